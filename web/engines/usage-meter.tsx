import { cx } from '#web/ui/cx.ts';

/** How much of a limit is used, with the words that say it; red from 90 % on, and the words do not depend on it. */
export function Meter({ name, words, used, limit }: { name: string; words: string; used: number; limit: number }) {
  const percent = limit > 0 ? Math.min(100, (100 * used) / limit) : 100;
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>{name}</span>
        <span className="text-ink tabular-nums">{words}</span>
      </p>
      <div
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={words}
        className="mt-1 h-1.5 overflow-hidden rounded-full bg-mute-wash"
      >
        <div
          className={cx('h-full rounded-full', percent >= 90 ? 'bg-bad' : 'bg-brand')}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
