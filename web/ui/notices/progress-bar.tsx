import { cx } from '../cx.ts';

/** How far something is, in percent, with a name for those who cannot see it. */
export function ProgressBar({ value, label, className }: { value: number; label: string; className?: string }) {
  // Work that has not begun may have no number yet.
  const percent = Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value))) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('h-1.5 w-full overflow-hidden rounded-full bg-mute-wash', className)}
    >
      <div className="h-full rounded-full bg-brand transition-[width] duration-500" style={{ width: `${percent}%` }} />
    </div>
  );
}
