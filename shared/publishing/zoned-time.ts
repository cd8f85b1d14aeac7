/**
 * Wall clocks and moments: what a date and time as people write it means in a time zone, also on the days on which
 * clocks are changed.
 */

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * What a wall clock's time means: one moment, none because the clocks jump over it, or two because they are set back.
 * Milliseconds.
 */
export type ZonedMoment =
  | { readonly kind: 'once'; readonly at: number }
  /** `at` is the moment as long after the jump as the time is after it began. */
  | { readonly kind: 'gap'; readonly at: number }
  | { readonly kind: 'twice'; readonly first: number; readonly second: number };

/** Reads `YYYY-MM-DDTHH:mm` as if it were UTC, in milliseconds; null when it is no date. */
function readWall(text: string): number | null {
  const [, year = '', month = '', date = '', hour = '', minutes = ''] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(text.trim()) ?? [];
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(date), Number(hour), Number(minutes));
  return year !== '' && new Date(wall).toISOString().startsWith(text.trim()) ? wall : null;
}

/**
 * What `YYYY-MM-DDTHH:mm` means in an IANA time zone; null when it is no date. Throws RangeError on an unknown zone.
 */
export function momentIn(zone: string, text: string): ZonedMoment | null {
  const wall = readWall(text);
  if (wall === null) return null;
  const before = offsetIn(zone, wall - day);
  const after = offsetIn(zone, wall + day);
  const moments = [...new Set([before, after])]
    .map((offset) => wall - offset)
    .filter((at) => at + offsetIn(zone, at) === wall);
  const [first, second] = moments.toSorted((a, b) => a - b);
  if (first === undefined) return { kind: 'gap', at: wall - before };
  return second === undefined ? { kind: 'once', at: first } : { kind: 'twice', first, second };
}

/** The wall clock of a zone at a moment, as `YYYY-MM-DDTHH:mm`. */
export const wallClock = (zone: string, at: number): string =>
  new Date(at + offsetIn(zone, at)).toISOString().slice(0, 16);

/** How far a zone is ahead of UTC at a moment, for people: `UTC+5:30`. */
export function offsetWords(zone: string, at: number): string {
  const minutes = Math.round(offsetIn(zone, at) / minute);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (minutes === 0) return 'UTC';
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Milliseconds that the clocks of a zone are ahead of UTC. */
function offsetIn(zone: string, at: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(at / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(zone: string): Intl.DateTimeFormat {
  const numeric = 'numeric' as const;
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  formats.set(zone, made);
  return made;
}
