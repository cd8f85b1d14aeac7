// Questions about one sentence whose people are partly known: who is its subject so far, who is being visited, who lies
// there dead.
import type { Known } from './people-memory.ts';
import type { SentencePeople } from './people-sentence.ts';

/** Who was found as the subject of the clause of a spot, or of the previous clause in the sentence. */
export function subjectBefore(sentence: SentencePeople, index: number): readonly Known[] {
  const { roles, spots, spoken, who } = sentence;
  for (let at = index - 1; at >= 0; at -= 1) {
    const role = roles[at]!;
    if (role.as !== 'subject' || spots[at]!.owns || spoken[at] !== spoken[index] || !who[at]?.length) continue;
    if (isInRelative(sentence, at, index)) continue;
    // "Ama and Kofi" are one subject: they have one place in the clause.
    return [
      ...new Set(
        roles.flatMap((other, each) => (each < index && other === role && !spots[each]!.owns ? (who[each] ?? []) : [])),
      ),
    ];
  }
  return [];
}

/**
 * "The man believed the word that Jesus spoke to him, and he went": the subject of a clause that describes a thing is
 * not the subject of the sentence.
 */
function isInRelative({ tokens, spots, roles, spoken }: SentencePeople, at: number, index: number): boolean {
  const { from, to } = spots[at]!;
  const isBehindThing =
    /^(?:that|which|que|qu'|dont)$/.test(tokens[from - 1]?.low ?? '') &&
    /^(?:the|a|an|his|her|le|la|l'|un|une)$/.test(tokens[from - 3]?.low ?? '');
  const hasOther = spots.some(
    (spot, each) => each < at && roles[each]!.as === 'subject' && !spot.owns && spoken[each] === spoken[index],
  );
  return isBehindThing && hasOther && tokens.slice(to, spots[index]?.from).some(({ text }) => text === ',');
}

/** The subject of the same clause, who cannot also be its object. */
export function sameClauseSubject(sentence: SentencePeople, index: number): readonly Known[] {
  const { clause } = sentence.roles[index]!;
  const own = sentence.roles.findIndex(
    (role, at) =>
      at !== index && at < index && role.clause === clause && role.as === 'subject' && !sentence.spots[at]!.owns,
  );
  if (own >= 0) return sentence.who[own] ?? [];
  if (sentence.roles[index]!.as === 'subject') return [];
  // "He ran and hugged her" has one subject, "but nobody called him" another.
  const { tokens, spots } = sentence;
  const between = tokens.slice(spots[index - 1]?.to ?? 0, spots[index]!.from).map(({ low }) => low);
  return between.some((word) => otherSubject.test(word)) ? [] : subjectBefore(sentence, index);
}

const knocking = /^(?:knock|beat|bang|tap|rang|ring|rapp|hammer|frapp|toqu|sonn|cogn|tap)/;
/** "They knocked at his door": it is the door of somebody else. */
export const isKnockedFor = ({ tokens, spots }: Pick<SentencePeople, 'tokens' | 'spots'>, index: number): boolean => {
  const { from, to, owns } = spots[index]!;
  return (
    owns &&
    tokens.slice(to, to + 2).some(({ low }) => /^(?:door|gate|porte|portail)$/.test(low)) &&
    /^(?:at|on|à|sur)$/.test(tokens[from - 1]?.low ?? '') &&
    knocking.test(tokens[from - 2]?.low ?? '')
  );
};

const otherSubject = /^(?:nobody|no|none|it|something|nothing|everything|which|that|personne|rien|cela|ça|qui)$/;

const meeting =
  /^(?:went|came|ran|hurried|walked|rushed|turned|stepped|drew|crawled|alla|vint|courut|marcha|avança|précipita|tourna)$/;
/** "He went to him": a person who is visited is present, even if only spoken of until now. */
export const isMet = ({ tokens, spots }: Pick<SentencePeople, 'tokens' | 'spots'>, index: number): boolean => {
  const { from, owns } = spots[index]!;
  const to = tokens[from - 1]?.low ?? '';
  return (
    !owns &&
    /^(?:to|towards?|before|near|vers|à)$/.test(to) &&
    tokens.slice(Math.max(0, from - 4), from).some(({ low }) => meeting.test(low))
  );
};

const stillSaid = /^(?:was|were|is|are|had|has|have|would|est|était|avait|a)$/;
const bodily =
  /^(?:took|takes|carried|washed|wrapped|laid|buried|lifted|raised|kissed|embraced|prit|porta|lava|coucha|releva|embrassa)$/;
/** Whether somebody who was said to be dead acts again, or is touched: then they are in the picture. */
export function isBodyHere({ tokens, spots, roles, spoken }: SentencePeople, index: number): boolean {
  const spot = spots[index]!;
  if (spot.owns || spoken[index]) return false;
  if (roles[index]!.as === 'subject') return tokens[spot.to]?.isWord === true && !stillSaid.test(tokens[spot.to]!.low);
  return tokens.slice(Math.max(0, spot.from - 2), spot.from).some(({ low }) => bodily.test(low));
}
