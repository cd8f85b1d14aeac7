import { useQuery } from '@tanstack/react-query';
import { Clapperboard, Images, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCommands } from '#web/commands/use-commands.ts';
import { useQueueNewest } from '#web/queries/image.ts';
import { taleQueries } from '#web/queries/tale.ts';
import { useRender } from '#web/queries/video.ts';
import { Button } from '#web/ui/button.tsx';

const OtherTaleDialog = lazy(async () => ({ default: (await import('./other-tale-dialog.tsx')).OtherTaleDialog }));

/** Create a tale; draw or package the newest one, which is named, or another one. */
export function QuickActions({ onCreate }: { onCreate: () => void }) {
  const images = useQueueNewest();
  const render = useRender('latest');
  const [isAsking, setAsking] = useState(false);
  const tales = (useQuery(taleQueries.statuses({ q: '', status: '' })).data ?? []).toSorted((a, b) => b.createdAt - a.createdAt);
  const [newest] = tales;
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
      {newest && tales.length > 1 && (
        <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
          <span className="min-w-0 truncate">For the newest tale: {newest.title}</span>
          <Button size="small" look="ghost" onClick={() => setAsking(true)}>
            Another tale…
          </Button>
        </p>
      )}
      <Suspense>{isAsking && <OtherTaleDialog tales={tales} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}
