import { t } from '@lingui/core/macro';
import {
  BookOpen,
  CirclePlay,
  Clapperboard,
  CloudUpload,
  House,
  Images,
  LayoutDashboard,
  Link2,
  LogOut,
  Package,
  PanelLeft,
  Plus,
  RefreshCw,
  Settings,
} from 'lucide-react';
import { i18n } from '#web/language/i18n.ts';
import type { Command } from '#web/commands/command-list.ts';
import { fireBulk } from '#web/tale-parts/bulk-event.ts';
import { type Theme, themes } from '#web/ui/hooks/theme.ts';
import { themeFaces } from '#web/shell/theme-faces.ts';

/** What the commands of the studio do to the app around them. */
export type StudioActs = {
  readonly go: (path: string) => void;
  readonly setTheme: (theme: Theme) => void;
  readonly refresh: () => void;
  readonly connect: () => void;
  readonly signOut: () => void;
  readonly foldNavigation: () => void;
};

/** The commands that every page has: the specified ones in their order, then what else the studio can do. */
export function studioCommands({ go, setTheme, refresh, connect, signOut, foldNavigation }: StudioActs): Command[] {
  const page = (
    to: string,
    label: string,
    description: string,
    icon: Command['icon'],
    group = t`Commands`,
  ): Command => ({
    id: `go.${to}`,
    label,
    description,
    icon,
    group,
    perform: () => go(to),
  });
  const bulk = (
    action: 'generate' | 'render' | 'upload',
    label: string,
    description: string,
    icon: Command['icon'],
  ): Command => ({
    id: `bulk.${action}`,
    label,
    description,
    icon,
    group: t`Commands`,
    perform: () => fireBulk(action),
  });
  const studio = (
    id: string,
    label: string,
    description: string,
    icon: Command['icon'],
    perform: () => void,
  ): Command => ({
    id: `studio.${id}`,
    label,
    description,
    icon,
    group: t`Studio`,
    perform,
  });
  return [
    page('/tales/new', t`Create New Tale`, t`Start from a verse, a theme or your own text`, Plus),
    page('/dashboard', t`Go to Dashboard`, t`Tales, jobs and recent activity`, LayoutDashboard),
    page('/my-videos', t`My Videos`, t`Your YouTube channel and its publications`, CirclePlay),
    page('/tales', t`All Tales`, t`Every tale in your studio`, BookOpen),
    page('/images', t`Images`, t`Every scene picture`, Images),
    page('/settings', t`Settings`, t`Defaults, Bibles, voices, access tokens`, Settings),
    bulk('generate', t`Bulk: Generate Images`, t`Queue the missing images of the selected tales`, Images),
    bulk('render', t`Bulk: Render Videos`, t`Render the videos of the selected tales`, Clapperboard),
    bulk('upload', t`Bulk: Upload to YouTube`, t`Upload the finished videos of the selected tales`, CloudUpload),
    page(
      '/tales?import=1',
      t`Import a package`,
      t`Make a tale from a package of this or another studio`,
      Package,
      t`Go to`,
    ),
    page('/', t`Home`, t`What the studio does, step by step`, House, t`Go to`),
    page('/videos', t`Videos`, t`Every rendered video`, Clapperboard, t`Go to`),
    ...themes.map((theme): Command => {
      const { Icon: icon, name: words, shows } = themeFaces[theme];
      const name = i18n._(words);
      const description = i18n._(shows);
      return {
        id: `theme.${theme}`,
        label: t`Theme: ${name}`,
        description,
        icon,
        group: t`Appearance`,
        perform: () => setTheme(theme),
      };
    }),
    {
      ...studio('fold', t`Collapse or expand navigation`, t`Gives the page more room`, PanelLeft, foldNavigation),
      group: t`Appearance`,
    },
    studio('refresh', t`Refresh`, t`Refresh everything on this page`, RefreshCw, refresh),
    studio('connect', t`Connect YouTube`, t`Link your YouTube account to publish`, Link2, connect),
    studio('sign-out', t`Sign out`, t`Leave this session`, LogOut, signOut),
  ];
}
