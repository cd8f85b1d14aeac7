import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import type { Column } from './data-table.tsx';

/** A column of a long table; `className` gives its width, `cell` must depend on the row alone. */
export type LongColumn<Row> = Column<Row>;

const layout = {
  head: 'border-b border-line text-left text-xs text-soft @max-4xl:sr-only',
  row:
    'transition-colors @4xl:border-b @4xl:border-line/70 @4xl:hover:bg-sunken/60 @max-4xl:relative ' +
    '@max-4xl:mb-3 @max-4xl:block @max-4xl:rounded-xl @max-4xl:border @max-4xl:border-line ' +
    '@max-4xl:bg-raised @max-4xl:p-3',
  cell:
    'px-2.5 py-2.5 align-middle @max-4xl:flex @max-4xl:w-auto @max-4xl:items-center @max-4xl:justify-between ' +
    '@max-4xl:gap-4 @max-4xl:px-1 @max-4xl:py-1.5',
};

/** Up to this number every row is rendered, so that the browser's own search finds them all. */
const drawnWhole = 200;

type RowProps<Row> = {
  row: Row;
  columns: readonly LongColumn<Row>[];
  isChosen: boolean;
  lead: (row: Row, isChosen: boolean) => ReactNode;
};
const Cells = memo(function Cells<Row>({ row, columns, isChosen, lead }: RowProps<Row>) {
  return (
    <>
      <td role="cell" className="align-middle @4xl:w-12 @4xl:px-2.5 @max-4xl:absolute @max-4xl:top-4 @max-4xl:right-3">
        {lead(row, isChosen)}
      </td>
      {columns.map(({ head, cell, className, plain }) => (
        <td key={head} role="cell" className={cx(layout.cell, className)}>
          {!plain && (
            <span className="text-xs text-soft @4xl:hidden" aria-hidden>
              {head}
            </span>
          )}
          {cell(row)}
        </td>
      ))}
    </>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

/** Room of rows that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden className="@max-4xl:block" style={{ height }}>
      <td className="@max-4xl:block" style={{ padding: 0, height }} />
    </tr>
  ) : null;

/**
 * A table of thousands of rows of which only the visible ones are rendered; in a narrow place each row is a card. What
 * changes above does not move what is being read.
 */
export function VirtualTable<Row>({
  name,
  columns,
  rows,
  keyOf,
  chosen,
  lead,
  leadHead,
}: {
  name: string;
  columns: readonly LongColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  chosen: ReadonlySet<string>;
  /** The first cell, which also knows whether the row is chosen; keep its identity. */
  lead: (row: Row, isChosen: boolean) => ReactNode;
  leadHead: ReactNode;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 65,
    overscan: rows.length <= drawnWhole ? rows.length : 8,
    scrollMargin: top,
    getItemKey: (at) => keyOf(rows[at]!),
  });
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  // oxlint-disable-next-line exhaustive-deps -- what is above the table may change its place in any render
  useLayoutEffect(() => {
    const now = body.current ? Math.round(body.current.getBoundingClientRect().top + window.scrollY) : 0;
    if (Math.abs(now - top) > 1) setTop(now);
  });
  useStillReading(virtual, rows, keyOf, top);
  return (
    <div className="@container [overflow-anchor:none]">
      <table
        role="table"
        aria-label={name}
        aria-rowcount={rows.length + 1}
        className="w-full table-fixed text-sm @max-4xl:block"
      >
        <thead role="rowgroup" className="@max-4xl:block">
          <tr
            role="row"
            aria-rowindex={1}
            className="border-b border-line text-left text-xs text-soft @max-4xl:block @max-4xl:border-0"
          >
            <th
              role="columnheader"
              scope="col"
              className="px-2.5 py-2 font-medium @4xl:w-12 @max-4xl:block @max-4xl:px-4"
            >
              {leadHead}
            </th>
            {columns.map(({ head, className }) => (
              <th
                key={head}
                role="columnheader"
                scope="col"
                className={cx('px-2.5 py-2 font-medium @max-4xl:sr-only', className)}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} role="rowgroup" className="@max-4xl:block">
          <Gap height={first ? first.start - top : 0} />
          {items.map(({ key, index }) => {
            const row = rows[index]!;
            const isChosen = chosen.has(keyOf(row));
            return (
              <tr
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                className={layout.row}
              >
                <Cells row={row} columns={columns} isChosen={isChosen} lead={lead} />
              </tr>
            );
          })}
          <Gap height={last ? virtual.getTotalSize() + top - last.end : 0} />
        </tbody>
      </table>
    </div>
  );
}

type Virtual = ReturnType<typeof useWindowVirtualizer<HTMLTableRowElement>>;

/** Keeps the first row in sight where it is when rows above it come or go. */
function useStillReading<Row>(
  virtual: Pick<Virtual, 'measurementsCache' | 'getVirtualItemForOffset'>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  top: number,
): void {
  const before = useRef<{ rows: readonly Row[]; places: Virtual['measurementsCache'] }>({ rows, places: [] });
  useLayoutEffect(() => {
    const { rows: old, places } = before.current;
    const now = virtual.measurementsCache;
    before.current = { rows, places: now };
    if (old === rows || window.scrollY <= top) return;
    const seen = places.find(({ end }) => end > window.scrollY);
    if (!seen) return;
    const at = rows.findIndex((row) => keyOf(row) === seen.key);
    const place = now[at];
    if (place && Math.abs(place.start - seen.start) >= 1)
      window.scrollBy({ top: place.start - seen.start, behavior: 'instant' });
  });
}
