import { t } from '@lingui/core/macro';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** What went wrong, in a red box that is read out at once. */
export const ErrorNote = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div
    role="alert"
    className={cx(
      'flex items-start gap-2 rounded-xl border border-bad/40 bg-bad-wash px-3.5 py-2.5 text-sm text-bad',
      className,
    )}
  >
    <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
    <div className="min-w-0 break-words">{children}</div>
  </div>
);

/** Nothing here yet, and the one thing to do about it. */
export const EmptyState = ({
  icon,
  title,
  level,
  children,
  action,
}: {
  icon?: ReactNode;
  title: ReactNode;
  /** Makes the title the heading of the page. */
  level?: 1;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div
    className="flex flex-col items-center gap-2 rounded-xl border border-dashed border-edge/50 bg-sunken/50 px-4
    py-10 text-center [&>svg]:size-8 [&>svg]:text-gold"
  >
    {icon}
    {level ? <h1 className="text-lg font-semibold">{title}</h1> : <p className="font-semibold">{title}</p>}
    {children && <p className="max-w-sm text-sm text-balance text-soft">{children}</p>}
    {action && <div className="mt-2">{action}</div>}
  </div>
);

/**
 * A line that says what is being waited for; `fill` when it replaces the whole screen, `page` when it replaces a page.
 */
export function Waiting({
  children,
  fill = false,
  page = false,
}: {
  children: ReactNode;
  fill?: boolean;
  page?: boolean;
}) {
  const Box = fill ? 'main' : 'div';
  return (
    <Box className={cx('flex items-center justify-center text-soft', fill ? 'min-h-dvh' : 'min-h-40')}>
      {(fill || page) && <h1 className="sr-only">{t`AI Content Pipeline`}</h1>}
      <p role="status" className="flex items-center gap-3">
        <LoaderCircle className="size-5 animate-spin text-brand" aria-hidden />
        {children}
      </p>
    </Box>
  );
}
