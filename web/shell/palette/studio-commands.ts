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
import type { Command } from '#web/commands/command-list.ts';
import { fireBulk } from '#web/tale-parts/bulk-event.ts';
import { type Theme, themes } from '#web/ui/theme.ts';
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
  const page = (to: string, label: string, description: string, icon: Command['icon'], group = 'Commands'): Command => ({
    id: `go.${to}`,
    label,
    description,
    icon,
    group,
    perform: () => go(to),
  });
  const bulk = (action: 'generate' | 'render' | 'upload', label: string, description: string, icon: Command['icon']): Command => ({
    id: `bulk.${action}`,
    label,
    description,
    icon,
    group: 'Commands',
    perform: () => fireBulk(action),
  });
  const studio = (id: string, label: string, description: string, icon: Command['icon'], perform: () => void): Command => ({
    id: `studio.${id}`,
    label,
    description,
    icon,
    group: 'Studio',
    perform,
  });
  return [
    page('/tales/new', 'Create New Tale', 'Start from a verse, a theme or your own text', Plus),
    page('/dashboard', 'Go to Dashboard', 'Tales, jobs and recent activity', LayoutDashboard),
    page('/my-videos', 'My Videos', 'Your YouTube channel and its publications', CirclePlay),
    page('/tales', 'All Tales', 'Every tale in your studio', BookOpen),
    page('/images', 'Images', 'Every scene picture', Images),
    page('/settings', 'Settings', 'Defaults, Bibles, voices, access tokens', Settings),
    bulk('generate', 'Bulk: Generate Images', 'Queue the missing images of the selected tales', Images),
    bulk('render', 'Bulk: Render Videos', 'Render the videos of the selected tales', Clapperboard),
    bulk('upload', 'Bulk: Upload to YouTube', 'Upload the finished videos of the selected tales', CloudUpload),
    page('/tales?import=1', 'Import a package', 'Make a tale of a package from this or another studio', Package, 'Go to'),
    page('/', 'Home', 'What the studio does, step by step', House, 'Go to'),
    page('/videos', 'Videos', 'Every rendered video', Clapperboard, 'Go to'),
    ...themes.map((theme): Command => {
      const [icon, name] = themeFaces[theme];
      const description = theme === 'system' ? 'Light or dark as your computer has it' : `Show the studio in ${name.toLowerCase()} colours`;
      return { id: `theme.${theme}`, label: t`Theme: ${name}`, description, icon, group: 'Appearance', perform: () => setTheme(theme) };
    }),
    { ...studio('fold', 'Collapse or expand navigation', 'Gives the page more room', PanelLeft, foldNavigation), group: 'Appearance' },
    studio('refresh', 'Refresh', 'Ask for everything on this page again', RefreshCw, refresh),
    studio('connect', 'Connect YouTube', 'Link your YouTube account to publish', Link2, connect),
    studio('sign-out', 'Sign out', 'Leave this session', LogOut, signOut),
  ];
}
