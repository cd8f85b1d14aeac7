import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { sql } from 'kysely';
import type { Trx } from '#server/db/tables/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { Failure } from '#shared/endpoint.ts';
import { formatReference, type VerseRange } from '#shared/story/scripture.ts';
import type { LostLanguage, StoryDraft } from '#shared/story/story.ts';
import type { SoundDefaults } from '#shared/account/settings.contract.ts';
import type { NewTale } from '#shared/tale/tale.contract.ts';
import { type Language, type Section, sections, versionOfLanguage } from '#shared/vocabulary.ts';
import { englishOf, keptWords } from '#shared/said.ts';
import { sectionText, writtenBy } from '../story/narrative.ts';
import { storyRepo } from '../story/story.repo.ts';
import { draftTitle, sourceOf, styleOf, wordsOf } from './tale-order.ts';

/** A scene as the planner makes it. */
export type SceneToStore = {
  readonly section: Section;
  readonly range: VerseRange | null;
  readonly text: Partial<Record<Language, string>>;
  readonly prompt: string;
};

/** Everything that a new tale is, before it is stored. `story` is null for a draft. */
type TaleToStore = {
  readonly id: string;
  readonly userId: UserId;
  readonly order: NewTale;
  readonly title: string;
  readonly range: VerseRange | null;
  readonly story: StoryDraft | null;
  readonly writer: string | null;
  readonly unwritten: readonly LostLanguage[];
  readonly scenes: readonly SceneToStore[];
  readonly sound: SoundDefaults;
};

/** A scene as it was stored. */
type StoredScene = { readonly id: string; readonly no: number; readonly prompt: string };
type Titled = { readonly title: string; readonly subtitle: string };

/** What other stages store of a new tale, in its transaction; the composition ties them in. */
export type NewTaleOwners = {
  readonly addScenes: (trx: Trx, taleId: TaleId, scenes: readonly SceneToStore[]) => Promise<readonly StoredScene[]>;
  readonly planFrames: (trx: Trx, taleId: TaleId, scenes: readonly StoredScene[]) => Promise<void>;
  readonly addThumbnailPlans: (trx: Trx, taleId: TaleId, plans: Titled & { readonly count: number }) => Promise<void>;
  /** Plans that still have the title `before` get the one that the tale has now. */
  readonly retitleThumbnailPlans: (
    trx: Trx,
    taleId: TaleId,
    titled: Titled & { readonly before: string },
  ) => Promise<void>;
};

/**
 * Stores a new tale with its texts, scenes, planned frames and thumbnails; all of it in the caller's transaction, or
 * nothing.
 */
export function newTaleRepo(trx: Trx, owners: NewTaleOwners) {
  return {
    async add(tale: TaleToStore): Promise<void> {
      await addTale(tale);
      if (tale.story) await addTexts(tale.id, tale.story, tale.writer);
      await addScenes(tale);
      const { id, userId, order, title, range } = tale;
      await owners.addThumbnailPlans(trx, id, {
        count: order.thumbnails,
        title,
        subtitle: range ? formatReference(range) : '',
      });
      await emit(trx, { userId, topic: `tale:${id}`, kind: 'tale', data: { id, status: 'draft' } });
    },

    /**
     * Gives a draft its story, its scenes and planned frames. A title that its creator gave it stays. Throws Failure
     * when it was deleted.
     */
    async tell(tale: TaleToStore): Promise<void> {
      const { id, userId, order } = tale;
      const draft = await storyRepo(trx).tale(id, userId);
      if (!draft) throw new Failure('not_found', msg`The tale was deleted.`);
      const isOwn = ![draft.range, null].some((range) => draft.title === draftTitle(order, range));
      const title = isOwn ? draft.title : tale.title;
      const told = toldIn({ ...tale, title });
      await trx
        .updateTable('tales')
        .set({ ...told, updated_at: sql`now()` })
        .where('id', '=', id)
        .execute();
      if (tale.story) await addTexts(id, tale.story, tale.writer);
      await addScenes(tale);
      await owners.retitleThumbnailPlans(trx, id, { before: draft.title, title, subtitle: told.verse ?? '' });
      await emit(trx, { userId, topic: `tale:${id}`, kind: 'tale', data: { id, status: draft.status, story: true } });
    },
  };

  async function addTale(tale: TaleToStore): Promise<void> {
    const { id, userId, order, sound } = tale;
    await trx
      .insertInto('tales')
      .values({
        id,
        user_id: userId,
        ...toldIn(tale),
        mode: order.mode,
        source: sourceOf(order),
        length: order.length,
        words: wordsOf(order),
        tone: order.tone,
        audience: order.audience,
        cultural_context: order.culturalContext,
        image_style: styleOf(order),
        honor_jesus: order.honorJesus,
        thumbnails_planned: order.thumbnails,
        voices: JSON.stringify(sound.voices),
        music_mood: sound.musicMood,
        seed: id,
        // Whole milliseconds: a page cursor carries no more.
        created_at: sql<Date>`date_trunc('milliseconds', now())`,
      })
      .execute();
  }

  async function addTexts(taleId: TaleId, story: StoryDraft, writer: string | null): Promise<void> {
    const rows = story.languages.map((language) => ({
      tale_id: taleId,
      language,
      title: story.title[language] ?? '',
      summary: story.summary[language] ?? '',
      engines: JSON.stringify(writtenBy(story.engines?.[language] ?? writer)),
      ...(Object.fromEntries(
        sections.map((section) => [section, sectionText(story.beats, section, language)]),
      ) as Record<Section, string>),
    }));
    await trx.insertInto('tale_texts').values(rows).execute();
  }

  async function addScenes({ id, scenes }: TaleToStore): Promise<void> {
    await owners.planFrames(trx, id, await owners.addScenes(trx, id, scenes));
  }
}

/** The columns of a tale that are set with its story. */
function toldIn({ order, title, range, story, writer, unwritten, scenes }: TaleToStore) {
  const verse = range && formatReference(range);
  const langs = story?.languages ?? order.langs;
  const reasons = new Set(unwritten.map(({ why }) => englishOf(why)));
  return {
    title,
    verse,
    verse_ref: verse,
    verse_version: versionOfLanguage[langs[0] ?? 'en'],
    range: range && JSON.stringify(range),
    langs: JSON.stringify(langs),
    scenes_planned: story ? scenes.length : order.scenes,
    beats: story && JSON.stringify(story.beats),
    writer,
    // The reason why a language is missing is stored with the language, as long as it is missing.
    notes: JSON.stringify((story?.notes ?? []).filter((line) => !reasons.has(englishOf(line))).map(keptWords)),
    unwritten: JSON.stringify(unwritten.map((each) => ({ ...each, why: keptWords(each.why) }))),
  };
}
