import { requireOwnTale } from '#server/db/ownership.ts';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { HostTrouble } from '#server/video-host.ports.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Publication } from '#shared/publication.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import type { ChannelAccounts } from './channel-accounts.ts';
import { channelRepo } from './channel.repo.ts';
import { filmRepo } from './film.repo.ts';
import { fitted, type PublicationTexts, textsOf, withCredit } from './publication-texts.ts';
import { type PublicationRow, publicationView } from './publication-view.ts';
import { publicationRepo, type Wishes } from './publication.repo.ts';
import type { PublishFilm } from './publish-film.job.ts';
import { removal } from './remove-publication.ts';
import { taleStandingRepo } from './tale-standing.repo.ts';

export type PublishOrder = {
  readonly userId: string;
  readonly taleId: string;
  readonly langs: readonly Language[];
  readonly privacy: 'private' | 'unlisted' | 'public';
  /** Seconds since 1970; what is past means now. */
  readonly scheduledAt?: number | undefined;
  readonly madeForKids: boolean;
  readonly texts: { readonly [L in Language]?: { title: string; description: string } | undefined };
};
type Parts = { db: Db; desk: JobDesk; publishFilm: PublishFilm; accounts: ChannelAccounts; clock?: () => number };

/** What a creator may do with publications. */
export function publicationService({ db, desk, publishFilm, accounts, clock = Date.now }: Parts) {
  const remove = removal({ db, accounts, clock });
  const order = (trx: Trx, row: { id: string; tale_id: string; user_id: string }) =>
    desk.order(trx, publishFilm, { publicationId: row.id }, { userId: row.user_id, taleId: row.tale_id });

  async function own(id: string, userId: string): Promise<PublicationRow> {
    const row = await publicationRepo(db).find(id);
    if (row?.user_id !== userId) throw new Failure('not_found', 'Publication not found');
    return row;
  }
  /** What would be sent for each language that has a film. */
  async function drafts(taleId: string): Promise<({ language: Language } & PublicationTexts)[]> {
    const [films, texts] = await Promise.all([filmRepo(db).filmed(taleId), filmRepo(db).texts(taleId)]);
    return films.map((film) => {
      const written = texts.find(({ language }) => language === film.language);
      return { language: film.language, ...textsOf(written ?? { ...film, summary: '' }) };
    });
  }
  async function linkedChannel(userId: string): Promise<string> {
    const channel = await channelRepo(db).current(userId);
    if (!channel) throw new Failure('conflict', 'No channel is linked yet. Connect your YouTube account, then publish.');
    if (channel.reauth_required)
      throw new Failure('conflict', 'Please re-link your account to continue: the link to the channel has expired.');
    return channel.id;
  }

  return {
    drafts,
    linkedChannel,

    async list(taleId: string, userId: string) {
      await requireOwnTale(db, taleId, userId);
      const [rows, texts] = await Promise.all([publicationRepo(db).ofTale(taleId), drafts(taleId)]);
      return { items: rows.map(publicationView), drafts: texts };
    },

    /** One publication a language: a new one, or new wishes for the one there is. Rows and orders commit together. */
    async publish({ userId, taleId, langs, madeForKids, privacy, scheduledAt, texts }: PublishOrder) {
      await requireOwnTale(db, taleId, userId);
      const channelId = await linkedChannel(userId);
      const offered = new Map((await drafts(taleId)).map((draft) => [draft.language, draft]));
      const wanted = [...new Set(langs)];
      const missing = wanted.filter((language) => !offered.has(language)).map((language) => languageNames[language]);
      if (missing.length > 0) throw new Failure('conflict', `There is no film yet in ${missing.join(' and ')}. Render it, then publish.`);
      const publishAt = scheduledAt === undefined ? null : new Date(Math.max(scheduledAt * 1000, clock()));

      return transact(db, async (trx) => {
        const ids: { publicationId: string; jobId: string }[] = [];
        for (const language of wanted) {
          const draft = offered.get(language)!;
          const own = texts[language];
          const words = own ? fitted({ title: own.title, description: withCredit(own.description, language), tags: draft.tags }) : draft;
          const wishes = { ...words, madeForKids, privacy: publishAt ? ('private' as const) : privacy, publishAt };
          const id = await wish(trx, { userId, taleId, channelId, language }, wishes);
          const { jobId } = await order(trx, { id, tale_id: taleId, user_id: userId });
          await publicationRepo(trx).announce(id);
          ids.push({ publicationId: id, jobId });
        }
        if (publishAt) await taleStandingRepo(trx).schedule(taleId, publishAt);
        return { jobId: ids[0]!.jobId, publicationIds: ids.map(({ publicationId }) => publicationId) };
      });
    },

    /** Reads the host's own state now. */
    async refresh(id: string, userId: string): Promise<Publication> {
      const row = await own(id, userId);
      return publicationView(await remove.readBack(row).catch(inWords));
    },

    /** Goes on with what failed, was missed (then it is published now) or waits. */
    async retry(id: string, userId: string): Promise<string> {
      const row = await own(id, userId);
      if (!['failed', 'missed', 'waiting', 'unknown'].includes(row.state))
        throw new Failure('conflict', `This publication is ${row.state.replace('_', ' ')}; there is nothing to retry.`);
      if ((await channelRepo(db).find(row.channel_id))?.sealed_tokens === '')
        throw new Failure('conflict', `“${row.channel_title}” is not linked any more. Link that channel again, then retry.`);
      return transact(db, async (trx) => {
        await publicationRepo(trx).again(row, new Date(clock()));
        const { jobId } = await order(trx, row);
        await publicationRepo(trx).announce(id);
        return jobId;
      });
    },

    /** Deletes the video from the channel, also one that was uploaded without our knowing; the row stays as what was. */
    async remove(id: string, userId: string): Promise<void> {
      await remove.remove(await own(id, userId)).catch(inWords);
    },
  };
}
export type PublicationService = ReturnType<typeof publicationService>;

/** A removed one is followed by a new generation; any other is the one and gets the new wishes. */
async function wish(
  trx: Trx,
  key: { userId: string; taleId: string; channelId: string; language: Language },
  wishes: Wishes,
): Promise<string> {
  const publications = publicationRepo(trx);
  const before = await publications.newest(key.taleId, key.channelId, key.language);
  if (!before || before.state === 'removed') return publications.create({ ...key, generation: (before?.generation ?? 0) + 1, wishes });
  const state = before.video_id ? 'inserted' : before.sealed_session ? (before.state === 'unknown' ? 'unknown' : 'session_open') : 'queued';
  await publications.wish(before, wishes, state);
  return before.id;
}

/** The host's trouble as an answer to a call. */
function inWords(error: unknown): never {
  if (!(error instanceof HostTrouble)) throw error;
  const codes = {
    retry: 'unavailable',
    quota: 'too_many',
    reauth: 'conflict',
    rejected: 'conflict',
    gone: 'not_found',
    unknown: 'upstream',
  } as const;
  throw new Failure(codes[error.kind], error.message, { cause: error });
}
