import { i18n } from '#web/language/i18n.ts';
import { msg, t } from '@lingui/core/macro';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { contrastWord, isUnderStamp } from '#web/workspace/canvas/contrast.ts';
import { overlayLabel } from '#web/workspace/design.ts';
import { Drawing } from '#web/workspace/canvas/drawing.tsx';
import { useContrast } from '#web/workspace/canvas/use-contrast.ts';

const pages = [
  { name: 'light', page: 'bg-white', ink: 'text-[#0f0f0f]', soft: 'text-[#606060]' },
  { name: 'dark', page: 'bg-[#0f0f0f]', ink: 'text-[#f1f1f1]', soft: 'text-[#aaaaaa]' },
] as const;
/** Pixels of a thumbnail in a list on a computer, and beside a video. */
const widths = [320, 168] as const;
const faces = {
  strong: { hue: 'green', words: msg`strong`, icon: <CircleCheck aria-hidden /> },
  fair: { hue: 'amber', words: msg`fair`, icon: <TriangleAlert aria-hidden /> },
  weak: { hue: 'red', words: msg`weak`, icon: <CircleX aria-hidden /> },
} as const;

/**
 * The thumbnail as viewers will see it: small, with the length of the video over it, and how well its words can be
 * read.
 */
export function ProofView({
  picture,
  overlays,
  title,
}: {
  picture: string | null;
  overlays: readonly Overlay[];
  title: string;
}) {
  const contrasts = useContrast(picture, overlays);
  const hidden = overlays.filter(isUnderStamp);
  return (
    <Card title={t`Proof`} note={t`As on YouTube, where the video length covers a corner.`}>
      <div className="grid gap-3">
        {pages.map(({ name, page, ink, soft }) => (
          <div
            key={name}
            className={cx('flex flex-wrap items-start gap-3 overflow-hidden rounded-xl border border-line p-3', page)}
          >
            {widths.map((width) => (
              <figure key={width} style={{ width }} className="max-w-full">
                <div className="relative">
                  <Drawing
                    picture={picture}
                    overlays={overlays}
                    prefix={`proof-${name}-${width}-`}
                    className="rounded-xl"
                  />
                  <span
                    className="absolute right-2 bottom-2 rounded bg-black/80 px-1 text-xs font-medium text-white"
                    aria-hidden
                  >
                    12:34
                  </span>
                </div>
                <figcaption className={cx('mt-1.5 text-xs', soft)}>
                  <span className={cx('line-clamp-2 text-sm font-semibold', ink)}>{title}</span>
                  {name === 'light' ? t`Light page, ${width} px` : t`Dark page, ${width} px`}
                </figcaption>
              </figure>
            ))}
          </div>
        ))}
      </div>
      <ul aria-label={t`Contrast of the texts`} className="mt-4 space-y-2 text-sm">
        {contrasts.map(({ id, behind, outline }) => {
          const overlay = overlays.find((one) => one.id === id);
          if (!overlay) return null;
          const word = contrastWord(behind);
          return (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <Badge hue={faces[word].hue} icon={faces[word].icon}>
                {i18n._(faces[word].words)} · {behind.toFixed(1)}:1
              </Badge>
              <span className="min-w-0">
                {overlayLabel(overlay)}
                <span className="text-soft">
                  {' '}
                  {word === 'strong'
                    ? t`stands out from the background.`
                    : outline >= 3
                      ? t`is hard to see against part of the background. Its outline helps (${{ ratio: outline.toFixed(1) }}:1).`
                      : t`is hard to see against part of the background. Give it an outline or a background, or change its color.`}
                </span>
              </span>
            </li>
          );
        })}
        {hidden.map((overlay) => (
          <li key={`stamp-${overlay.id}`} className="flex flex-wrap items-center gap-2">
            <Badge hue="amber" icon={<TriangleAlert aria-hidden />}>{t`Hidden corner`}</Badge>
            <span>{t`${{ text: overlayLabel(overlay) }} is hidden by the video length. Move it up or to the left.`}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
