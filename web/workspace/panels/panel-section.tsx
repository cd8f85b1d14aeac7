import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A part of the left panel that folds. */
export const PanelSection = ({
  title,
  open = true,
  children,
}: {
  title: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <details open={open} className="group border-b border-line last:border-0">
    <summary
      className="flex min-h-11 list-none items-center justify-between gap-2 rounded-lg px-4 py-2
      [&::-webkit-details-marker]:hidden"
    >
      <h2 className="text-sm font-semibold">{title}</h2>
      <ChevronDown className="size-4 text-soft transition-transform group-open:rotate-180" aria-hidden />
    </summary>
    <div className="px-4 pt-1 pb-4">{children}</div>
  </details>
);
