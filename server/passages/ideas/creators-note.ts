// Separates what a tale should be about from notes beside it: length, listeners, and what the creator does not want.
import type { VerseRange } from '#shared/story/scripture.ts';
import { answersIn, languageOfIdea } from './idea-language.ts';
import type { TableLanguage } from '../passage-index.ts';
import { refusedKind } from './asked-kinds.ts';
import { passageAskedFor } from './passages-asked-for.ts';
import { tablePassages } from '../passage-table.ts';
import { passagesToldOf } from '../passages-told-of.ts';
import { refusesSadness, sadPassages } from './sad-passages.ts';
import { spelled } from './spelling.ts';
import { termsOf } from '../sentences/sentence-meaning.ts';

/** What a creator asks for, without the notes that they wrote beside it. */
export type CreatorsNote = {
  /** What the tale is to be about. */
  readonly words: string;
  /** Passages that the creator does not want. */
  readonly refused: readonly VerseRange[];
};

const edge = '[\\s,;:.!?()\\[\\]–—-]';
const count = '(?:\\d{1,3}|an?|one|two|three|five|ten|une|deux|trois|cinq|dix)';
const unit = '(?:mins?|minutes?|secs?|seconds?|secondes?)(?!\\p{L})';
/** A length at the beginning or end of an idea: "Harvest festival, 5 mins". */
const lengths = [
  new RegExp(
    `(?:^|${edge}+)(?:(?:in|for|about|around|max|en|pour|durée|environ|approx)\\.?:? )*${count}[ -]?${unit}(?: ` +
      `(?:long|max|maximum|only|or so|environ|talk|film|video|vidéo))*${edge}*$`,
    'iu',
  ),
  new RegExp(`^${count}[ -]?${unit}${edge}*(?:(?:on|about|for|sur) )?(?=\\p{L})`, 'iu'),
];

const who =
  'youth|kids?|children|child|toddlers|teens?|teenagers|families|family|adults|all-?ages?|ages|jeunes|' +
  'jeunesse|enfants?|ados|adolescents|adultes|familles?|familial|caté|catéchisme|kt|sunday|dimanche|' +
  'primary|seniors?';
const gathering =
  'service|worship|assembly|night|evening|group|class|school|church|camp|club|talk|meeting|soirée|veillée|' +
  'culte|messe|groupe|classe|école|camp|réunion|rencontre|célébration|for|our|the|a|of|all|pour|les|des|' +
  'nos|de|du|notre|tous|âges';
/** The listeners, as a note after a full stop: "… ? soirée jeunes". */
const listenersNote = new RegExp(
  `(?:\\s*[,;:.!?(–—-]+|^)\\s*(?=[^,;:.!?()]*(?<!\\p{L})(?:${who})(?!\\p{L}))(?:(?:${who}|${gathering})(?:[’']s)?[ ` +
    `-]*)+\\)?[.!]*$`,
  'iu',
);
/** The same as the end of a sentence: "Palm Sunday for all ages service". */
const forListeners =
  /\s(?:for|pour)\s(?:(?:an?|our|the|my|mixed|une?|notre|le|la|les)\s)?(?:all[ -]ages?|tous les âges|tout âge)(?:\s(?:service|worship|assembly|church|talk))?[.!]*$/iu;
/** For whom it should be told, at the end of a sentence: "Pentecost explained to children". */
const toldTo =
  /[\s,:–—-]+(?:(?:explained|told|made simple) (?:to|for)|(?:expliquée?s?|racontée?s?) (?:aux|à des|pour(?: les| des)?)) (?:(?:the|our|my|small|young|little|tout-|plus) ?)*(?:kids|children|ones|toddlers|teens|enfants|petits|jeunes|ados)[.!]*$/iu;

/**
 * Small children at the end of a sentence: "Noah's ark for little ones". Somebody who looks after them or prays for
 * them does not count.
 */
const forSmallest =
  /(?<!(?:care|cares|caring|pray|prays|praying|love|loves|die|died|prier|prie) )(?:for|pour) (?:(?:the|our|very|les|des|nos|tout[ -]) ?)*(?:little ones|littles|toddlers|preschoolers|tots|small children|young children|petits|bébés|maternelles?)[.!]*$/iu;

const again =
  '(?:again|this time|once more|one more time|any ?more|please|encore|cette fois|une fois de plus|encore ' +
  "une fois|svp|s[’']il (?:te|vous) pla[iî]t)";
const begins = '(?:^|[,;.!?(–—-]|(?<!\\p{L})(?:but|mais|just|please|and|et|surtout)(?!\\p{L}))[\\s,]*';
/**
 * Refusals, after a full stop or "but". Something is refused only if it names a passage or is in the title or line of a
 * few.
 */
const refusals = [
  '(?:(?:but|please|and|just) )*(?:not?|without|except(?: for)?|anything but|other than|nothing (?:from|by|' +
    'about|with|on))',
  '(?:(?:mais|et|surtout) )*(?:pas(?: encore)?|sans|sauf|autre(?: chose)? que|hormis|rien (?:de|sur|avec|d’))',
].map(
  (no) =>
    new RegExp(
      [
        begins,
        `${no}\\s+(?<what>[^,;.!?()]{3,60}?)(?=$|[,;.!?()]|\\s(?:because|since|we|parce `,
        `qu|puisque|car|on)(?!\\p{L}))`,
      ].join(''),
      'giu',
    ),
);
const trimmed = new RegExp(`(?:\\s+${again})+$`, 'iu');
/** A refusal of something that was told already: "not the shepherds", "pas encore la crèche", "no lions this time". */
const toldBefore = new RegExp(`^(?:the|les?|la|l[’']|encore|again)(?:\\s|(?<=[’']))|\\s${again}$`, 'iu');
/** A refusal that fits more passages than this is read as a subject of the idea instead. */
const mostRefused = { usual: 16, asked: 60 };
/**
 * A refusal counts only in a request for a story; somebody who writes about himself ("no friends, nobody listens") says
 * what is wrong.
 */
const asksForStory: Record<TableLanguage, RegExp> = {
  en: /(?<!\p{L})(?:story|stories|tale|film|video|talk|sermon|homily|devotion(?:al)?|assembly|lesson|please|angle|episode|passage|hero|heroes|reading|text|something (?:about|from|with|on|for|funny|new|else))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:histoires?|récits?|conte|film|vidéo|prédication|culte|veillée|leçon|svp|épisode|passage|héros|texte|quelque chose (?:de|sur|avec|pour|d[’']))(?!\p{L})/iu,
};
const isPerson = /^\p{Lu}\p{Ll}{2,}$/u;

const said = new Map<TableLanguage, readonly { readonly range: VerseRange; readonly terms: ReadonlySet<string> }[]>();
/** The words of each passage's title and line, read once. */
function wordsOfPassages(language: TableLanguage) {
  const kept = said.get(language);
  if (kept) return kept;
  const all = tablePassages().map(({ range, title, line }) => ({
    range,
    terms: termsOf(`${title[language]} ${line[language]}`, language),
  }));
  said.set(language, all);
  return all;
}

/** The passages whose title or line has all the words of a refusal, if they are not too many. */
function passagesWith(name: string, language: TableLanguage, most: number): readonly VerseRange[] {
  const wanted = termsOf(name, language);
  if (wanted.size === 0) return [];
  const all = wordsOfPassages(language).filter(({ terms }) => wanted.isSubsetOf(terms));
  return all.length <= most ? all.map(({ range }) => range) : [];
}

/** Words between several refusals: "not the Great Commission and not Paul", « ni Jonas ni Noé ». */
const severalRefused = /\s(?:(?:and|or)(?: (?:not?|without))?|nor|ni|(?:et|ou)(?: (?:pas|sans))?)\s/iu;
const nameIn = (refusal: string): string =>
  refusal
    .replace(/^(?:again|encore)\s+/iu, '')
    .replace(trimmed, '')
    .replace(/^(?:(?:the|the story of|l[’']histoire de|les?|la)\s+|l[’'])/iu, '')
    .trim();

/**
 * Parts a creator's idea, with its misspelt words put right, from the notes beside it: how long it should be, for whom,
 * and what it should not be.
 */
export function creatorsNote(typed: string): CreatorsNote {
  const idea = spelled(typed);
  const refused: VerseRange[] = [];
  const written = languageOfIdea(idea);
  const passagesOf = (name: string): readonly VerseRange[] => {
    const asked = passageAskedFor(name, written);
    if (asked) return [asked.range, ...asked.passages.map(({ range }) => range)];
    return passagesToldOf(name, answersIn(written)).map(({ range }) => range);
  };
  const refusedBy = (what: string, name: string): readonly VerseRange[] => {
    const called = passagesOf(name);
    const language = answersIn(written);
    if (isPerson.test(name))
      return [...called, ...refusedKind(name, written), ...passagesWith(name, language, mostRefused.asked)];
    if (called.length > 0) return called;
    if (asksForStory[language].test(idea))
      return [...refusedKind(name, written), ...passagesWith(name, language, mostRefused.asked)];
    return toldBefore.test(what.trim()) ? passagesWith(name, language, mostRefused.usual) : [];
  };
  const kept = refusals.reduce(
    (text, refusal) =>
      text.replace(refusal, (all, what: string) => {
        const ranges = refusesSadness(all, answersIn(written))
          ? sadPassages()
          : what.split(severalRefused).flatMap((one) => refusedBy(one, nameIn(one)));
        refused.push(...ranges);
        return ranges.length > 0 ? '' : all;
      }),
    idea,
  );
  const told = [...lengths, toldTo, forSmallest, listenersNote, forListeners, ...lengths].reduce((text, note) => {
    const rest = text.replace(note, (all) => /^\s*\?/u.exec(all)?.[0] ?? '');
    return /\p{L}{3}/u.test(rest) ? rest : text;
  }, kept);
  const words = (refused.length > 0 ? told.replace(/^[\s,;:–—-]+|[\s,;:(–—-]+$|\s+(?=[,.])/gu, '') : told).trim();
  return { words: /\p{L}{2}/u.test(words) ? words : idea, refused };
}
