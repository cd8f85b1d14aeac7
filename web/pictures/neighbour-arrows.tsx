import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#web/ui/button.tsx';

type Step = -1 | 1;
const arrow = 'absolute top-1/2 -translate-y-1/2 bg-black/60! text-white aria-disabled:opacity-30';

/**
 * Over a picture that is shown large: to the previous one and the one after; `at` is its place among `count`, or -1.
 */
export const NeighbourArrows = ({ at, count, onMove }: { at: number; count: number; onMove: (by: Step) => void }) => (
  <>
    <IconButton
      label={t`Previous picture`}
      aria-disabled={at <= 0}
      onClick={() => onMove(-1)}
      className={`${arrow} left-2`}
    >
      <ChevronLeft aria-hidden />
    </IconButton>
    <IconButton
      label={t`Next picture`}
      aria-disabled={at < 0 || at >= count - 1}
      onClick={() => onMove(1)}
      className={`${arrow} right-2`}
    >
      <ChevronRight aria-hidden />
    </IconButton>
  </>
);

/** The arrow keys do what the buttons do, but in a field that somebody writes in. */
export const arrowKeys =
  (onMove: (by: Step) => void) =>
  ({ key, target }: KeyboardEvent<HTMLElement>): void => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    if (key === 'ArrowLeft') onMove(-1);
    if (key === 'ArrowRight') onMove(1);
  };
