import { personNoun } from './person-nouns.ts';
import { type TaleTongue, peopleGrammar } from './people-grammar.ts';
import type { Spot } from './spot.ts';
import type { Token } from './sentence-tokens.ts';

/** Characters of a sentence that are looked at on either side. */
const near = 100;

type Place = { readonly tokens: readonly Token[]; readonly spot: Spot; readonly language: TaleTongue };

/** Behind these somebody is thought of, not seen: "waited for Tom", "told him about the king", « sans sa mère ». */
const thoughtOf: Readonly<Record<TaleTongue, RegExp>> = {
  en: /\b(?:about|without|(?:wait\w*|look(?:ed|ing)?|long\w*|search\w*|pray\w*|ask\w*|hop\w*) for|(?:think|thought|dream\w*|heard?|news|letter|photo|photograph|picture|word) (?:of|from|to)|instead of|in the name of|in (?:honou?r|memory) of|like|write to|wrote to) (?:(?:his|her|their|the|my|an?|own|late|old|young|poor) )*$/,
  fr: /\b(?:sans|(?:penser?|pensait|pense|rêver?|rêvait|rêve|souvient|souvenait|nouvelles|lettre|photo|image|histoire|au nom) (?:à|de|d'|du|des)|attend(?:ait|ent)?|attendre|comme|parl\w+ (?:de|d')|à la place de) ?(?:(?:son|sa|ses|leur|leurs|le|la|les|l'|du|un|une|mon|ma|petit|petite) ?)*$/,
};
/** Somebody died before what is told: "after his father died", « depuis la mort de son père ». */
const deadBefore: Readonly<Record<TaleTongue, { ahead: RegExp; behind: RegExp }>> = {
  en: {
    ahead: /\b(?:death|loss|funeral|grave|tomb) of (?:\w+ ){0,2}$/,
    behind:
      /^ (?:(?:had|has) (?:\w+ )?(?:died|been killed|passed away)|(?:was|were|is|are) (?:already |now |long )?dead|[’']s (?:death|funeral|grave|tomb))/,
  },
  fr: {
    ahead: /\b(?:mort|décès|perte|tombe|enterrement) (?:de |d['’]|du |des )(?:\p{L}+ ){0,2}$/u,
    behind: /^ (?:(?:est|était|étaient|sont) morte?s?\b|avait disparu)/,
  },
};
const deathClause = /^ (?:died|passed away|est morte?|mourut)\b/;
const clauseOfBefore =
  /\b(?:after|since|when|because|ever since|before|depuis que|après que|quand|lorsque|parce que)(?: \p{L}+['’]?){0,4} ?$/iu;

/** Whether the words around a spot say that they died before this. */
export function isDeadHere({ tokens, spot, language }: Place, sentence: string): boolean {
  if (spot.qualities.has('dead')) return true;
  if (spot.how === 'pronoun' && spot.owns) return false;
  const [start, end] = bounds(tokens, spot);
  const [before, behind] = [sentence.slice(Math.max(0, start - near), start), sentence.slice(end, end + near)];
  const { ahead, behind: after } = deadBefore[language];
  return ahead.test(before) || after.test(behind) || (deathClause.test(behind) && clauseOfBefore.test(before));
}

const bounds = (tokens: readonly Token[], spot: Spot): [number, number] => [tokens[spot.from]!.start, tokens[spot.to - 1]!.end];

/** Whether somebody is only spoken of: an owner, somebody remembered, waited for or written to. Speech is judged elsewhere. */
export function isAbsentHere(place: Place, sentence: string): boolean {
  const { tokens, spot, language } = place;
  const grammar = peopleGrammar(language);
  if (spot.owns) return !ownsBody(place);
  const [start] = bounds(tokens, spot);
  const before = sentence
    .slice(Math.max(0, start - near), start)
    .toLowerCase()
    .replaceAll('’', "'");
  if (thoughtOf[language].test(before)) return true;
  const words = tokens
    .slice(Math.max(0, spot.from - 5), spot.from)
    .filter(({ isWord }) => isWord)
    .map(({ low }) => low);
  if (grammar.remembering.has(words.at(-1) ?? '')) return true;
  return isOwnerBehindOf(place);
}

/** "Ama's eyes", "her hands": then she is seen. */
function ownsBody({ tokens, spot, language }: Place): boolean {
  const { body } = peopleGrammar(language);
  return tokens.slice(spot.to, spot.to + 4).some(({ low, isWord }) => isWord && body.has(low));
}

/** "the house of Simon", "the daughter of the king": whoever stands behind "of" is not seen, unless a part of the body is theirs. */
function isOwnerBehindOf({ tokens, spot, language }: Place): boolean {
  const { away } = peopleGrammar(language);
  let at = spot.from - 1;
  const link = tokens[at]?.low ?? '';
  const isLink = language === 'en' ? link === 'of' : /^(?:de|d'|du|des)$/.test(link) || /^(?:du|des)$/.test(tokens[spot.from]?.low ?? '');
  if (!isLink) return false;
  if (/^(?:du|des)$/.test(tokens[spot.from]?.low ?? '')) at += 1;
  const owned = tokens[at - 1]?.low ?? '';
  return away.has(owned) || (personNoun(owned, language)?.isPlural === false && owned !== 'one');
}
