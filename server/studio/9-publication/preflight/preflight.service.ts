import type { ChannelId, TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { text as textOf } from 'node:stream/consumers';
import { requireOwnTale } from '#server/db/engines/ownership.ts';
import type { Db } from '#server/db/tables/tables.ts';
import type { FileStore } from '#server/ports/files.ts';
import { captionsProblem } from '#shared/captions/caption-check.ts';
import { type HostCost, publicationCost } from '#shared/publishing/host-cost.ts';
import { preflightChecks } from '#shared/publishing/preflight-rules.ts';
import type { Check, LanguageFacts } from '#shared/publishing/preflight-facts.ts';
import type { Shape } from '#shared/film/storyboard-edits.ts';
import type { Video } from '#shared/film/video.contract.ts';
import { type Audience, type Language, versionAttributions, versionOfLanguage } from '#shared/vocabulary.ts';
import { channelRepo } from '../channels/channel.repo.ts';
import { filmRepo } from '../upload/film.repo.ts';
import type { PublicationTexts } from '../publication-texts.ts';
import { preflightRepo } from './preflight.repo.ts';
import { type Said, wordsOf } from '#shared/said.ts';

type Words = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly channelId?: ChannelId | undefined;
  readonly playlistIds?: readonly string[] | undefined;
  readonly thumbnailSlot?: number | null | undefined;
};
/** What is about to be published, as far as it is decided. */
export type Intent = {
  readonly userId: UserId;
  readonly taleId: TaleId;
  readonly langs: readonly Language[];
  readonly shape?: Shape | undefined;
  readonly scheduledAt?: number | undefined;
  readonly madeForKids?: boolean | undefined;
  readonly synthetic?: boolean | undefined;
  readonly captions?: readonly Language[] | null | undefined;
  readonly localizations?: readonly Language[] | null | undefined;
  readonly playlistIds?: readonly string[] | undefined;
  readonly texts: { readonly [L in Language]?: Words | undefined };
};
type Draft = { readonly language: Language; readonly renamed: string | null } & PublicationTexts;
export type PreflightParts = {
  readonly db: Db;
  readonly files: FileStore;
  /** The films with what made them stale, as their stage tells it. */
  readonly films: (of: { taleId: TaleId; userId: UserId }) => Promise<readonly Video[]>;
  /** The texts for each language when its creator gives none. */
  readonly drafts: (taleId: TaleId) => Promise<readonly Draft[]>;
  /** What is not as Scripture has it, language by language. */
  readonly quotations: (of: {
    taleId: TaleId;
    userId: UserId;
  }) => Promise<readonly { language: Language; items: readonly { verdict: string }[] }[]>;
  /** The Bibles that there are to compare with. */
  readonly installed: () => Promise<readonly string[]>;
  readonly quota: (userId: UserId) => Promise<HostCost & { readonly resetsAt: number }>;
  readonly clock?: () => number;
};

type Known = {
  readonly films: readonly Video[];
  readonly drafts: readonly Draft[];
  readonly wrong: ReturnType<PreflightParts['quotations']>;
};

/** The checks before publishing as the tab shows them; what blocks among them every order obeys (`obeyChecks`). */
export function preflightService({
  db,
  files,
  films,
  drafts,
  quotations,
  installed,
  quota,
  clock = Date.now,
}: PreflightParts) {
  async function captionsOf(film: { srt_key: string; audience: Audience } | undefined): Promise<Said | null> {
    if (!film || !(await files.has(film.srt_key))) return msg`The captions of the film are missing.`;
    return captionsProblem(await textOf(await files.read(film.srt_key)), film.audience);
  }
  async function thumbnailOf(
    taleId: TaleId,
    language: Language,
    slot: number | null | undefined,
    poster: string | null,
  ) {
    const chosen = slot ? await filmRepo(db).slotKey(taleId, slot) : null;
    const prepared = chosen ?? (await filmRepo(db).thumbnailKey(taleId, language));
    const key = prepared ?? poster;
    const bytes = key ? await files.size(key) : null;
    return bytes === null
      ? null
      : { from: chosen ? ('slot' as const) : prepared ? ('prepared' as const) : ('poster' as const), bytes };
  }

  async function languageFacts(intent: Intent, language: Language, known: Known): Promise<LanguageFacts> {
    const { userId, taleId, shape = '16:9' } = intent;
    const of = { userId, taleId, language, shape };
    const draft = known.drafts.find((one) => one.language === language);
    const words = intent.texts[language] ?? {};
    const film = known.films.find((one) => one.language === language && one.shape === shape);
    const texts = {
      title: words.title ?? draft?.title ?? '',
      description: words.description ?? draft?.description ?? '',
      tags: words.tags ?? draft?.tags ?? [],
    };
    const linked = await channelRepo(db).linked(userId);
    const channel = words.channelId
      ? linked.find(({ id }) => id === words.channelId)
      : await channelRepo(db).current(userId, language);
    const [paths, bibles, wrong, earlier, namesake] = await Promise.all([
      preflightRepo(db).filmFiles(of),
      installed(),
      known.wrong,
      preflightRepo(db).earlier(of),
      channel ? preflightRepo(db).namesake(of, channel.id, texts.title) : null,
    ]);
    const before = earlier.find(({ channelId }) => channelId === channel?.id) ?? earlier[0];
    const version = versionOfLanguage[language];
    const counted = (verdict: string) =>
      wrong.find((one) => one.language === language)?.items.filter((one) => one.verdict === verdict).length ?? 0;
    return {
      language,
      film: film
        ? {
            durationMs: film.durationMs,
            loudness: film.loudness,
            why: film.stale ? [wordsOf(film.why.join(' '), film.whySaid)] : [],
          }
        : null,
      captions: film ? await captionsOf(paths) : null,
      thumbnail: await thumbnailOf(taleId, language, words.thumbnailSlot, paths?.poster_key ?? null),
      texts,
      credit: versionAttributions[version],
      quotations: bibles.includes(version) ? { near: counted('near'), unknown: counted('unknown') } : null,
      channel: channel ? { title: channel.title, reauth: channel.reauth_required } : null,
      earlier: before ? { channel: before.channel, same: before.channelId === channel?.id } : null,
      namesake,
      renamed: draft?.renamed && draft.renamed !== texts.title ? draft.renamed : null,
    };
  }

  /** What the whole order takes out of the day. Languages that exist without a film bring captions too. */
  function costOf(intent: Intent, all: readonly Language[], facts: readonly LanguageFacts[]): HostCost {
    return facts.reduce(
      (sum, { language, thumbnail }) => {
        const others = all.filter((one) => one !== language);
        const each = publicationCost({
          captions: 1 + (intent.captions ?? others).filter((one) => others.includes(one)).length,
          localizations: (intent.localizations ?? others).filter((one) => others.includes(one)).length,
          playlists: (intent.texts[language]?.playlistIds ?? intent.playlistIds ?? []).length,
          thumbnail: thumbnail !== null,
        });
        return { uploads: sum.uploads + each.uploads, units: sum.units + each.units };
      },
      { uploads: 0, units: 0 },
    );
  }

  async function look(intent: Intent) {
    const { userId, taleId } = intent;
    await requireOwnTale(db, taleId, userId);
    const [own, offered, { resetsAt, ...left }, texts] = await Promise.all([
      films({ taleId, userId }),
      drafts(taleId),
      quota(userId),
      filmRepo(db).texts(taleId),
    ]);
    const langs = [...new Set(intent.langs)];
    const known = { films: own, drafts: offered, wrong: quotations({ taleId, userId }) };
    const facts = await Promise.all(langs.map((language) => languageFacts(intent, language, known)));
    const cost = costOf(
      intent,
      texts.map(({ language }) => language),
      facts,
    );
    const { madeForKids, synthetic, scheduledAt } = intent;
    const checks: Check[] = preflightChecks({
      taleId,
      languages: facts,
      madeForKids,
      synthetic,
      scheduledAt,
      now: clock(),
      cost,
      left,
    });
    return { ready: checks.every(({ level }) => level !== 'block'), checks, cost, left, resetsAt };
  }

  return { look };
}
export type PreflightService = ReturnType<typeof preflightService>;
