import type { ChannelId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Db } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import type { HostVideoState } from '#server/ports/video-host.ts';
import { Failure } from '#shared/endpoint.ts';
import type { ChannelAccounts } from '../channels/channel-accounts.ts';
import { channelRepo } from '../channels/channel.repo.ts';
import { inWords } from '../channels/host-words.ts';
import { publicationListRepo } from '../publication-list.repo.ts';
import type { PublicationRow } from '../publication-view.ts';
import { publicationRepo, StaleRow } from '../publication.repo.ts';
import { seenChange } from './read-back.ts';

/** Videos that were read this recently are not requested again. */
const freshMs = 60_000;
/** How old a state read from the host may become, and how long a film that it still processes is not read again. */
const staleMs = 3_600_000;
const workingMs = 120_000;
const atOnce = 200;

/** Reads the states and statistics of many videos back, fifty in one call. */
export function hostReader({
  db,
  accounts,
  clock = Date.now,
}: {
  db: Db;
  accounts: ChannelAccounts;
  clock?: () => number;
}) {
  async function take(row: PublicationRow, host: HostVideoState | null): Promise<void> {
    if (await publicationRepo(db).isWorkedOn(row.id)) return;
    const { change, why } = seenChange(host);
    const { state = row.state, ...seen } = change;
    const said = { ...seen, state, checked_at: new Date(clock()) };
    const same = state === row.state && host !== null && JSON.stringify(row.host) === seen.host;
    try {
      if (same) await publicationRepo(db).touch(row.id, said.checked_at);
      else await publicationRepo(db).save(row, said);
    } catch (error) {
      if (error instanceof StaleRow) return; // a job works on it, and reads it back itself
      throw error;
    }
    if (state === 'removed' || state === 'failed')
      await note(db, {
        userId: row.user_id,
        type: 'publishing',
        level: 'warn',
        message: msg`“${{ title: row.title }}”: ${{ reason: why ?? '' }}`,
        refId: row.tale_id,
      });
  }
  async function readAll(channelId: ChannelId, rows: readonly PublicationRow[]): Promise<void> {
    const account = await accounts.of(channelId);
    const states = await account.readMany(rows.map(({ video_id: id }) => id ?? ''));
    for (const row of rows) await take(row, states.get(row.video_id ?? '') ?? null);
  }

  return {
    /** The newest fifty of a channel, at its creator's request. */
    async refresh(channelId: ChannelId, userId: UserId): Promise<{ read: number; checkedAt: number }> {
      const channel = await channelRepo(db).find(channelId);
      if (channel?.user_id !== userId) throw new Failure('not_found', msg`Channel not found`);
      const rows = await publicationListRepo(db).onChannel(channelId, 50);
      const old = rows.filter(({ checked_at: at }) => !at || at.getTime() < clock() - freshMs);
      if (old.length > 0) await readAll(channelId, old).catch(inWords);
      return { read: old.length, checkedAt: clock() };
    },

    /** Everything that was not asked about for an hour, and what hosts were still working on. */
    async tick(): Promise<void> {
      const now = clock();
      const rows = await publicationListRepo(db).stale(new Date(now - staleMs), new Date(now - workingMs), atOnce);
      for (const [channelId, ofChannel] of Map.groupBy(rows, (row) => row.channel_id)) {
        const full = await Promise.all(ofChannel.map(({ id }) => publicationRepo(db).find(id)));
        await readAll(
          channelId,
          full.flatMap((row) => row ?? []),
        ).catch(() => undefined); // an unavailable host or a lost link is reported elsewhere
      }
    },
  };
}
export type HostReader = ReturnType<typeof hostReader>;
