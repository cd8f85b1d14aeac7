import type { Column } from '#web/ui/data-table.tsx';
import { taleBox } from '#web/ui/bulk-event.ts';

type Row = { id: string; title: string };

/** The column of checkboxes that choose tales. */
export const selectColumn = <R extends Row>(chosen: ReadonlySet<string>, toggle: (id: string) => void): Column<R> => ({
  head: 'Select',
  className: 'md:w-12',
  cell: ({ id, title }) => (
    <label className="grid size-8 cursor-pointer place-items-center">
      <input
        type="checkbox"
        {...taleBox}
        checked={chosen.has(id)}
        onChange={() => toggle(id)}
        className="size-5 accent-brand"
        aria-label={`Select ${title}`}
      />
    </label>
  ),
});
