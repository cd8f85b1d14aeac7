import type { Scripture, StoryWriter } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { countWords, sentencesOf } from '#shared/prose.ts';
import type { VerseRange } from '#shared/scripture.ts';
import type { StoryBrief, StoryDraft } from '#shared/story.ts';
import { type Language, languageNames, languages as allLanguages, limits, versionOfLanguage } from '#shared/vocabulary.ts';
import { missingLine } from './languages-at-hand.ts';
import { languageOf } from './language-detector.ts';
import { pastedBeats } from './pasted-beats.ts';
import { listed, type Matched, passagesOfText } from './pasted-passages.ts';
import { genreOf } from './repertoire/genres.ts';
import { knownAs } from '#server/passages/known-passage.ts';
import { summaryVerse } from './summary-verse.ts';
import { themeOf } from './theme-finder.ts';
import { summaryOf, titleOf } from './titles.ts';
import { readUnits, type Unit } from './verse-units.ts';

type Context = Parameters<StoryWriter['write']>[1];

/** Keeps the creator's own words in their language, and sets matching verses beside them in the others. */
export async function tellPasted(scripture: Scripture, brief: StoryBrief, { signal, progress }: Context): Promise<StoryDraft> {
  await progress('writing');
  const text = (brief.text ?? '').trim();
  if (text === '') throw new Failure('invalid', 'Paste a text first.');
  const own = languageOf(text) ?? brief.languages[0] ?? 'en';
  const wanted = allLanguages.filter((language) => language === own || brief.languages.includes(language));
  const notes = [`Your text was kept word for word in ${languageNames[own]} (${countWords(text)} words).`];
  if (!brief.languages.includes(own)) notes.push(`${languageNames[own]} was added because your text is written in it.`);

  await progress('transcreating');
  const installed = await scripture.installed();
  const matched = await passagesOfText(scripture, text, own);
  signal.throwIfAborted();
  const isAtHand = (language: Language) => installed.includes(versionOfLanguage[language]);
  const others = wanted.filter((language) => language !== own && isAtHand(language) && matched !== null);
  notes.push(...wanted.filter((language) => language !== own && !isAtHand(language)).map(missingLine));

  await progress('picking-verses');
  const units = matched && others.length > 0 ? await matchingUnits(scripture, matched, others, countWords(text)) : [];
  const told = units.length > 0 ? others : [];
  if (told.length > 0 && matched)
    notes.push(
      `${told.map((language) => languageNames[language]).join(' and ')}: matching verses, about as long as your text, from ${listed(matched.ranges)} and what belongs to it, found by ${matched.by}.`,
    );
  else if (wanted.length > 1 && !matched)
    notes.push('No matching passage was found for the other languages: name one in your text, for example Luke 10:25-37.');
  signal.throwIfAborted();

  await progress('finalizing');
  const languages = allLanguages.filter((language) => language === own || told.includes(language));
  // A passage that only resembles the text is not its verse; other languages are read from it, and French and Ewe pictures drawn.
  const isOnlyNear = matched?.by === 'its theme' && told.length === 0 && own === 'en';
  const range = isOnlyNear ? null : (matched?.ranges[0] ?? null);
  const about = range ? { range, known: knownAs(range), theme: await themeIn(scripture, range), idea: null } : null;
  return {
    languages,
    title: Object.fromEntries(
      languages.map((language) => [language, language === own || !about ? headingOf(text) : titleOf(about, language)]),
    ),
    summary: await summaries(scripture, brief, { text, own, languages, range, units }),
    beats: pastedBeats(text, own, units, told),
    range,
    notes,
  };
}

async function matchingUnits(scripture: Scripture, matched: Matched, languages: readonly Language[], pasted: number): Promise<Unit[]> {
  const units: Unit[] = [];
  const most = Math.min(limits.customWords.max, Math.max(40, pasted)) * 1.12;
  const size = () => Math.max(...languages.map((language) => units.reduce((sum, unit) => sum + countWords(unit.text[language] ?? ''), 0)));
  for (const range of matched.ranges)
    for (const unit of await readUnits(scripture, range, languages, 40)) {
      units.push(unit);
      if (units.length > 1 && size() > most) return units.slice(0, -1);
    }
  return units;
}

async function themeIn(scripture: Scripture, range: VerseRange) {
  const english = await scripture.passage(range, 'WEB');
  return themeOf(english.map(({ text }) => text).join(' '), knownAs(range), genreOf(range));
}

type Told = { text: string; own: Language; languages: readonly Language[]; range: VerseRange | null; units: readonly Unit[] };

async function summaries(
  scripture: Scripture,
  brief: StoryBrief,
  { text, own, languages, range, units }: Told,
): Promise<StoryDraft['summary']> {
  const theme = range ? await themeIn(scripture, range) : null;
  const verse = summaryVerse(
    units,
    languages.filter((language) => language !== own),
  );
  const write = (language: Language) =>
    language === own || !range || !theme
      ? firstWords(text, 40)
      : summaryOf({ range, known: knownAs(range), theme, idea: null }, brief, language, verse);
  return Object.fromEntries(languages.map((language) => [language, write(language)]));
}

/** The heading that a text begins with, else its first words. */
function headingOf(text: string): string {
  const line = (text.split('\n')[0] ?? '').trim();
  return (text.includes('\n') && countWords(line) <= 12 ? line : firstWords(text, 8)).slice(0, limits.title);
}

function firstWords(text: string, most: number): string {
  const sentence = sentencesOf(text)[0] ?? text;
  const words = sentence.split(/\s+/);
  return words.length <= most
    ? words.join(' ')
    : `${words
        .slice(0, most)
        .join(' ')
        .replace(/[,;:]$/, '')}…`;
}
