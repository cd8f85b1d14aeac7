// Turns the verbs of a sentence into deeds: what happens, who does it and to whom. The main file of this folder.
import { actionNeeds } from '#shared/tale/action-needs.ts';
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import { actionAt } from './action-phrases.ts';
import { atBedsides } from '../scene/bedsides.ts';
import { governor, objectsOf, subjectOf } from './deed-people.ts';
import { canBeSeen, sureOfThing } from '../things/concrete-objects.ts';
import { englishVerbs } from '../language/english-verbs.ts';
import { withFound } from '../scene/found-states.ts';
import { fittedAction } from './fitted-action.ts';
import { frenchVerbs } from '../language/french-verbs.ts';
import type { MentionSpan } from '../people/person-mentions.ts';
import { isBygone, isReported, isSubordinate } from './reported-clauses.ts';
import { isNamedThing } from '../things/thing-names.ts';
import type { ReadingLanguage, ReadSentence, Token } from '../scene/scene-sentences.ts';
import { verbForms } from '../language/verb-forms.ts';
import { wordClass } from '../language/word-classes.ts';
import type { Deed } from './deed.ts';

const pronouns = /^(?:they|he|she|ils|elles|il|elle|on)$/;
const gods = wordClass('deeds', 'gods');
const speech = new Set<ReadingAction>(['talk', 'tell', 'call', 'ask', 'bless', 'teach', 'rule', 'appear', 'whisper']);
const setsOut = wordClass('deeds', 'sets-out');
const toward = /^(?:to|unto|à|au)$/;
const causing = /^(?:faire|laisser|voir|entendre|regarder|let|make|see|hear|watch)$/;
const sending = /^(?:send|envoyer)$/;

const grave = /^(?:tomb|grave|sepulchre|tombe|tombeau|sépulcre)$/;

const isThingBefore = (tokens: readonly Token[], { from, to }: MentionSpan, verb: number): boolean =>
  from === to && to < verb && /^(?:le|la|l'|les)$/.test(tokens[from]!.low);

/** Actions that people do together rather than to each other. */
const together = new Set<ReadingAction>([
  ...([
    'walk',
    'run',
    'climb',
    'jump',
    'dance',
    'ride',
    'row',
    'swim',
    'pull',
    'carry',
    'push',
    'plant',
    'harvest',
    'dig',
    'build',
  ] as const),
  ...([
    'cook',
    'eat',
    'drink',
    'wash',
    'clean',
    'sew',
    'fish',
    'sing',
    'pray',
    'search',
    'hide',
    'wait',
    'laugh',
    'weep',
    'sit',
  ] as const),
]);
/** Actions whose object may be the person whom somebody has just come to. */
const meeting = new Set<ReadingAction>([
  'beg',
  'ask',
  'bow',
  'kneel',
  'greet',
  'hug',
  'kiss',
  'talk',
  'tell',
  'whisper',
  'comfort',
]);
const coming = new Set<ReadingAction>(['arrive', 'walk', 'run', 'follow']);
const towards = /^(?:to|before|into|towards?|à|chez|vers|devant|jusqu'à)$/;
/** Actions for somebody, which are not done to them: "washed clothes for other people". */
const forOthers = new Set<ReadingAction>([
  'carry',
  'tie',
  'wash',
  'clean',
  'sew',
  'cook',
  'mend',
  'build',
  'buy',
  'pick',
  'dig',
  'lift',
  'pull',
]);
const receiving = /^(?:for|to|towards?|pour|à|chez|vers)$/;

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
    const phrase = actionAt(tokens, verb.at, verb.lemma, verb.reflexive, language);
    const { end } = phrase;
    // "Took courage", "made peace": the object cannot be seen, so there is nothing to draw.
    const isVague = end === verb.at && !verb.passive && !canBeSeen(tokens, verb.at, phrase.action, spans, language);
    const meant = isVague ? { ...phrase, action: 'none' as const } : phrase;
    const clauseEnd = verbs.find((other) => other.at > end && other.kind === 'main')?.at ?? tokens.length;
    const fitted = fittedAction({
      tokens,
      verb,
      meant: meant.action,
      hasOthers: others.length > 0,
      clauseEnd,
      language,
    });
    // "Threw him out", "threw the man into the tomb": nobody throws stones.
    const isThrown = fitted === 'throw' && objects.some(({ from }) => governor(tokens, from) === tokens[verb.at]!.low);
    const intoGrave = isThrown && tokens.slice(verb.at, clauseEnd).some(({ low }) => grave.test(low));
    const isDirect = ({ from }: MentionSpan) => governor(tokens, from) === tokens[verb.at]!.low;
    // "Gave Moses Zipporah": nobody is held out to him.
    const isMatch =
      fitted === 'give' &&
      new Set(others).size > 1 &&
      objects.every((span) => isDirect(span) || span.from > objects[0]!.to) &&
      !tokens.slice(verb.at + 1, clauseEnd).some((_, at) => isNamedThing(tokens, verb.at + 1 + at, language));
    // "The crowd pushed between them": walking, not pushing.
    const isThrough = fitted === 'push' && /^(?:between|through|past|entre)$/.test(tokens[verb.at + 1]?.low ?? '');
    const action = intoGrave ? 'bury' : isThrown ? 'push' : isMatch ? 'stand' : isThrough ? 'walk' : fitted;
    // "Hid the spies": they are the ones who hide.
    const hidden = action === 'hide' && !verb.passive ? objects.filter(isDirect).map(({ person }) => person) : [];
    const head = verbs[index - 1];
    const purpose = verb.kind === 'after-verb' && !!head?.happens && verb.at - head.at <= 6;
    const sends = purpose && sending.test(head.lemma) && !!deeds[index - 1]?.targets.length;
    const goal =
      purpose && (sends || (setsOut.test(head.lemma) && verb.at - head.at <= 3 && !/ing$/.test(tokens[head.at]!.low)));
    // "When she had paid and hurried away": both happened earlier.
    const helped = head?.at === verb.at - 1 && /^(?:have|be)$/.test(head.lemma);
    const joined =
      /^(?:and|et)$/.test(tokens[verb.at - 1]?.low ?? '') &&
      !!head &&
      tokens.slice(head.at, verb.at).every(({ mark }) => !mark);
    const isAside =
      isSubordinate(tokens, verb.at, head?.at ?? -1) || ((helped || joined) && (deeds[index - 1]?.isAside ?? false));
    const passive =
      verb.passive &&
      action !== 'none' &&
      !/^(?:lie-sick|look|be-ashamed|fear|rejoice|be-born|sit|sleep)$/.test(action);
    // « Laissa tomber la corde »: nobody falls.
    const drops = verb.kind === 'after-verb' && head?.lemma === 'laisser' && verb.lemma === 'tomber';
    const caused = verb.kind === 'after-verb' && !!head && verb.at - head.at <= 3 && causing.test(head.lemma);
    const moved = caused ? [...(deeds[index - 1]?.targets ?? []), ...others] : [];
    const actors =
      hidden.length > 0
        ? hidden
        : moved.length > 0
          ? moved
          : sends
            ? deeds[index - 1]!.targets
            : passive
              ? agents.map(({ person }) => person)
              : subjects;
    // "Led him to the fishermen": they are the destination, and are not led themselves. "Pulled the rope with him": he
    // pulls as well.
    const beside = together.has(action)
      ? objects.filter(({ from }) => /^(?:with|avec)$/.test(governor(tokens, from)))
      : [];
    const goals =
      action === 'lead' && others.length > 1 ? objects.filter(({ from }) => towards.test(governor(tokens, from))) : [];
    // « La confia à Théo »: of two objects, the pronoun before the verb is the thing.
    const given =
      action === 'give' && objects.length > 1 ? objects.filter((span) => isThingBefore(tokens, span, verb.at)) : [];
    const isOnThings = !passive && actionNeeds[action]?.isOnThings === true;
    // "Carried water for her grandmother", "tied the straps for him": neither is carried or tied.
    const waiting = forOthers.has(action) ? objects.filter(({ from }) => receiving.test(governor(tokens, from))) : [];
    const isUnsure = (span: string | MentionSpan) => typeof span !== 'string' && span.unsure === true;
    const isShared = found.length > 0 && typeof found[0] === 'string';
    const met = new Set(isOnThings ? others : [...goals, ...beside, ...given, ...waiting].map(({ person }) => person));
    const own = (passive ? subjects : others.filter((id) => !met.has(id))).filter((id) => !actors.includes(id));
    // "Came to Jesus and begged": the person begged is Jesus.
    const last = deeds.at(-1);
    const comes =
      joined &&
      own.length === 0 &&
      meeting.has(action) &&
      last &&
      coming.has(last.action) &&
      actors.every((id) => last.actors.includes(id));
    // "Went on after Joab": Joab is followed, so he is the object.
    const ahead = spans.filter(
      ({ from, how }) =>
        how !== 'pronoun' && from > end && from - end <= 3 && tokens[end]!.low === 'after' && !tokens[end]!.mark,
    );
    if (action === 'follow' && own.length === 0)
      own.push(...ahead.map(({ person }) => person).filter((id) => !actors.includes(id)));
    const targets = comes ? last.targets : action === 'draw' ? [] : own;
    const heard =
      subjects.length === 0 &&
      speech.has(action) &&
      targets.length > 0 &&
      tokens.slice(Math.max(0, verb.at - 4), verb.at + 2).some(({ text }) => gods.test(text));
    // "Said to God": a prayer.
    const [link, ...behind] = tokens.slice(verb.at + 1, verb.at + 5);
    const isToGod =
      gods.test(link?.text ?? '') ||
      (toward.test(link?.low ?? '') && behind.slice(0, 2).some(({ text }) => gods.test(text)));
    const prays =
      subjects.length > 0 &&
      targets.length === 0 &&
      action !== 'bless' &&
      (speech.has(action) || action === 'beg') &&
      isToGod;
    const next = verbs.find((other) => other.at > end);
    const first = spans.findLast((span) => span.to < verb.at)?.from ?? verb.at;
    deeds.push({
      at: verb.at,
      from: Math.max(deeds.at(-1)?.at ?? 0, Math.min(first, verb.at)),
      to: next?.at ?? tokens.length,
      lemma: verb.lemma,
      action: heard ? 'listen' : prays ? 'pray' : drops ? 'none' : action,
      isAside,
      isPurpose: purpose,
      isAnonymous:
        passive ||
        (actors.length === 0 && pronouns.test(tokens[verb.at - 1]?.low ?? '')) ||
        (actors.length === 0 && index > 0 && (deeds[index - 1]?.isAnonymous ?? false)),
      isPast:
        (verb.lemma !== 'let' &&
          !isPerfect(tokens, verb.at, language) &&
          /^(?:past|part)$/.test(
            verbForms(tokens[verb.at]!.low, language).find(({ lemma }) => lemma === verb.lemma)?.tense ?? '',
          )) ||
        verb.kind === 'participle',
      happens: (verb.happens || goal) && !isReported(tokens, verb, verbs) && !isBygone(tokens, verb),
      actors: [
        ...new Set(heard ? targets : [...actors, ...(actors.length > 0 ? beside.map(({ person }) => person) : [])]),
      ],
      targets: heard ? [] : [...new Set(targets)],
      isDoubtful: found.some(isUnsure) || objects.some(isUnsure) || (isShared && (deeds.at(-1)?.isDoubtful ?? false)),
      called: objects.filter(isDirect).map(({ person }) => person),
      isPhrase: end > verb.at,
      sure:
        targets.length > 0 || end > verb.at
          ? 0
          : sureOfThing(tokens, verb.at, next?.at ?? tokens.length, action, language),
      weight: (verb.kind === 'participle' ? 0.7 : 1) * (isAside ? 0.7 : 1),
    });
  }
  return atBedsides(withFound(deeds, sentence, spans, language), tokens, spans);
}

/** "Has passed": the present perfect, which tells of now in a tale told in the past tense. */
const isPerfect = (tokens: readonly Token[], at: number, language: ReadingLanguage): boolean =>
  language === 'en' &&
  tokens.slice(Math.max(0, at - 3), at).some(({ low, mark }) => !mark && /^(?:has|have)$/.test(low));
