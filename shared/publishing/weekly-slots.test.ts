import type { ChannelId } from '../ids.ts';
import { expect, test } from 'vitest';
import { isTimeZone, momentsOf, nextFreeSlot, slotMoments, type Taken, type WeeklySlot } from './weekly-slots.ts';
import { momentIn, wallClock } from './zoned-time.ts';

const zones = [
  'Africa/Accra',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Europe/Paris',
  'Pacific/Auckland',
  'Pacific/Chatham',
];
const times = ['00:00', '00:30', '01:30', '02:00', '02:30', '03:00', '17:00', '23:45'];
const take = <T>(from: Iterable<T>, count: number): T[] => {
  const taken: T[] = [];
  for (const one of from) if (taken.push(one) === count) break;
  return taken;
};
const weekdayOf = (wall: string) => new Date(`${wall}Z`).getUTCDay();

test.each(zones)('schedules a slot in %s once a week for a year at its local time, across clock changes', (zone) => {
  for (const time of times)
    for (const weekday of [0, 6]) {
      const slot: WeeklySlot = { weekday, time, zone };
      const from = Date.UTC(2026, 1, 3, 10, 7);
      const moments = take(momentsOf(slot, from), 53);
      expect(moments).toHaveLength(53);
      for (const [index, at] of moments.entries()) {
        expect(at).toBeGreaterThan(moments[index - 1] ?? from);
        const wall = wallClock(zone, at);
        const meant = `${wall.slice(0, 10)}T${time}`;
        const moment = momentIn(zone, meant)!;
        expect(at).toBe(moment.kind === 'twice' ? moment.first : moment.at);
        if (moment.kind !== 'gap') expect(wall).toBe(meant);
        expect(weekdayOf(wall)).toBe(weekday);
        const gap = at - (moments[index - 1] ?? at - 7 * 86_400_000);
        expect(Math.abs(gap - 7 * 86_400_000)).toBeLessThanOrEqual(3_600_000);
      }
    }
});

test('moves a slot after the spring jump, and takes the first of the two autumn times', () => {
  const paris = (weekday: number, time: string) => ({ weekday, time, zone: 'Europe/Paris' });
  const [jump] = take(momentsOf(paris(0, '02:30'), Date.UTC(2027, 2, 27, 12)), 1);
  expect(new Date(jump!).toISOString()).toBe('2027-03-28T01:30:00.000Z');
  const [twice] = take(momentsOf(paris(0, '02:30'), Date.UTC(2027, 9, 30, 12)), 1);
  expect(new Date(twice!).toISOString()).toBe('2027-10-31T00:30:00.000Z');
});

test('counts a slot of the current minute as started, but not one a minute ahead', () => {
  const slot = { weekday: 0, time: '17:00', zone: 'Africa/Accra' };
  const at = Date.UTC(2026, 10, 22, 17);
  expect(take(momentsOf(slot, at), 1)).toEqual([at + 7 * 86_400_000]);
  expect(take(momentsOf(slot, at - 60_000), 1)).toEqual([at]);
});

test('sorts slots of several zones, and merges two at the same time', () => {
  const accra = { weekday: 0, time: '17:00', zone: 'Africa/Accra' };
  const lagos = { weekday: 0, time: '18:00', zone: 'Africa/Lagos' };
  const midweek = { weekday: 3, time: '19:00', zone: 'Europe/Paris' };
  const moments = take(slotMoments([midweek, accra, lagos], Date.UTC(2026, 10, 21)), 3);
  expect(moments.map(({ at, slots }) => [new Date(at).toISOString(), slots.length])).toEqual([
    ['2026-11-22T17:00:00.000Z', 2],
    ['2026-11-25T18:00:00.000Z', 1],
    ['2026-11-29T17:00:00.000Z', 2],
  ]);
});

test('fills slots without giving two videos of one channel and language the same one, in any zone', () => {
  for (const zone of zones) {
    const slots = [
      { weekday: 0, time: '02:30', zone, channelId: 'a' },
      { weekday: 0, time: '03:30', zone, channelId: 'a' },
      { weekday: 3, time: '19:00', zone, channelId: 'b' },
    ];
    const taken: Taken[] = [];
    const tales = [['en'], ['en', 'fr'], ['fr'], ['en', 'ee'], ['ee']];
    for (let index = 0; index < 40; index++) {
      const channelId = index % 7 === 0 ? 'b' : 'a';
      const wanted = tales[index % tales.length]!.map((language) => ({ channelId, language }));
      const found = nextFreeSlot(slots, wanted, taken, Date.UTC(2027, 1, 20))!;
      expect(found.slot.channelId).toBe(channelId);
      taken.push(...wanted.map((place) => ({ ...place, at: found.at })));
    }
    const places = taken.map(({ channelId, language, at }) => `${channelId} ${language} ${at}`);
    expect(new Set(places).size).toBe(places.length);
  }
});

test('allows another language or channel the same time, but not the same', () => {
  const slots = [
    { weekday: 0, time: '17:00', zone: 'UTC', channelId: 'a' },
    { weekday: 0, time: '17:00', zone: 'UTC', channelId: 'b' },
  ];
  const from = Date.UTC(2026, 10, 21);
  const sunday = Date.UTC(2026, 10, 22, 17);
  const taken = [{ channelId: 'a', language: 'en', at: sunday }];
  const next = (channelId: ChannelId, language: string) =>
    nextFreeSlot(slots, [{ channelId, language }], taken, from)?.at;
  expect([next('a', 'fr'), next('b', 'en'), next('a', 'en')]).toEqual([sunday, sunday, sunday + 7 * 86_400_000]);
  expect(nextFreeSlot(slots, [{ channelId: 'c', language: 'en' }], taken, from)).toBeNull();
});

test('accepts only existing time zones', () => {
  expect(['Africa/Lome', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
