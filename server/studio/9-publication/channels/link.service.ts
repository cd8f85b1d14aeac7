import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables/tables.ts';
import type { Caller } from '#server/http/route.ts';
import { freshSecret, hashOf } from '#server/http/guards/secret-text.ts';
import { note } from '#server/jobs/announce.ts';
import { emit } from '#server/live/event.repo.ts';
import type { Secrets } from '#server/ports/secrets.ts';
import { logSecurity } from '#server/security-log/security-log.repo.ts';
import { HostTrouble, type VideoHost } from '#server/ports/video-host.ts';
import { Failure } from '#shared/endpoint.ts';
import { type LinkProblem, linkProblems } from '#shared/publishing/publication.contract.ts';
import { channelAccounts } from './channel-accounts.ts';
import { channelPicture } from './channel-picture.ts';
import { dateRepo } from '../dates/date.repo.ts';
import { channelRepo, type SeenChannel } from './channel.repo.ts';
import type { OrderWork } from '../place-publications.ts';
import type { TaleDates } from '../dates/tale-dates.ts';

const Trip = z.object({
  verifier: z.string(),
  redirectUri: z.string(),
  again: z.string().nullable().default(null),
  back: z.string().nullable().default(null),
});
/**
 * `again` is the row id of the channel to be linked again, and of no other; `back` is the page of the studio that the
 * creator left.
 */
type Start = { readonly redirectUri: string; readonly again?: string | null; readonly back?: string | null };
const tripUse = (userId: UserId) => ({ userId, purpose: 'link-trip' });

type Trip = { readonly stateHash: string; readonly sessionHash: string; readonly userId: UserId };
/** Open trips to the host that link a channel: the rows are those of the accounts. */
export type LinkTrips = {
  beginTrip(trip: Trip & { readonly sealed: string }): Promise<unknown>;
  /** Takes what was sealed; null when there is no such trip, it is over, or another session or creator began it. */
  finishTrip(trip: Trip): Promise<string | null>;
};
type Parts = {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly host: VideoHost;
  readonly builtIn: boolean;
  readonly dates: TaleDates;
  readonly orderWork: OrderWork;
  readonly trips: LinkTrips;
};

/** A channel that was not linked, and the code that says why. */
export class LinkRefused extends Failure {
  readonly problem: LinkProblem;
  /** Where the creator began, when that is known. */
  readonly back: string | null;
  constructor(problem: LinkProblem, { back = null, ...options }: ErrorOptions & { back?: string | null } = {}) {
    super('conflict', linkProblems[problem], options);
    this.problem = problem;
    this.back = back;
  }
}

/** Linking a creator's channel, and letting it go. */
export function linkService({ db, secrets, host, builtIn, dates, orderWork, trips }: Parts) {
  const accounts = channelAccounts({ db, secrets, host });
  return {
    /**
     * The address at which the host asks the owner. The way back is bound to this browser's session and its creator.
     */
    async begin({ userId, session }: Caller, { redirectUri, again = null, back = null }: Start): Promise<string> {
      if (!session) throw new Failure('forbidden', msg`A channel is linked in the browser, not with an access token.`);
      const [state, verifier] = [freshSecret(), freshSecret()];
      const sealed = secrets.seal(JSON.stringify({ verifier, redirectUri, again, back }), tripUse(userId));
      await trips.beginTrip({ stateHash: hashOf(state), sessionHash: session, userId, sealed });
      const loginHint = await channelRepo(db).userEmail(userId);
      const challenge = hashOf(verifier); // PKCE's S256 is this same hash
      return host.linkUrl({ state, challenge, redirectUri, ...(loginHint ? { loginHint } : {}) });
    },

    /**
     * Takes the channel that the owner allowed. When tales with a date wait for a channel, a new one would get them at
     * once: it waits until its creator has confirmed it, and its row id is returned as `confirm`.
     */
    async finish(
      caller: Caller,
      answer: { state: string; code: string | null },
    ): Promise<{ confirm: string | null; back: string | null }> {
      const { userId } = caller;
      const trip = await takeTrip(caller, answer.state);
      const { back } = trip;
      if (answer.code === null) throw new LinkRefused('not_allowed', { back });
      const { tokens, channel } = await host
        .link({ code: answer.code, verifier: trip.verifier, redirectUri: trip.redirectUri }, accounts.meter(userId))
        .catch((error: unknown) => {
          if (!(error instanceof HostTrouble)) throw error;
          throw new LinkRefused(error.kind === 'retry' ? 'failed' : 'no_channel', { cause: error, back });
        });
      const before = await channelRepo(db).byHostId(userId, channel.id);
      if (trip.again !== null && before?.id !== trip.again) {
        await host.revoke(tokens).catch(() => undefined);
        throw new LinkRefused('other_channel', { back });
      }
      const seen = {
        ...channel,
        picture: await channelPicture(
          host.as(tokens, async () => undefined),
          channel.picture,
        ),
      };
      const sealedTokens = accounts.sealTokens(userId, tokens);
      return transact(db, async (trx) => {
        const isKnown = before !== undefined && before.sealed_tokens !== '';
        if (isKnown || (await dateRepo(trx).scheduledOf(userId)).length === 0) {
          await keep(trx, userId, seen, sealedTokens);
          return { confirm: null, back };
        }
        const id = await channelRepo(trx).keepPending(userId, seen, sealedTokens);
        await emit(trx, { userId, topic: 'user', kind: 'notice', data: { channel: channel.title } });
        return { confirm: id, back };
      });
    },

    /** Confirms a channel for its creator. */
    async confirm(id: string, userId: UserId): Promise<void> {
      const row = await channelRepo(db).find(id);
      if (row?.user_id !== userId) throw new Failure('not_found', msg`Channel not found`);
      const { pending_tokens: pending, pending_until: until } = row;
      if (!pending || !until || until.getTime() <= Date.now()) {
        if (row.sealed_tokens !== '') return;
        throw new Failure('conflict', msg`This link was not confirmed in time. Connect your channel again.`);
      }
      const seen = { id: row.channel_id, title: row.title, url: row.url };
      await transact(db, (trx) => keep(trx, userId, seen, pending));
    },

    /**
     * Revokes at the host and deletes here; a host that cannot be reached does not keep the link here. False when the
     * host was not reached.
     */
    async forget(id: string, userId: UserId): Promise<boolean> {
      const row = await channelRepo(db).find(id);
      if (row?.user_id !== userId) throw new Failure('not_found', msg`Channel not found`);
      const linked = row.sealed_tokens !== '';
      if (!linked && !row.pending_tokens)
        throw new Failure('conflict', msg`“${{ title: row.title }}” is no longer linked.`);
      const tell = row.pending_tokens && !linked ? accounts.revokePending(row) : accounts.revoke(row);
      const revoked = await tell.then(
        () => true,
        () => false,
      );
      await transact(db, async (trx) => {
        if (linked) await channelRepo(trx).forgetTokens(userId, id);
        await channelRepo(trx).dropPending(id);
        const channel = row.title;
        const words = linked ? msg`The channel “${{ channel }}” was unlinked` : msg`“${{ channel }}” was not linked`;
        const untold = msg`“${{ channel }}” was unlinked here, but the host could not be notified. Remove the access in your account there.`;
        const message = revoked ? words : untold;
        await note(trx, { userId, type: 'channel', level: revoked ? 'info' : 'warn', message, refId: null });
        await logSecurity(trx, { userId, kind: 'channel_unlinked', detail: row.title });
        await emit(trx, { userId, topic: 'user', kind: 'notice', data: { channel: row.title } });
      });
      return revoked;
    },

    /** Deletes every link of a creator. */
    async unlink(userId: UserId): Promise<void> {
      for (const { id } of await channelRepo(db).shown(userId)) await this.forget(id, userId);
    },

    /** Revokes links that were not confirmed in time. */
    async sweep(): Promise<void> {
      for (const row of await channelRepo(db).lapsed()) {
        await accounts.revokePending(row).catch(() => undefined);
        await channelRepo(db).dropPending(row.id);
      }
    },

    /** An expired link is not a connection, but the session is fine. */
    async connected(userId: UserId) {
      const row = await channelRepo(db).current(userId);
      const channel = row ? { id: row.channel_id, title: row.title, url: row.url } : null;
      return {
        connected: !!row && !row.reauth_required,
        reauth_required: row?.reauth_required ?? false,
        channel,
        builtIn,
      };
    },
  };

  async function takeTrip({ userId, session }: Caller, state: string): Promise<z.infer<typeof Trip>> {
    const sealed = await trips.finishTrip({ stateHash: hashOf(state), sessionHash: session ?? '', userId });
    if (!sealed) throw new LinkRefused('expired');
    return Trip.parse(JSON.parse(secrets.open(sealed, tripUse(userId))));
  }

  /** Links the channel and continues what waited for it. */
  async function keep(trx: Trx, userId: UserId, channel: SeenChannel, sealedTokens: string): Promise<void> {
    const id = await channelRepo(trx).link(userId, channel, sealedTokens);
    await note(trx, {
      userId,
      type: 'channel',
      level: 'info',
      message: msg`The channel “${{ channel: channel.title }}” was linked`,
      refId: null,
    });
    await logSecurity(trx, { userId, kind: 'channel_linked', detail: channel.title });
    await emit(trx, { userId, topic: 'user', kind: 'notice', data: { channel: channel.title } });
    for (const row of await channelRepo(trx).unfinished(id)) await orderWork(trx, { ...row, user_id: userId });
    for (const tale of await dateRepo(trx).scheduledOf(userId)) await dates.settle(trx, tale.id);
  }
}
export type LinkService = ReturnType<typeof linkService>;
