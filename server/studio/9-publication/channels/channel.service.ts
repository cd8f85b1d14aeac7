import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { HostTrouble } from '#server/ports/video-host.ts';
import type { Channel, Playlist } from '#shared/publishing/channel.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import type { ChannelAccounts } from './channel-accounts.ts';
import { channelPicture } from './channel-picture.ts';
import { channelRepo, type ChannelRow } from './channel.repo.ts';
import { dateRepo } from '../dates/date.repo.ts';
import type { TaleDates } from '../dates/tale-dates.ts';
import { inWords } from './host-words.ts';

const checkedAtOnce = 20;

const view = (row: ChannelRow): Channel => ({
  id: row.id,
  hostId: row.channel_id,
  title: row.title,
  url: row.url,
  picture: row.picture,
  state: row.sealed_tokens !== '' ? 'linked' : row.pending_tokens ? 'pending' : 'unlinked',
  reauthRequired: row.reauth_required,
  isDefault: row.is_default,
  languages: row.languages,
  linkedAt: row.linked_at.getTime(),
  checkedAt: row.checked_at?.getTime() ?? null,
  pendingUntil: row.pending_until?.getTime() ?? null,
});

/** The linked channels of a creator, and what their hosts offer. */
export function channelService({ db, accounts, dates }: { db: Db; accounts: ChannelAccounts; dates: TaleDates }) {
  async function own(id: string, userId: UserId): Promise<ChannelRow> {
    const row = await channelRepo(db).find(id);
    if (row?.user_id !== userId) throw new Failure('not_found', msg`Channel not found`);
    return row;
  }
  const account = async (id: string, userId: UserId) => {
    const row = await own(id, userId);
    if (row.sealed_tokens === '')
      throw new Failure(
        'conflict',
        msg`“${{ title: row.title }}” is not linked. Connect your YouTube account, then continue.`,
      );
    return accounts.of(id).catch(inWords);
  };
  /** Asks the host for the channel itself: whether the link works, its name and its picture. */
  async function look(id: string): Promise<void> {
    const asked = await accounts.of(id);
    const channel = await asked.channel();
    await channelRepo(db).saw(id, { ...channel, picture: await channelPicture(asked, channel.picture) });
  }

  return {
    list: async (userId: UserId): Promise<Channel[]> => (await channelRepo(db).shown(userId)).map(view),
    one: async (id: string, userId: UserId): Promise<Channel> => view(await own(id, userId)),

    async choose(
      id: string,
      userId: UserId,
      choice: { isDefault?: true | undefined; languages?: Language[] | undefined },
    ): Promise<Channel> {
      const row = await own(id, userId);
      if (row.sealed_tokens === '')
        throw new Failure(
          'conflict',
          msg`“${{ title: row.title }}” is not linked. Connect your YouTube account, then choose it.`,
        );
      await transact(db, async (trx) => {
        if (choice.isDefault) await channelRepo(trx).makeDefault(userId, id);
        if (choice.languages) await channelRepo(trx).speak(userId, id, choice.languages);
        for (const tale of await dateRepo(trx).scheduledOf(userId)) await dates.settle(trx, tale.id);
        await emit(trx, { userId, topic: 'user', kind: 'notice', data: { channel: row.title } });
      });
      return view(await own(id, userId));
    },

    async check(id: string, userId: UserId): Promise<Channel> {
      await account(id, userId);
      await look(id).catch((error: unknown) => {
        if (!(error instanceof HostTrouble && error.kind === 'reauth')) inWords(error);
      });
      return view(await own(id, userId));
    },

    /** Once a day for every link: its creator hears that it is lost before a date is missed. */
    async checkAll(): Promise<void> {
      for (const { id } of await channelRepo(db).unchecked(checkedAtOnce))
        await look(id).catch(() => channelRepo(db).asked(id));
    },

    async choices(id: string, userId: UserId) {
      const asked = await account(id, userId);
      const all = [asked.playlists(), asked.categories(), asked.knownAmong(languages)] as const;
      const [playlists, categories, known] = await Promise.all(all).catch(inWords);
      return { playlists, categories: [...categories], languages: known };
    },

    async createPlaylist(
      id: string,
      userId: UserId,
      wish: { title: string; description: string; privacy: string },
    ): Promise<Playlist> {
      const asked = await account(id, userId);
      const same = (await asked.playlists().catch(inWords)).find(({ title }) => title === wish.title);
      return same ?? (await asked.createPlaylist(wish).catch(inWords));
    },
  };
}
export type ChannelService = ReturnType<typeof channelService>;
