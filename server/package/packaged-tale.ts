import { z } from 'zod';
import { CastEntry } from '#shared/pictures/cast.contract.ts';
import { castLimits } from '#shared/pictures/cast.ts';
import { imageTypes } from '#shared/pictures/image.contract.ts';
import { musicSources } from '#shared/sound/music.contract.ts';
import { Overlay } from '#shared/thumbnail/overlay.ts';
import { noiseReductions } from '#shared/sound/recording.contract.ts';
import { ReadingChange } from '#shared/pictures/scene-reading.contract.ts';
import { isRange } from '#shared/story/scripture.ts';
import { shapes } from '#shared/film/storyboard-edits.ts';
import { Edits } from '#shared/film/storyboard.contract.ts';
import { Readings } from '#shared/sound/voice.ts';
import {
  audiences,
  bibleVersions,
  culturalContexts,
  languages,
  lengths,
  limits,
  modes,
  sections,
  tones,
} from '#shared/vocabulary.ts';

/**
 * `tale.json`: a tale as data, without any id or date. Scenes, pictures and thumbnails are named by their place, from
 * 1; files by their name in the package.
 */

const Language = z.enum(languages);
const words = (longest: number) => z.string().max(longest);
const perLanguage = <T extends z.ZodType>(value: T) => z.partialRecord(Language, value);
const File = z.string().max(200);
const Place = z.int().min(1).max(1_000);
const Ms = z.int().min(0).max(36_000_000);
const Side = z.int().min(1).max(20_000);
const verse = z.object({ chapter: z.int(), verse: z.int() });
const Range = z.object({ book: words(3), from: verse, to: verse }).refine(isRange, 'There is no such passage');
const name = words(200).nullable();
const decibels = z.number().min(-60).max(60);
const look = { fadeInMs: Ms.nullable(), fadeOutMs: Ms.nullable(), duckDb: decibels.nullable() };
const colour = words(60);
const Svg = words(4_000_000);

const Text = z.object({
  title: words(1_000),
  summary: words(20_000),
  ...parts(z.string().max(limits.pastedText)),
  /** Which engine wrote each section; not in earlier packages. */
  engines: z.partialRecord(z.enum(sections), words(200)).optional(),
});
const Beat = z.object({
  section: z.enum(sections),
  range: Range.nullable(),
  text: perLanguage(words(limits.pastedText)),
  ends: z.enum(['sentence', 'paragraph']).optional(),
  /** Verses told in plain words, and those that a language quotes instead; not in earlier packages. */
  retold: Range.optional(),
  quotes: perLanguage(z.array(Range).max(200).readonly()).optional(),
});
const Scene = z.object({
  section: z.enum(sections),
  text: perLanguage(words(limits.pastedText)),
  prompt: words(10_000),
  range: Range.nullable(),
});
const Picture = z.object({
  type: z.enum(imageTypes),
  scene: Place.nullable(),
  no: z.int().min(0).max(100_000),
  prompt: words(10_000),
  /** What the creator changed in the reading of the prompt; not in earlier packages. */
  reading: ReadingChange.nullable().optional(),
  culturalContext: z.enum(culturalContexts).nullable(),
  take: z.int().min(0).max(1_000_000),
  engine: name,
  /** Identifies the description of its people that it was drawn from. */
  castPrint: words(64).nullable().default(null),
  /** The portraits by which it was drawn: their SHA-256 by name. */
  castPortraits: z.record(words(castLimits.name), words(64)).default({}),
  file: File.nullable(),
});
/** `print` identifies the description that it was drawn from. */
const Portrait = z.object({ name: words(castLimits.name), print: words(64).nullable(), engine: name, file: File });
const Thumbnail = z.object({
  idx: z.int().min(0).max(1_000),
  variant: words(20),
  title: words(1_000),
  subtitle: words(1_000),
  style: words(60),
  palette: z.object({ bg: colour, fg: colour, accent: colour }),
  isDefault: z.boolean(),
  editor: z.boolean(),
  baked: z.boolean(),
  /** The background of the texts. */
  background: z
    .object({ picture: Place })
    .or(z.object({ thumbnail: Place }))
    .nullable(),
  overlays: z.array(Overlay).max(100),
  png: File.nullable(),
  svg: File.nullable(),
});
const Finished = z.object({
  slot: z.int().min(1).max(limits.finishedSlots),
  title: words(1_000),
  subtitle: words(1_000),
  language: Language.nullable(),
  overlays: z.array(Overlay).max(100),
  svg: Svg.nullable(),
  file: File,
});
const Take = z.object({
  kind: z.enum(['recorded', 'uploaded']),
  said: words(limits.pastedText),
  durationMs: Ms,
  startMs: Ms,
  endMs: Ms,
  speech: z.array(z.object({ startMs: z.number(), endMs: z.number() })).max(20_000),
  peaks: z.array(z.int().min(0).max(100)).max(5_000),
  /** How it was cleaned up; left out of a reading as it was made. Its original stays at home. */
  cleaned: z
    .object({ noise: z.enum(noiseReductions), quieterDb: z.int().nullable(), trimmedMs: Ms.nullable() })
    .optional(),
  file: File,
});
const Narration = z.object({
  scene: Place,
  language: Language,
  kind: z.enum(['synthetic', 'recorded', 'uploaded']),
  voice: name,
  engine: name,
  /** SHA-256 of the words and the voice that it was made from: other words mean that it is stale. */
  fingerprint: words(64),
  /** Its pace, and which words other voices read; not in packages from before there was any. */
  reading: words(100).nullable().default(null),
  stoodIn: z.boolean().default(false),
  durationMs: Ms,
  words: z.array(z.object({ text: words(1_000), startMs: z.number(), endMs: z.number() })).max(50_000),
  file: File,
  take: Take.nullable(),
});
const Captions = z.object({
  scene: Place,
  language: Language,
  /** The text, and the SHA-256 of the audio, that they were made for. */
  said: words(limits.pastedText),
  sound: words(64),
  cues: z
    .array(
      z.object({
        words: z.int().min(0).max(1_000),
        lines: z.array(words(300)).max(4),
        startMs: z.number(),
        endMs: z.number(),
      }),
    )
    .max(5_000),
});
const Music = z.object({
  mood: z.enum(tones),
  durationMs: Ms,
  gainDb: decibels,
  ...look,
  engine: words(200),
  file: File,
});
const MusicChoice = z.object({
  source: z.enum(musicSources),
  gainDb: decibels.nullable(),
  ...look,
  upload: z.object({ name: words(300), durationMs: Ms, file: File }).nullable(),
});
const Film = z.object({
  language: Language,
  shape: z.enum(shapes),
  burnedCaptions: z.boolean(),
  /** Whether burned captions highlight each word as it is spoken; missing in earlier packages. */
  highlightedWords: z.boolean().default(false),
  /** SHA-256 of everything that it was made from; null when the tale was changed after it was rendered. */
  contents: words(64).nullable(),
  durationMs: Ms,
  frames: z.int().min(0),
  width: Side,
  height: Side,
  loudness: z.number(),
  video: File,
  narration: File,
  srt: File,
  vtt: File,
  poster: File.nullable(),
  /** Made from the film: a small one, and its sound alone. */
  small: File.nullable().default(null),
  sound: File.nullable().default(null),
});

export const PackagedTale = z.object({
  title: words(1_000),
  verse: words(300).nullable(),
  verseRef: words(300).nullable(),
  verseVersion: z.enum(bibleVersions),
  range: Range.nullable(),
  mode: z.enum(modes),
  source: words(limits.pastedText).nullable(),
  langs: z.array(Language).max(languages.length),
  length: z.enum(lengths),
  words: z.int().min(0).max(1_000_000),
  tone: z.enum(tones),
  audience: z.enum(audiences),
  culturalContext: z.enum(culturalContexts),
  imageStyle: words(60),
  honorJesus: z.boolean(),
  scenesPlanned: z.int().min(0).max(1_000),
  thumbnailsPlanned: z.int().min(0).max(100),
  beats: z.array(Beat).max(2_000).nullable(),
  writer: name,
  notes: z.array(words(2_000)).max(100),
  voices: perLanguage(words(200)),
  /** Pace and voices for quoted speech by language. */
  readings: Readings.default({}),
  musicMood: z.enum(tones).nullable(),
  /** What its pictures and its music are drawn from. */
  seed: words(200),
  texts: perLanguage(Text),
  scenes: z.array(Scene).max(200),
  /** The model sheet, if somebody kept one; packages from before there were any have none. */
  cast: z.array(CastEntry).max(castLimits.members).nullable().default(null),
  /** The portraits of its entries, by their first names. */
  portraits: z.array(Portrait).max(castLimits.portraits).default([]),
  pictures: z.array(Picture).max(1_000),
  thumbnails: z.array(Thumbnail).max(100),
  finished: z.array(Finished).max(limits.finishedSlots),
  narration: z.array(Narration).max(600),
  /** Captions that somebody edited; the others are automatic and can be made again. */
  captions: z.array(Captions).max(600),
  music: Music.nullable(),
  musicChoice: MusicChoice.nullable(),
  /** As the storyboard's calls have it, with the places of scenes instead of their ids. */
  storyboard: Edits.nullable(),
  films: z.array(Film).max(languages.length * shapes.length),
});
export type PackagedTale = z.output<typeof PackagedTale>;

function parts<T extends z.ZodType>(schema: T) {
  return Object.fromEntries(sections.map((section) => [section, schema])) as Record<(typeof sections)[number], T>;
}
