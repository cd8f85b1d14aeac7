import { type StoryboardEdits, prunedEdits } from '#shared/film/storyboard-edits.ts';
import { sections } from '#shared/vocabulary.ts';
import { englishOf } from '#shared/said.ts';
import type { PackagedTale } from './packaged-tale.ts';
import type { TaleRows } from './tale-rows.repo.ts';

type Made = 'pictures' | 'portraits' | 'thumbnails' | 'finished' | 'narration' | 'music' | 'musicChoice' | 'films';

/** The facts and texts of a tale, apart from its media. */
export function taleFacts({ tale, texts, scenes, captions, cast, storyboard }: TaleRows): Omit<PackagedTale, Made> {
  const ids = scenes.map(({ id }) => id);
  return {
    ...{
      title: tale.title,
      verse: tale.verse,
      verseRef: tale.verse_ref,
      range: tale.range,
      mode: tale.mode,
      source: tale.source,
    },
    verseVersion: tale.verse_version as PackagedTale['verseVersion'],
    ...{ langs: tale.langs, length: tale.length, words: tale.words, tone: tale.tone, audience: tale.audience },
    ...{ culturalContext: tale.cultural_context, imageStyle: tale.image_style, honorJesus: tale.honor_jesus },
    ...{ scenesPlanned: tale.scenes_planned, thumbnailsPlanned: tale.thumbnails_planned },
    beats:
      tale.beats?.map(({ section, range, text, retold, quotes }) => ({
        section,
        range,
        text,
        ...(retold && { retold }),
        ...(quotes && { quotes: { ...quotes } }),
      })) ?? null,
    ...{
      writer: tale.writer,
      notes: tale.notes.map(englishOf),
      voices: tale.voices,
      readings: tale.readings,
      musicMood: tale.music_mood,
      seed: tale.seed,
    },
    texts: Object.fromEntries(
      texts
        .toSorted((a, b) => a.language.localeCompare(b.language))
        .map((row) => [
          row.language,
          {
            ...{ title: row.title, summary: row.summary, engines: row.engines },
            ...(Object.fromEntries(sections.map((part) => [part, row[part]])) as Text),
          },
        ]),
    ),
    scenes: scenes.map(({ section, text, prompt, range }) => ({ section, text, prompt, range })),
    cast:
      cast?.members.map(({ name, kind, look, cloth, notes, voices }) => ({
        name,
        kind,
        look,
        cloth,
        notes,
        ...(voices ? { voices } : {}),
      })) ?? null,
    captions: scenes.flatMap(({ id }, at) =>
      captions
        .filter((row) => row.scene_id === id)
        .toSorted((a, b) => a.language.localeCompare(b.language))
        .map(({ language, said, sound, cues }) => ({
          ...{ scene: at + 1, language, said, sound },
          cues: cues.map((cue) => ({
            words: cue.words,
            lines: [...cue.lines],
            startMs: cue.startMs,
            endMs: cue.endMs,
          })),
        })),
    ),
    storyboard: storyboard ? named(prunedEdits(storyboard.edits, ids), (id) => String(ids.indexOf(id) + 1)) : null,
  };
}
type Text = Record<(typeof sections)[number], string>;

/** Storyboard edits with other names for their scenes. */
export const named = (
  edits: StoryboardEdits,
  nameOf: (scene: string) => string,
): NonNullable<PackagedTale['storyboard']> => ({
  ...(edits.motion ? { motion: edits.motion } : {}),
  order: edits.order.map(nameOf),
  scenes: Object.fromEntries(
    Object.entries(edits.scenes)
      .map(([scene, edit]) => [nameOf(scene), edit] as const)
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  ) as NonNullable<PackagedTale['storyboard']>['scenes'],
  cards: edits.cards,
});

/** What a package contains about a narration besides its audio. */
export const takeFacts = ({ kind, said, speech, peaks, ...take }: TaleRows['takes'][number]) => ({
  ...{ kind, said, durationMs: take.duration_ms, startMs: take.start_ms, endMs: take.end_ms, peaks },
  speech: speech.map(({ startMs, endMs }) => ({ startMs, endMs })),
  ...(take.noise_reduced === null && take.trimmed_ms === null
    ? {}
    : {
        cleaned: {
          noise: take.noise_reduced ?? ('none' as const),
          quieterDb: take.quieter_db,
          trimmedMs: take.trimmed_ms,
        },
      }),
});
