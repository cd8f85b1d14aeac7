// Texts without events (psalms, letters, proverbs, laws) are shown by people who do what the words teach. Chooses those
// acts.
import type {
  ReadingAction,
  ReadingFeeling,
  ReadingPlace,
  ReadPerson,
  SceneReading,
} from '#shared/pictures/scene-reading.ts';
import { imagesIn } from '../things/image-words.ts';
import type { SentenceReading } from '../scene/sentence-reading.ts';
import type { ReadingLanguage } from '../scene/scene-sentences.ts';
import { verbForms } from '../language/verb-forms.ts';
import { wordClass } from '../language/word-classes.ts';
import { type ByLanguage, phrasesIn, type WordPhrases, wordPhrases, wordsFile } from '../language/word-phrases.ts';

/** An act that shows what the words of a psalm, letter, proverb or law mean. `who` says how many people it needs. */
export type TaughtAct = {
  readonly act: ReadingAction;
  readonly who: 'one' | 'two' | 'child' | 'many';
  readonly role?: string;
  readonly things?: readonly string[];
  readonly animals?: readonly string[];
  readonly place?: ReadingPlace;
  readonly time?: SceneReading['time'];
  readonly weather?: SceneReading['weather'];
  readonly feeling?: ReadingFeeling;
};
/** An act, the sentence it shows, and the people who do it. */
export type Taught = {
  readonly index: number;
  readonly means: TaughtAct;
  readonly people: readonly ReadPerson[];
  readonly actors: readonly string[];
  readonly targets: readonly string[];
};

type Entry = TaughtAct & ByLanguage<string[]>;
let read: ByLanguage<WordPhrases<TaughtAct>> | undefined;
function taughtWords(): ByLanguage<WordPhrases<TaughtAct>> {
  if (read) return read;
  const entries = wordsFile<Entry[]>('taught-acts.yaml');
  const of = (language: ReadingLanguage) => wordPhrases(entries.map((entry) => [entry, entry[language]] as const));
  read = { en: of('en'), fr: of('fr') };
  return read;
}

/** Somebody reads from a scroll and others listen: the picture of a teaching that names nothing visible. */
const heard: TaughtAct = { act: 'read', who: 'many', place: 'house', things: ['scroll'] };
/** Somebody alone with God. */
const prayed: TaughtAct = { act: 'pray', who: 'one', place: 'hills' };
/** Acts of worship, for which one word in the text is enough. */
const ofWorship: ReadonlySet<ReadingAction> = new Set<ReadingAction>([
  'pray',
  'praise',
  'sing',
  'read',
  'listen',
  'kneel',
  'herd',
]);
const speaksOfSelf = /^(?:i|me|my|mine|je|j'|me|m'|mon|ma|mes|moi)$/;
const denies = wordClass('taught-acts', 'denies');

/**
 * Chooses the acts for a text without events. Such a text names nobody, so one household is shown from the first
 * picture to the last: they do what the text asks, or pray what it prays. Phrases shorter than `words` do not count.
 */
export function taughtActs(
  language: ReadingLanguage,
): (sentences: readonly SentenceReading[], scene: number, words?: number) => Taught | null {
  const used = new Set<TaughtAct>();
  let last: ReadingAction | null = null;
  return (sentences, scene, least = 1) => {
    const found = sentences.flatMap(({ sentence }, index) => {
      const tokens = sentence.tokens.map((token) => ({ ...token, quoted: false }));
      return phrasesIn(tokens, taughtWords()[language], (word) => verbForms(word, language)[0]?.lemma ?? word)
        .filter(
          ({ from }) => !tokens.slice(Math.max(0, from - 4), from).some(({ low, mark }) => denies.test(low) && !mark),
        )
        .map(({ means, from, to }) => ({ index, means, words: to - from }));
    });
    const fresh = found
      .filter(({ means, words }) => !used.has(means) && (words > 0 || ofWorship.has(means.act)))
      .toSorted((a, b) => b.words - a.words || a.index - b.index)[0];
    if (least > 1 && (fresh?.words ?? 0) < least) return null;
    // Animals in a song are shown themselves.
    if ((fresh?.words ?? 0) < 2 && !fresh?.means.animals && sentences.some((each) => hasBeasts(each, language)))
      return null;
    // What a song names is shown itself, rather than an act that a single word suggests.
    if ((fresh?.words ?? 0) === 0 && imagesOf(sentences, language) >= (fresh ? 2 : 1)) return null;
    const prays = sentences.some(({ sentence }) => sentence.tokens.some(({ low }) => speaksOfSelf.test(low)));
    // An event is shown, at least by its place: it is neither reading nor prayer.
    if (!fresh && sentences.some(tellsEvent)) return null;
    const rest = (prays ? [prayed, heard] : [heard, prayed]).filter(({ act }) => act !== last);
    const means = fresh?.means ?? rest.find((act) => !used.has(act)) ?? rest[0];
    if (!means) return null;
    used.add(means);
    last = means.act;
    return { index: fresh?.index ?? 0, means, ...household(means, scene, language) };
  };
}

const speaks = wordClass('taught-acts', 'speaks');
/** "Many brought their books together and burned them": an event that can be seen. */
const tellsEvent = ({ sentence, deeds }: SentenceReading): boolean =>
  deeds.some(
    ({ happens, isPast, isAside, action, lemma, at }) =>
      happens && isPast && !isAside && action !== 'none' && !speaks.test(lemma) && !sentence.tokens[at]!.quoted,
  );

/** How many of its words name a place or a thing that can be seen. */
const imagesOf = (sentences: readonly SentenceReading[], language: ReadingLanguage): number =>
  sentences
    .flatMap(({ sentence }) => imagesIn(sentence.tokens, language))
    .filter(({ place, things }) => place !== undefined || things !== undefined).length;

const hasBeasts = ({ sentence }: SentenceReading, language: ReadingLanguage) =>
  imagesIn(sentence.tokens, language).some(({ animals }) => animals !== undefined);

const person = (id: string, called: string, rest: Partial<ReadPerson> = {}): ReadPerson => ({
  ...{ id, called, sex: 'male', age: 'adult', role: null, count: 1, feeling: null },
  ...rest,
});

/** The people who show an act: members of the same household in every scene of the text. */
function household(
  { who, role, act }: TaughtAct,
  scene: number,
  language: ReadingLanguage,
): Pick<Taught, 'people' | 'actors' | 'targets'> {
  const say = (en: string, fr: string) => (language === 'fr' ? fr : en);
  const man = person('taught-man', say('a man', 'un homme'));
  const woman = person('taught-woman', say('a woman', 'une femme'), { sex: 'female' });
  const boy = person('taught-boy', say('a boy', 'un garçon'), { age: 'child' });
  const elder = person('taught-elder', say('an old man', 'un vieil homme'), { age: 'old' });
  const neighbour = person('taught-neighbour', say('a neighbour', 'une voisine'), { sex: 'female', age: 'old' });
  const ids = (people: readonly ReadPerson[]) => people.map(({ id }) => id);
  const met = (actor: ReadPerson, ...others: readonly ReadPerson[]) => ({
    people: [actor, ...others],
    actors: [actor.id],
    targets: ids(others),
  });
  if (who === 'many' && role) {
    const crew = person(`taught-${role}`, say(`${role}s`, rolesInFrench[role] ?? role), { role, count: 3 });
    return { people: [crew], actors: [crew.id], targets: [] };
  }
  if (who === 'one')
    return met(role ? person(`taught-${role}`, say(`a ${role}`, rolesInFrench[role] ?? role), { role }) : man);
  if (who === 'child') return scene % 2 === 0 ? met(woman, boy) : met(man, boy);
  if (who === 'two') return scene % 2 === 0 ? met(woman, neighbour) : met(man, elder);
  if (act === 'read' || act === 'teach' || act === 'listen')
    return { ...met(elder, man, woman, boy), ...(act === 'listen' ? heardBy() : {}) };
  const all = [man, woman, boy, elder];
  return { people: all, actors: ids(all), targets: [] };

  function heardBy() {
    return { actors: ids([man, woman, boy]), targets: [elder.id] };
  }
}

const rolesInFrench: Partial<Record<string, string>> = {
  shepherd: 'un berger',
  soldier: 'un soldat',
  sailor: 'des marins',
};
