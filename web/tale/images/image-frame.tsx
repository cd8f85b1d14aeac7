import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Brush, X } from 'lucide-react';
import { memo } from 'react';
import { pictureSet, pictureUrl } from '#web/pictures/gallery.ts';
import { inWords } from '#web/language/said.ts';
import { isUnderWay, type TaleFrame, useRedraw, useTakeBack } from './tale-frame.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { MakingBadge } from '#web/tale-parts/status-badge.tsx';
import { i18n } from '#web/language/i18n.ts';

const placeholders: Record<string, MessageDescriptor> = {
  missing: msg`Not drawn yet`,
  queued: msg`Waiting for its turn`,
  error: msg`Could not be drawn`,
};

/** One picture of a tale in the grid: it keeps its place and size from planned to drawn. */
export const ImageFrame = memo(function ImageFrame({
  frame,
  onOpen,
}: {
  frame: TaleFrame;
  onOpen: (id: string) => void;
}) {
  const redraw = useRedraw(frame);
  const takeBack = useTakeBack(frame);
  const { frameNo } = frame;
  const name = t`Frame ${frameNo}`;
  const placeholder = placeholders[frame.status];
  const url = pictureUrl(frame, 640);
  const moves = isUnderWay(frame);
  const undrawn = frame.status === 'error' || frame.status === 'missing';
  return (
    <li className="flex flex-col overflow-hidden rounded-xl border border-line bg-raised">
      <button
        type="button"
        onClick={() => onOpen(frame.id)}
        aria-haspopup="dialog"
        className="group relative block aspect-video w-full bg-sunken focus-visible:-outline-offset-2"
      >
        <span className="sr-only">
          {name}: {frame.prompt}
        </span>
        {url ? (
          <img
            src={url}
            srcSet={pictureSet(frame)}
            sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 45vw, 92vw"
            alt=""
            loading="lazy"
            decoding="async"
            width={640}
            height={360}
            className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.02]"
          />
        ) : (
          <span className="grid size-full place-items-center px-6 text-center text-sm text-soft">
            {placeholder ? i18n._(placeholder) : t`Being drawn…`}
          </span>
        )}
      </button>
      <ProgressBar value={frame.progress} label={name} className={moves ? 'rounded-none' : 'invisible rounded-none'} />
      <div className="flex flex-1 flex-col gap-2 p-3 pt-2">
        <div className="flex min-h-8 items-center gap-2">
          <span className="text-sm font-semibold">{name}</span>
          <span className="ml-auto">
            <MakingBadge status={frame.status} />
          </span>
          {moves && (
            <IconButton
              label={t`Cancel: frame ${frameNo}`}
              className="-mr-1 size-8! [&_svg]:size-4!"
              disabled={takeBack.isPending}
              onClick={() => takeBack.mutate()}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        <p className="line-clamp-2 min-h-8 text-xs text-soft">{frame.prompt}</p>
        {frame.lastError && (
          <p className="text-xs break-words text-bad">{inWords(frame.lastErrorSaid, frame.lastError)}</p>
        )}
        {(undrawn || frame.lastError) && !moves && (
          <Button
            size="small"
            className="mt-auto self-start"
            busy={redraw.isPending}
            icon={<Brush aria-hidden />}
            aria-label={frame.status === 'missing' ? t`Draw: frame ${frameNo}` : t`Try again: frame ${frameNo}`}
            onClick={() => redraw.mutate({})}
          >
            {frame.status === 'missing' ? t`Draw` : t`Try again`}
          </Button>
        )}
      </div>
    </li>
  );
});
