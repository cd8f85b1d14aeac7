import { Clapperboard, Images, Plus } from 'lucide-react';
import { useCommands } from '#web/commands/use-commands.ts';
import { useQueueNewest } from '#web/queries/image.ts';
import { useRender } from '#web/queries/video.ts';
import { Button } from '#web/ui/button.tsx';

/** Create a tale; draw or package the newest one. */
export function QuickActions({ onCreate }: { onCreate: () => void }) {
  const images = useQueueNewest();
  const render = useRender('latest');
  useCommands([
    {
      id: 'dashboard.images',
      label: 'Generate Images of the newest tale',
      description: 'Queue the images that the newest unfinished tale lacks',
      icon: Images,
      group: 'Dashboard',
      perform: () => images.mutate(),
    },
    {
      id: 'dashboard.package',
      label: 'Package Video of the newest tale',
      description: 'Make the video of the newest tale',
      icon: Clapperboard,
      group: 'Dashboard',
      perform: () => render.mutate({}),
    },
  ]);
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      <Button look="primary" onClick={onCreate} icon={<Plus aria-hidden />}>
        Create New Tale
      </Button>
      <Button busy={images.isPending} onClick={() => images.mutate()} icon={<Images aria-hidden />}>
        Generate Images
      </Button>
      <Button busy={render.isPending} onClick={() => render.mutate({})} icon={<Clapperboard aria-hidden />}>
        Package Video
      </Button>
    </div>
  );
}
