import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** One column of a table; `head` also names the value on a phone, where each row is a card. */
export type Column<Row> = { head: string; cell: (row: Row) => ReactNode; className?: string; plain?: boolean };

/** A table that becomes a list of cards on a phone, with one and the same markup. */
export function DataTable<Row>({
  name,
  columns,
  rows,
  keyOf,
}: {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}) {
  return (
    <table role="table" aria-label={name} className="w-full text-sm max-md:block">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line text-left text-xs text-soft">
          {columns.map(({ head, className }) => (
            <th key={head} role="columnheader" scope="col" className={cx('px-3 py-2 font-medium', className)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="transition-colors max-md:block max-md:rounded-xl max-md:border max-md:border-line
              max-md:bg-raised max-md:p-3 md:border-b md:border-line/70 md:last:border-0
              md:hover:bg-sunken/60"
          >
            {columns.map(({ head, cell, className, plain }) => (
              <td
                key={head}
                role="cell"
                className={cx(
                  'px-3 py-2.5 align-middle max-md:flex max-md:items-center max-md:justify-between ' +
                    'max-md:gap-4 max-md:px-1 max-md:py-1.5',
                  className,
                )}
              >
                {!plain && (
                  <span className="text-xs text-soft md:hidden" aria-hidden>
                    {head}
                  </span>
                )}
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
