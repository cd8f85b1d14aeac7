import { msg } from '@lingui/core/runtime-macro';
import type { ChannelId } from '../ids.ts';
import type { Said } from '../said.ts';
import { momentIn, wallClock } from './zoned-time.ts';

/** A time of every week by the clocks of a zone: `weekday` 0 is Sunday, `time` is `HH:mm`, `zone` an IANA name. */
export type WeeklySlot = { readonly weekday: number; readonly time: string; readonly zone: string };
/** What a slot is used for: one language on one channel. */
export type Place = { readonly channelId: ChannelId; readonly language: string };
export type Taken = Place & { readonly at: number };

const day = 24 * 3_600_000;
/** Two years of weeks: a slot that is not free until then is not found. */
export const slotHorizonWeeks = 104;

/** Whether there is a time zone of this name. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What is wrong with a slot's time or zone, as a message; null when nothing is. */
export function slotProblem({ time, zone }: Pick<WeeklySlot, 'time' | 'zone'>): Said | null {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return msg`A time is written as 17:00.`;
  return isTimeZone(zone) ? null : msg`This time zone is not known. Choose one from the list.`;
}

/**
 * The moments of a slot after `from`, soonest first, in milliseconds: exactly one a week, also when clocks jump over
 * the time (then as long after the jump) or strike it twice (then the first).
 */
export function* momentsOf({ weekday, time, zone }: WeeklySlot, from: number): Generator<number, void> {
  const today = Date.parse(`${wallClock(zone, from).slice(0, 10)}T00:00Z`);
  const first = today + ((weekday - new Date(today).getUTCDay() + 7) % 7) * day;
  for (let week = -1; week <= slotHorizonWeeks; week++) {
    const moment = momentIn(zone, `${new Date(first + week * 7 * day).toISOString().slice(0, 10)}T${time}`);
    if (!moment) return;
    const at = moment.kind === 'twice' ? moment.first : moment.at;
    if (at > from) yield at;
  }
}

/**
 * The moments of several slots after `from`, soonest first, each with the slots that it belongs to: two that coincide
 * on a night when the clocks change are one moment.
 */
export function* slotMoments<S extends WeeklySlot>(
  slots: readonly S[],
  from: number,
): Generator<{ at: number; slots: S[] }, void> {
  const lines = slots.map((slot) => ({ slot, moments: momentsOf(slot, from), next: undefined as number | undefined }));
  for (const line of lines) line.next = line.moments.next().value ?? undefined;
  for (;;) {
    const at = Math.min(...lines.map(({ next }) => next ?? Number.POSITIVE_INFINITY));
    if (!Number.isFinite(at)) return;
    const here = lines.filter(({ next }) => next === at);
    yield { at, slots: here.map(({ slot }) => slot) };
    for (const line of here) line.next = line.moments.next().value ?? undefined;
  }
}

/**
 * The soonest moment after `from` that is a slot of one of the wanted channels and at which every wanted language is
 * still free on its channel; null when there is none within two years.
 */
export function nextFreeSlot<S extends WeeklySlot & { readonly channelId: ChannelId }>(
  slots: readonly S[],
  wanted: readonly Place[],
  taken: readonly Taken[],
  from: number,
): { at: number; slot: S } | null {
  const keyOf = ({ channelId, language }: Place, at: number) => JSON.stringify([channelId, language, at]);
  const full = new Set(taken.map((one) => keyOf(one, one.at)));
  const own = slots.filter(({ channelId }) => wanted.some((place) => place.channelId === channelId));
  for (const { at, slots: here } of slotMoments(own, from))
    if (wanted.every((place) => !full.has(keyOf(place, at)))) return { at, slot: here[0]! };
  return null;
}
