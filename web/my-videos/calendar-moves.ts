import type { CalendarEntry } from '#shared/publishing/calendar.contract.ts';
import { momentIn, wallClock } from '#shared/publishing/zoned-time.ts';

/**
 * The moment (seconds) that an entry gets in a cell: a day keeps its time, an hour its minutes. By the clocks of `own`;
 * of a time that comes twice the first. Null when the cell is none.
 */
export function momentInCell(entry: Pick<CalendarEntry, 'at'>, cell: string, own: string): number | null {
  const time = wallClock(own, entry.at * 1000).slice(11);
  const wall = cell.includes('T') ? `${cell.slice(0, 14)}${time.slice(3)}` : `${cell}T${time}`;
  const moment = momentIn(own, wall);
  return moment && Math.floor((moment.kind === 'twice' ? moment.first : moment.at) / 1000);
}
