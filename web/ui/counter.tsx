import { t } from '@lingui/core/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { showNumber } from '#web/language/locale.ts';
import { cx } from './cx.ts';

/** How much of what is allowed is used; what is wrong, in words, beside a sign. */
export function Counter({ used, most, unit, problem }: { used: number; most: number; unit: string; problem: string | null }): ReactNode {
  return (
    <span className={cx('flex flex-wrap items-center gap-x-1.5', problem && 'font-medium text-bad')}>
      {problem && <TriangleAlert className="size-3.5" aria-hidden />}
      <span className="tabular-nums">{t`${showNumber(used)} of ${showNumber(most)} ${unit}`}</span>
      {problem && <span>· {problem}</span>}
    </span>
  );
}
