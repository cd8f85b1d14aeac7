import { t } from '@lingui/core/macro';
import { Brush, Download, X } from 'lucide-react';
import type { ReadingChange } from '#shared/pictures/scene-reading.ts';
import { pictureUrl } from '#web/pictures/gallery.ts';
import { isUnderWay, type TaleFrame, useRedraw, useTakeBack } from './tale-frame.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { OrderEstimate } from '#web/engines/order-estimate.tsx';
import { ReplacePicture } from '#web/pictures/replace-picture.tsx';

/**
 * What can be done with a frame; `words` are those in the field, which are drawn when they differ, and so is a changed
 * `reading`.
 */
export function ImageActions({
  frame,
  words,
  reading,
}: {
  frame: TaleFrame;
  words: string;
  reading?: ReadingChange | null | undefined;
}) {
  const redraw = useRedraw(frame);
  const takeBack = useTakeBack(frame);
  const url = pictureUrl(frame);
  const trimmed = words.trim();
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
      {!isUnderWay(frame) && (
        <OrderEstimate orders={[{ label: drawWords(frame), of: { pictures: 1 } }]} className="w-full" />
      )}
      {url && (
        <ButtonAnchor
          size="small"
          href={`${url}&download=1`}
          download
          icon={<Download aria-hidden />}
        >{t`Download`}</ButtonAnchor>
      )}
      <ReplacePicture item={frame} />
      {isUnderWay(frame) ? (
        <Button
          size="small"
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate()}
          icon={<X aria-hidden />}
        >{t`Cancel drawing`}</Button>
      ) : (
        <Button
          look="primary"
          size="small"
          busy={redraw.isPending}
          disabled={!trimmed}
          onClick={() =>
            redraw.mutate({
              ...(trimmed === frame.prompt ? {} : { prompt: trimmed }),
              ...(reading === undefined ? {} : { reading }),
            })
          }
          icon={<Brush aria-hidden />}
        >
          {drawWords(frame)}
        </Button>
      )}
    </div>
  );
}

const drawWords = ({ status, lastError }: TaleFrame): string =>
  status === 'missing' ? t`Draw` : lastError ? t`Try again` : t`Draw again`;
