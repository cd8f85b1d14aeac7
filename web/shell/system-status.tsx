import { t } from '@lingui/core/macro';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { type SystemState, useSystemStatus } from './use-system-status.ts';

const faces = {
  fine: [CircleCheck, 'text-[#7fd69a]'],
  looking: [CircleDashed, 'text-night-soft'],
  troubled: [TriangleAlert, 'text-[#ffb44c]'],
} as const;

const WhatToDo = ({ troubles }: Pick<SystemState, 'troubles'>) =>
  troubles.length > 0 && (
    <ul className="mt-1.5 grid gap-1.5">
      {troubles.map(({ part, problem, advice }) => (
        <li key={part}>
          {problem} {advice}
        </li>
      ))}
    </ul>
  );

/** Whether every part of the studio answers, and which does not; narrow shows only the sign. */
export function SystemStatus({ narrow }: { narrow: boolean }) {
  const { state, words, troubles } = useSystemStatus();
  const [Icon, colour] = faces[state];
  return (
    <div
      className={cx(
        'm-3 rounded-xl border border-night-line bg-white/5 p-3 text-xs',
        narrow && 'grid place-items-center px-0',
      )}
      title={narrow ? t`System Status: ${words}` : undefined}
    >
      <p role="status" className={cx('flex items-start gap-2', narrow && 'justify-center')}>
        <Icon className={cx('mt-px size-3.5 shrink-0', colour)} aria-hidden />
        <span className={narrow ? 'sr-only' : 'text-night-soft'}>
          {t`System Status:`} <span className="font-medium text-night-ink">{words}</span>
        </span>
      </p>
      {!narrow && (
        <div className="text-night-soft">
          <WhatToDo troubles={troubles} />
        </div>
      )}
    </div>
  );
}

/**
 * The same where the navigation has no room for its text: on small screens, and next to a narrow navigation. It appears
 * after the first paint, so it is at the lower edge of the window and moves nothing.
 */
export function SystemStrip({ narrow }: { narrow: boolean }) {
  const { state, words, troubles, said } = useSystemStatus();
  return (
    <div role="status" className={cx('sticky bottom-0 z-20', !narrow && 'lg:hidden')}>
      {state === 'troubled' && !said && (
        <details data-strip className="border-t border-warn/50 bg-warn-wash px-4 text-sm text-warn">
          <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <TriangleAlert className="size-5 shrink-0" aria-hidden />
            <span className="min-w-0 truncate">{t`System Status: ${words}`}</span>
          </summary>
          <div className="max-h-[40dvh] overflow-y-auto pb-3">
            <WhatToDo troubles={troubles} />
          </div>
        </details>
      )}
    </div>
  );
}
