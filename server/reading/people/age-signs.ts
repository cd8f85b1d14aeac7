// Collects hints about age: school and toys point to a child, work and a household to an adult; ages in years are read
// as such.
import type { ReadPerson } from '#shared/pictures/scene-reading.ts';
import type { TaleTongue } from './people-grammar.ts';
import type { Known } from './people-memory.ts';
import { spokenNumber } from './person-nouns.ts';
import type { SentencePeople } from './people-sentence.ts';
import { isTelling } from '../language/telling-words.ts';

/**
 * Counts the signs of age of a sentence for whoever is its subject; an elder relative of one's own is a sign of a
 * child.
 */
export function countAgeSigns({ tokens, spots, roles, who, spoken, memory, isSaid, language }: SentencePeople): void {
  const words = tokens.map(({ low }) => low);
  const child = words.filter((word) => isTelling('children', word)).length;
  for (const [at, { low, start }] of tokens.entries()) {
    if (isSaid(start)) memory.childhood += isAddressedChild(words, at) ? 1 : 0;
    else memory.childhood += isTelling('children', low) ? 1 : isBareParent(words, at) ? 2 : 0;
  }
  const adult = words.flatMap((word, at) =>
    isTelling('grown', word) && !(language === 'fr' && english.test(word)) ? [at] : [],
  );
  const isLong = longTime.test(tokens.map(({ text }) => text).join(' '));
  const isCalled = (at: number) => [tokens[at - 1], tokens[at + 1]].some((each) => each && /^[,!?]$/.test(each.text));
  // "It was me, Dad," he said: a child speaks.
  const callsParent = tokens.some(({ start }, at) => isSaid(start) && isBareParent(words, at) && isCalled(at));
  for (const person of namedByWork(tokens, who, spots)) person.signs.grown += 3;
  const told = new Set<Known>();
  // "He thought of the seller who has a baby": the baby tells of the seller.
  const isTold = (at: number, subject: number): boolean => {
    const last = spots.findLastIndex(({ to, owns }) => to <= at && !owns);
    return (
      last < 0 ||
      last === subject ||
      roles[last] === roles[subject] ||
      !tokens.slice(spots[last]!.to, at).some(({ low }) => /^(?:who|whose|qui|dont)$/.test(low))
    );
  };
  for (const [index, people] of who.entries()) {
    if (spoken[index] || !people) continue;
    const spot = spots[index]!;
    const isSubject = roles[index]!.as === 'subject';
    const ownsElder =
      spot.owns &&
      !words.some((word) => isGone.test(word)) &&
      spots.some(
        ({ from, head, owner }) =>
          (owner === spot.from || from === spot.to || from === spot.to + 1) &&
          isTelling('elder-relatives', withoutGreat(words[head]!)),
      );
    const ownsGrandparent =
      ownsElder && spots.some(({ head, owner }) => owner === spot.from && grandparent.test(words[head]!));
    for (const person of people) {
      if (ownsElder) person.signs.child += ownsGrandparent ? 2 : 1;
      if (isSubject && !told.has(person)) {
        person.signs.child += child + (callsParent ? 3 : 0);
        person.signs.grown += adult.filter((at) => isTold(at, index)).length + (isLong ? 2 : 0);
      }
      if (isSubject) told.add(person);
    }
  }
}

/** « Sandrine, la contrôleuse, », "Grace, the bus driver,": those whose name is followed by their work. */
function namedByWork(
  tokens: SentencePeople['tokens'],
  who: SentencePeople['who'],
  spots: SentencePeople['spots'],
): readonly Known[] {
  return spots.flatMap(({ how, owns, to }, index) => {
    const [comma, article, ...behind] = tokens.slice(to, to + 5);
    if (how !== 'name' || owns || comma?.text !== ',' || !/^(?:the|an?|le|la|l'|une?)$/.test(article?.low ?? ''))
      return [];
    const end = behind.findIndex(({ text }) => /^[,.;]$/.test(text));
    const word = end > 0 ? behind[end - 1]!.low : '';
    return work.test(word) && !kinOrRank.test(word) ? (who[index] ?? []) : [];
  });
}
const work = /(?:euse|trice|ière|ienne|eur|ier|ien|iste|er|or|ist|keeper)$/;
const kinOrRank =
  /^(?:premi|derni|soeur|sœur|sister|brother|mother|father|daughter|younger|elder|older|youngster|winner|loser|player|joueu|écoli|prisoner|leader|other|teenager|goalkeeper)/;

const withoutGreat = (word: string): string => word.replace(/^(?:great|arrière)-/u, '');
const grandparent =
  /^(?:(?:great-)?(?:grand(?:mother|father|ma|pa|dad)|granny|gran|nana?)|mamie|papi|mémé|pépé|(?:arrière-)?grand-(?:mère|père))$/;

/** "Mum said" is told by her child. */
const isBareParent = (words: readonly string[], at: number): boolean =>
  bareParent.test(words[at]!) && !owning.test(words[at - 1] ?? '') && words[at + 1] !== "'s";
/** Small words of French that are other words in English. */
const english = /^(?:son|car|net)$/;
/** A father who died long ago is no sign of a child. */
const isGone = /^(?:lost|died|dead|late|perdu|mort|morte|mourut|décédée?|défunte?)$/;
/** "Well done, my son": the son is spoken to and says nothing of the speaker. */
const isAddressedChild = (words: readonly string[], at: number): boolean =>
  /^(?:my|mon|ma)$/.test(words[at - 1] ?? '') &&
  /^(?:son|daughter|child|boy|girl|fils|fille|enfant|garçon|petite?)$/.test(words[at]!);
const bareParent =
  /^(?:mum|mummy|mom|mommy|dad|daddy|granny|grandma|grandpa|maman|papa|papi|mamie|tonton|tata|grand-(?:mère|père|maman|papa)|mémé|pépé)$/;
const owning = /^(?:his|her|their|my|our|your|the|an?|sa|son|ses|leurs?|ma|mon|mes|la|le|les|une?|de|d')$/;

/** "Had not spoken for seven years": the subject is not a small child. */
const longTime =
  /\bfor (?:the last |more than |over |about |almost )?(?:seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|many|[1-9]\d) years\b|(?<!\p{L})(?:depuis|pendant) (?:plus de |près de )?(?:sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|des|[1-9]\d) (?:ans|années)(?!\p{L})/iu;

const years: Readonly<Record<TaleTongue, readonly RegExp[]>> = {
  en: [
    /^,? (?:(?:is|was|am|were|turned|aged|who is|who was) )?([\p{L}\d-]+?)[- ]years?[- ]old/u,
    /^,? (?:of|aged) (?:about )?([\p{L}\d]+)\b(?! years ago)/u,
    /^,? (?:was|is) (?:an?|the) [\p{L} ]{2,24} and ([\p{L}\d-]+)(?=,|\.| and)/u,
    /^,? (?:who )?(?:was|is|were|are|am|had just turned|turned) (?:only |just |nearly |almost )?([\p{L}\d-]+)(?= and | now\b| when |[,.])/u,
  ],
  fr: [/^,? (?:(?:a|avait|ai|avais|âgée? de|de|qui a|qui avait) )?([\p{L}\d-]+) ans\b/u],
};
const past = /^(?:when|since|quand|lorsque|lorsqu')$/;
/** "Had fallen on him when he was four": an age from before the tale. "When Atia was fourteen he came" tells of today. */
const isRemembered = (text: string, at: number): boolean =>
  fallenBefore.test(text) || /[\p{L}\d]\s+(?:when|since|quand|lorsque|lorsqu['’])\s*$/iu.test(text.slice(0, at));
const fallenBefore =
  /\bhad (?:\w+ly |never |always )?(?:been|\w+ed|fallen|lost|left|come|gone|made|given|taken|broken|known|begun|found|told)\b|(?<!\p{L})(?:avait|avaient|était|étaient) (?:\p{L}+ment )?\p{L}+(?:é|ée|és|ées|u|ue|is|ise|it|ort|orte)(?!\p{L})/iu;
const seventy = /^(?:sixty|seventy|eighty|ninety|soixante|quatre-vingt|septante|octante)/;
/** "Twenty-six", « quarante-quatre »: grown up, and not old. */
const tens = /^(?:twenty|thirty|forty|fifty|vingt|trente|quarante|cinquante)(?:-|$)/;

/** Takes the age in years that a sentence says of somebody: "a girl of fourteen", « il a huit ans ». */
export function readYears({ text, tokens, spots, roles, who, language, spoken, at }: SentencePeople): void {
  for (const [index, spot] of spots.entries()) {
    const [person, other] = who[index] ?? [];
    if (!person || other || person.count > 1 || spot.owns || (spoken[index] && spot.reach !== 'i')) continue;
    // "When I was nine": that age is over.
    const when = tokens.slice(Math.max(0, spot.from - 3), spot.from).findLastIndex(({ low }) => past.test(low));
    if (when >= 0 && (spot.reach === 'i' || isRemembered(text, tokens[spot.from]!.start))) continue;
    const end = tokens[spot.to - 1]!.end;
    const behind = text.slice(end, end + 60);
    const said = years[language]
      .map((pattern) => pattern.exec(behind)?.[1]?.toLowerCase())
      .find((word) => word !== undefined);
    const before = /([\p{L}\d]+)-year-old/u.exec(text.slice(tokens[spot.from]!.start, tokens[spot.to - 1]!.end))?.[1];
    const word = said ?? before;
    const number =
      word === undefined
        ? null
        : seventy.test(word)
          ? 70
          : /^\d+$/.test(word)
            ? Number(word)
            : tens.test(word)
              ? 30
              : spokenNumber(word, language);
    if (number === null) continue;
    // "Sam and I were ten": both.
    const together = roles.flatMap((role, each) =>
      each < index && role === roles[index] && !spots[each]!.owns ? (who[each] ?? []) : [],
    );
    for (const each of [person, ...together.filter(({ count }) => count === 1)]) {
      each.age = ageOfYears(number);
      each.years = { number, at };
    }
  }
}
export const ageOfYears = (number: number): ReadPerson['age'] =>
  number < 2 ? 'baby' : number < 13 ? 'child' : number < 18 ? 'teen' : number < 60 ? 'adult' : 'old';
