import { t } from '@lingui/core/macro';
import { dateFormat, showNumber } from '#web/language/locale.ts';

/** Milliseconds of a moment that came as seconds, milliseconds or ISO text; null when it is none. */
export function momentOf(value: number | string | null | undefined): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = typeof value === 'number' ? value : /^\d+$/.test(value) ? Number(value) : Date.parse(value);
  if (!Number.isFinite(number)) return null;
  return typeof value === 'string' && !/^\d+$/.test(value) ? number : number < 1e12 ? number * 1000 : number;
}

/** A moment as date and time in the reader's own zone, or an em dash. */
export function showMoment(value: number | string | null | undefined): string {
  const moment = momentOf(value);
  return moment === null ? '—' : dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
/** A moment as a date. */
export function showDate(value: number | string | null | undefined): string {
  const moment = momentOf(value);
  return moment === null ? '—' : dateFormat({ dateStyle: 'medium' }).format(moment);
}

/** How long ago, in s, m, h or d. `now` in milliseconds. */
export function timeAgo(value: number | string | null | undefined, now: number = Date.now()): string {
  const moment = momentOf(value);
  if (moment === null) return '—';
  const seconds = Math.max(0, Math.round((now - moment) / 1000));
  if (seconds < 60) return t`${seconds}s`;
  if (seconds < 3_600) return t`${{ minutes: Math.floor(seconds / 60) }}m`;
  if (seconds < 86_400) return t`${{ hours: Math.floor(seconds / 3_600) }}h`;
  return t`${{ days: Math.floor(seconds / 86_400) }}d`;
}

/** Minutes and seconds, `2:05`; milliseconds in. */
export function showLength(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long something takes, as it is said: `40 s`, `3 min`, `1 h 20 min`; seconds in. */
export function showDuration(seconds: number): string {
  if (seconds < 55) return `${Math.max(1, Math.round(seconds / 5) * 5 || Math.round(seconds))} s`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

const decimal = (value: number, digits: number) =>
  showNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });

/** `12 kB`, `3.4 MB`, `45.1 GB`. */
export function showBytes(bytes: number): string {
  if (bytes === 0) return t`0 kB`;
  if (bytes >= 1_000_000_000) return t`${{ size: decimal(bytes / 1_000_000_000, 1) }} GB`;
  if (bytes < 1_000_000) return t`${{ size: Math.max(1, Math.round(bytes / 1_000)) }} kB`;
  return t`${{ size: decimal(bytes / 1_000_000, bytes < 100_000_000 ? 1 : 0) }} MB`;
}
