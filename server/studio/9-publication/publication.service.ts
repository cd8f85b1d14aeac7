import { requireOwnTale } from '#server/db/ownership.ts';
import { transact } from '#server/db/connect.ts';
import type { Db, Trx } from '#server/db/tables.ts';
import type { JobDesk } from '#server/jobs/define-job.ts';
import { chapterLines } from '#shared/chapters.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Publication } from '#shared/publication.contract.ts';
import { usualCategory } from '#shared/publication-limits.ts';
import type { Shape } from '#shared/storyboard-edits.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import type { ChannelAccounts } from './channel-accounts.ts';
import { channelRepo } from './channel.repo.ts';
import { publicationChanges, type PublicationEdit } from './change-publication.ts';
import { inWords } from './host-words.ts';
import { filmRepo } from './film.repo.ts';
import { type PublicationTexts, textsOf, withChapters } from './publication-texts.ts';
import { type PublicationRow, publicationView } from './publication-view.ts';
import { type PublicationFilter, publicationListRepo } from './publication-list.repo.ts';
import { ownWords, type Wishes } from './publication-wishes.ts';
import { type FilmOnChannel, publicationRepo } from './publication.repo.ts';
import type { PublishFilm } from './publish-film.job.ts';
import { removal } from './remove-publication.ts';
import { taleStandingRepo } from './tale-standing.repo.ts';

export type PublishOrder = Pick<Wishes, 'privacy' | 'madeForKids'> &
  Partial<Pick<Wishes, 'synthetic' | 'categoryId' | 'licence' | 'embeddable' | 'playlistIds' | 'captions' | 'localizations'>> & {
    readonly userId: string;
    readonly taleId: string;
    readonly langs: readonly Language[];
    readonly shape?: Shape;
    /** Seconds since 1970; what is past means now. */
    readonly scheduledAt?: number | undefined;
    readonly texts: { readonly [L in Language]?: LanguageWishes | undefined };
    /** Nothing is sent for so long. */
    readonly undoSeconds?: number;
  };
type LanguageWishes = {
  readonly title: string;
  readonly description: string;
  readonly tags?: readonly string[] | undefined;
  readonly channelId?: string | undefined;
  readonly playlistIds?: readonly string[] | undefined;
  readonly thumbnailSlot?: number | null | undefined;
};
type Draft = { language: Language; shapes: Shape[]; chapters: string } & PublicationTexts;
type Parts = {
  db: Db;
  desk: JobDesk;
  publishFilm: PublishFilm;
  accounts: ChannelAccounts;
  cancelJob: (trx: Trx, publicationId: string) => Promise<void>;
  clock?: () => number;
};

/** What a creator may do with publications. */
export function publicationService({ db, desk, publishFilm, accounts, cancelJob, clock = Date.now }: Parts) {
  const changes = publicationChanges({ db, desk, publishFilm, cancelJob, clock });
  const remove = removal({ db, accounts, clock });
  const order = (trx: Trx, row: { id: string; tale_id: string; user_id: string }) =>
    desk.order(trx, publishFilm, { publicationId: row.id }, { userId: row.user_id, taleId: row.tale_id });

  async function own(id: string, userId: string): Promise<PublicationRow> {
    const row = await publicationRepo(db).find(id);
    if (row?.user_id !== userId) throw new Failure('not_found', 'Publication not found');
    return row;
  }
  /** What would be sent for each language that has a film. */
  async function drafts(taleId: string): Promise<Draft[]> {
    const [films, texts] = await Promise.all([filmRepo(db).filmed(taleId), filmRepo(db).texts(taleId)]);
    return [...new Map(films.map((film) => [film.language, film])).values()].map((film) => {
      const written = texts.find(({ language }) => language === film.language);
      const shapes = films.filter(({ language }) => language === film.language).map(({ shape }) => shape);
      const wide = films.find(({ language, shape }) => language === film.language && shape === '16:9') ?? film;
      const chapters = chapterLines(wide.chapters ?? [], wide.duration_ms);
      return { language: film.language, shapes, chapters, ...withChapters(textsOf(written ?? { ...film, summary: '' }), chapters) };
    });
  }
  /** Where a language's film goes: to the channel that is named, else that of the language, else the default one. */
  async function linkedChannel(userId: string, language?: Language, named?: string): Promise<string> {
    const channels = channelRepo(db);
    const channel = named ? (await channels.linked(userId)).find(({ id }) => id === named) : await channels.current(userId, language);
    if (!channel && named) throw new Failure('not_found', 'Channel not found');
    if (!channel) throw new Failure('conflict', 'No channel is linked yet. Connect your YouTube account, then publish.');
    if (channel.reauth_required)
      throw new Failure('conflict', `Please re-link your account to continue: the link to “${channel.title}” has expired.`);
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
    async publish(wish: PublishOrder) {
      const { userId, taleId, shape = '16:9', scheduledAt, texts } = wish;
      await requireOwnTale(db, taleId, userId);
      const wanted = [...new Set(wish.langs)];
      const offered = new Map(
        (await drafts(taleId)).filter(({ shapes }) => shapes.includes(shape)).map((draft) => [draft.language, draft]),
      );
      const goesTo = new Map<Language, string>();
      for (const language of wanted) goesTo.set(language, await linkedChannel(userId, language, texts[language]?.channelId));
      const missing = wanted.filter((language) => !offered.has(language)).map((language) => languageNames[language]);
      if (missing.length > 0) throw new Failure('conflict', `There is no film yet in ${missing.join(' and ')}. Render it, then publish.`);
      const publishAt = scheduledAt === undefined ? null : new Date(Math.max(scheduledAt * 1000, clock()));
      const undoUntil = clock() + 1000 * (wish.undoSeconds ?? 0);

      return transact(db, async (trx) => {
        const ids: { publicationId: string; jobId: string }[] = [];
        for (const language of wanted) {
          const wishes = wishesFor(wish, offered.get(language)!, publishAt);
          const film = { taleId, channelId: goesTo.get(language)!, language, shape };
          const id = await place(trx, { userId, ...film }, wishes, wish.undoSeconds ? new Date(undoUntil) : null);
          const { jobId } = await order(trx, { id, tale_id: taleId, user_id: userId });
          await publicationRepo(trx).announce(id);
          ids.push({ publicationId: id, jobId });
        }
        if (publishAt) await taleStandingRepo(trx).schedule(taleId, publishAt);
        return { jobId: ids[0]!.jobId, publicationIds: ids.map(({ publicationId }) => publicationId), undoUntil };
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

    /** Changes what is said and when; the host is told by a job. */
    async edit(id: string, userId: string, edits: PublicationEdit) {
      const jobId = await changes.edit(await own(id, userId), edits);
      return { ...publicationView(await own(id, userId)), jobId };
    },
    async cancel(id: string, userId: string): Promise<Publication> {
      await changes.cancel(() => own(id, userId));
      return publicationView(await own(id, userId));
    },
    async hide(id: string, userId: string) {
      const jobId = await changes.hide(await own(id, userId));
      return { ...publicationView(await own(id, userId)), jobId };
    },
    async listAll(filter: PublicationFilter) {
      const { rows, nextCursor } = await publicationListRepo(db).page(filter);
      return { items: rows.map((row) => ({ ...publicationView(row), taleTitle: row.tale_title })), nextCursor };
    },

    /** Deletes the video from the channel, also one that was uploaded without our knowing; the row stays as what was. */
    async remove(id: string, userId: string): Promise<void> {
      await remove.remove(await own(id, userId)).catch(inWords);
    },
  };
}
export type PublicationService = ReturnType<typeof publicationService>;

/** A removed one is followed by a new generation; any other is the one and gets the new wishes. */
async function place(trx: Trx, film: FilmOnChannel & { userId: string }, wishes: Wishes, notBefore: Date | null): Promise<string> {
  const publications = publicationRepo(trx);
  const before = await publications.newest(film);
  if (!before || before.state === 'removed')
    return publications.create({ ...film, generation: (before?.generation ?? 0) + 1, wishes, notBefore });
  await publications.wish(before, wishes, notBefore);
  return before.id;
}

function wishesFor(wish: PublishOrder, draft: Draft, publishAt: Date | null): Wishes {
  const { title, description, tags, playlistIds, thumbnailSlot } = wish.texts[draft.language] ?? {};
  const own = title !== undefined && description !== undefined;
  const words = own ? ownWords({ title, description, tags: [...(tags ?? draft.tags)] }, draft.language) : draft;
  return {
    title: words.title,
    description: words.description,
    tags: words.tags,
    madeForKids: wish.madeForKids,
    synthetic: wish.synthetic ?? false,
    categoryId: wish.categoryId ?? usualCategory,
    playlistIds: playlistIds ?? wish.playlistIds ?? [],
    licence: wish.licence ?? 'youtube',
    embeddable: wish.embeddable ?? true,
    thumbnailSlot: thumbnailSlot ?? null,
    captions: wish.captions ?? null,
    localizations: wish.localizations ?? null,
    privacy: publishAt ? 'private' : wish.privacy,
    publishAt,
  };
}
