import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import {
  AudioLines,
  Brush,
  CalendarPlus,
  Clapperboard,
  CirclePlay,
  Film,
  Image,
  Images,
  Info,
  type LucideIcon,
  Package,
  Pencil,
  ScrollText,
} from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCommands } from '#web/commands/use-commands.ts';
import { type TaleTab, tabNames, taleTabs } from './tale-tabs.ts';
import { i18n } from '#web/language/i18n.ts';

const faces: Record<TaleTab, readonly [LucideIcon, MessageDescriptor]> = {
  story: [ScrollText, msg`The text in every language`],
  images: [Images, msg`The picture of every scene`],
  thumbnails: [Image, msg`The pictures shown for the video`],
  audio: [AudioLines, msg`Narration and music`],
  storyboard: [Film, msg`The tale as it will play`],
  video: [Clapperboard, msg`Render and download`],
  youtube: [CirclePlay, msg`Publish and schedule`],
  status: [Info, msg`Progress of the tale`],
};

/** What can be done with the tale on the page: its orders, its name and its tabs. */
export function useTaleCommands(acts: {
  generate: () => void;
  pack: () => void;
  rename: () => void;
  slot: () => void;
}): void {
  const [, setQuery] = useSearchParams();
  const group = t`This tale`;
  useCommands([
    {
      id: 'tale.images',
      label: t`Generate Images`,
      description: t`Queue the missing images of this tale`,
      icon: Brush,
      group,
      perform: acts.generate,
    },
    {
      id: 'tale.package',
      label: t`Package Video`,
      description: t`Make the video of this tale`,
      icon: Clapperboard,
      group,
      perform: acts.pack,
    },
    {
      id: 'tale.slot',
      label: t`Add to next slot`,
      description: t`Schedule this tale for the next free weekly slot`,
      icon: CalendarPlus,
      group,
      perform: acts.slot,
    },
    {
      id: 'hint.tale.tabs',
      label: t`Next or previous tab when a tab has the focus`,
      group,
      key: ['ArrowLeft', 'ArrowRight'],
    },
    {
      id: 'tale.rename',
      label: t`Rename tale`,
      description: t`Give this tale another title`,
      icon: Pencil,
      group,
      perform: acts.rename,
    },
    {
      id: 'tale.download',
      label: t`Download package`,
      description: t`The whole tale as one file`,
      icon: Package,
      group,
      perform: () => setQuery({ tab: 'video', at: 'package' }, { replace: true, preventScrollReset: true }),
    },
    ...taleTabs.map((tab) => ({
      id: `tale.tab.${tab}`,
      label: t`Tab: ${{ name: i18n._(tabNames[tab]) }}`,
      description: i18n._(faces[tab][1]),
      icon: faces[tab][0],
      group,
      perform: () => setQuery({ tab }, { replace: true, preventScrollReset: true }),
    })),
  ]);
}
