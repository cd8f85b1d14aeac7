import { cx } from './cx.ts';

const looks = {
  // Its border is seen where the system paints with its own few colours.
  primary: 'bg-brand text-on-brand border border-transparent hover:bg-brand-strong shadow-sm',
  quiet: 'bg-surface text-ink border border-edge/50 hover:bg-sunken hover:border-edge',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-bad-wash text-bad border border-bad/40 hover:border-bad',
} as const;
const sizes = {
  small: 'h-8 px-3 text-[13px] gap-1.5 rounded-lg',
  medium: 'h-10 px-4 text-sm gap-2 rounded-xl',
} as const;

/** The emphasis of a button, and its size. */
export type ButtonLook = { look?: keyof typeof looks; size?: keyof typeof sizes };

/** The classes of a button, for what is not one of ours: a plain link, a summary. */
export const buttonClasses = ({ look = 'quiet', size = 'medium' }: ButtonLook, more?: string): string =>
  cx(
    'inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap transition-colors select-none',
    'disabled:opacity-55 disabled:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
    looks[look],
    sizes[size],
    more,
  );
