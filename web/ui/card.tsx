import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A sheet of paper with an optional heading and actions beside it. */
export function Card({
  title,
  note,
  actions,
  className,
  children,
  level = 2,
}: {
  title?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <section className={cx('rounded-2xl border border-line bg-surface p-4 shadow-lift sm:p-5', className)}>
      {(title || actions) && (
        <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <Heading className="text-lg leading-tight font-semibold">{title}</Heading>
            {note && <p className="mt-1 text-sm text-soft">{note}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  );
}

/** The head of a page: its name, a line about it, and what one can do there. */
export function PageHead({ title, note, children }: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl leading-tight font-bold sm:text-3xl">{title}</h1>
        {note && <p className="mt-1.5 max-w-prose text-soft">{note}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
