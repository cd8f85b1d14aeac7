import { sql } from 'kysely';
import { nanoid } from 'nanoid';
import type { Trx } from '#server/db/tables.ts';
import { emit } from '#server/live/event.repo.ts';
import { formatReference, type VerseRange } from '#shared/scripture.ts';
import type { StoryDraft } from '#shared/story.ts';
import type { SoundDefaults } from '#shared/settings.contract.ts';
import type { NewTale } from '#shared/tale.contract.ts';
import { type Language, type Section, sections, versionOfLanguage } from '#shared/vocabulary.ts';
import { sectionText } from './narrative.ts';
import { sourceOf, styleOf, wordsOf } from './tale-order.ts';

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
  readonly userId: string;
  readonly order: NewTale;
  readonly title: string;
  readonly range: VerseRange | null;
  readonly story: StoryDraft | null;
  readonly writer: string | null;
  readonly scenes: readonly SceneToStore[];
  readonly sound: SoundDefaults;
};

const palettes = [
  { bg: '#1f3a5f', fg: '#ffffff', accent: '#f2b84b' },
  { bg: '#5b2a4a', fg: '#ffffff', accent: '#f4d35e' },
  { bg: '#1e5945', fg: '#ffffff', accent: '#ffd9a0' },
  { bg: '#7a3b1d', fg: '#ffffff', accent: '#ffe08a' },
];
const letters = 'ABCDEFGH';

/** Stores a new tale with its texts, scenes, planned frames and thumbnails; all of it in the caller's transaction, or nothing. */
export function newTaleRepo(trx: Trx) {
  return {
    async add(tale: TaleToStore): Promise<void> {
      await addTale(tale);
      if (tale.story) await addTexts(tale.id, tale.story);
      await addScenes(tale);
      await addThumbnails(tale);
      const { id, userId } = tale;
      await emit(trx, { userId, topic: `tale:${id}`, kind: 'tale', data: { id, taleId: id, status: 'draft' } });
    },
  };

  async function addTale({ id, userId, order, title, range, story, writer, scenes, sound }: TaleToStore): Promise<void> {
    const verse = range && formatReference(range);
    const langs = story?.languages ?? order.langs;
    await trx
      .insertInto('tales')
      .values({
        id,
        user_id: userId,
        title,
        verse,
        verse_ref: verse,
        verse_version: versionOfLanguage[langs[0] ?? 'en'],
        range: range && JSON.stringify(range),
        mode: order.mode,
        source: sourceOf(order),
        langs: JSON.stringify(langs),
        length: order.length,
        words: wordsOf(order),
        tone: order.tone,
        audience: order.audience,
        cultural_context: order.culturalContext,
        image_style: styleOf(order),
        honor_jesus: order.honorJesus,
        scenes_planned: story ? scenes.length : order.scenes,
        thumbnails_planned: order.thumbnails,
        beats: story && JSON.stringify(story.beats),
        writer,
        notes: JSON.stringify(story?.notes ?? []),
        voices: JSON.stringify(sound.voices),
        music_mood: sound.musicMood,
        seed: id,
        // Whole milliseconds: a page cursor carries no more.
        created_at: sql<Date>`date_trunc('milliseconds', now())`,
      })
      .execute();
  }

  async function addTexts(taleId: string, story: StoryDraft): Promise<void> {
    const rows = story.languages.map((language) => ({
      tale_id: taleId,
      language,
      title: story.title[language] ?? '',
      summary: story.summary[language] ?? '',
      ...(Object.fromEntries(sections.map((section) => [section, sectionText(story.beats, section, language)])) as Record<Section, string>),
    }));
    await trx.insertInto('tale_texts').values(rows).execute();
  }

  async function addScenes({ id: taleId, scenes }: TaleToStore): Promise<void> {
    if (scenes.length === 0) return;
    const rows = scenes.map((scene, at) => ({ ...scene, id: nanoid(), no: at + 1 }));
    await trx
      .insertInto('scenes')
      .values(
        rows.map(({ id, no, section, text, prompt, range }) => ({
          id,
          tale_id: taleId,
          scene_no: no,
          section,
          text: JSON.stringify(text),
          prompt,
          range: range && JSON.stringify(range),
        })),
      )
      .execute();
    await trx
      .insertInto('images')
      .values(
        rows.map(({ id, no, prompt }) => ({
          id: nanoid(),
          tale_id: taleId,
          scene_id: id,
          frame_no: no,
          image_type: 'frame' as const,
          prompt,
        })),
      )
      .execute();
  }

  async function addThumbnails({ id: taleId, order, title, range }: TaleToStore): Promise<void> {
    const rows = Array.from({ length: order.thumbnails }, (_, idx) => ({
      id: nanoid(),
      tale_id: taleId,
      idx,
      variant: letters[idx] ?? 'A',
      title,
      subtitle: range ? formatReference(range) : '',
      style: 'classic',
      palette: JSON.stringify(palettes[idx % palettes.length]),
      status: 'queued',
      is_default: idx === 0,
    }));
    await trx.insertInto('thumbnails').values(rows).execute();
  }
}
