import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClasses as classesOf, type ButtonLook } from './button-looks.ts';
import { cx } from './cx.ts';
import { useHeldFocus } from './hooks/use-held-focus.ts';

type Look = ButtonLook & { icon?: ReactNode };

/** A button; `busy` shows that its work is under way, takes no second press and gives the focus back afterwards. */
export function Button({
  look,
  size,
  icon,
  busy = false,
  className,
  children,
  disabled,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  useHeldFocus(busy);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classesOf({ ...(look ? { look } : {}), ...(size ? { size } : {}) }, className)}
    >
      {busy ? <LoaderCircle className="animate-spin" aria-hidden /> : icon}
      {children}
    </button>
  );
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ look, size, icon, className, children, ...rest }: ComponentProps<typeof Link> & Look) {
  return (
    <Link {...rest} className={classesOf({ ...(look ? { look } : {}), ...(size ? { size } : {}) }, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link that leaves the app or downloads, and looks like a button. */
export function ButtonAnchor({ look, size, icon, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={classesOf({ ...(look ? { look } : {}), ...(size ? { size } : {}) }, className)}>
      {icon}
      {children}
    </a>
  );
}

/** A square button with a picture and a name for those who cannot see it. */
export function IconButton({ label, className, children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(
        'inline-grid size-9 shrink-0 sm:size-10 place-items-center rounded-xl text-current ' +
          'transition-colors hover:bg-ink/8 disabled:opacity-50 [&_svg]:size-5',
        className,
      )}
    >
      {children}
    </button>
  );
}
