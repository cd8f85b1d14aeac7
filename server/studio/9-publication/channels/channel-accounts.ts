import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { type HostAccount, type HostTokens, HostTrouble, type VideoHost } from '#server/ports/video-host.ts';
import { channelRepo } from './channel.repo.ts';
import { hostMeter } from '../upload/host-meter.ts';

const Tokens = z.object({ access: z.string(), refresh: z.string().nullable(), expiresAt: z.number() });
const tokenUse = (userId: UserId) => ({ userId, purpose: 'youtube' });
type Linked = { readonly id: string; readonly user_id: UserId; readonly sealed_tokens: string };

/** The one place where a channel's tokens are opened and sealed. */
export function channelAccounts({
  db,
  secrets,
  host,
  clock,
}: {
  db: Db;
  secrets: Secrets;
  host: VideoHost;
  clock?: () => number;
}) {
  const meter = hostMeter({ db, project: host.project, clock });
  const sealTokens = (userId: UserId, tokens: HostTokens): string =>
    secrets.seal(JSON.stringify(tokens), tokenUse(userId));
  const openTokens = (row: Linked): HostTokens =>
    Tokens.parse(JSON.parse(secrets.open(row.sealed_tokens, tokenUse(row.user_id))));
  /** Tokens whose key is gone are as good as none. */
  async function readable(row: Linked): Promise<HostTokens> {
    try {
      return openTokens(row);
    } catch (cause) {
      await lost(row.id);
      throw new HostTrouble(
        'reauth',
        msg`The studio can no longer open its key to this channel. Link the channel again.`,
        { cause },
      );
    }
  }
  /** The link has ended: the creator is notified once. */
  async function lost(channelRowId: string): Promise<void> {
    await transact(db, async (trx) => {
      const row = await channelRepo(trx).requireReauth(channelRowId);
      if (!row) return;
      const message = msg`Please re-link your account to continue: the link to “${{ channel: row.title }}” has expired or was revoked.`;
      await note(trx, { userId: row.user_id, type: 'channel', level: 'error', message, refId: null });
      await emit(trx, { userId: row.user_id, topic: 'user', kind: 'notice', data: { channel: row.title } });
    });
  }
  return {
    sealTokens,
    meter,
    /** The channel as its owner. Throws HostTrouble('reauth') when it is not linked any more. */
    async of(channelRowId: string): Promise<HostAccount> {
      const row = await channelRepo(db).find(channelRowId);
      if (!row || row.sealed_tokens === '')
        throw new HostTrouble('reauth', msg`The channel is no longer linked. Link it again.`);
      const keep = async (fresh: HostTokens) =>
        void (await channelRepo(db).keepTokens(row.id, sealTokens(row.user_id, fresh)));
      const tokens = await readable(row);
      return watched(host.as(tokens, keep, meter(row.user_id)), () => lost(row.id));
    },
    lost,
    /**
     * After a rotation: seals with the newest key what an older one sealed, and returns how many. Secrets whose key is
     * gone need linking again.
     */
    async reseal(): Promise<number> {
      const old = (await channelRepo(db).allLinked()).filter((row) => !secrets.isCurrent(row.sealed_tokens));
      for (const row of old) {
        try {
          await channelRepo(db).reseal(row.id, row.sealed_tokens, sealTokens(row.user_id, openTokens(row)));
        } catch {
          await lost(row.id);
        }
      }
      return old.length;
    },
    revoke: async (row: Linked): Promise<void> => host.revoke(openTokens(row)),
    revokePending: async (row: { user_id: UserId; pending_tokens: string | null }): Promise<void> => {
      if (row.pending_tokens)
        await host.revoke(openTokens({ id: '', user_id: row.user_id, sealed_tokens: row.pending_tokens }));
    },
  };
}
/** The same account; whenever any call reports that the link has ended, `lost` is called. */
function watched(account: HostAccount, lost: () => Promise<void>): HostAccount {
  const guard =
    (work: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      try {
        return await work(...args);
      } catch (error) {
        if (error instanceof HostTrouble && error.kind === 'reauth') await lost();
        throw error;
      }
    };
  return Object.fromEntries(
    Object.entries(account).map(([name, work]) => [name, guard(work)]),
  ) as unknown as HostAccount;
}
export type ChannelAccounts = ReturnType<typeof channelAccounts>;
