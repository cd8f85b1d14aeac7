import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const hues = {
  grey: 'bg-mute-wash text-soft',
  green: 'bg-good-wash text-good',
  red: 'bg-bad-wash text-bad',
  blue: 'bg-info-wash text-info',
  amber: 'bg-warn-wash text-warn',
  orange: 'bg-orange-wash text-orange',
  brand: 'bg-brand-wash text-brand-strong',
} as const;
/** The colours that a status may have; the word and the icon always say the same. */
export type Hue = keyof typeof hues;

/** A state in a word, with an icon. */
export function Badge({
  hue = 'grey',
  icon,
  children,
  className,
}: {
  hue?: Hue;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ' +
          '[&_svg]:size-3.5',
        hues[hue],
        className,
      )}
    >
      {icon}
      <span className="inline-block first-letter:uppercase">{children}</span>
    </span>
  );
}
