// Separates what happens from what is only remembered, wished, reported or conditional, which is not drawn.
import type { FoundVerb } from '../language/english-verbs.ts';
import type { Token } from '../scene/scene-sentences.ts';
import { wordClass } from '../language/word-classes.ts';

const reports = wordClass('reported-clauses', 'reports');
const opens = wordClass('reported-clauses', 'opens');
const unreal = wordClass('reported-clauses', 'unreal');
const adds = wordClass('reported-clauses', 'adds');
const ofTime = /^(?:dawn|sunrise|noon|breakfast|school|lunch|dinner|evening|night|long|l'|le|la|midi|minuit)$/;
/** "Ashamed to ask", "too tired to walk": it is not done. */
const withheld =
  /^(?:ashamed|afraid|unwilling|unable|reluctant|forbidden|refused|failed|forgot|honte|peur|refusa|refusait|oublia)$/;
const breaks = /^(?:and|but|then|et|mais|puis)$/;

/** Whether a verb stands in what somebody only remembers, thinks, hopes or tells, or after a condition. */
export function isReported(tokens: readonly Token[], { at, kind }: FoundVerb, verbs: readonly FoundVerb[]): boolean {
  if (/^(?:to|de|d')$/.test(tokens[at - 1]?.low ?? '') && withheld.test(tokens[at - 2]?.low ?? '')) return true;
  for (let back = at - 1; back >= Math.max(0, at - 14); back--) {
    const { low, mark, quoted } = tokens[back]!;
    if (/[;:–]/.test(mark) || quoted) return false;
    if (mark === ',' && back < at - 1 && kind !== 'participle' && startsClause(tokens, back + 1, at, verbs))
      return false;
    if (
      breaks.test(low) &&
      verbs.some((verb) => verb.at < back && back - verb.at < 9) &&
      startsClause(tokens, back + 1, at, verbs)
    )
      return false;
    // "Before sunrise she left": a time, not a condition.
    const isTime = /^(?:before|until|avant)$/.test(low) && ofTime.test(tokens[back + 1]?.low ?? '');
    // "Before the sun rose Yao walked to town": the second verb is that of the sentence.
    const isSecond =
      back < 2 &&
      /^(?:before|avant)$/.test(low) &&
      !/^(?:and|or|et|ou)$/.test(tokens[at - 1]!.low) &&
      verbs.some((verb) => verb.at > back && verb.at < at && verb.kind === 'main');
    if (unreal.test(low) && !isTime) return !isSecond && !opensLater(tokens, back, at);
    const verb = verbs.find((each) => each.at === back);
    if (
      verb &&
      verb.at < at &&
      reports.test(verb.lemma) &&
      tokens.slice(back + 1, Math.min(at, back + 5)).some((token) => opens.test(token.low))
    )
      return true;
  }
  return false;
}

/** Whether a comma ends the condition: "If it rained, they stayed." */
const opensLater = (tokens: readonly Token[], from: number, at: number) =>
  tokens.slice(from, at).some(({ mark }) => mark === ',');

/** Whether the words from this one on have a subject of their own, and so form a clause. */
const startsClause = (tokens: readonly Token[], from: number, at: number, verbs: readonly FoundVerb[]) =>
  at - from <= 6 && !verbs.some((verb) => verb.at >= from && verb.at < at) && !opens.test(tokens[from]?.low ?? '');

const relative = /^(?:which|that|whom|whose|who|que|qu'|qui|dont|où)$/;
const pluperfect = /^(?:had|hadn't|avait|avaient|avais|s'était|était|étaient)$/;

/**
 * Whether a verb tells of something that was over long before: "shoes which his wife had worn", « la robe que sa mère
 * avait portée ».
 */
export function isBygone(tokens: readonly Token[], { at, passive }: FoundVerb): boolean {
  if (passive) return false;
  const helper = tokens.slice(Math.max(0, at - 3), at).findLastIndex(({ low, mark }) => pluperfect.test(low) && !mark);
  if (helper < 0) return false;
  const from = Math.max(0, at - 3) + helper;
  for (let back = from - 1; back >= Math.max(0, from - 5); back--) {
    if (tokens[back]!.mark) return false;
    if (relative.test(tokens[back]!.low)) return back > 0;
  }
  return false;
}

/** Whether a verb stands in a clause that only adds to the main one: "when he came", "who had a goat". */
export function isSubordinate(tokens: readonly Token[], at: number, previous: number): boolean {
  // "Came down for a glass of water and found him": both are told.
  const isJoined = /^(?:and|et)$/.test(tokens[at - 1]?.low ?? '') && previous >= 0;
  for (let back = at - 1; back > Math.max(previous, at - 8); back--) {
    if (tokens[back]!.mark && back < at - 1) return false;
    if (isJoined && /^(?:for|before|after|as|like|since|pour|avant|après|comme)$/.test(tokens[back]!.low)) continue;
    if (adds.test(tokens[back]!.low)) return true;
  }
  return false;
}
