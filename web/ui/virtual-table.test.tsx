import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VirtualTable } from './virtual-table.tsx';

type Row = { id: string; words: string };
const rowsOf = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, n) => ({ id: `r${from + n}`, words: `Row ${from + n}` }));
const drawn = vi.fn<(id: string) => void>();
const columns = [
  {
    head: 'Words',
    cell: ({ id, words }: Row) => {
      drawn(id);
      return words;
    },
  },
];
const lead = ({ id }: Row, isChosen: boolean) => <input type="checkbox" aria-label={id} checked={isChosen} readOnly />;
const keyOf = ({ id }: Row) => id;
const nobody: ReadonlySet<string> = new Set();
const table = (rows: Row[], chosen = nobody) => (
  <VirtualTable name="Many" columns={columns} rows={rows} keyOf={keyOf} chosen={chosen} lead={lead} leadHead="All" />
);
const scrolled = vi.fn<(to: ScrollToOptions) => void>();

beforeEach(() => {
  drawn.mockClear();
  scrolled.mockClear();
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(65);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -window.scrollY, 0, 0));
  vi.stubGlobal('scrollBy', scrolled);
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(window, { scrollY: 0 });
});

test('renders the visible rows of ten thousand, and announces the total', () => {
  render(table(rowsOf(0, 10_000)));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.length).toBeLessThan(40);
  expect(screen.getByRole('table', { name: 'Many' }).getAttribute('aria-rowcount')).toBe('10001');
  expect([rows[0]?.textContent, rows[0]?.getAttribute('aria-rowindex')]).toEqual(['WordsRow 0', '2']);
});

test('renders all of two hundred rows, so that the browser’s search finds them', () => {
  render(table(rowsOf(0, 200)));
  expect(screen.getAllByRole('row')).toHaveLength(201);
});

test('rerenders no other row on a tick', () => {
  const rows = rowsOf(0, 10);
  const { rerender } = render(table(rows));
  drawn.mockClear();
  rerender(table(rows, new Set(['r3'])));
  expect(drawn.mock.calls).toEqual([['r3']]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'r3' }).checked).toBe(true);
});

test('keeps the reading position when rows above change, and shows new ones at the top', () => {
  Object.assign(window, { scrollY: 6_500 });
  const { rerender } = render(table(rowsOf(2, 500)));
  rerender(table(rowsOf(0, 500)));
  expect(scrolled.mock.calls).toEqual([[{ top: 130, behavior: 'instant' }]]);
  rerender(table(rowsOf(1, 500)));
  expect(scrolled.mock.lastCall).toEqual([{ top: -65, behavior: 'instant' }]);
  scrolled.mockClear();
  Object.assign(window, { scrollY: 0 });
  rerender(table(rowsOf(0, 500)));
  expect(scrolled).not.toHaveBeenCalled();
});
