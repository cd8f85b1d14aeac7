import { t } from '@lingui/core/macro';
import { offsetWords } from '#shared/publishing/zoned-time.ts';
import { dateFormat } from '#web/language/locale.ts';

/** The clocks that this browser goes by. */
export const zoneOfBrowser = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A zone as people say it: `Accra`, `New York`, `UTC`. */
export const zoneName = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** Every zone whose clocks are known, `UTC` first. */
export const allZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

const formatted = (at: number, zone: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat({ timeZone: zone, ...options }, 'en-GB').format(at);

/** `17:00` by the clocks of a zone; milliseconds in. */
export const clockIn = (zone: string, at: number): string =>
  formatted(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** `Sun 22 Nov`, with the year when it is not this one. */
export const dayIn = (zone: string, at: number): string =>
  formatted(at, zone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(new Date(at).getUTCFullYear() === new Date().getUTCFullYear() ? {} : { year: 'numeric' }),
  });

/**
 * A moment by the reader's own clocks, and by those of a zone where they differ: `Sun 22 Nov, 18:00 (17:00 in Accra)`.
 */
export function bothClocks(at: number, zone: string, own: string = zoneOfBrowser()): string {
  const mine = `${dayIn(own, at)}, ${clockIn(own, at)}`;
  if (offsetWords(zone, at) === offsetWords(own, at)) return mine;
  const sameDay = dayIn(zone, at) === dayIn(own, at);
  const theirs = sameDay ? clockIn(zone, at) : `${dayIn(zone, at)}, ${clockIn(zone, at)}`;
  return t`${mine} (${theirs} in ${{ place: zoneName(zone) }})`;
}
