import { useId } from 'react';

/** The wave of a take, 0 to 100 each; the parts cut away (shares of the whole, 0 to 1) are dark. */
export function Waveform({
  peaks,
  from,
  to,
  label,
}: {
  peaks: readonly number[];
  from: number;
  to: number;
  label: string;
}) {
  const id = useId();
  const wide = Math.max(1, peaks.length);
  const tall = Math.max(20, ...peaks);
  const path = peaks
    .map((peak, at) => `M${at + 0.5} ${50 - (peak / tall) * 48}V${50 + (peak / tall) * 48 + 0.6}`)
    .join('');
  return (
    <svg
      viewBox={`0 0 ${wide} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="h-20 w-full rounded-lg bg-sunken"
    >
      <clipPath id={id}>
        <rect x={from * wide} y="0" width={Math.max(0, (to - from) * wide)} height="100" />
      </clipPath>
      <path d={path} stroke="currentColor" strokeWidth="1" fill="none" className="text-soft/45" />
      <rect x={from * wide} y="0" width={Math.max(0, (to - from) * wide)} height="100" className="fill-brand-wash" />
      <path
        d={path}
        stroke="currentColor"
        strokeWidth="1"
        fill="none"
        clipPath={`url(#${id})`}
        className="text-brand"
      />
    </svg>
  );
}
