// Turns told parts into beats with text, adding lead-ins ("Jesus says:") and explanations of hard words.
import { bookOf } from '#shared/story/scripture-books.ts';
import { countWords, endsSentence } from '#shared/story/prose.ts';
import { frenchTypography } from '#shared/story/french-typography.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import type { Beat } from '#shared/story/story.ts';
import type { Audience, Language, Section } from '#shared/vocabulary.ts';
import { tellsStories } from '#server/passages/passage-segments.ts';
import type { RetoldPassage } from '#server/passages/pericopes/retold-passage.ts';
import { explanationsFor } from '#server/passages/sentences/hard-words.ts';
import { endsInSpeech, inMarks, pairMarks, roundOff, verseBorder } from './passage/quotation-marks.ts';
import { leans } from './passage/leaning-verses.ts';
import { introduce, type Introductions } from './passage/introduced-people.ts';
import { nameFirst } from './passage/named-people.ts';
import type { LeadIns } from './passage/scripture-lead-ins.ts';
import type { Part } from './told-parts.ts';
import { readOnAcrossLines } from './passage/verse-lines.ts';
import type { Unit } from './passage/verse-units.ts';

function follows({ range: before }: Unit, { range: next }: Unit): boolean {
  if (before.book !== next.book) return false;
  if (before.to.chapter === next.from.chapter) return next.from.verse === before.to.verse + 1;
  const ends = before.to.verse === bookOf(before.book).chapters[before.to.chapter - 1];
  return ends && next.from.chapter === before.to.chapter + 1 && next.from.verse === 1;
}

type Own = 'en' | 'fr';
type Said = Readonly<Record<Own, string>>;

/**
 * The words of each quoted unit, with quotation marks placed as for the whole stretch of verses that follow each other.
 */
function readOn(stretches: readonly (readonly Unit[])[], language: Language): Map<Unit, string> {
  const texts = new Map<Unit, string>();
  for (const stretch of stretches) {
    let run: Unit[] = [];
    const close = () => {
      const whole = run.map((unit) => unit.text[language] ?? '').join(verseBorder);
      const told = inMarks(roundOff(pairMarks(readOnAcrossLines(whole, language))), language).split(verseBorder);
      for (const [at, unit] of run.entries())
        texts.set(unit, language === 'fr' ? frenchTypography(told[at] ?? '') : (told[at] ?? ''));
      run = [];
    };
    for (const unit of stretch) {
      const last = run.at(-1);
      if (last && !follows(last, unit)) close();
      run.push(unit);
    }
    if (run.length > 0) close();
  }
  return texts;
}

export type TellingOf = {
  readonly languages: readonly Language[];
  readonly audience: Audience;
  /** Explanations that the tale has given already; those of these beats are added. */
  readonly explained: Set<string>;
  readonly known: RetoldPassage | null;
  /** The people whom the tale has named already. */
  readonly heard: Introductions;
  readonly leadIns: LeadIns;
  /** Whether the parts are introduced by somebody else. */
  readonly isIntroduced: boolean;
};

/**
 * Parts as beats of a section. What leads to a quotation and what explains its hard words is said outside its quotation
 * marks, before and right after it.
 */
export function beatsOf(section: Section, parts: readonly Part[], about: TellingOf): Beat[] {
  const { languages } = about;
  const own = languages.filter((language) => language !== 'ee');
  const leads = leadsTo(parts, about);
  const notes = afterSpeech(
    parts,
    leads,
    parts.map((part) => explanationsOf(part, own, about)),
  );
  const stretchesIn = (language: Language): Unit[][] =>
    parts.reduce<Unit[][]>((runs, part, at) => {
      const isNew = part.units.length === 0 || leads[at] || (language !== 'ee' && notes[at - 1]?.[language]);
      if (runs.length === 0 || isNew) runs.push([]);
      runs.at(-1)!.push(...part.units);
      return runs;
    }, []);
  const quoted = new Map(
    (own.length > 0 ? own : languages).map((language) => [language, readOn(stretchesIn(language), language)] as const),
  );
  const ewe = readOn([parts.flatMap((part) => part.ewe)], 'ee');

  /**
   * Plain words at the start of a tale or after a quotation, without a first word that refers to earlier plain words.
   */
  const begun = (words: string, at: number, language: Own): string => {
    const isBehind = at === 0 || parts[at - 1]!.units.length > 0;
    const named = isBehind ? nameFirst(words, about.known, language) : words;
    return at === 0 ? openingOf(named) : named;
  };

  return parts.map((part, at): Beat => {
    const text = Object.fromEntries(
      languages.map((language) => {
        if (language === 'ee' && own.length > 0)
          return [language, part.ewe.map((unit) => ewe.get(unit) ?? '').join(' ')];
        const [lead, note] = language === 'ee' ? [] : [leads[at]?.[language], notes[at]?.[language]];
        const told =
          part.units.length > 0
            ? part.units.map((unit) => quoted.get(language)?.get(unit) ?? '')
            : language === 'ee'
              ? []
              : part.retold.map((each, turn) =>
                  introduce(
                    turn === 0 ? begun(each[language], at, language) : each[language],
                    each.range.book,
                    language,
                    about.heard,
                  ),
                );
        return [language, [lead, ...told, note].filter(Boolean).join(' ')];
      }),
    );
    const [first, last] =
      part.units.length > 0 ? [part.units[0]!, part.units.at(-1)!] : [part.retold[0]!, part.retold.at(-1)!];
    const range: VerseRange = { book: first.range.book, from: first.range.from, to: last.range.to };
    const quotes =
      languages.includes('ee') && own.length > 0 ? { quotes: { ee: part.ewe.map((unit) => unit.range) } } : {};
    return part.units.length > 0
      ? { section, range, text, ...quotes }
      : { section, range: null, retold: range, text, ...quotes };
  });
}

/** The first plain words of a tale, without a first word that refers to something not told. */
const openingOf = (text: string): string =>
  text.replace(/^(?:But|And|So|Then|Mais|Et|Alors|Puis),? (\p{L})/u, (_, first: string) => first.toUpperCase());

/** After this many words read out in a row, a few words say where we are. */
const oneBreath: Record<Audience, number> = { kids: 70, family: 90, teens: 130, adults: 130 };

/** The lead-in to each part, and in a long reading one at a good place to pause. */
function leadsTo(parts: readonly Part[], about: TellingOf): (Said | null)[] {
  const own = about.languages.filter((language) => language !== 'ee');
  let row: Unit[] = [];
  return parts.map((part, at) => {
    const lead = leadTo(part, parts[at - 1], about);
    if (lead || part.units.length === 0) {
      row = [...part.units];
      return lead;
    }
    const [unit] = part.units;
    const words = Math.max(
      0,
      ...own.map((language) => countWords(row.map(({ text }) => text[language] ?? '').join(' '))),
    );
    const isLong = words >= oneBreath[about.audience] && !tellsStories(unit!.range.book);
    const left = parts.slice(at).flatMap(({ units }) => units);
    const isEnding = countWords(left.map(({ text }) => text[own[0] ?? 'en'] ?? '').join(' ')) < shortRest;
    const isNewThought =
      !leans(unit!.text, 'opening') &&
      own.every((language) => endsSentence(row.at(-1)?.text[language] ?? '')) &&
      !isSpeaking(row);
    const breath =
      isLong && !isEnding && isNewThought ? about.leadIns.onward(unit!.range, unit!.text, about.known) : null;
    row = breath ? [...part.units] : [...row, ...part.units];
    return breath;
  });
}
/** A remainder shorter than this, in words, gets no lead-in of its own. */
const shortRest = 20;

/**
 * The lead-in to a quotation: who speaks, or that the verse was just told in plain words, or that Scripture now
 * continues.
 */
function leadTo(
  part: Part,
  before: Part | undefined,
  { known, leadIns, isIntroduced, languages }: TellingOf,
): Said | null {
  const [unit] = part.units;
  if (!unit || !languages.some((language) => language !== 'ee')) return null;
  if (!before) return isIntroduced ? null : leadIns.first(unit.range, unit.text, known);
  if (part.isEcho) return before.units.length === 0 ? leadIns.again(unit.range) : null;
  return before.units.length === 0 ? leadIns.onward(unit.range, unit.text, known) : null;
}

/** Whether somebody is still speaking at the end of verses. */
function isSpeaking(units: readonly Unit[]): boolean {
  return endsInSpeech(units.map(({ english }) => english).join(' '));
}

/** How many verses an explanation may wait for the end of a speech, and for the end of any other reading. */
const [longestWait, shortWait] = [5, 3];

/**
 * Explanations moved to where a speaker has ended, so that they do not cut what is said in two; in a very long speech
 * they come earlier.
 */
function afterSpeech(
  parts: readonly Part[],
  leads: readonly unknown[],
  notes: readonly Partial<Record<Own, string>>[],
): Partial<Record<Own, string>>[] {
  const moved: Partial<Record<Own, string>>[] = [];
  let waiting: Partial<Record<Own, string>>[] = [];
  let read: Unit[] = [];
  for (const [at, part] of parts.entries()) {
    const [next] = parts[at + 1]?.units ?? [];
    read = part.units.length === 0 || leads[at] ? [...part.units] : [...read, ...part.units];
    if (notes[at]?.en || notes[at]?.fr || waiting.length > 0) waiting.push(notes[at] ?? {});
    const last = part.units.at(-1);
    const goesOn =
      last &&
      next &&
      !leads[at + 1] &&
      follows(last, next) &&
      waiting.length < (isSpeaking(read) ? longestWait : shortWait);
    const said = goesOn ? [] : waiting;
    moved.push({ en: said.flatMap(({ en }) => en || []).join(' '), fr: said.flatMap(({ fr }) => fr || []).join(' ') });
    if (!goesOn) waiting = [];
  }
  return moved;
}

/**
 * Words in a row by which two explanations say the same: "a skin disease that people feared" of leprosy and of lepers.
 */
const sameWords = 5;
function saysTheSame(one: string, other: string): boolean {
  if (one === other) return true;
  const words = one.toLowerCase().match(/\p{L}+/gu) ?? [];
  const all = ` ${(other.toLowerCase().match(/\p{L}+/gu) ?? []).join(' ')} `;
  return words.some(
    (_, at) => at + sameWords <= words.length && all.includes(` ${words.slice(at, at + sameWords).join(' ')} `),
  );
}

function explanationsOf(
  part: Part,
  own: readonly Own[],
  { audience, explained }: TellingOf,
): Partial<Record<Own, string>> {
  return Object.fromEntries(
    own.map((language) => {
      const text = part.units.map((unit) => unit.text[language] ?? '').join(' ');
      const said: string[] = [];
      for (const sentence of explanationsFor(text, language, audience)) {
        if ([...explained].some((other) => saysTheSame(sentence, other))) continue;
        explained.add(sentence);
        said.push(sentence);
      }
      return [language, said.join(' ')];
    }),
  );
}
