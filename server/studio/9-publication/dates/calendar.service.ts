import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Db } from '#server/db/tables/tables.ts';
import { type CalendarEntry, calendarLimit, calendarSpanDays } from '#shared/publishing/calendar.contract.ts';
import { calendarStateOf } from '#shared/publishing/calendar.ts';
import { Failure } from '#shared/endpoint.ts';
import { languages } from '#shared/vocabulary.ts';
import { calendarRepo } from './calendar.repo.ts';
import { latestMs } from '../upload/publish-parts.ts';
import { codeOf, englishOf, type Said } from '#shared/said.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
const nothingSent: Said = msg`Nothing was sent for this date: the tale had no film, no channel, or no answer on whether it is for kids.`;
const still = ['scheduled', 'sending', 'waiting', 'missed'];

/** The calendar entries of a creator's tales over some days. */
export function calendarService({ db, clock = Date.now }: { db: Db; clock?: () => number }) {
  return {
    /** `from` and `until` in seconds. */
    async between(userId: UserId, from: number, until: number): Promise<{ items: CalendarEntry[]; more: boolean }> {
      if (until <= from || until - from > calendarSpanDays * 86_400)
        throw new Failure(
          'invalid',
          msg`A calendar shows ${{ calendarSpanDays }} days at most, from its first moment to a later one.`,
        );
      const span = [userId, new Date(from * 1000), new Date(until * 1000), calendarLimit + 1] as const;
      const [publications, tales] = await Promise.all([
        calendarRepo(db).publications(...span),
        calendarRepo(db).tales(...span),
      ]);
      const now = clock();
      const entries = new Map<string, CalendarEntry>();
      for (const row of publications) {
        const state = calendarStateOf(row.state, row.at.getTime(), now);
        const key = `${row.tale_id} ${seconds(row.at)} ${state}`;
        const own = row.publish_at !== null && row.host_privacy !== 'public' && still.includes(state);
        const before = entries.get(key);
        entries.set(key, {
          key,
          taleId: row.tale_id,
          title: row.title,
          at: seconds(row.at),
          state,
          langs: languages.filter((one) => one === row.language || before?.langs.includes(one)),
          channels: [...new Set([...(before?.channels ?? []), row.channel])],
          publicationIds: [...(before?.publicationIds ?? []), row.id],
          reason: before?.reason ?? row.reason,
          reasonSaid: before?.reason ? before.reasonSaid : (row.reason_said as Said | null),
          watchUrl: before?.watchUrl ?? row.watch_url,
          movable: own
            ? { status: row.status, scheduledAt: row.scheduled_at ? seconds(row.scheduled_at) : null }
            : null,
        });
      }
      for (const tale of tales) {
        const at = tale.scheduled_at!;
        const missed = now - at.getTime() > latestMs;
        const state = missed ? 'missed' : at.getTime() <= now ? 'waiting' : 'scheduled';
        entries.set(tale.id, {
          key: tale.id,
          taleId: tale.id,
          title: tale.title,
          at: seconds(at),
          state,
          langs: tale.langs,
          channels: [],
          publicationIds: [],
          reason: state === 'scheduled' ? null : englishOf(nothingSent),
          reasonSaid: state === 'scheduled' ? null : codeOf(nothingSent),
          watchUrl: null,
          movable: { status: tale.status, scheduledAt: seconds(at) },
        });
      }
      const items = [...entries.values()].toSorted((a, b) => a.at - b.at || a.title.localeCompare(b.title));
      return {
        items: items.slice(0, calendarLimit),
        more: publications.length > calendarLimit || items.length > calendarLimit,
      };
    },
  };
}
export type CalendarService = ReturnType<typeof calendarService>;
