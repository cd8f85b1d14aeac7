// Finds passages about the people whom a short idea names: "Peter walks on the water".
import { builtInSlices } from './built-in-slices.ts';
import { termOf } from './ideas/concepts.ts';
import { folded } from './sentences/folded-words.ts';
import type { TableLanguage } from './passage-index.ts';
import { type TablePassage, tablePassages } from './passage-table.ts';
import { termsOf } from './sentences/sentence-meaning.ts';

/**
 * The longest idea, in characters, that is read as a request: in longer ones people of the Bible are part of a story.
 */
const longestRequest = 80;
/** Words of somebody who talks about himself: a name in such an idea is not that of a person of the Bible. */
const ofOneself = {
  en: /(?<!\p{L})(?:I|I’\p{L}+|my|me|we|our|us)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j’|mon|ma|mes|me|m’|nous|notre|nos)(?![\p{Ll}])/iu,
};
/** Words for what is asked for, and for whom. */
const requests = {
  en:
    'story stories tale film video cartoon lesson bible kid kids child children family twins please tell me ' +
    'for my our about toddlers teens adults explained',
  fr:
    'histoire récit conte film vidéo dessin leçon bible enfant enfants famille raconte moi pour mes nos sur ' +
    'petits ados jeunes adultes expliqué',
};
/** Names that stand in so many passages that they say nothing alone. */
const everywhere = new Set(['jesus', 'jesus-christ', 'christ', 'god', 'dieu', 'lord', 'seigneur']);
const notNames = new Set(['god', 'dieu', 'lord', 'seigneur', 'bible', 'spirit', 'esprit', 'i', 'father', 'pere']);

/** What the plain words of a passage have: names by their folded spelling, and terms with how much they say of it. */
type Told = {
  readonly passage: TablePassage;
  readonly names: ReadonlySet<string>;
  readonly terms: ReadonlyMap<string, number>;
};

function* readTold(language: TableLanguage): Generator<undefined, readonly Told[]> {
  const words = new Set<string>();
  const all: Told[] = [];
  for (const passage of tablePassages()) {
    const { title, line, summary, retold, hook } = passage;
    const plain = retold.map((each) => each[language]).join(' ');
    const texts: [string, number][] = [
      [plain, 1],
      [hook[language], 1],
      [summary[language], 1.5],
      [line[language], 2],
      [title[language], 3],
    ];
    const terms = new Map<string, number>();
    for (const [text, weight] of texts) for (const term of termsOf(text, language)) terms.set(term, weight);
    const spoken = `${line[language]} ${summary[language]} ${plain}`;
    for (const word of spoken.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []) words.add(folded(word));
    const names = spoken.match(/(?<=[\p{Ll},’] ?)\p{Lu}\p{Ll}{2,}/gu) ?? [];
    all.push({ passage, names: new Set(names.map(folded).filter((name) => !notNames.has(name))), terms });
    yield undefined;
  }
  // A word that also occurs without a capital is not a name: "The" after a comma, "Job" beside "job".
  return all.map((each) => ({ ...each, names: each.names.difference(words) }));
}

/** The people of all passages in a language, as they are read once. */
export const peopleTold = { en: builtInSlices(() => readTold('en')), fr: builtInSlices(() => readTold('fr')) } as const;

/** The share of the idea's other words that a passage must have. */
const mostOfIt = 0.6;

/**
 * The passages that tell of the people whom a short idea names, and of what they do in it: "Peter walks on the water".
 * For a name alone ("Samson"), those with the name in their title, or at their beginning. None for other ideas.
 */
export function passagesToldOf(idea: string, language: TableLanguage): readonly TablePassage[] {
  const plain = idea.normalize('NFC').replaceAll("'", '’');
  if (
    plain.length > longestRequest ||
    ofOneself[language].test(plain.replace(/^.{0,40}(?:for (?:my|our)|pour (?:mes|nos|mon|ma)) \p{L}+/iu, ' '))
  )
    return [];
  const written = (plain.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []).map(folded);
  if (written.length === 0) return [];
  const all = peopleTold[language].now();
  const names = [...new Set(written)].filter((name) => all.some((each) => each.names.has(name)));
  if (names.length === 0) return [];
  const asking = new Set(requests[language].split(' ').map((word) => termOf(folded(word), language)));
  const nameTerms = new Set(names.map((name) => termOf(name, language)));
  const others = [...termsOf(plain, language)].filter((term) => !nameTerms.has(term) && !asking.has(term));
  const isCommon = names.every((name) => everywhere.has(name));
  if (isCommon && others.length < 2) return [];
  const worth = ({ terms }: Told): number => {
    const of = (list: Iterable<string>) => [...list].reduce((sum, term) => sum + (terms.get(term) ?? 0), 0);
    const named = of(nameTerms);
    if (others.length === 0) return named >= 2 * nameTerms.size ? named : 0;
    const met = others.filter((term) => terms.has(term)).length / others.length;
    return met >= (isCommon ? 1 : mostOfIt) ? met * 10 + of(others) + named : 0;
  };
  return all
    .filter((each) => names.every((name) => each.names.has(name)))
    .map((each) => ({ passage: each.passage, worth: worth(each) }))
    .filter((each) => each.worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 3)
    .map(({ passage }) => passage);
}
