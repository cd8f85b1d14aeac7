// Finds the verbs of a French sentence, as english-verbs.ts does for English.
import type { FoundVerb } from './english-verbs.ts';
import type { Token } from '../scene/scene-sentences.ts';
import { verbForms } from './verb-forms.ts';
import { wordClass } from './word-classes.ts';

/** Words between an auxiliary and its participle. */
const between = wordClass('french-verbs', 'between', /^(?:\p{L}{3,}ment)$/u);
const clitic = wordClass('french-verbs', 'clitic');
const itself = /^(?:se|s'|me|m'|nous|te|t'|vous)$/;
const denial = /^(?:ne|n')$/;
/** Words after which a form is a noun rather than a verb. */
const noVerb = wordClass('french-verbs', 'no-verb');
const subject = wordClass('french-verbs', 'subject');
/** Verbs that form their past with « être », so that it is not a passive. */
const byBeing = wordClass('french-verbs', 'by-being');
/** Verbs after which an infinitive happens too: « se mit à courir ». */
const carriesOn = new Set(['commencer', 'mettre', 'finir', 'continuer', 'venir', 'courir', 'essayer', 'tenter']);

/** The verbs of a French sentence in order; `endsPerson` tells whether somebody's name ends at a word. */
export function frenchVerbs(tokens: readonly Token[], endsPerson: (at: number) => boolean): FoundVerb[] {
  const found: FoundVerb[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.quoted) continue;
    const verb = verbAt(tokens, at, found, endsPerson);
    if (verb) found.push(verb);
  }
  return found;
}

/** The verb at a word, or null; `found` are the verbs before it. */
function verbAt(
  tokens: readonly Token[],
  at: number,
  found: readonly FoundVerb[],
  endsPerson: (at: number) => boolean,
): FoundVerb | null {
  const token = tokens[at]!;
  const forms = verbForms(token.low, 'fr');
  if (forms.length === 0 || (/^\p{Lu}/u.test(token.text) && at > 0 && !tokens[at - 1]!.mark)) return null;
  // « Le samedi suivant »: the next one.
  if (/^suivante?s?$/.test(token.low) && /^\p{L}+$/u.test(tokens[at - 1]?.low ?? '') && !tokens[at - 1]!.mark)
    return null;
  if (token.low === 'entre' && !subject.test(tokens[at - 1]?.low ?? '') && !endsPerson(at - 1)) return null;
  let back = at - 1;
  const open = (from: number) => from >= 0 && !tokens[from]!.quoted && !tokens[from]!.mark;
  while (open(back) && between.test(tokens[back]!.low)) back--;
  const auxiliary = open(back)
    ? verbForms(tokens[back]!.low, 'fr').find(({ lemma }) => lemma === 'être' || lemma === 'avoir')
    : undefined;
  const part = forms.find(({ tense }) => tense === 'part');
  const made = (lemma: string, rest: Partial<FoundVerb>, first: number): FoundVerb => {
    let left = first - 1;
    let reflexive = false;
    for (; open(left) && (clitic.test(tokens[left]!.low) || itself.test(tokens[left]!.low)); left--)
      reflexive ||= itself.test(tokens[left]!.low);
    const denied =
      (open(left) && denial.test(tokens[left]!.low)) || /^(?:personne|rien|aucun)$/.test(tokens[left]?.low ?? '');
    const compound = rest.passive && (reflexive || byBeing.test(lemma));
    const pluperfect = compound && /^ét/.test(tokens[first]!.low);
    const happens = !denied && !pluperfect && (rest.happens ?? true);
    return {
      at,
      lemma,
      passive: false,
      kind: 'main',
      ...rest,
      ...(compound ? { passive: false } : {}),
      reflexive,
      happens,
    };
  };
  if (part && auxiliary?.lemma === 'avoir') return made(part.lemma, { happens: auxiliary.tense === 'present' }, back);
  if (part && auxiliary?.lemma === 'être') {
    const had = back > 0 ? verbForms(tokens[back - 1]!.low, 'fr').find(({ lemma }) => lemma === 'avoir') : undefined;
    if (had && tokens[back]!.low === 'été')
      return made(part.lemma, { passive: true, happens: had.tense === 'present' }, back - 1);
    return made(part.lemma, { passive: true, happens: auxiliary.tense !== 'future' }, back);
  }
  const prior = tokens[at - 1];
  const near = prior && !prior.mark ? prior.low : '';
  const ing = forms.find(({ tense }) => tense === 'ing');
  if (ing && !noVerb.test(near) && ing.lemma !== 'être' && ing.lemma !== 'avoir')
    return made(ing.lemma, { kind: 'participle' }, at);
  if (ing && near === 'en') return made(ing.lemma, { kind: 'participle' }, at);
  const base = forms.find(({ tense }) => tense === 'base');
  if (base) {
    const head = found.at(-1);
    const let_ = head && /^(?:faire|laisser|voir|entendre|regarder)$/.test(head.lemma);
    const linked =
      head &&
      at - head.at <= 3 &&
      /^(?:à|par|de|d')$/.test(tokens[head.at + 1]?.low ?? '') &&
      carriesOn.has(head.lemma);
    if (!head || at - head.at > 6 || (noVerb.test(near) && !linked && !/^(?:la|le|les|l'|de|à|pour)$/.test(near)))
      return null;
    return made(base.lemma, { kind: 'after-verb', happens: !!(linked || let_) && head.happens }, at);
  }
  const past = forms.find(({ tense }) => tense === 'past');
  const present = forms.find(({ tense }) => tense === 'present');
  const future = forms.find(({ tense }) => tense === 'future');
  const article = /^(?:le|la|les|l'|leur)$/.test(near);
  const owner = tokens[at - 2]?.low ?? '';
  const pronoun = subject.test(owner) || denial.test(owner) || (at > 1 && !tokens[at - 2]!.mark && endsPerson(at - 2));
  if (noVerb.test(near) && !(article && (past || pronoun || (future && !present)))) return null;
  if (future && !present) return made(future.lemma, { happens: false }, at);
  if (past) return made(past.lemma, {}, at);
  if (!present) return null;
  const joined = near === 'et' && found.length > 0;
  const led =
    subject.test(near) ||
    denial.test(near) ||
    itself.test(near) ||
    endsPerson(at - 1) ||
    joined ||
    (article && pronoun);
  return led || /^-(?:t-)?(?:il|elle)/.test(tokens[at + 1]?.low ?? '') ? made(present.lemma, {}, at) : null;
}
