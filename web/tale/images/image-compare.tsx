import { t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ImageVersion } from '#shared/pictures/image.contract.ts';
import { useGoBack, versionUrl } from './image-version.ts';
import type { TaleFrame } from './tale-frame.ts';
import { Button } from '#web/ui/button.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { ImageLarge } from './image-large.tsx';

/** An earlier picture beside the present one, and the way back to it. */
export function ImageCompare({
  frame,
  version,
  onClose,
}: {
  frame: TaleFrame;
  version: ImageVersion;
  onClose: () => void;
}) {
  const goBack = useGoBack(frame.taleId);
  const box = useRef<HTMLElement>(null);
  // It is above the list that it is chosen from, perhaps out of sight.
  useEffect(() => box.current?.focus(), [version.id]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t`Current and previous picture`}
      className="grid gap-3 rounded-xl outline-none"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <figure>
          <ImageLarge frame={frame} sizes="(min-width: 56rem) 27rem, 92vw" />
          <figcaption className="mt-1.5 text-sm font-medium">{t`Now`}</figcaption>
        </figure>
        <figure>
          <img
            src={versionUrl(version, 960)}
            alt={version.prompt}
            width={960}
            height={540}
            className="aspect-video w-full rounded-xl bg-sunken object-cover"
          />
          <figcaption className="mt-1.5 text-sm">
            <span className="font-medium">{t`Until ${{ moment: showMoment(version.keptAt) }}`}</span>
            {version.prompt !== frame.prompt && (
              <span className="mt-0.5 block text-soft">{t`Its description: ${{ prompt: version.prompt }}`}</span>
            )}
          </figcaption>
        </figure>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="mr-auto text-sm text-soft">{t`The current picture is kept too. Videos that show it will be out of date.`}</p>
        <Button size="small" onClick={onClose}>{t`Keep the current one`}</Button>
        <Button
          look="primary"
          size="small"
          busy={goBack.isPending}
          icon={<Undo2 aria-hidden />}
          onClick={() => goBack.mutate(version, { onSuccess: onClose })}
        >{t`Go back to this picture`}</Button>
      </div>
    </section>
  );
}
