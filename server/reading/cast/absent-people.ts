// Rules that decide whether a person named in a sentence is really there to be drawn, or dead, away, or only spoken of.
// Quoted examples show the wording that each rule is for.
import { personNoun } from '../people/person-nouns.ts';
import { type TaleTongue, peopleGrammar } from '../people/people-grammar.ts';
import type { Spot } from '../places/spot.ts';
import type { Token } from '../language/sentence-tokens.ts';

/** How many characters of the sentence are looked at on each side. */
const near = 100;

type Place = { readonly tokens: readonly Token[]; readonly spot: Spot; readonly language: TaleTongue };

/**
 * After these words a person is thought of, not present: "waited for Tom", "told him about the king", « sans sa mère ».
 */
const thoughtOf: Readonly<Record<TaleTongue, RegExp>> = {
  en: /\b(?:about|without|(?:wait\w*|look(?:ed|ing)?|long\w*|search\w*|pray\w*|ask\w*|hop\w*|r[au]n|went|gone|sen[dt]s?|rode|hurried|c[oa]me|call\w*|shout\w*|cr(?:y|ied)|fetch\w*|need\w*|wish\w*) for|(?:think|thought|dream\w*|heard?|news|letter|photo|photograph|picture|word) (?:of|from|to)|instead of|seeking|expecting|to be(?:come)?|(?:about|going|hop\w+|wanted) to have|\bno|reminded \w+ of|belong\w* to|named after|(?<!rather )than|as (?:if|\w+ as)|as though|in christ|promis\w*(?: him| her| them| me| us)?|in the name of|in (?:honou?r|memory) of|like(?: (?:one|some|any|all) of)?|write to|wrote to) (?:(?:his|her|their|the|my|an?|own|late|old|young|poor|\w+'s) )*$/,
  fr: /\b(?:sans|(?:penser?|pensait|pense|rêver?|rêvait|rêve|souvient|souvenait|nouvelles|lettre|photo|image|histoire|au nom) (?:à|de|d'|du|des)|attend(?:ait|ent)?(?: \S+ \S+)?|attendre|attend(?:ait|re|it)|comme|besoin (?:de|d'|du)|chercher|manque (?:à|de)|(?:plus|moins|aussi|si) \S+ qu(?:e|['’])|autant qu(?:e|['’])|parl\w+ (?:de|d')|à la place de) ?(?:(?:son|sa|ses|leur|leurs|le|la|les|l'|du|un|une|mon|ma|petit|petite) ?)*$/,
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
/** Nobody sees or finds them: "nobody had seen him", "she could not find her son". */
const unseen: Readonly<Record<TaleTongue, RegExp>> = {
  en: /\b(?:(?:nobody|no one|none of them|never|not|no longer) (?:had |has |have |ever |yet )+(?:seen|found|met|heard from)|(?:never|nobody|no one) (?:again )?(?:saw|met|found)|(?:could|can) ?not (?:see|find|reach)|n['’]t (?:see|find|reach)|did not find|(?:did not|had not|never) (?:tell|told|ask|asked|call|called|visit|visited|invite|invited)) $/,
  fr: /\b(?:personne|jamais|n'(?:avait|avaient|a)) (?:ne |n')?(?:l'|les )?(?:avait |avaient |a |pas |jamais )*(?:vu|vus|vue|vues|trouvée?s?|revu|revue) $/,
};
/** What is said of somebody who is not there: "did not come back", "had gone to Canada", « ne rentra pas ». */
const notHere: Readonly<Record<TaleTongue, RegExp>> = {
  en: /^(?:(?:, (?:his|her|their|the) (?:\w+ )?\w+)?,? who)? (?:(?:did not|didn[’']t|never|had not|hadn[’']t|has not|would not|wouldn[’']t|no longer) (?:yet |ever |even )?(?:come|came|return(?:ed)?|arrived?|appear(?:ed)?|been seen|written?)\b|(?:was|were|is|are) (?:not (?:there|here|home|at home|among)|gone\b|missing\b|far (?:out|off)\b|(?:far )?away\b|absent\b|abroad\b|nowhere|at (?:sea|war|work)\b|still (?:in|at) (?:\p{Lu}|the (?:hospital|war|army|capital))|in (?:prison|hospital)\b)|had (?:long ago |once |already |just )?(?:gone (?:to (?!bed|sleep)|away|abroad|back|home)|moved|sailed|disappeared|vanished|emigrated|left (?:for|the (?:village|house|town|city|country)|home|them|her|him|long)|travel+ed|been (?:arrested|sold|lost|killed|drowned|taken|sent)))/u,
  fr: /^(?:,? qui)? (?:n(?:e |['’])(?:rentr(?:a|ait|aient|èrent)|rev(?:int|inrent|enait|enaient)|v(?:int|inrent|enait|enaient)|arriv(?:a|ait|aient|èrent)|reparut|(?:est|était|sont|étaient) (?:pas|jamais) (?:là|encore là|rentrée?s?|revenue?s?|venue?s?|arrivée?s?))\b|(?:est|sont|était|étaient) (?:partie?s? (?:pour|en|au|à|loin)|absente?s?|(?:encore|restée?s?) (?:en|au|à) \p{Lu}|loin\b)|avait (?:disparu|quitté (?:le|la|son|sa)))/u,
};
/**
 * Something that relatives did earlier, mentioned in passing: "her mother had told her", "his brother lived in Accra".
 */
const relativeElsewhere: Readonly<Record<TaleTongue, RegExp>> = {
  en: /^ (?:in \p{Lu}\w+ )?(?:had (?:told|given|taught|said|promised|made|left|bought|sent|written|built|planted)|(?:was|lived|lives|worked|works) (?:far away )?in \p{Lu}|had been (?:an?|the) )/u,
  fr: /^ (?:(?:lui |leur )?avait (?:dit|donné|appris|promis|fait|laissé|acheté|envoyé|écrit|construit|planté)|(?:était|vivait|habitait|travaillait) (?:à|en|au) \p{Lu}|avait été )/u,
};
/** Seen in a picture or a dream: "in the photograph, a woman smiled". */
const pictured: Readonly<Record<TaleTongue, RegExp>> = {
  en: /\b(?:[io]n|from) (?:the|an?|her|his|this|that|its) (?:\w+ )?(?:photo(?:graph)?s?|pictures?|painting|poster|portrait|dream|screen|film|television)\b[^.;]*$/,
  fr: /(?:sur|dans|à) (?:la|le|l'|une?|sa|son|ce|cette) ?(?:\p{L}+ )?(?:photo(?:graphie)?s?|image|tableau|affiche|portrait|rêve|écran|film|télévision)(?!\p{L})[^.;]*$/u,
};
const wanted =
  /\b(?:need(?:s|ed)?|wanted|voulait|cherchait) $|\b(?:want|hop|wish|plan|promis|need|dream|long|refus)\w*(?: \w+){0,2} to \w+ $|\b(?:sen[dt]s?|wr[io]tes?) (?:[^,;.]+ )?to $/;

/** "Bought a cloth for his wife": the wife is not with him. */
const boughtFor =
  /(?<!\p{L})(?:bought|buys?|buying|chose|saved|kept|earned|achet\p{L}+|chois\p{L}+|gard\p{L}+|économis\p{L}+) (?:[^,;.]{1,40} )?(?:for|pour) $/u;

/** "Shoes which his wife had worn": the clause describes a thing and happened earlier. */
const ofThing: Readonly<Record<TaleTongue, readonly [ahead: RegExp, behind: RegExp]>> = {
  en: [/\b(?:which|whom) (?:(?:his|her|their|the) )?(?:\w+ )?$/, /^ had\b/],
  fr: [
    /(?<!\p{L})(?:le|la|les|une?|des|du|ses|sa|son) (?:\p{L}+ ){1,2}qu(?:e |')(?:(?:sa|son|leur|la|le) )?(?:\p{L}+ )?$/u,
    /^ avait\b/,
  ],
};

/**
 * Words after which a person is only mentioned: "to the city where the man of God was", "as a child receives a gift".
 */
const whereSomebodyIs =
  /\b(?:city|town|village|house|place|ville|village|maison|lieu) (?:where|où) (?:the |le |la |l')?$/;
const isLikened = /\b(?:must|shall|should|can|will|cannot)\b[^,;.]* as an? (?:little |small )?$/;

/** A clause that gives a reason, and the words in it that show that it is about an earlier time. */
const reason: Readonly<Record<TaleTongue, RegExp>> = {
  en: /\b(?:for|because|since) (?:(?:his|her|their|the|own|\w+'s) )?(?:\w+ )?$/,
  fr: /(?<!\p{L})(?:car|parce que|puisque) (?:(?:son|sa|ses|leurs?|le|la|les) )?(?:\p{L}+ )?$/u,
};
const ofBefore: Readonly<Record<TaleTongue, RegExp>> = {
  en: /^ had (?:once )?(?:been|lived|died|served)\b/,
  fr: /^ (?:avait été|avait vécu|était mort)/u,
};

/** "He said that…", "she hoped that…": people named in such a clause are only spoken of. */
const reported: Readonly<Record<TaleTongue, RegExp>> = {
  en: /\b(?:dream\w*|dreamt|imagin\w*|hop(?:ed|es|ing)|wish(?:ed|es)?|promis\w+|hear[ds]?|told(?: [^,;.!?“"]{1,60}?)?|wr(?:ote|ites)(?: [^,;.!?“"]{1,60}?)?|sa(?:id|ys)|kn[eo]ws?|believ\w+|remember\w*|wonder\w*|ask(?:ed|s)(?: \w+)?)(?: that| how| why| whether| if| where| when) [^,;.!?“"]*$/,
  fr: /(?<!\p{L})(?:rêv\p{L}+|imagin\p{L}+|espér\p{L}+|promit|promis|dit|disait|racont\p{L}+|sa(?:it|vait)|cro(?:it|yait)|demand\p{L}+)(?: que| qu'| comment| pourquoi| si| où) ?[^,;.!?«]*$/u,
};
/** « de sa classe », "from the team": the group that somebody belongs to is not present itself. */
const membership = /\b(?:from|of|in|de|d'|dans) (?:the |his |her |their |our |my |a |la |l'|sa |son |leur |notre )?$/;
const memberGroup = /^(?:class|team|choir|family|congregation|crew|gang|army|troop|villagers|people)$/;

const deathClause = /^ (?:died|passed away|est morte?|mourut)\b/;
const clauseOfBefore =
  /\b(?:after|since|when|because|ever since|before|depuis que|après que|quand|lorsque|parce que)(?: \p{L}+['’]?){0,4} ?$/iu;

/** Whether the words around a mention say that the person is dead by now. */
export function isDeadHere({ tokens, spot, language }: Place, sentence: string): boolean {
  if (spot.qualities.has('dead')) return true;
  if (spot.how === 'pronoun' && spot.owns) return false;
  const [start, end] = bounds(tokens, spot);
  const [before, behind] = [sentence.slice(Math.max(0, start - near), start), sentence.slice(end, end + near)];
  const { ahead, behind: after } = deadBefore[language];
  return ahead.test(before) || after.test(behind) || (deathClause.test(behind) && clauseOfBefore.test(before));
}

/** Whether the sentence says that the person is not there now. They may appear later. */
export function isGoneHere({ tokens, spot, language }: Place, sentence: string): boolean {
  const [, end] = bounds(tokens, spot);
  return notHere[language].test(sentence.slice(end, end + near));
}

/** Whether somebody is only mentioned in what others say or hear: "told him that his daughter was dead". */
export function isHearsay({ tokens, spot, language }: Place, sentence: string): boolean {
  const [start] = bounds(tokens, spot);
  return reported[language].test(
    sentence
      .slice(Math.max(0, start - near), start)
      .toLowerCase()
      .replaceAll('’', "'"),
  );
}

const bounds = (tokens: readonly Token[], spot: Spot): [number, number] => [
  tokens[spot.from]!.start,
  tokens[spot.to - 1]!.end,
];

/**
 * Whether somebody is only spoken of: an owner, somebody remembered, waited for or written to. Speech is judged
 * elsewhere.
 */
export function isAbsentHere(place: Place, sentence: string): boolean {
  const { tokens, spot, language } = place;
  const grammar = peopleGrammar(language);
  if (spot.owns) return !ownsBody(place);
  const [start, end] = bounds(tokens, spot);
  const behind = sentence.slice(end, end + near);
  if (notHere[language].test(behind)) return true;
  if (spot.owner !== null && relativeElsewhere[language].test(behind)) return true;
  const before = sentence
    .slice(Math.max(0, start - near), start)
    .toLowerCase()
    .replaceAll('’', "'");
  if (spot.owner !== null && boughtFor.test(before)) return true;
  // "For his grandfather Saul had been an enemy": a reason from before the tale.
  if (ofBefore[language].test(behind) && reason[language].test(before)) return true;
  if (spot.how !== 'pronoun' && ofThing[language][0].test(before) && ofThing[language][1].test(behind)) return true;
  if (spot.how !== 'pronoun' && (whereSomebodyIs.test(before) || isLikened.test(before))) return true;
  if (thoughtOf[language].test(before) || unseen[language].test(before)) return true;
  if (spot.how !== 'pronoun' && (wanted.test(before) || pictured[language].test(before))) return true;
  if (spot.how !== 'pronoun' && reported[language].test(before)) return true;
  if (spot.noun && memberGroup.test(spot.noun.role) && spot.article !== 'a' && membership.test(before)) return true;
  const words = tokens
    .slice(Math.max(0, spot.from - 5), spot.from)
    .filter(({ isWord }) => isWord)
    .map(({ low }) => low);
  if (grammar.remembering.has(words.at(-1) ?? '')) return true;
  return isOwnerBehindOf(place);
}

/** Whether somebody is named only together with an absent person: "a photograph of a man with four children". */
export function isBesideAbsent({ tokens, spot }: Place, before: Spot | undefined): boolean {
  if (!before || before.owns || spot.how === 'pronoun' || before.to > spot.from) return false;
  const between = tokens.slice(before.to, spot.from);
  // "The days of Jeshua the son of Nun": "the son" is the absent Jeshua.
  if (before.how === 'name' && between.length === 0 && spot.article === 'the') return true;
  return (
    between.length > 0 &&
    between.length <= 2 &&
    between.every(({ low }) => /^(?:with|and|avec|et|his|her|their)$/.test(low))
  );
}

/** "Ama's eyes", "her hands": the owner of a part of the body is present. */
function ownsBody({ tokens, spot, language }: Place): boolean {
  const { body } = peopleGrammar(language);
  return tokens.slice(spot.to, spot.to + 4).some(({ low, isWord }) => isWord && body.has(low));
}

/**
 * "the house of Simon", "the daughter of the king": the person after "of" is not present, unless a part of their body
 * is meant.
 */
export function isOwnerBehindOf({ tokens, spot, language }: Place): boolean {
  const { away } = peopleGrammar(language);
  let at = spot.from - 1;
  const link = tokens[at]?.low ?? '';
  const isLink =
    language === 'en'
      ? link === 'of'
      : /^(?:de|d'|du|des)$/.test(link) || /^(?:du|des)$/.test(tokens[spot.from]?.low ?? '');
  if (!isLink) return false;
  if (/^(?:du|des)$/.test(tokens[spot.from]?.low ?? '')) at += 1;
  const owned = tokens[at - 1]?.low ?? '';
  const owner = personNoun(owned, language);
  // "The elders of the Jews": the Jews are absent; but the women of "a crowd of women" are present.
  const isOwnedGroup = owner?.isPlural && owner.count === null && spot.isPlural;
  return away.has(owned) || (owner?.isPlural === false && owned !== 'one') || isOwnedGroup === true;
}
