import type { Scripture, StoryWriter } from '#server/ports.ts';
import { containsRange, formatReference, type VerseRange } from '#shared/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story.ts';
import type { Language } from '#shared/vocabulary.ts';
import { languagesAtHand } from './languages-at-hand.ts';
import { gatherMaterial } from './passage-material.ts';
import { tellPasted } from './pasted-telling.ts';
import { genreOf } from './repertoire/genres.ts';
import { knownAs } from './repertoire/known-passages.ts';
import type { Theme } from './repertoire/themes.ts';
import { chanceOf } from './seeded-choice.ts';
import { summaryVerse } from './summary-verse.ts';
import { tell } from './telling.ts';
import { passageForIdea, passageGiven } from './theme-passage-search.ts';
import { themeNamed, themeOf } from './theme-finder.ts';
import { summaryOf, titleOf } from './titles.ts';

type Context = Parameters<StoryWriter['write']>[1];

/** Retells by Scripture, with no key and no network: verses word for word, framed by the studio's own sentences, in Ewe by verses alone. */
export function builtinStoryWriter({ scripture }: { scripture: Scripture }): StoryWriter {
  return {
    name: 'built-in writer',
    builtIn: true,
    write: (brief, context) => (brief.mode === 'paste' ? tellPasted(scripture, brief, context) : retell(scripture, brief, context)),
  };
}

async function retell(scripture: Scripture, brief: StoryBrief, { signal, progress }: Context): Promise<StoryDraft> {
  await progress('writing');
  const { languages, notes } = await languagesAtHand(scripture, brief.languages);
  const found = brief.mode === 'idea' ? passageForIdea(brief) : passageGiven(brief.range);
  signal.throwIfAborted();
  const theme = themeNamed(brief.prompt ?? '') ?? (await themeFor(scripture, found.range));
  const seed = `${brief.seed} ${formatReference(found.range)}`;

  await progress('transcreating');
  const material = await gatherMaterial({
    scripture,
    range: found.range,
    alsoFound: found.also,
    theme,
    languages,
    words: brief.words,
    largestUnit: Math.max(24, Math.min(80, brief.words * 0.25)),
    chance: chanceOf(seed, 'passages'),
  });
  signal.throwIfAborted();

  await progress('picking-verses');
  const voice = { tone: brief.tone, audience: brief.audience, theme, range: found.range, words: brief.words };
  const { beats, choice } = await tell({ scripture, material, voice, languages, honorJesus: brief.honorJesus, seed, signal });

  await progress('finalizing');
  const told = [...choice.point, ...choice.setup.toReversed()].filter((unit) => containsRange(found.range, unit.range));
  const verse = summaryVerse(told, languages);
  const each = (write: (language: Language) => string) => Object.fromEntries(languages.map((language) => [language, write(language)]));
  return {
    languages,
    title: each((language) => titleOf(found.range, material.known, language)),
    summary: each((language) => summaryOf(found.range, theme, brief, language, verse)),
    beats,
    range: found.range,
    notes: [...notes, ...found.notes],
  };
}

async function themeFor(scripture: Scripture, range: VerseRange): Promise<Theme> {
  const english = await scripture.passage(range, 'WEB');
  return themeOf(english.map(({ text }) => text).join(' '), knownAs(range), genreOf(range));
}
