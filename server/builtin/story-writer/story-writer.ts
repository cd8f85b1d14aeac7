// The built-in writer: from an order to a draft in up to three languages. The entry point of this module.
import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';
import { chosenForIdea, passageForIdea } from '#server/passages/passage-for-idea.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { countWords } from '#shared/story/prose.ts';
import { containsRange, formatReference, type VerseRange } from '#shared/story/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { Words } from '#shared/said.ts';
import { hearIdea } from './idea/creators-idea.ts';
import { languagesAtHand } from './languages-at-hand.ts';
import { tellPasted } from './pasted/pasted-telling.ts';
import { genreOf } from './repertoire/genres.ts';
import { knownAs, knownAtEnd, knownWhole } from '#server/passages/known-passage.ts';
import { pericopeOf } from '#server/passages/pericopes/pericopes.ts';
import type { Theme } from '#server/passages/passage-words.ts';
import type { RetoldPassage } from '#server/passages/pericopes/retold-passage.ts';
import { comfortFor, speaksOfHurt } from './idea/needs-that-hurt.ts';
import { needSaid } from './idea/need-said.ts';
import { mainName } from './idea/main-name.ts';
import { lengthNotes } from './length-notes.ts';
import { outlineOf } from './passage/outline.ts';
import { summaryVerse } from './framing/summary-verse.ts';
import { tell } from './telling.ts';
import { themeNamed, themeOf } from './idea/theme-finder.ts';
import { summaryOf, titleOf } from './framing/titles.ts';
import { readUnits } from './passage/verse-units.ts';
import { valueOf } from './passage/verse-value.ts';

type Found = {
  readonly range: VerseRange;
  readonly notes: readonly Words[];
  readonly fits: boolean;
  /** Other passages that fit the idea; null where there is no idea. */
  readonly answers: readonly VerseRange[] | null;
};
type Context = Parameters<StoryWriter['write']>[1];

/**
 * Retells by Scripture, with no key and no network: verses word for word, framed by the studio's own sentences, in Ewe
 * by verses alone.
 */
export function builtinStoryWriter({ scripture }: { scripture: Scripture }): StoryWriter {
  return {
    name: 'built-in writer',
    builtIn: true,
    write: (brief, context) =>
      brief.mode === 'paste' ? tellPasted(scripture, brief, context) : retell(scripture, brief, context),
  };
}

/** Writes a tale from a passage or an idea. Throws Failure when no passage can be told. */
async function retell(scripture: Scripture, brief: StoryBrief, { signal, progress }: Context): Promise<StoryDraft> {
  await progress('writing');
  const { languages, notes } = await languagesAtHand(scripture, brief.languages);
  const found = await passageOf(brief);
  signal.throwIfAborted();
  const theme = themeNamed(brief.prompt ?? '') ?? (await themeFor(scripture, found.range));
  const seed = `${brief.seed} ${formatReference(found.range)}`;

  await progress('transcreating');
  const known = knownAs(found.range) ?? (pericopeOf(found.range) ? null : knownAtEnd(found.range));
  const units = await readUnits(scripture, found.range, languages, 60);
  const name = known ? null : mainName(units);
  const note = brief.mode === 'idea' ? brief.prompt : null;
  const hurts = note !== null && speaksOfHurt(note);
  const comfort = comfortFor(note, known, brief.audience);
  const about = {
    ...{ range: found.range, known, theme, idea: hearIdea(comfort?.isUrgent ? null : note, known, languages) },
    ...{ name, outline: known ? null : outlineOf(found.range, name, units) },
  };
  const voice = {
    ...about,
    isWhole:
      knownWhole(found.range) !== null ||
      (known !== null && (turnsIn(known, found.range) || hasRoomFor(known, brief.words))),
    isForIdea: note !== null,
    comfort,
    need: comfort && !comfort.isChosen ? null : await needSaid(note, known, brief.audience),
    // Nobody jokes or cheers where somebody is hurt.
    tone: hurts && (brief.tone === 'fun' || brief.tone === 'epic') ? ('gentle' as const) : brief.tone,
    audience: brief.audience,
    words: brief.words,
    answers: found.answers,
    // Advice on a virtue answers nobody’s own idea.
    ...(note !== null ? { mostAdvice: 0 } : brief.audience === 'kids' ? { mostAdvice: 2 } : {}),
  };
  signal.throwIfAborted();

  await progress('picking-verses');
  const beats = await tell({
    scripture,
    range: found.range,
    voice,
    languages,
    honorJesus: brief.honorJesus,
    seed,
    signal,
  });

  await progress('finalizing');
  const verse = summaryVerse(
    units.toSorted((a, b) => valueOf(b, known) - valueOf(a, known)),
    languages,
  );
  const each = (write: (language: Language) => string) =>
    Object.fromEntries(languages.map((language) => [language, write(language)]));
  return {
    languages,
    title: each((language) => titleOf(about, language)),
    summary: each((language) => summaryOf(about, brief, language, verse)),
    beats,
    range: found.range,
    notes: [
      ...notes,
      ...found.notes,
      ...lengthNotes(beats, brief.words, languages, { range: found.range, isChosen: brief.range !== null }),
    ],
  };
}

/** Whether a part of a passage has all that it turns on, so that its lesson is true of the part. */
const turnsIn = ({ range: { book }, turning }: RetoldPassage, part: VerseRange): boolean =>
  turning.length > 0 && turning.every((place) => containsRange(part, { book, from: place, to: place }));

/** The share of the words that a passage may take to be told whole when only a part of it was chosen. */
const mostOfIt = 0.9;
const hasRoomFor = ({ retold }: RetoldPassage, words: number): boolean =>
  retold.reduce((sum, { en }) => sum + countWords(en), 0) <= words * mostOfIt;

/**
 * The passage that was chosen, otherwise the one for the creator's idea, and whether it answers the idea well. Throws
 * Failure with a message when there is neither.
 */
async function passageOf({ mode, range, prompt, audience, words }: StoryBrief): Promise<Found> {
  if (range && (mode !== 'idea' || !prompt)) return { range, notes: [], fits: true, answers: null };
  if (range && prompt) return { range, ...(await chosenForIdea(prompt, audience, range)) };
  if (mode !== 'idea') throw new Failure('invalid', msg`Choose a passage first.`);
  return await passageForIdea(prompt ?? '', audience, words);
}

async function themeFor(scripture: Scripture, range: VerseRange): Promise<Theme> {
  const english = await scripture.passage(range, 'WEB');
  const known = knownAs(range) ?? pericopeOf(range);
  return themeOf(english.map(({ text }) => text).join(' '), known, genreOf(range));
}
