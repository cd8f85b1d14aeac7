// Reads the sentences of a scene and ranks their deeds: the best one becomes the picture.
import { isDrawnDeed } from '#shared/pictures/everyday-deeds.ts';
import type { ReadingAction, ReadPerson } from '#shared/pictures/scene-reading.ts';
import { isOwnerBehind } from '../deeds/deed-people.ts';
import { withPartner } from '../deeds/deed-pairs.ts';
import { deedsOf } from '../deeds/deeds.ts';
import type { Deed } from '../deeds/deed.ts';
import { isVisible, type MentionedPeople, type MentionSpan, mentionSpans } from '../people/person-mentions.ts';
import type { ReadingLanguage, ReadSentence } from './scene-sentences.ts';
import { readSentences } from './scene-sentences.ts';
import { asGivenOrder } from '../deeds/orders.ts';
import { isOnMain } from '../deeds/main-things.ts';
import { isSure } from '../deeds/sure-deeds.ts';
import { worth } from '../deeds/picture-worth.ts';
import { wordClass } from '../language/word-classes.ts';
import type { Checks } from '../learned/checks.ts';
import type { SentenceReading, Choice } from './sentence-reading.ts';

/** The sentences of a scene, read. */
export function sentenceReadings(
  text: string,
  scene: number,
  { people, mentions }: MentionedPeople,
  language: ReadingLanguage,
  beginsInSpeech = false,
): SentenceReading[] {
  const hidden = new Set(people.filter((person) => !isVisible(person)).map(({ id }) => id));
  const byId = new Map(people.map((person) => [person.id, person]));
  return readSentences(text, language, beginsInSpeech).map((sentence, at) => {
    const spans = withoutNamedWhole(mentionSpans(sentence, mentions[scene]?.[at] ?? [], language), sentence, byId);
    const seen = spans.filter(({ person }) => !hidden.has(person));
    const deeds = deedsOf(sentence, spans, language).map((deed) =>
      asGivenOrder(withPartner(withoutHidden(deed, hidden), seen, byId), byId),
    );
    return { sentence, spans: seen, deeds };
  });
}

/** "Two men, Eldad and Medad": the two who are named, and not two more. */
function withoutNamedWhole(
  spans: readonly MentionSpan[],
  { tokens }: ReadSentence,
  people: ReadonlyMap<string, ReadPerson>,
): readonly MentionSpan[] {
  const whole = spans.find(({ person, to, how }, at) => {
    const count = people.get(person)?.count ?? 1;
    const named = spans.slice(at + 1, at + 1 + count);
    if (how !== 'noun' || count < 2 || named.length < count || tokens[to]?.mark !== ',' || named[0]!.from !== to + 1)
      return false;
    return named.every(
      (each, n) =>
        each.how === 'name' && people.get(each.person)?.count === 1 && (n === 0 || each.from - named[n - 1]!.to <= 3),
    );
  });
  return whole ? spans.filter(({ person }) => person !== whole.person) : spans;
}

export const spoken: ReadonlySet<ReadingAction> = new Set<ReadingAction>([
  'talk',
  'tell',
  'call',
  'ask',
  'bless',
  'teach',
  'rule',
  'appear',
  'whisper',
]);

/** God is not drawn: when he speaks, the picture shows the listener. */
function withoutHidden(deed: Deed, hidden: ReadonlySet<string>): Deed {
  const actors = deed.actors.filter((id) => !hidden.has(id));
  const targets = deed.targets.filter((id) => !hidden.has(id));
  // "Said to God": a prayer.
  if (actors.length === deed.actors.length)
    return spoken.has(deed.action) && deed.action !== 'bless' && targets.length === 0 && deed.targets.length > 0
      ? { ...deed, action: 'pray', targets }
      : { ...deed, targets };
  if (actors.length > 0) return { ...deed, actors, targets };
  return spoken.has(deed.action) && targets.length > 0
    ? { ...deed, action: 'listen', actors: targets, targets: [] }
    : { ...deed, action: 'none', actors, targets };
}

const general = wordClass('scene-choice', 'general');

/** Actions that can be shown on the person who suffers them, without showing who does them. */
const done = wordClass('scene-choice', 'done-to');

/** A score for the picture that a deed would make; 0 when it makes none. */
function scoreOf({ sentence, spans, deeds }: SentenceReading, deed: Deed): number {
  if (
    !deed.happens ||
    deed.action === 'none' ||
    (deed.actors.length === 0 && !(deed.isAnonymous && done.test(deed.action) && deed.targets.length > 0))
  )
    return 0;
  if (sentence.isQuestion && !sentence.tells) return 0;
  // "(In earlier times a man said…)": told in passing.
  if (sentence.text.startsWith('(')) return 0;
  const { tokens } = sentence;
  const subject = spans.findLast(({ to, person }) => to < deed.at && deed.actors.includes(person));
  if (subject && !deed.isPast && general.test(tokens[subject.from]!.low) && !sentence.tells) return 0;
  if (!deed.isPast && deed.actors.length > 0 && deed.actors.every((id) => id === 'teller')) return 0;
  // "Blessed is the man who hides in him": nobody in particular.
  if (!deed.isPast && /^(?:who|qui)$/.test(tokens[deed.at - 1]?.low ?? '')) return 0;
  const leadsUp =
    (first.has(deed.action) || (deed.action === 'carry' && comesWith.test(deed.lemma))) &&
    deeds.some(
      (other) =>
        other.at > deed.at &&
        scoreable(other) &&
        !first.has(other.action) &&
        !spoken.has(other.action) &&
        sameActors(other, deed),
    );
  const known = (deed.actors.length > 0 ? 1 : 0.35) - (deed.isAside && !isOngoing(tokens, deed) ? 0.4 : 0);
  const named = subject && subject.how !== 'pronoun' ? 0.15 : 0;
  const last = deeds.filter((other) => scoreable(other)).at(-1) === deed ? 0.05 : 0;
  return (
    (worth[deed.action] ?? 3) * (isOngoing(tokens, deed) ? 1 : deed.weight) +
    known +
    named +
    last +
    (deed.targets.length > 0 ? 0.5 : 0) +
    deed.sure -
    (leadsUp ? 0.6 : 0)
  );
}

/** "While he was digging he noticed": he is seen digging. */
const isOngoing = (tokens: SentenceReading['sentence']['tokens'], { at, isAside }: Deed): boolean =>
  isAside &&
  /ing$/.test(tokens[at]!.low) &&
  /^(?:was|were)$/.test(tokens[at - 1]?.low ?? '') &&
  tokens.slice(Math.max(0, at - 4), at - 1).some(({ low }) => /^(?:while|as)$/.test(low));

/** « Il revint avec un balai et balaya ». */
const comesWith = /^(?:come|return|go|walk|arrive|venir|revenir|arriver|aller|partir)$/;

/** Actions that usually only lead to the next one. */
const first: ReadonlySet<ReadingAction> = new Set<ReadingAction>([
  'take',
  'pick',
  'open',
  'stand',
  'walk',
  'run',
  'arrive',
  'look',
  'leave',
  'buy',
  'kneel',
  'put',
]);
const sameActors = (one: Deed, other: Deed) =>
  one.actors.some((id) => other.actors.includes(id)) ||
  // "Took the men and hid them".
  (one.action === 'hide' && one.actors.some((id) => other.targets.includes(id)));

/** What a picture for children does not show. */
const gore = /\b(?:cut off (?:\w+ ){0,2}heads?|behead\w*|heads? of \w+[^.;]{0,40} threw|tranch\p{L}+ la tête)/iu;

const scoreable = (deed: Deed) => deed.happens && deed.action !== 'none';

/** « Tous les matins », "used to": a habit is shown only when nothing else can be. */
const habit =
  /\b(?:every (?:day|morning|evening|night|week|sunday|year|time)|each (?:day|morning|evening|night)|always|often|usually|used to|would often)\b|(?<!\p{L})(?:tous les (?:jours|matins|soirs|dimanches)|chaque (?:jour|matin|soir|nuit|semaine)|toujours|souvent|d['’]habitude)(?!\p{L})/iu;

/** The present tense in a tale told in the past: a general truth, or advice. */
const isAlways = ({ sentence, deeds }: SentenceReading, deed: Deed): boolean =>
  !deed.isPast && !sentence.tells && !deeds.some(({ isPast, isAside, at }) => isPast && !isAside && at < deed.at);

/** Whether what happens in a tale is told in the past tense. */
export function toldAsPast(scenes: readonly (readonly SentenceReading[])[]): boolean {
  const deeds = scenes
    .flat()
    .flatMap((each) => each.deeds.filter(({ happens, actors }) => happens && actors.length > 0));
  return deeds.filter(({ isPast }) => isPast).length >= 0.6 * deeds.length;
}

/** The penalty for an action that a picture cannot show as the text means it. */
const unsure = 1.3;
/** The penalty for an action whose subject may be somebody else. */
const doubtful = 0.8;
/** The bonus for an action with a thing that the tale is about. */
const onMain = 0.5;
/**
 * The deeds that a scene may show, the best first. `before` is the deed of the previous picture, which is not repeated
 * without need.
 */
export function choicesOf(
  sentences: readonly SentenceReading[],
  before: Deed | null,
  language: ReadingLanguage,
  isPast = false,
  main: ReadonlySet<string> = new Set(),
  fits: Checks['fitsDeed'] = () => true,
  people: ReadonlyMap<string, ReadPerson> = new Map(),
): Choice[] {
  return sentences
    .flatMap((sentence, index) =>
      sentence.deeds.map((deed) => {
        const own =
          isPast && isAlways(sentence, deed) && !isOngoing(sentence.sentence.tokens, deed)
            ? 0
            : scoreOf(sentence, deed) -
              (habit.test(sentence.sentence.text) ? 0.8 : 0) -
              (gore.test(sentence.sentence.text) ? 1.5 : 0);
        const same = before !== null && before.action === deed.action;
        const alike = same && before.actors.some((id) => deed.actors.includes(id));
        const sure =
          isSure(sentence.sentence, deed, language) &&
          isDrawnDeed(deed.action, countIn(sentence, people)) &&
          !isAfterJump(sentence.sentence, deed) &&
          (own <= 0 || fits(deed.action, sentence.sentence.text, sentence.sentence.tokens[deed.at]!.start));
        const turns = own > 0 && isOnMain(sentence, deed, main, language) ? onMain : 0;
        const score =
          own -
          (alike && deed.action !== 'lie-sick' ? 1.5 : same ? 0.5 : 0) -
          (sure ? 0 : unsure) -
          (deed.isDoubtful ? doubtful : 0) +
          turns -
          index * 0.02;
        return { index, deed, score: own <= 0 ? 0 : Math.max(0.01, score), isSure: sure };
      }),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => Number(isCertain(b)) - Number(isCertain(a)) || b.score - a.score);
}

/** How many people a sentence names, groups counted. */
const countIn = ({ spans }: SentenceReading, people: ReadonlyMap<string, ReadPerson>): number =>
  [...new Set(spans.map(({ person }) => person))].reduce((sum, id) => sum + (people.get(id)?.count ?? 1), 0);

const jumpWithin =
  /(?:^|[,;] |\s)(?:and|but|et|mais|puis) (?:(?:that|the same|the next|the following) (?:night|evening|afternoon|morning|day|week|\p{L}+day)|(?:the )?next (?:day|morning|\p{L}+day)|le lendemain|ce soir-là|cette nuit-là|le \p{L}+ (?:suivant|d['’]après))(?!\p{L})/iu;
/** "Ran the whole way, and that night his dad asked him": the place and the hour of the sentence are those of the run. */
function isAfterJump({ text, tokens }: SentenceReading['sentence'], { at }: { readonly at: number }): boolean {
  const jump = jumpWithin.exec(text);
  return jump !== null && tokens[at]!.start > jump.index + 4;
}

/** Below this score an action says so little that a better one is preferred even if only part of it can be shown. */
const telling = 1;
/** Whether it is certain who does it, to whom and with what. Certain deeds are shown before all others. */
export const isCertain = ({ deed, isSure: sure, score }: Choice): boolean =>
  sure && !deed.isDoubtful && score >= telling;

const underWay: ReadonlySet<ReadingAction> = new Set<ReadingAction>(['walk', 'run', 'ride', 'drive', 'leave', 'flee']);
const denied = /^(?:not|n't|never|pas|jamais)$|n't$/;
const coming =
  /^(?:come|arrive|return|go|appear|see|find|meet|be|have|venir|arriver|revenir|rentrer|aller|voir|trouver|être|avoir)$/;
/** "When Lena could not sleep": a person who does not do something is present all the same. */
const isAwakeHere = (tokens: SentenceReading['sentence']['tokens'], { happens, at, lemma }: Deed): boolean =>
  !happens && !coming.test(lemma) && tokens.slice(Math.max(0, at - 3), at + 2).some(({ low }) => denied.test(low));

const knowing = /^(?:see|know|think|remember|realise|realize|learn|hear|voir|savoir|penser|comprendre|apprendre)$/;
const past = /^(?:had|has|have|a|ont|avait|avaient)$/;

/** "Put food in the car for Tyler's family": the family is not at the car. */
const isBeneficiary = (
  tokens: SentenceReading['sentence']['tokens'],
  { person, from }: MentionSpan,
  deed: Deed | null,
  people: ReadonlyMap<string, ReadPerson>,
): boolean =>
  (people.get(person)?.count ?? 1) > 1 &&
  !deed?.targets.includes(person) &&
  !deed?.actors.includes(person) &&
  tokens.slice(Math.max(0, from - 3), from).some(({ low, mark }) => !mark && /^(?:for|pour)$/.test(low));

const atThatMoment = /^(?:when|as|quand|lorsque|lorsqu'|pendant|tandis)$/;
const gone = new Set<ReadingAction>(['leave', 'flee', 'die', 'none', 'be-born', 'sleep']);
/** Whether a clause of time tells of somebody who does something visible just then. */
const isBesideNow = (tokens: SentenceReading['sentence']['tokens'], { from, person, how }: MentionSpan, own: Deed) =>
  how !== 'pronoun' &&
  own.happens &&
  own.isPast &&
  !gone.has(own.action) &&
  own.actors.includes(person) &&
  !tokens.slice(Math.max(0, own.at - 2), own.at).some(({ low }) => past.test(low)) &&
  tokens.slice(Math.max(0, from - 2), from).some(({ low }) => atThatMoment.test(low));

const ofAnybody = /^(?:we|us|our|nous|notre|nos)$/;

/** Everybody in the picture: those who act, those acted on, and others whom the sentence mentions as present. */
export function seenIn(
  { sentence, spans, deeds }: SentenceReading,
  deed: Deed | null,
  people: ReadonlyMap<string, ReadPerson>,
): ReadPerson[] {
  const there = spans.filter((span) => {
    const { from } = span;
    // "Ran the whole way, and that night his dad asked him": he is not on the way.
    if (deed && isAfterJump(sentence, { at: from }) && !isAfterJump(sentence, deed)) return false;
    // "Said that our words are like seeds": anybody's.
    if (ofAnybody.test(sentence.tokens[from]!.low) && span.person !== 'teller') return false;
    const told = deeds.findLast(({ at }) => at <= from);
    const spokenOf =
      told &&
      spoken.has(told.action) &&
      sentence.tokens
        .slice(told.at + 1, from)
        .some(({ low }) => /^(?:that|how|whether|if|about|what|who|why|where|que|qu'|comment|si)$/.test(low));
    if (spokenOf) return false;
    if (isOwnerBehind(sentence.tokens, span, deeds) || isBeneficiary(sentence.tokens, span, deed, people)) return false;
    // "He sees that the lady has given him too much": the lady is no longer there.
    const between = told && knowing.test(told.lemma) ? sentence.tokens.slice(told.at + 1) : [];
    const isOver =
      between.slice(0, from - (told?.at ?? 0)).some(({ low }) => /^(?:that|que|qu')$/.test(low)) &&
      between.slice(from - (told?.at ?? 0) - 1, from - (told?.at ?? 0) + 5).some(({ low }) => past.test(low));
    if (isOver && span.how !== 'pronoun' && !deed?.targets.includes(span.person)) return false;
    // "Drew a girl who kicked a ball": the girl is only on the paper.
    if (
      told?.action === 'draw' ||
      deeds.some(
        ({ action, at }) =>
          action === 'draw' &&
          at < from &&
          told !== undefined &&
          told.at < from &&
          sentence.tokens.slice(at, from).every(({ mark }) => !mark),
      )
    )
      return false;
    const own = deeds.findLast(({ at }) => at <= from) ?? deeds.find(({ at }) => at > from);
    // "They walked home, and her mother sewed": she is not on the way.
    const acts = deeds.find(({ at, actors }) => at > from && at - from < 4 && actors.includes(span.person));
    const isElsewhere =
      deed &&
      acts &&
      acts !== deed &&
      underWay.has(deed.action) &&
      from > deed.at &&
      !acts.actors.some((id) => deed.actors.includes(id));
    if (isElsewhere && !underWay.has(acts.action) && !spoken.has(acts.action)) return false;
    // "Nobody could tell him, but her grandmother was sitting there": she is there, though "nobody" is the first
    // subject. "Fatu, who was twenty-six, saw him": she is there.
    const does = (each: Deed) => each.happens && !each.isAside && each.at > from && each.actors.includes(span.person);
    if (own?.isAside && span.how !== 'pronoun' && sentence.tokens[span.to]!.mark === ',' && deeds.some(does))
      return true;
    // "When Sam laid the umbrella on her desk, she laughed": he is there.
    if (own?.isAside && isBesideNow(sentence.tokens, span, own)) return true;
    const isThere = acts !== undefined && acts.happens && !acts.isAside && span.how !== 'pronoun';
    return !own || own === deed || (own.happens && !own.isAside) || isThere || isAwakeHere(sentence.tokens, own);
  });
  const ids = new Set([...(deed?.actors ?? []), ...(deed?.targets ?? []), ...there.map(({ person }) => person)]);
  return [...ids].flatMap((id) => people.get(id) ?? []).slice(0, 12);
}
