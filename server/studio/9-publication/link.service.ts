import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables.ts';
import type { Caller } from '#server/http/route.ts';
import { freshSecret, hashOf } from '#server/http/secret-text.ts';
import { note } from '#server/jobs/announce.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Secrets } from '#server/ports.ts';
import { HostTrouble, type VideoHost } from '#server/video-host.ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { type LinkProblem, linkProblems } from '#shared/publication.contract.ts';
import { channelAccounts } from './channel-accounts.ts';
import { channelRepo } from './channel.repo.ts';
import type { PublishFilm } from './publish-film.job.ts';

const Trip = z.object({ verifier: z.string(), redirectUri: z.string() });
const tripUse = (userId: string) => ({ userId, purpose: 'link-trip' });

type Parts = { db: Db; secrets: Secrets; host: VideoHost; builtIn: boolean; desk: JobDesk; publishFilm: PublishFilm };

/** A channel that was not linked, and the code that says why. */
export class LinkRefused extends Failure {
  readonly problem: LinkProblem;
  constructor(problem: LinkProblem, options?: ErrorOptions) {
    super('conflict', linkProblems[problem], options);
    this.problem = problem;
  }
}

/** Linking a creator's channel, and letting it go. */
export function linkService({ db, secrets, host, builtIn, desk, publishFilm }: Parts) {
  const accounts = channelAccounts({ db, secrets, host });
  return {
    /** The address at which the host asks the owner. The way back is bound to this browser's session and its creator. */
    async begin({ userId, session }: Caller, redirectUri: string): Promise<string> {
      if (!session) throw new Failure('forbidden', 'A channel is linked in the browser, not with an access token.');
      const [state, verifier] = [freshSecret(), freshSecret()];
      const sealed = secrets.seal(JSON.stringify({ verifier, redirectUri }), tripUse(userId));
      await channelRepo(db).beginTrip({ stateHash: hashOf(state), sessionHash: session, userId, sealed });
      const loginHint = await channelRepo(db).userEmail(userId);
      const challenge = hashOf(verifier); // PKCE's S256 is this same hash
      return host.linkUrl({ state, challenge, redirectUri, ...(loginHint ? { loginHint } : {}) });
    },

    /** Keeps the channel that the owner allowed, and goes on with what waited for it. */
    async finish({ userId, session }: Caller, answer: { state: string; code: string }): Promise<void> {
      const sealed = await channelRepo(db).finishTrip({ stateHash: hashOf(answer.state), sessionHash: session ?? '', userId });
      if (!sealed) throw new LinkRefused('expired');
      const trip = Trip.parse(JSON.parse(secrets.open(sealed, tripUse(userId))));
      const { tokens, channel } = await host.link({ code: answer.code, ...trip }, accounts.meter(userId)).catch((error: unknown) => {
        if (!(error instanceof HostTrouble)) throw error;
        throw new LinkRefused(error.kind === 'retry' ? 'failed' : 'no_channel', { cause: error });
      });
      const others = (await channelRepo(db).linked(userId)).filter((row) => row.channel_id !== channel.id);
      if (await isBusy(others)) {
        await host.revoke(tokens).catch(() => undefined);
        throw new LinkRefused('other_channel');
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

  async function isBusy(rows: readonly { id: string }[]): Promise<boolean> {
    const open = await Promise.all(rows.map(({ id }) => channelRepo(db).unfinished(id)));
    return open.some((publications) => publications.length > 0);
  }
}
export type LinkService = ReturnType<typeof linkService>;
