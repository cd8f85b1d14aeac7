import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard, Images, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { TaleRow } from '#shared/tale/tale.contract.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import { useQueueNewest } from '#web/pictures/image.ts';
import { taleQueries } from '#web/tale-parts/tale.ts';
import { useRender } from '#web/films/video.ts';
import { Button } from '#web/ui/button.tsx';

const OtherTaleDialog = lazy(async () => ({ default: (await import('./other-tale-dialog.tsx')).OtherTaleDialog }));

/** Why nothing can be ordered just now, and what to do about it; null while something can, or nobody knows. */
function whyNot(tales: readonly TaleRow[] | undefined): Record<'images' | 'film', ReactNode> {
  if (!tales) return { images: null, film: null };
  const [newest] = tales;
  if (!newest) return { images: t`Create a tale first.`, film: t`Create a tale first.` };
  const unwritten = tales.filter(({ imagesTotal }) => imagesTotal === 0);
  const toWrite = ({ taleId, title }: TaleRow) => (
    <>
      {t`${title} has no story yet.`}{' '}
      <Link to={`/tales/${taleId}?tab=story`} className="font-medium text-brand underline">{t`Write it`}</Link>
    </>
  );
  const lacking = tales.some(({ imagesReady, imagesTotal }) => imagesReady < imagesTotal);
  return {
    images: lacking ? null : unwritten[0] ? toWrite(unwritten[0]) : t`Every tale has its pictures.`,
    film: newest.imagesTotal === 0 ? toWrite(newest) : null,
  };
}

/** Create a tale; draw or package the newest one, which is named, or another one. */
export function QuickActions({ onCreate }: { onCreate: () => void }) {
  const images = useQueueNewest();
  const render = useRender('latest');
  const [isAsking, setAsking] = useState(false);
  // The table beside this has just asked for the same.
  const known = useQuery({ ...taleQueries.statuses({ q: '', status: '' }), staleTime: 5_000 }).data?.toSorted(
    (a, b) => b.createdAt - a.createdAt,
  );
  const tales = known ?? [];
  const [newest] = tales;
  const why = whyNot(known);
  useCommands([
    {
      id: 'dashboard.images',
      label: t`Generate Images of the newest tale`,
      description: t`Queue the images that the newest unfinished tale lacks`,
      icon: Images,
      group: t`Dashboard`,
      perform: () => images.mutate(),
    },
    {
      id: 'dashboard.package',
      label: t`Package Video of the newest tale`,
      description: t`Make the video of the newest tale`,
      icon: Clapperboard,
      group: t`Dashboard`,
      perform: () => render.mutate({}),
    },
  ]);
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      <Button look="primary" onClick={onCreate} icon={<Plus aria-hidden />}>{t`Create New Tale`}</Button>
      <Button
        busy={images.isPending}
        disabled={why.images !== null}
        onClick={() => images.mutate()}
        icon={<Images aria-hidden />}
      >{t`Generate Images`}</Button>
      <Button
        busy={render.isPending}
        disabled={why.film !== null}
        onClick={() => render.mutate({})}
        icon={<Clapperboard aria-hidden />}
      >{t`Package Video`}</Button>
      {(why.images ?? why.film) && (
        <p className="flex items-center text-sm text-soft">
          <span>{why.images ?? why.film}</span>
        </p>
      )}
      {newest && tales.length > 1 && (
        <p className="flex min-w-0 items-center gap-2 text-sm text-soft">
          <span className="min-w-0 truncate">{t`For the newest tale: ${{ title: newest.title }}`}</span>
          <Button size="small" look="ghost" onClick={() => setAsking(true)}>{t`Another tale…`}</Button>
        </p>
      )}
      <Suspense>{isAsking && <OtherTaleDialog tales={tales} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}
