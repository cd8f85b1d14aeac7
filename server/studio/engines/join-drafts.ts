import { countWords, clausesOf, sentencesOf } from '#shared/story/prose.ts';
import type { Beat, StoryDraft } from '#shared/story/story.ts';
import { type Language, languages as allLanguages, type Section, sections } from '#shared/vocabulary.ts';

/**
 * Adds languages that another engine wrote to the existing ones. Matching beats are combined; other beats are
 * distributed over the existing ones, section by section, at about the same share of the words: none is lost, none is
 * repeated.
 */
export function joinDrafts(base: StoryDraft, part: StoryDraft, engine: string): StoryDraft {
  const added = part.languages.filter((language) => !base.languages.includes(language));
  const isSame =
    part.beats.length === base.beats.length &&
    part.beats.every(({ section }, at) => section === base.beats[at]?.section);
  const laid = new Map(
    added.map(
      (language) => [language, isSame ? textsOf(part.beats, language) : laidOver(base, part, language)] as const,
    ),
  );
  return {
    ...base,
    languages: allLanguages.filter((language) => base.languages.includes(language) || added.includes(language)),
    title: { ...base.title, ...only(part.title, added) },
    summary: { ...base.summary, ...only(part.summary, added) },
    beats: base.beats.map((beat, at) => ({
      ...beat,
      text: {
        ...beat.text,
        ...Object.fromEntries(added.map((language) => [language, laid.get(language)?.[at] ?? ''])),
      },
    })),
    engines: {
      ...base.engines,
      ...Object.fromEntries(added.map((language) => [language, part.engines?.[language] ?? engine])),
    },
  };
}

const textsOf = (beats: readonly Beat[], language: Language): string[] => beats.map(({ text }) => text[language] ?? '');
const only = <T>(of: Partial<Record<Language, T>>, languages: readonly Language[]): Partial<Record<Language, T>> =>
  Object.fromEntries(languages.flatMap((language) => (of[language] === undefined ? [] : [[language, of[language]]])));

function laidOver(base: StoryDraft, part: StoryDraft, language: Language): string[] {
  const [source = 'en'] = base.languages;
  const words = wordsBySection(base, part, language);
  return sections.flatMap((section) => {
    const own = base.beats.filter((beat) => beat.section === section);
    const weights = own.map(({ text }) => Math.max(1, countWords(text[source] ?? '')));
    return shared(words.get(section) ?? '', weights);
  });
}

/**
 * The words of each section; those of a section that the tale does not have go to the end of the one before it,
 * otherwise before the first.
 */
function wordsBySection(base: StoryDraft, part: StoryDraft, language: Language): Map<Section, string> {
  const homes = sections.filter((section) => base.beats.some((beat) => beat.section === section));
  const words = new Map<Section, string>();
  for (const section of sections) {
    const home = homes.includes(section)
      ? section
      : (homes.findLast((each) => sections.indexOf(each) < sections.indexOf(section)) ?? homes[0]);
    const own = textsOf(
      part.beats.filter((beat) => beat.section === section),
      language,
    ).filter(Boolean);
    if (home && own.length > 0) words.set(home, [words.get(home), ...own].filter(Boolean).join(' '));
  }
  return words;
}

/**
 * A text in as many parts as there are weights, cut where sentences end, otherwise where clauses do, otherwise between
 * words.
 */
function shared(text: string, weights: readonly number[]): string[] {
  const pieces = [sentencesOf(text), clausesOf(text), text.split(/\s+/).filter(Boolean)].find(
    ({ length }) => length >= weights.length,
  ) ?? [text];
  const lengths = pieces.map(countWords);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let at = 0;
  let said = 0;
  let due = 0;
  return weights.map((weight, turn) => {
    due += (all * weight) / whole;
    const from = at;
    const last =
      turn === weights.length - 1 ? pieces.length : Math.max(at, pieces.length - (weights.length - 1 - turn));
    while (at < last && (at === from || turn === weights.length - 1 || said + (lengths[at] ?? 0) / 2 <= due))
      said += lengths[at++] ?? 0;
    return pieces.slice(from, at).join(' ');
  });
}
