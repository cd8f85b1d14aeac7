import type { Language } from '../vocabulary.ts';

/**
 * How strongly two neighbouring words belong together: `article` is never torn where there is another way, `close` only
 * for a good reason.
 */
export type Tie = 'article' | 'close' | null;

const words = (list: string): ReadonlySet<string> => new Set(list.normalize('NFC').split(' '));
type Rules = {
  /** Determiners before their noun. */
  readonly articles: ReadonlySet<string>;
  /** Words that lead on to the next one: prepositions, conjunctions, pronouns before their verb. */
  readonly leading: ReadonlySet<string>;
  /** Determiners that follow their noun. */
  readonly articlesAfter: ReadonlySet<string>;
  /** Words that follow on from the previous one: the places of Ewe, the second half of a French negation. */
  readonly trailing: ReadonlySet<string>;
};
const none: ReadonlySet<string> = new Set();

const rules: Record<Language, Rules> = {
  en: {
    articles: words('a an the my your his her its our their this these those each every no some any'),
    leading: words(
      'of to in on at by for from with into onto upon unto over under against among between through and or ' +
        'but nor as if that who whom which when while because than then i you he she it we they not is was ' +
        'are were be been has have had will would shall should may might can could must do does did very',
    ),
    articlesAfter: none,
    trailing: none,
  },
  fr: {
    articles: words(
      'le la les un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce ' +
        'cet cette ces chaque quelque quelques aucun aucune tout toute tous toutes',
    ),
    leading: words(
      'de à en dans sur sous par pour avec sans vers chez entre contre jusque et ou mais ni car que qui ' +
        'quand lorsque si dont où ne je tu il elle on nous vous ils elles me te se lui y a ont est sont ' +
        'était étaient avait avaient fut a-t-il très plus',
    ),
    articlesAfter: none,
    trailing: words('pas point jamais'),
  },
  ee: {
    articles: words('eƒe wòƒe míaƒe miaƒe woƒe nye ƒe'),
    leading: words(
      'le ɖe na kple tso be bena eye gake ke ne si siwo to ƒo abe hena alo be wo wò míe mie esi ale nenye',
    ),
    articlesAfter: words('la lá a aɖe aɖewo sia siawo ma mawo bubu bubuwo geɖe geɖewo katã blibo ɖeka eve etɔ̃'),
    trailing: words('ƒe me dzi ŋu ŋuti gbɔ dome te ta nu godo megbe ŋgɔ xa o'),
  },
};

const bare = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
const marked = /[.,;:!?…—–»”)\]][\s"'”’»)\]]*$/u;

/** What would be torn by a break between two words; nothing after a mark at which a reader rests. */
export function tieOf(before: string, after: string, language: Language): Tie {
  if (marked.test(before)) return null;
  const { articles, leading, articlesAfter, trailing } = rules[language];
  const [one, two] = [bare(before), bare(after)];
  if (articles.has(one) || articlesAfter.has(two)) return 'article';
  if (leading.has(one) || trailing.has(two) || /^\d/.test(one) || /^\d/.test(two)) return 'close';
  return null;
}
