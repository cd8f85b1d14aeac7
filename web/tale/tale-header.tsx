import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Brush, Clapperboard, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { useQueueTale } from '#web/pictures/image.ts';
import { usePackage } from '#web/films/video.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useRenameTale } from '#web/tale-parts/tale.ts';
import { TaleStatusBadge } from '#web/tale-parts/status-badge.tsx';
import { TaleCover } from '#web/tale-parts/tale-cover.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import type { MainStep } from './main-step.ts';
import { RunningJobs } from './running-jobs.tsx';
import { useTaleCommands } from './use-tale-commands.ts';
import { showReference } from '#web/language/locale.ts';

const NextStep = lazy(async () => ({ default: (await import('./next-step.tsx')).NextStep }));
const DuplicateButton = lazy(async () => ({ default: (await import('./duplicate-button.tsx')).DuplicateButton }));
const TakeSlot = lazy(async () => ({ default: (await import('./take-slot.tsx')).TakeSlot }));
const RenameDialog = lazy(async () => ({ default: (await import('#web/tale-parts/rename-dialog.tsx')).RenameDialog }));

/** A tale's name, its status, and the two buttons for its next steps. */
export function TaleHeader({ tale }: { tale: Tale }) {
  const queue = useQueueTale(tale.id);
  const pack = usePackage(tale.id);
  const [leading, setLeading] = useState<MainStep['order']>('render');
  const [renaming, setRenaming] = useState(false);
  const rename = useRenameTale(tale.id);
  const [slotting, setSlotting] = useState(false);
  useTaleCommands({
    generate: () => queue.mutate(),
    pack: () => pack.mutate(),
    rename: () => setRenaming(true),
    slot: () => setSlotting(true),
  });
  return (
    <header className="mb-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <TaleCover
          taleId={tale.id}
          ready={tale.images_ready}
          className="h-20 w-36 rounded-xl shadow-lift max-sm:hidden"
        />
        <div className="min-w-0 flex-1 basis-96 max-sm:basis-64">
          {/* The two buttons follow the last word. */}
          <div>
            <h1 className="inline text-2xl leading-tight font-bold break-words sm:text-3xl">
              {tale.displayTitle || tale.title}
            </h1>
            <span className="-my-2 ml-1 inline-flex gap-1 align-middle">
              <IconButton label={t`Rename`} onClick={() => setRenaming(true)}>
                <Pencil aria-hidden />
              </IconButton>
              <Suspense fallback={<span className="size-9 sm:size-10" />}>
                <DuplicateButton taleId={tale.id} />
              </Suspense>
            </span>
          </div>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <TaleStatusBadge status={tale.status} />
            {tale.verse && <span className="font-medium">{showReference(tale.verse)}</span>}
          </p>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft">
            <span>
              <Trans>
                Created <When at={tale.createdAtMs} />
              </Trans>
            </span>
            <span>
              <Trans>
                Updated <When at={tale.updatedAtMs} />
              </Trans>
            </span>
          </p>
        </div>
        {/* On phones two lines of two, the second of which comes a moment later: French words are long. */}
        <div
          className="flex flex-wrap content-start items-center gap-2 max-sm:grid max-sm:min-h-23 max-sm:w-full
          max-sm:grid-cols-2 max-sm:[&>*]:px-2 max-sm:[&>*]:text-sm
          max-sm:[&>*:last-child:nth-child(odd)]:col-span-2 max-sm:[&>*>svg:not(.animate-spin)]:hidden"
        >
          <Button
            look={leading === 'draw' ? 'primary' : 'quiet'}
            busy={queue.isPending}
            onClick={() => queue.mutate()}
            icon={<Brush aria-hidden />}
          >{t`Generate Images`}</Button>
          <Button
            look={leading === 'render' ? 'primary' : 'quiet'}
            busy={pack.isPending}
            onClick={() => pack.mutate()}
            icon={<Clapperboard aria-hidden />}
          >{t`Package Video`}</Button>
          <Suspense>
            <NextStep tale={tale} onOrder={setLeading} />
          </Suspense>
        </div>
      </div>
      <Suspense>
        {renaming && (
          <RenameDialog
            title={tale.title}
            isBusy={rename.isPending}
            onRename={(title) => rename.mutate({ title, before: tale.title }, { onSuccess: () => setRenaming(false) })}
            onClose={() => setRenaming(false)}
          />
        )}
      </Suspense>
      <Suspense>{slotting && <TakeSlot taleId={tale.id} onDone={() => setSlotting(false)} />}</Suspense>
      <RunningJobs taleId={tale.id} />
    </header>
  );
}

const When = ({ at }: { at: number }) => <time dateTime={new Date(at).toISOString()}>{showMoment(at)}</time>;
