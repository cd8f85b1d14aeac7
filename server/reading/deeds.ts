import { wordClass } from './word-classes.ts';
import type { ReadingAction } from '#shared/scene-reading.ts';
import { actionAt } from './action-phrases.ts';
import { englishVerbs, type FoundVerb } from './english-verbs.ts';
import { frenchVerbs } from './french-verbs.ts';
import type { MentionSpan } from './person-mentions.ts';
import { isReported, isSubordinate } from './reported-clauses.ts';
import type { ReadingLanguage, ReadSentence, Token } from './scene-sentences.ts';
import { verbForms } from './verb-forms.ts';

/** What happens in a part of a sentence. */
export type Deed = {
  /** The verb, and the last word that belongs to what it does; `to` is exclusive. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly lemma: string;
  readonly action: ReadingAction;
  readonly happens: boolean;
  /** In a clause that only adds to another one: "while the others slept". */
  readonly isAside: boolean;
  /** What somebody sets out for: "went to buy". */
  readonly isPurpose: boolean;
  /** Who does it is not told: "was thrown", or "they" of nobody named. */
  readonly isAnonymous: boolean;
  /** Told as past. */
  readonly isPast: boolean;
  readonly actors: readonly string[];
  readonly targets: readonly string[];
  /** How much it is the matter of its sentence, 0 to 1. */
  readonly weight: number;
};

const joins = /^(?:and|or|et|ou|with|avec)$/;
const joinsClauses = wordClass('deeds', 'joins-clauses');
const relative = /^(?:who|whom|which|that|qui|que|qu'|dont)$/;
const cutsObjects = wordClass('deeds', 'cuts-objects');
const prepositions = wordClass('deeds', 'prepositions');
const notTarget = wordClass('deeds', 'not-target');
const inFront = wordClass('deeds', 'in-front');
const objectPronoun = wordClass('deeds', 'object-pronoun');
const speaking = wordClass('deeds', 'speaking');

const pronouns = /^(?:they|he|she|ils|elles|il|elle|on)$/;
const gods = wordClass('deeds', 'gods');
const speech = new Set<ReadingAction>(['talk', 'tell', 'call', 'ask', 'bless', 'teach', 'rule', 'appear', 'whisper']);
const setsOut = wordClass('deeds', 'sets-out');
const causing = /^(?:faire|laisser|voir|entendre|regarder)$/;
const sending = /^(?:send|envoyer)$/;
const unwell = wordClass('deeds', 'unwell');

type Read = { readonly sentence: ReadSentence; readonly spans: readonly MentionSpan[]; readonly verbs: readonly FoundVerb[] };

/** The word before a mention that governs it, articles and adjectives left out. */
function governor(tokens: readonly Token[], from: number): string {
  let at = from - 1;
  while (at >= 0 && !tokens[at]!.mark && inFront.test(tokens[at]!.low)) at--;
  return at >= 0 && (!tokens[at]!.mark || joins.test(tokens[at]!.low)) ? tokens[at]!.low : '';
}

const isGoverned = (tokens: readonly Token[], { from }: MentionSpan) => prepositions.test(governor(tokens, from));

/** Whether a person is only named as whose something is: "the flock of Jethro", « la maison de Simon ». */
export function isOwnerBehind(tokens: readonly Token[], { from }: MentionSpan, verbs: readonly { readonly at: number }[]): boolean {
  const word = governor(tokens, from);
  if (!/^(?:of|de|d'|du|des)$/.test(word)) return false;
  const at = tokens.findLastIndex(({ low }, index) => index < from && low === word);
  return (
    at > 0 &&
    !verbs.some((verb) => verb.at === at - 1) &&
    !/^(?:one|two|three|some|many|all|group|crowd|près|front|autour|côté|un|une)$/.test(tokens[at - 1]!.low)
  );
}

/** Everybody who is named together with a mention: "Ama and her brother". */
function together(read: Read, last: MentionSpan): MentionSpan[] {
  const { spans, verbs } = read;
  const { tokens } = read.sentence;
  const before = spans.findLast((span) => span.to < last.from);
  if (!before) return [last];
  const words = tokens.slice(before.to + 1, last.from).filter(({ low }) => !inFront.test(low));
  const close = words.length <= 1 && words.every(({ low }) => joins.test(low)) && (words.length === 1 || tokens[before.to]!.mark === ',');
  const listed = words.length === 0 && tokens[before.to]!.mark === ',' && last.how !== 'pronoun' && last.from - before.to <= 3;
  // "sent a soldier, and John was killed": a new clause, not two people who do one thing.
  const newClause = close && tokens[before.to]!.mark === ',' && verbs.some(({ at }) => at < before.from && at > before.from - 6);
  if (newClause) return [last];
  return close || (listed && words.length === 1) ? [...together(read, before), last] : [last];
}

/** Who does what a verb says: the nearest person on its left, the subject of the verb that it is joined to, or who follows it. */
function subjectOf(read: Read, index: number, done: readonly (readonly string[])[]): readonly MentionSpan[] | readonly string[] {
  const { sentence, spans, verbs } = read;
  const { tokens } = sentence;
  const verb = verbs[index]!;
  const before = verbs[index - 1];
  const shared = sharedSubject(read, index, done);
  const left = spans.filter((span) => span.to < verb.at && !isClitic(tokens, span, verb.at) && !isGoverned(tokens, span));
  for (const span of left.toReversed()) {
    if (before && span.to < before.at) break;
    const words = tokens.slice(span.to, verb.at);
    const parted = words.some(({ mark, low }, at) => /[;:–]/.test(mark) || (at > 0 && joinsClauses.test(low)) || (mark === ',' && at >= 0));
    const opened = before
      ? tokens.slice(before.at, span.from).some(({ mark, low }) => mark !== '' || joinsClauses.test(low) || cutsObjects.test(low))
      : true;
    const related = tokens.slice(span.to + 1, verb.at).some(({ low }) => relative.test(low));
    if (before && !opened && parted && !related && verb.kind !== 'after-verb') return shared;
    if (before && verb.kind === 'participle' && !opened) return done[index - 1] ?? [];
    if (before && !opened && !parted && !related && verb.kind === 'main' && /^(?:say|tell|dire|répondre)$/.test(before.lemma)) continue;
    return together(read, span);
  }
  const next = spans.find((span) => span.from > verb.at);
  const follows = next && next.from - verb.at <= 4 && !tokens.slice(verb.at, next.from).some(({ mark }) => mark !== '');
  if (!before && verb.kind === 'participle') {
    const main = spans.find((span) => span.from > verb.at && tokens[span.from - 1]!.mark === ',' && !isGoverned(tokens, span));
    if (main) return together(read, main);
  }
  const led = clauseBefore(tokens, verb.at).some(({ low }) => !little.test(low)) && !arriving.test(verb.lemma);
  const inQuestion = follows && tokens.slice(verb.at + 1, next.from).some(({ low }) => cutsObjects.test(low));
  if (follows && !led && !inQuestion && speaking.test(verb.lemma) && !isGoverned(tokens, next)) return [next];
  return shared;
}

const little = wordClass('deeds', 'little', /^(?:\w+ly|\p{L}+ment)$/u);

const arriving = /^(?:come|arrive|stand|sit|live|venir|arriver|vivre)$/;

/** The words of a clause before its verb. */
function clauseBefore(tokens: readonly Token[], at: number, least = 0): readonly Token[] {
  let from = at;
  while (from > least && !/[,;:–]/.test(tokens[from - 1]!.mark) && !tokens[from - 1]!.quoted && !joinsClauses.test(tokens[from - 1]!.low))
    from--;
  return tokens.slice(from, at);
}

/** Who did what the clause before says, unless a thing stands before this verb: "and the waters were divided". */
function sharedSubject({ sentence, verbs }: Read, index: number, done: readonly (readonly string[])[]): readonly string[] {
  const { tokens } = sentence;
  const verb = verbs[index]!;
  const last = verbs[index - 1];
  if (!last) return [];
  if (verb.kind === 'main' && clauseBefore(tokens, verb.at, last.at + 1).some(({ low }) => !little.test(low))) return [];
  const main = verb.kind === 'main' ? verbs.findLastIndex(({ kind }, at) => at < index && kind === 'main') : index - 1;
  return done[main < 0 ? index - 1 : main] ?? [];
}

const isClitic = (tokens: readonly Token[], { from, to }: MentionSpan, verb: number) =>
  from === to && objectPronoun.test(tokens[from]!.low) && verb - to <= 4 && !tokens.slice(from, verb).some(({ mark }) => mark !== '');

/** « devant », "in front of": whom something is done before. */
const isInFront = (tokens: readonly Token[], { from }: MentionSpan) =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(
      ({ low }, at, near) => (low === 'front' && near[at + 1]?.low === 'of') || (low === 'auprès' && /^d/.test(near[at + 1]?.low ?? '')),
    );

/** The people behind a verb, and French pronouns in front of it. */
function objectsOf(read: Read, index: number): MentionSpan[] {
  const { sentence, spans, verbs } = read;
  const { tokens } = sentence;
  const verb = verbs[index]!;
  const start = verb.at;
  const objects = spans.filter((span) => span.to < start && span.from > (verbs[index - 1]?.at ?? -1) && isClitic(tokens, span, start));
  const next = verbs.find((other) => other.at > start && other.kind === 'main');
  for (const span of spans) {
    if (span.from <= start) continue;
    const between = tokens.slice(start, span.from);
    if (between.some(({ mark }) => /[;:–]/.test(mark)) || between.slice(1).some(({ low }) => cutsObjects.test(low))) break;
    if (next && span.from > next.at) break;
    if (next && span.to < next.at) {
      const parted = between.some(({ mark, low }, at) => mark === ',' || (at > 0 && joinsClauses.test(low)));
      const towardsNext = tokens.slice(span.to, next.at);
      if (parted && !towardsNext.some(({ low, mark }, at) => mark === ',' || (at > 0 && joinsClauses.test(low)))) break;
    }
    if (
      !notTarget.test(governor(tokens, span.from)) ||
      isInFront(tokens, span) ||
      (verb.passive && /^(?:by|par)$/.test(governor(tokens, span.from)))
    )
      objects.push(span);
  }
  return objects;
}

/** What happens in a sentence, in order. */
export function deedsOf(sentence: ReadSentence, spans: readonly MentionSpan[], language: ReadingLanguage): Deed[] {
  const { tokens } = sentence;
  const ends = new Set(spans.map(({ to }) => to));
  const verbs = (language === 'en' ? englishVerbs : frenchVerbs)(tokens, (at) => ends.has(at));
  const read = { sentence, spans, verbs };
  const done: string[][] = [];
  const deeds: Deed[] = [];
  for (const [index, verb] of verbs.entries()) {
    const found = subjectOf(read, index, done);
    const subjects = found.map((each) => (typeof each === 'string' ? each : each.person));
    done.push(subjects);
    const objects = objectsOf(read, index);
    const agents = objects.filter(({ from }) => /^(?:by|par)$/.test(governor(tokens, from)));
    const others = objects.filter((span) => !agents.includes(span)).map(({ person }) => person);
    const meant = actionAt(tokens, verb.at, verb.lemma, verb.reflexive, language);
    const { end } = meant;
    const action =
      meant.action === 'lead' && others.length === 0
        ? /^(?:bring|apporter|amener)$/.test(verb.lemma)
          ? 'carry'
          : 'walk'
        : meant.action === 'sleep' && tokens.slice(Math.max(0, verb.at - 8), verb.at + 8).some(({ low }) => unwell.test(low))
          ? 'lie-sick'
          : meant.action;
    const head = verbs[index - 1];
    const purpose = verb.kind === 'after-verb' && !!head?.happens && verb.at - head.at <= 6;
    const sends = purpose && sending.test(head.lemma) && !!deeds[index - 1]?.targets.length;
    const goal = purpose && (sends || (setsOut.test(head.lemma) && verb.at - head.at <= 3));
    const isAside = isSubordinate(tokens, verb.at, index > 0 ? verbs[index - 1]!.at : -1);
    const passive = verb.passive && action !== 'none' && !/^(?:lie-sick|look|be-ashamed|fear|rejoice|be-born|sit|sleep)$/.test(action);
    const caused = verb.kind === 'after-verb' && !!head && verb.at - head.at <= 3 && causing.test(head.lemma);
    const moved = caused ? [...(deeds[index - 1]?.targets ?? []), ...others] : [];
    const actors = moved.length > 0 ? moved : sends ? deeds[index - 1]!.targets : passive ? agents.map(({ person }) => person) : subjects;
    const targets = (passive ? subjects : others).filter((id) => !actors.includes(id));
    const heard =
      subjects.length === 0 &&
      speech.has(action) &&
      targets.length > 0 &&
      tokens.slice(Math.max(0, verb.at - 4), verb.at + 2).some(({ text }) => gods.test(text));
    const next = verbs.find((other) => other.at > end);
    const first = spans.findLast((span) => span.to < verb.at)?.from ?? verb.at;
    deeds.push({
      at: verb.at,
      from: Math.max(deeds.at(-1)?.at ?? 0, Math.min(first, verb.at)),
      to: next?.at ?? tokens.length,
      lemma: verb.lemma,
      action: heard ? 'listen' : action,
      isAside,
      isPurpose: purpose,
      isAnonymous:
        passive ||
        (actors.length === 0 && pronouns.test(tokens[verb.at - 1]?.low ?? '')) ||
        (actors.length === 0 && index > 0 && (deeds[index - 1]?.isAnonymous ?? false)),
      isPast:
        /^(?:past|part)$/.test(verbForms(tokens[verb.at]!.low, language).find(({ lemma }) => lemma === verb.lemma)?.tense ?? '') ||
        verb.kind === 'participle',
      happens: (verb.happens || goal) && !isReported(tokens, verb, verbs),
      actors: [...new Set(heard ? targets : actors)],
      targets: heard ? [] : [...new Set(targets)],
      weight: (verb.kind === 'participle' ? 0.7 : 1) * (isAside ? 0.7 : 1),
    });
  }
  return deeds;
}
