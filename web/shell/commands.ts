import { BookOpen, CirclePlay, CloudUpload, Clapperboard, Images, LayoutDashboard, type LucideIcon, Plus, Settings } from 'lucide-react';

/** One thing that the palette can do: go somewhere, or a bulk action on the ticked tales. */
export type Command = { label: string; description: string; icon: LucideIcon } & (
  | { to: string }
  | { bulk: 'generate' | 'render' | 'upload' }
);

/** The palette's commands, in order. */
export const commands: readonly Command[] = [
  { label: 'Create New Tale', description: 'Start from a verse, a theme or your own text', icon: Plus, to: '/tales/new' },
  { label: 'Go to Dashboard', description: 'Tales, jobs and recent activity', icon: LayoutDashboard, to: '/dashboard' },
  { label: 'My Videos', description: 'Your YouTube channel and its publications', icon: CirclePlay, to: '/my-videos' },
  { label: 'All Tales', description: 'Every tale in your studio', icon: BookOpen, to: '/tales' },
  { label: 'Images', description: 'Every scene picture', icon: Images, to: '/images' },
  { label: 'Settings', description: 'Bibles, access tokens, engines', icon: Settings, to: '/settings' },
  { label: 'Bulk: Generate Images', description: 'Queue the missing images of the selected tales', icon: Images, bulk: 'generate' },
  { label: 'Bulk: Render Videos', description: 'Render the videos of the selected tales', icon: Clapperboard, bulk: 'render' },
  { label: 'Bulk: Upload to YouTube', description: 'Upload the finished videos of the selected tales', icon: CloudUpload, bulk: 'upload' },
];

/** The commands whose label or description has the text; upper and lower case are the same. */
export function matching(text: string, all: readonly Command[] = commands): readonly Command[] {
  const sought = text.trim().toLocaleLowerCase();
  return all.filter(({ label, description }) => `${label}\n${description}`.toLocaleLowerCase().includes(sought));
}
