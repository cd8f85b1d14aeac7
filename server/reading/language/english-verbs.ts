// Finds the verbs of an English sentence and says of each whether it really happens.
import type { Token } from '../scene/scene-sentences.ts';
import { verbForms } from './verb-forms.ts';
import { wordClass } from './word-classes.ts';

/** A verb that stands in a sentence. */
export type FoundVerb = {
  readonly at: number;
  readonly lemma: string;
  /** Whether it happens now: not denied, wished, future, remembered, nor on a condition. */
  readonly happens: boolean;
  readonly passive: boolean;
  readonly reflexive: boolean;
  /** The verb of a clause, a participle, or a form that depends on another verb ("began to sing"). */
  readonly kind: 'main' | 'participle' | 'after-verb';
};

const adverb = wordClass('english-verbs', 'adverb', /^(?:(?!famil|on|f|ju|ho|lil|bel|jel|ug)\w{2,}ly)$/);
/** Small words and qualities that a dictionary knows as verbs too, and a tale hardly ever uses so. */
const neverVerb = wordClass('english-verbs', 'never-verb');
const negative = /^(?:not|never|neither|nor|without|nobody|none|no|hardly|rarely|seldom|scarcely|cannot)$|n't$/;
const modal = wordClass('english-verbs', 'modal');
const being = wordClass('english-verbs', 'being');
const having = /^(?:had|hadn't|having)$/;
const has = /^(?:has|have|haven't|hasn't|i've|they've|we've|you've)$/;
const doing = /^(?:do|does|did|don't|doesn't|didn't)$/;
const determiner = wordClass('english-verbs', 'determiner', /^(?:\w+'s)$/);
const personal = /^(?:i|we|you|they|who|to)$/;
const third = wordClass('english-verbs', 'third');
/** Nouns that stand after "to" without an article. */
const placesToGo = wordClass('english-verbs', 'places-to-go');
const carriesOn = wordClass('english-verbs', 'carries-on');
/** After these a participle is part of the verb: "got lost", "was seen". */
const takesPart = /^(?:be|have|get|become|seem|look|feel|stand|keep|remain|lie|sit|say|grow)$/;
/** Words after a name that make "called" a verb: "called Kwesi into his office", but not "a boy called Kwesi". */
const goesTo = /^(?:into|to|over|in|back|aside|by|for|from|out)$/;
const seeing = /^(?:see|hear|look|listen|find|stand|recognize|smell)$/;

/** The verbs of an English sentence in order; `endsPerson` tells whether somebody's name ends at a word. */
export function englishVerbs(tokens: readonly Token[], endsPerson: (at: number) => boolean): FoundVerb[] {
  const found: FoundVerb[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.quoted) continue;
    const verb = verbAt(tokens, at, found, endsPerson);
    if (verb) found.push(verb);
  }
  return found;
}

/** Words before a verb that belong to it, nearest first, adverbs left out. */
function before(tokens: readonly Token[], at: number): { words: string[]; first: number } {
  const words: string[] = [];
  let first = at;
  for (let back = at - 1; back >= Math.max(0, at - 6); back--) {
    const { low, mark, quoted } = tokens[back]!;
    if (quoted || (mark && mark !== '')) break;
    first = back;
    // "She hardly ever came out": the adverb denies.
    if (!adverb.test(low) || negative.test(low)) words.push(low);
  }
  return { words, first };
}

/** The verb at a word, or null; `found` are the verbs before it. */
function verbAt(
  tokens: readonly Token[],
  at: number,
  found: readonly FoundVerb[],
  endsPerson: (at: number) => boolean,
): FoundVerb | null {
  const token = tokens[at]!;
  const forms = verbForms(token.low, 'en');
  if (
    forms.length === 0 ||
    neverVerb.test(token.low) ||
    (/^\p{Lu}/u.test(token.text) && at > 0 && !tokens[at - 1]!.mark)
  )
    return null;
  const { words } = before(tokens, at);
  const prior = words[0] ?? '';
  const plain = tokens[at - 1]?.low ?? '';
  // "In bed four lay an old man": a number after such a noun is not an article.
  // "A boy of seven opened it".
  const isNumbered = /^(?:bed|room|ward|number|house|seat|row|gate|platform|of|aged)$/.test(words[1] ?? '');
  if (determiner.test(prior) && !isNumbered && !(prior === 'that' && forms.some(({ tense }) => tense === 'past')))
    return null;
  const made = (lemma: string, rest: Partial<FoundVerb> = {}): FoundVerb => {
    // "Does not lie or hurt a friend": neither.
    const deniedBefore = /^(?:or|nor)$/.test(plain) && found.at(-1)?.happens === false;
    // "Took it without asking and rode off": that is done.
    const joint = isToldPast(forms) ? words.findIndex((word) => /^(?:and|but|then)$/.test(word)) : -1;
    const own = words.slice(0, joint < 0 ? 3 : Math.min(3, joint));
    const denied = own.some((word) => negative.test(word)) || negative.test(plain) || deniedBefore;
    const happens = !denied && (rest.happens ?? true);
    return { at, lemma, passive: false, reflexive: false, kind: 'main', ...rest, happens };
  };
  const helper = words.findIndex((word) => !negative.test(word));
  const aux = words[helper] ?? '';
  const asked = /^(?:he|she|they|we|it|i|you)$/.test(aux) && modal.test(words[helper + 1] ?? '');
  const base = forms.find(({ tense }) => tense === 'base');
  const past = forms.find(({ tense }) => tense === 'past');
  const part = forms.find(({ tense }) => tense === 'part') ?? past;
  const ing = forms.find(({ tense }) => tense === 'ing');
  const present = forms.find(({ tense }) => tense === 'present');
  if (base && (modal.test(aux) || asked))
    return made(base.lemma, { happens: /^could$/.test(aux) && seeing.test(base.lemma) });
  if (base && doing.test(aux)) return made(base.lemma);
  if (base && prior === 'to') {
    if (placesToGo.test(token.low)) return null;
    const head = found.at(-1);
    const near = head && at - head.at <= 5;
    // "They had to haul it in": they did.
    const isForced = words[1] === 'had' && !!head?.happens;
    return made(base.lemma, {
      happens: isForced || (!!near && head.happens && carriesOn.test(head.lemma) && head.lemma !== 'cease'),
      kind: 'after-verb',
    });
  }
  if (part && being.test(aux)) {
    const deep = words.slice(helper + 1, helper + 4);
    const unreal = deep.some((word) => modal.test(word) || having.test(word)) || (aux === 'be' && deep[0] === 'to');
    return made(part.lemma, { passive: true, happens: !unreal });
  }
  if (part && having.test(aux)) return made(part.lemma, { happens: false });
  if (part && has.test(aux))
    return made(part.lemma, { happens: !words.slice(helper + 1, helper + 4).some((word) => modal.test(word)) });
  if (ing) {
    if (being.test(aux))
      return made(ing.lemma, {
        happens: !words.slice(helper + 1, helper + 4).some((word) => modal.test(word) || having.test(word)),
      });
    if (/^(?:before|after|without|than|like|of|from|by|about)$/.test(plain)) return null;
    const head = found.at(-1);
    if (head?.at === at - 1)
      return made(head.lemma === 'stop' ? 'be' : ing.lemma, { kind: 'after-verb', happens: head.happens });
    return made(ing.lemma, { kind: 'participle', happens: head ? head.happens || tokens[at - 1]?.mark === ',' : true });
  }
  if (past && past.tense === 'past') {
    const named =
      /^(?:called|named)$/.test(token.low) &&
      /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '') &&
      tokens[at + 1] !== undefined;
    if (describes(tokens, at, found.at(-1)) && !endsPerson(at - 1)) return null;
    const calls =
      named && goesTo.test(tokens.slice(at + 2, at + 5).find(({ text }) => !/^\p{Lu}/u.test(text))?.low ?? '');
    // "Bought roasted maize": a participle between a verb and its object describes the object.
    const tells =
      found.at(-1)?.at === at - 1 &&
      !tokens[at - 1]!.mark &&
      !!tokens[at + 1] &&
      !token.mark &&
      !takesPart.test(found.at(-1)!.lemma);
    if (tells) return null;
    if (named && !calls && tokens[at - 1] && !personal.test(prior)) return null;
    const told = found.at(-1);
    // "Told Ruth to wash, put on her dress and go": all of this is only an order.
    const goesOn =
      base?.lemma === past.lemma && told?.kind === 'after-verb' && !told.happens && tokens[at - 1]?.mark === ',';
    if (goesOn) return made(base!.lemma, { kind: 'after-verb', happens: false });
    const isSure =
      !base ||
      past.lemma === base.lemma ||
      personal.test(prior) ||
      endsPerson(at - 1) ||
      third.test(prior) ||
      plain === 'and';
    if (isSure || resumes(tokens, at) || isInverted(tokens, at, found))
      return reduced(tokens, at, endsPerson)
        ? made(past.lemma, { passive: true, kind: 'participle' })
        : made(past.lemma);
  }
  const last = found.at(-1);
  const joined = /^(?:and|but|then)$/.test(plain) || tokens[at - 1]?.mark === ',';
  const lastForm = last ? verbForms(tokens[last.at]!.low, 'en') : [];
  if (
    present &&
    (third.test(prior) || endsPerson(at - 1) || (joined && lastForm.some(({ tense }) => tense === 'present')))
  )
    return made(present.lemma);
  if (base && (/^(?:i|we|you|they)$/.test(prior) || (endsPerson(at - 1) && !/^(?:him|her|them|me|us)$/.test(plain))))
    return made(base.lemma);
  if (
    base &&
    /^(?:him|her|them|me|us|'em)$/.test(plain) &&
    last &&
    /^(?:see|watch|hear|let|make|help)$/.test(last.lemma)
  )
    return made(base.lemma, { kind: 'after-verb', happens: last.happens });
  // "Found" is a base form as well, but "found them, clean and wet" is told in the past tense.
  if (base && joined && lastForm.some(({ tense, lemma }) => tense === 'base' && lemma === last!.lemma))
    return made(base.lemma, { happens: last!.happens });
  return null;
}

/** "Rode", but not "looked" behind "did not stop and". */
const isToldPast = (forms: ReturnType<typeof verbForms>): boolean =>
  forms.some(({ tense }) => tense === 'past') && !forms.some(({ tense }) => tense === 'base');

/** "Harry, who was eleven, saw the ladder": the verb after a clause that only adds something. */
const resumes = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.mark === ',' &&
  tokens.slice(0, at - 1).some(({ mark }, n) => mark === ',' && /^(?:who|which|whose)$/.test(tokens[n + 1]!.low));

const spots =
  /^(?:in|on|under|behind|beside|at|near|there|inside|outside|next|before|between|against|among|above|below|beneath)$/;
/** "In bed four lay an old man": where first, then the verb, then who. */
const isInverted = (tokens: readonly Token[], at: number, found: readonly FoundVerb[]): boolean =>
  found.length === 0 &&
  spots.test(tokens[0]!.low) &&
  /^(?:an?|the|his|her|their|two|three|four|several|many)$/.test(tokens[at + 1]?.low ?? '') &&
  tokens.slice(0, at).every(({ mark }) => !mark);

const newPart = wordClass('english-verbs', 'new-part');

/** "saw a ram caught in the thicket": a participle after the verb of its clause. */
const describes = (tokens: readonly Token[], at: number, last: FoundVerb | undefined) =>
  last !== undefined &&
  last.kind === 'main' &&
  !tokens[last.at]!.mark &&
  at - last.at > 1 &&
  !tokens.slice(last.at + 1, at).some(({ low, mark }) => mark || newPart.test(low));

/** "the man beaten by robbers": a participle that only describes somebody. */
const reduced = (tokens: readonly Token[], at: number, endsPerson: (at: number) => boolean) =>
  tokens[at + 1]?.low === 'by' &&
  endsPerson(at - 1) &&
  !/^(?:stood|sat|passed|went|came|walked|lived|stayed|ran)$/.test(tokens[at]!.low);
