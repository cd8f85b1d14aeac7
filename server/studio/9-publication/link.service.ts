import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables.ts';
import type { Caller } from '#server/http/route.ts';
import { note } from '#server/jobs/announce.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Secrets } from '#server/ports.ts';
import { HostTrouble, type VideoHost } from '#server/video-host.ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { channelAccounts } from './channel-accounts.ts';
import { channelRepo } from './channel.repo.ts';
import type { PublishFilm } from './publish-film.job.ts';

const Trip = z.object({ verifier: z.string(), redirectUri: z.string() });
const tripUse = (userId: string) => ({ userId, purpose: 'link-trip' });
const secret = (): string => randomBytes(32).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

type Parts = { db: Db; secrets: Secrets; host: VideoHost; builtIn: boolean; desk: JobDesk; publishFilm: PublishFilm };

/** Linking a creator's channel, and letting it go. */
export function linkService({ db, secrets, host, builtIn, desk, publishFilm }: Parts) {
  const accounts = channelAccounts({ db, secrets, host });
  return {
    /** The address at which the host asks the owner. The way back is bound to this browser's session and its creator. */
    async begin({ userId, session }: Caller, redirectUri: string): Promise<string> {
      if (!session) throw new Failure('forbidden', 'A channel is linked in the browser, not with an access token.');
      const [state, verifier] = [secret(), secret()];
      const sealed = secrets.seal(JSON.stringify({ verifier, redirectUri }), tripUse(userId));
      await channelRepo(db).beginTrip({ stateHash: hashOf(state), sessionHash: session, userId, sealed });
      const loginHint = await channelRepo(db).userEmail(userId);
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      return host.linkUrl({ state, challenge, redirectUri, ...(loginHint ? { loginHint } : {}) });
    },

    /** Keeps the channel that the owner allowed, and goes on with what waited for it. */
    async finish({ userId, session }: Caller, answer: { state: string; code: string }): Promise<{ title: string }> {
      const sealed = await channelRepo(db).finishTrip({ stateHash: hashOf(answer.state), sessionHash: session ?? '', userId });
      if (!sealed) throw new Failure('invalid', 'This link has expired or was begun in another browser. Connect your channel again.');
      const trip = Trip.parse(JSON.parse(secrets.open(sealed, tripUse(userId))));
      const { tokens, channel } = await host.link({ code: answer.code, ...trip }).catch((error: unknown) => {
        throw error instanceof HostTrouble ? new Failure(error.kind === 'retry' ? 'unavailable' : 'invalid', error.message) : error;
      });
      const others = (await channelRepo(db).linked(userId)).filter((row) => row.channel_id !== channel.id);
      const busy = await firstBusy(others);
      if (busy) {
        await host.revoke(tokens).catch(() => undefined);
        throw new Failure(
          'conflict',
          `“${busy}” still has publications under way. Link that channel again, or remove them first; “${channel.title}” was not linked.`,
        );
      }
      await Promise.all(others.map((row) => accounts.revoke(row).catch(() => undefined)));
      await transact(db, async (trx) => {
        await channelRepo(trx).forgetTokens(others.map(({ id }) => id));
        const id = await channelRepo(trx).link(userId, channel, accounts.sealTokens(userId, tokens));
        await note(trx, { userId, type: 'channel', level: 'info', message: `Linked the channel “${channel.title}”`, refId: null });
        await emit(trx, { userId, topic: 'user', kind: 'notice', data: { channel: channel.title } });
        for (const { id: publicationId, tale_id: taleId } of await channelRepo(trx).unfinished(id))
          await desk.order(trx, publishFilm, { publicationId }, { userId, taleId });
      });
      return { title: channel.title };
    },

    /** Revokes at the host and deletes the tokens here. A host that cannot be reached does not keep them alive here. */
    async unlink(userId: string): Promise<void> {
      const linked = await channelRepo(db).linked(userId);
      const refused = await Promise.allSettled(linked.map((row) => accounts.revoke(row)));
      await transact(db, async (trx) => {
        await channelRepo(trx).forgetTokens(linked.map(({ id }) => id));
        const failed = refused.some(({ status }) => status === 'rejected');
        const words = failed
          ? 'Unlinked the channel here; the host could not be told. Remove the access in your account there.'
          : 'Unlinked the channel';
        await note(trx, { userId, type: 'channel', level: failed ? 'warn' : 'info', message: words, refId: null });
      });
    },

    /** an expired link is not a connection, but the session is fine. */
    async connected(userId: string) {
      const row = await channelRepo(db).current(userId);
      const channel = row ? { id: row.channel_id, title: row.title, url: row.url } : null;
      return { connected: !!row && !row.reauth_required, reauth_required: row?.reauth_required ?? false, channel, builtIn };
    },
  };

  async function firstBusy(rows: readonly { id: string; title: string }[]): Promise<string | null> {
    for (const { id, title } of rows) if ((await channelRepo(db).unfinished(id)).length > 0) return title;
    return null;
  }
}
export type LinkService = ReturnType<typeof linkService>;
