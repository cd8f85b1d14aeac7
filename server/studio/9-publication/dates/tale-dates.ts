import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { Trx } from '#server/db/tables/tables.ts';
import { note } from '#server/jobs/announce.ts';
import { Failure } from '#shared/endpoint.ts';
import type { TaleStatus } from '#shared/pipeline.ts';
import { checkWords } from '#shared/publishing/preflight-rules.ts';
import { isStopped, takesDate } from '#shared/publishing/publication-states.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { channelRepo } from '../channels/channel.repo.ts';
import { orderFromDraft } from './draft-order.ts';
import { type OrderWork, placePublications, type PublishOrder } from '../place-publications.ts';
import { publicationDraftRepo } from '../publication-draft.repo.ts';
import type { PublicationRow } from '../publication-view.ts';
import { type Wishes, wishesOf } from '../publication-wishes.ts';
import { publicationRepo } from '../publication.repo.ts';
import { blocksOf } from '../upload/publish-guard.ts';
import { latestMs } from '../upload/publish-parts.ts';
import { suggestedTexts } from '../suggested-texts.ts';
import { taleStatusRepo } from '#server/studio/2-tale/tale-status.repo.ts';
import { taleStandingRepo } from './tale-standing.repo.ts';
import { named, sentences, type Words, codeOf, englishOf, type Said } from '#shared/said.ts';

type Own = { readonly taleId: TaleId; readonly userId: UserId };
type Scheduled = { readonly id: string; readonly title: string; readonly user_id: UserId };
type Look = { readonly order: PublishOrder | null; readonly lacks: readonly Words[] };
/** What was done about a date at once, and what it still needs, as messages. */
export type DateSet = { readonly warnings: readonly string[]; readonly warningsSaid: readonly (Said | null)[] };
const dateSet = (warnings: readonly Words[]): DateSet => ({
  warnings: warnings.map(englishOf),
  warningsSaid: warnings.map(codeOf),
});

/** The date of a tale is the date of its publications: one fact, set here, in the caller's transaction. */
export function taleDates({ orderWork, clock = Date.now }: { orderWork: OrderWork; clock?: () => number }) {
  async function rewish(trx: Trx, row: PublicationRow, change: Partial<Wishes>): Promise<void> {
    await publicationRepo(trx).wish(row, { ...wishesOf(row), ...change }, row.not_before);
    await orderWork(trx, row);
    await publicationRepo(trx).announce(row.id);
  }
  /** What is on the channel for others to see cannot be scheduled any more, by the host's own rule. */
  const isOut = ({ state, host_privacy: seen }: PublicationRow) =>
    !takesDate(state) || (seen !== null && seen !== 'private');

  /** Brings every publication there is to the date; also such as were uploaded privately, failed or were missed. */
  async function carry(trx: Trx, taleId: TaleId, at: Date): Promise<Words[]> {
    const warnings: Words[] = [];
    for (const row of await publicationRepo(trx).ofTale(taleId)) {
      if (isOut(row) || row.held) continue;
      if (row.publish_at?.getTime() !== at.getTime() || isStopped(row.state))
        await rewish(trx, row, { privacy: 'private', publishAt: at });
      if ((await channelRepo(trx).find(row.channel_id))?.sealed_tokens === '')
        warnings.push(
          msg`${{ language: named(row.language) }}: “${{ channel: row.channel_title }}” is no longer linked. Link that channel again.`,
        );
    }
    return warnings;
  }

  /** What of a scheduled tale has a film and no publication yet, how it would be ordered, and what the rest lacks. */
  async function look(trx: Trx, { id: taleId, title, user_id: userId }: Scheduled): Promise<Look> {
    const films = (await suggestedTexts(trx, taleId)).filter(({ shapes }) => shapes.includes('16:9'));
    if (films.length === 0)
      return {
        order: null,
        lacks: [msg`“${{ title }}” is scheduled, but has no film yet. Render it, and it will be uploaded.`],
      };
    const rows = (await publicationRepo(trx).ofTale(taleId)).filter(({ state }) => state !== 'removed');
    const draft = (await publicationDraftRepo(trx).of(taleId))?.draft ?? {};
    const open = films
      .map(({ language }) => language)
      .filter(
        (language) => !rows.some((row) => row.language === language) && (draft.langs?.includes(language) ?? true),
      );
    if (open.length === 0) {
      const isDated = rows.some((row) => !isOut(row));
      return {
        order: null,
        lacks: isDated ? [] : [msg`“${{ title }}” is scheduled, but there is nothing left to publish on that date.`],
      };
    }
    const madeForKids = draft.madeForKids ?? (await publicationRepo(trx).lastKidsAnswer(userId, taleId)) ?? undefined;
    const order = { ...orderFromDraft(draft, open), userId, taleId };
    const blocks = await blocksOf(trx, { ...order, madeForKids });
    const free = open.filter((language) => blocks.every((one) => one.language !== null && one.language !== language));
    const reasons = sentences(...blocks.map(checkWords));
    const lack =
      free.length > 0
        ? msg`“${{ title }}” is scheduled, but not all of it can be published yet. ${{ reasons }}`
        : msg`“${{ title }}” is scheduled, but cannot be published yet. ${{ reasons }}`;
    return {
      order: free.length > 0 && madeForKids !== undefined ? { ...order, langs: free, madeForKids } : null,
      lacks: blocks.length === 0 ? [] : [lack],
    };
  }

  /** Orders what can be published on the date, and returns what the rest lacks. */
  async function fill(trx: Trx, tale: Scheduled, at: Date): Promise<readonly Words[]> {
    const { order, lacks } = await look(trx, tale);
    if (order) {
      await placePublications(trx, order, { publishAt: at, notBefore: null }, orderWork);
      const message = msg`“${{ title: tale.title }}” is scheduled; uploading: ${{ languages: order.langs.map((language) => languageNames[language]).join(', ') }}`;
      await note(trx, { userId: tale.user_id, type: 'publishing', level: 'info', message, refId: tale.id });
    }
    return lacks;
  }

  async function warn(trx: Trx, { taleId, userId }: Own, warnings: readonly Words[]): Promise<void> {
    for (const message of warnings)
      await note(trx, { userId, type: 'publishing', level: 'warn', message, refId: taleId });
  }

  /** Gives the tale its date and brings its publications to it; orders none that there is not. */
  async function setDate(trx: Trx, { taleId }: Own, at: Date): Promise<Words[]> {
    await taleStandingRepo(trx).lock(taleId);
    await taleStatusRepo(trx).date(taleId, at, new Date(clock()));
    return carry(trx, taleId, at);
  }

  async function schedule(trx: Trx, own: Own, at: Date): Promise<DateSet> {
    const tale = await taleStandingRepo(trx).lock(own.taleId);
    if (!tale || tale.user_id !== own.userId || tale.deleted_at) throw new Failure('not_found', msg`Tale not found`);
    const warnings = [...(await setDate(trx, own, at)), ...(await fill(trx, tale, at))];
    await warn(trx, own, warnings);
    return dateSet(warnings);
  }

  return {
    setDate,
    /** Sets the tale's date: what can be published is ordered, and what is missing is reported. */
    schedule,

    /**
     * An order without a date: a tale that nothing keeps on its date any more steps back, and its creator hears of it.
     */
    async release(trx: Trx, { taleId, userId }: Own): Promise<void> {
      const tale = await taleStandingRepo(trx).lock(taleId);
      if (tale?.status !== 'scheduled' || !(await taleStandingRepo(trx).retreat(taleId))) return;
      await warn(trx, { taleId, userId }, [
        msg`“${{ title: tale.title }}” was unscheduled: its video was ordered as private, without a date.`,
      ]);
    },

    /** Puts a tale where its creator wants it; `at` is the date of a scheduled one. */
    async move(trx: Trx, own: Own, status: TaleStatus, at: Date | null): Promise<DateSet> {
      if (status === 'scheduled') {
        if (!at) throw new Failure('invalid', msg`A scheduled tale needs a date: send scheduledAt in seconds.`);
        return schedule(trx, own, at);
      }
      const tale = await taleStandingRepo(trx).lock(own.taleId);
      if (!tale || tale.user_id !== own.userId || tale.deleted_at) throw new Failure('not_found', msg`Tale not found`);
      await taleStatusRepo(trx).put(own.taleId, status);
      if (status !== 'published')
        for (const row of await publicationRepo(trx).ofTale(own.taleId))
          if (row.publish_at && !isOut(row) && !isStopped(row.state)) await rewish(trx, row, { publishAt: null });
      return dateSet([]);
    },

    /**
     * Something was made that a date may have waited for: a film, a link, an answer. What it still lacks was said when
     * the date was set, and will be again before it comes.
     */
    async settle(trx: Trx, taleId: TaleId): Promise<void> {
      const tale = await taleStandingRepo(trx).lock(taleId);
      if (tale?.status !== 'scheduled' || tale.deleted_at || !tale.scheduled_at) return;
      const chosen = Math.max(tale.scheduled_at.getTime(), tale.date_set_at?.getTime() ?? 0);
      if (clock() - chosen <= latestMs) await fill(trx, tale, tale.scheduled_at);
    },

    /** What a scheduled tale still lacks; changes nothing. */
    lacks: async (trx: Trx, tale: Scheduled): Promise<readonly Words[]> => (await look(trx, tale)).lacks,

    /** The tale was renamed: titles that were the studio's own follow where nobody has seen them. */
    async rename(trx: Trx, taleId: TaleId, renaming: () => Promise<void>): Promise<void> {
      await taleStandingRepo(trx).lock(taleId);
      const before = await suggestedTexts(trx, taleId);
      await renaming();
      const after = new Map((await suggestedTexts(trx, taleId)).map(({ language, title }) => [language, title]));
      for (const row of await publicationRepo(trx).ofTale(taleId)) {
        const title = after.get(row.language);
        const followed = before.some(({ language, title: old }) => language === row.language && old === row.title);
        if (title !== undefined && title !== row.title && followed && !isOut(row) && !isStopped(row.state))
          await rewish(trx, row, { title });
      }
    },
  };
}
export type TaleDates = ReturnType<typeof taleDates>;
