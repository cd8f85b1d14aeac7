import type { VerseRange } from '#shared/scripture.ts';
import { answersIn, languageOfIdea } from './idea-language.ts';
import { passageAskedFor } from './passages-asked-for.ts';
import { passagesToldOf } from './passages-told-of.ts';

/** What a creator asks for, without the notes that they wrote beside it. */
export type CreatorsNote = {
  /** What the tale shall be about. */
  readonly words: string;
  /** Passages that the creator does not want. */
  readonly refused: readonly VerseRange[];
};

const edge = '[\\s,;:.!?()\\[\\]–—-]';
const count = '(?:\\d{1,3}|an?|one|two|three|five|ten|une|deux|trois|cinq|dix)';
const unit = '(?:mins?|minutes?|secs?|seconds?|secondes?)(?!\\p{L})';
/** A length, where it begins or ends an idea as a note of its own: "Harvest festival, 5 mins". */
const lengths = [
  new RegExp(
    `(?:^|${edge}+)(?:(?:in|for|about|around|max|en|pour|durée|environ|approx)\\.?:? )*${count}[ -]?${unit}(?: (?:long|max|maximum|only|or so|environ|talk|film|video|vidéo))*${edge}*$`,
    'iu',
  ),
  new RegExp(`^${count}[ -]?${unit}${edge}*(?:(?:on|about|for|sur) )?(?=\\p{L})`, 'iu'),
];

const who =
  'youth|kids?|children|child|toddlers|teens?|teenagers|families|family|adults|all-?ages?|ages|jeunes|jeunesse|enfants?|ados|adolescents|adultes|familles?|familial|caté|catéchisme|kt|sunday|dimanche|primary|seniors?';
const gathering =
  'service|worship|assembly|night|evening|group|class|school|church|camp|club|talk|meeting|soirée|veillée|culte|messe|groupe|classe|école|camp|réunion|rencontre|célébration|for|our|the|a|of|all|pour|les|des|nos|de|du|notre|tous|âges';
/** For whom it is told, as a note of its own behind a stop: "… ? soirée jeunes". */
const listenersNote = new RegExp(
  `(?:\\s*[,;:.!?(–—-]+|^)\\s*(?=[^,;:.!?()]*(?<!\\p{L})(?:${who})(?!\\p{L}))(?:(?:${who}|${gathering})(?:[’']s)?[ -]*)+\\)?[.!]*$`,
  'iu',
);
/** The same as the end of a sentence: "Palm Sunday for all ages service". */
const forListeners =
  /\s(?:for|pour)\s(?:(?:an?|our|the|my|mixed|une?|notre|le|la|les)\s)?(?:all[ -]ages?|tous les âges|tout âge)(?:\s(?:service|worship|assembly|church|talk))?[.!]*$/iu;

const again =
  "(?:again|this time|once more|one more time|any ?more|please|encore|cette fois|une fois de plus|encore une fois|svp|s[’']il (?:te|vous) pla[iî]t)";
const begins = '(?:^|[,;.!?(–—-]|(?<!\\p{L})(?:but|mais|just|please|and|et|surtout)(?!\\p{L}))[\\s,]*';
/** What is refused, behind a stop or "but"; only what names a passage is taken for that. */
const refusals = [
  '(?:(?:but|please|and|just) )*(?:not?|without|except(?: for)?|anything but|other than)',
  '(?:(?:mais|et|surtout) )*(?:pas(?: encore)?|sans|sauf|autre(?: chose)? que|hormis)',
].map((no) => new RegExp(`${begins}${no}\\s+(?<what>[^,;.!?()]{3,60})`, 'giu'));
const trimmed = new RegExp(`(?:\\s+${again})+$`, 'iu');

/** Parts a creator's idea from the notes beside it: how long it shall be, for whom, and what it shall not be. */
export function creatorsNote(idea: string): CreatorsNote {
  const refused: VerseRange[] = [];
  const written = languageOfIdea(idea);
  const passagesOf = (name: string): readonly VerseRange[] => {
    const asked = passageAskedFor(name, written);
    if (asked) return [asked.range, ...asked.passages.map(({ range }) => range)];
    return passagesToldOf(name, answersIn(written)).map(({ range }) => range);
  };
  const kept = refusals.reduce(
    (text, refusal) =>
      text.replace(refusal, (all, what: string) => {
        const name = what
          .replace(/^(?:again|encore)\s+/iu, '')
          .replace(trimmed, '')
          .replace(/^(?:the|the story of|l[’']histoire de)\s+/iu, '');
        const ranges = passagesOf(name.trim());
        refused.push(...ranges);
        return ranges.length > 0 ? '' : all;
      }),
    idea,
  );
  const told = [...lengths, listenersNote, forListeners, ...lengths].reduce((text, note) => {
    const rest = text.replace(note, (all) => /^\s*\?/u.exec(all)?.[0] ?? '');
    return /\p{L}{3}/u.test(rest) ? rest : text;
  }, kept);
  const words = (refused.length > 0 ? told.replace(/^[\s,;:–—-]+|[\s,;:(–—-]+$/gu, '') : told).trim();
  return { words: /\p{L}{2}/u.test(words) ? words : idea, refused };
}
