import { t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { showNumber } from '#web/language/locale.ts';
import { cx } from './cx.ts';
import { sayWords } from '#web/language/said.ts';
import { type Words } from '#shared/said.ts';

type Unit = 'characters' | 'characters together' | 'bytes';
function saidOf(used: string, most: string, unit: Unit): string {
  if (unit === 'bytes') return t`${used} of ${most} bytes`;
  return unit === 'characters' ? t`${used} of ${most} characters` : t`${used} of ${most} characters together`;
}

/** How much of what is allowed is used; what is wrong, as text next to an icon. */
export function Counter({
  used,
  most,
  unit,
  problem,
}: {
  used: number;
  most: number;
  unit: Unit;
  problem: Words | null;
}): ReactNode {
  return (
    <span className={cx('flex flex-wrap items-center gap-x-1.5', problem && 'font-medium text-bad')}>
      {problem && <TriangleAlert className="size-3.5" aria-hidden />}
      <span className="tabular-nums">{saidOf(showNumber(used), showNumber(most), unit)}</span>
      {problem && <span>· {sayWords(problem)}</span>}
    </span>
  );
}
