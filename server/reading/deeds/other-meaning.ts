// Rules for verbs whose usual action would be drawn wrongly: "raised him from the dead" lifts nobody. Each example
// shows what its rule is for.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { FoundVerb } from '../language/english-verbs.ts';
import type { ReadingLanguage, Token } from '../scene/scene-sentences.ts';
import { isNamedThing } from '../things/thing-names.ts';

type Clause = {
  readonly tokens: readonly Token[];
  readonly verb: FoundVerb;
  readonly meant: ReadingAction;
  readonly hasOthers: boolean;
  readonly clauseEnd: number;
  readonly language: ReadingLanguage;
};

const raising = /^(?:raise|rise|wake|awake|ressusciter|relever|réveiller)$/;
const findsNothing =
  /^(?:that|how|out|he|she|they|it|we|no|nothing|nobody|himself|herself|themselves|que|qu'|comment|personne|rien)$/;
const ofNobody = /^(?:nobody|nothing|no|none|personne|rien)$/;
const helpless =
  /^(?:shout(?:ing|ed)|scream(?:ing|ed)|moan(?:ing|ed)|groan(?:ing|ed)|bleeding|injured|help|criait|hurlait|gémissait|blessée?)$/;
const noFood =
  /^(?:water|seawater|dust|smoke|tears|pride|words|anger|eau|poussière|fumée|larmes|salive|colère|fierté)$/;
const passesBy = /^(?:à|en|par|devant|près|dans|sur|sous|derrière|tout|là|encore|souvent)$/;
const mounts = /^(?:vélo|moto|bicyclette|cheval|âne|trottinette)$/;
const death = /^(?:dead|death|morts?)$/;
const waters =
  /^(?:well|wells|spring|fountain|water|pitcher|pitchers|bucket|buckets|camels|flock|flocks|puits|source|seau)$/;
const onesOwn = /^(?:himself|herself|themselves)$/;
const throwing = /^(?:throw|cast|fling|hurl)$/;
const hand = /^(?:hand|main|arm|bras)$/;

const wooden = /^(?:rods?|branch|branches|sticks?|bark|trees?|wood|poplar|almond|baguettes?|écorce|bois)$/;
/** After "brought them": words that say where, not what. */
const whither =
  /^(?:\w+ly|home|back|down|out|in|up|to|into|onto|before|here|there|away|along|over|through|inside|outside|and|with|from|off|forward|together|again|near|alive|around|across|under|by|for|on|at|all|both|safe|unto|toward|towards|forth|low|upon|that|as|but|because|when|or|of|until)$/;

const worn =
  /^(?:hats?|caps?|coats?|cloaks?|robes?|shoes?|boots?|sandals?|shirts?|jackets?|gloves?|glasses|scarf|helmet|apron|jumper|sweater|clothes|veil)$/;
const takesOff = (behind: readonly Token[]): boolean =>
  (behind[0]?.low === 'off' && behind.slice(1, 5).some(({ low }) => worn.test(low))) ||
  behind.slice(0, 4).some(({ low }, at) => worn.test(low) && behind[at + 1]?.low === 'off');

/** "Called that place Bethel", "called it Galeed": an article or "it", then a name that nobody bears. */
const namesIt = (behind: readonly Token[]): boolean =>
  /^(?:it|that|this|the)$/.test(behind[0]?.low ?? '') &&
  (behind[0]!.low === 'it' ||
    /^(?:place|city|town|name|well|altar|day|night|land|village|mountain|stone)$/.test(behind[1]?.low ?? '')) &&
  /^\p{Lu}/u.test(behind[behind[0]!.low === 'it' ? 1 : 2]?.text ?? behind[2]?.text ?? '');

const ofPocket = /^(?:pockets?|purse|handbag|bag|wallet|sleeve|apron|poches?|sac|manche|veste|blouse)$/;
/** What is made tidy, rather than put away. */
const tidied =
  /^(?:chambre|chambres|salle|maison|cuisine|pièce|classe|atelier|bureau|boutique|magasin|table|jouets|tout|affaires)$/;
const clothes =
  /^(?:chaussures?|souliers?|bottes?|baskets?|sabots?|sandales?|pantoufles?|chapeau|casquette|bonnet|robe|jupe|manteau|veste|chemise|pantalon|uniforme|lunettes|écharpe|foulard|gants|costume|tablier|pagne|bijoux|boubou|pull)$/;
const spent =
  /^(?:vacances|jours?|heures?|semaines?|mois|nuits?|journées?|soirées?|matinées?|après-midi|temps|années?|étés?|hivers?|week-end|dimanches?)$/;
const stood = /^(?:door|doorway|gate|window|kerb|fence|step|steps|porte|portail|fenêtre|seuil)$/;
const beside = /^(?:at|in|by|on|behind|beside|à|devant|derrière|près)$/;
/** Whether a verb has a thing behind it that pictures know. */
const hasNamed = (tokens: readonly Token[], at: number, language: ReadingLanguage): boolean =>
  [1, 2, 3].some((n) => tokens[at + n] !== undefined && isNamedThing(tokens, at + n, language, 'things'));

/** Whether a thing is put away where nobody sees it. */
function hidesThing(
  tokens: readonly Token[],
  { at, reflexive, passive }: FoundVerb,
  hasOthers: boolean,
  language: ReadingLanguage,
): boolean {
  if (reflexive || passive) return false;
  const next = tokens[at]!.mark ? undefined : tokens[at + 1];
  if (language === 'en' && next?.low === 'it') return true;
  if (language === 'fr' && /^(?:le|la|l'|les)$/.test(tokens[at - 1]?.low ?? ''))
    return /^(?:sous|dans|derrière)$/.test(next?.low ?? '');
  const from = [1, 2, 3].find((n) => tokens[at + n] !== undefined && isNamedThing(tokens, at + n, language, 'things'));
  const isDirect = from !== undefined && tokens.slice(at, at + from).every(({ mark }) => !mark);
  return (
    !hasOthers &&
    isDirect &&
    tokens.slice(at + 1, at + from).every(({ low }) => article.test(low) || !prepositions.test(low))
  );
}
const article = /^(?:the|an?|his|her|their|its|my|our|le|la|l'|les|une?|des|son|sa|ses|leurs?)$/;
const prepositions = /^(?:in|into|under|behind|from|among|beneath|inside|with|dans|sous|derrière|parmi|de|avec|chez)$/;

/**
 * Another action for a verb where the words around it rule the usual one out ("threw himself down before the king"
 * throws nothing); null where they do not.
 */
export function otherMeaning({ tokens, verb, meant, hasOthers, clauseEnd, language }: Clause): ReadingAction | null {
  const behind = tokens.slice(verb.at + 1, clauseEnd);
  const near = behind.slice(0, 4);
  // "Found that it was gone", "found no people": nothing is found that could be seen.
  if (meant === 'discover' && findsNothing.test(near[0]?.low ?? '') && !tokens[verb.at]!.mark) return 'none';
  // « Le cacha sous son pagne », "hid the pieces in his bag": the thing is hidden, not who hides it.
  if (meant === 'hide' && hidesThing(tokens, verb, hasOthers, language)) return 'hold';
  // "Swallowed a lot of water and coughed": no meal.
  if (
    meant === 'eat' &&
    /^(?:swallow|avaler)$/.test(verb.lemma) &&
    behind.slice(0, 6).some(({ low }) => noFood.test(low))
  )
    return 'none';
  // "Wrapped in blankets": nobody ties anything.
  if (meant === 'tie' && /^(?:wrap|envelopper)$/.test(verb.lemma))
    return /^(?:in|dans|d'|de)$/.test(near[0]?.low ?? '') ? 'none' : 'hold';
  // "Hid the pieces": nobody hides himself.
  if (
    meant === 'hide' &&
    language === 'en' &&
    !hasOthers &&
    !verb.passive &&
    article.test(near[0]?.low ?? '') &&
    !/^face/.test(near[1]?.low ?? '')
  )
    return 'none';
  // "Was afraid of nobody": no fear is shown.
  if (
    meant === 'fear' &&
    behind.slice(0, 4).some(({ low }, n) => ofNobody.test(low) && /^(?:of|de)$/.test(behind[n - 1]?.low ?? ''))
  )
    return 'none';
  // "Raised Jesus from the dead": nobody lifts him up.
  if (raising.test(verb.lemma) && behind.some(({ low }) => death.test(low)) && !verb.passive) return 'none';
  // "Laid his hands on his eyes": touching, not putting something down.
  const laysOn = near.findIndex(({ low }, at) => low === 'hands' && near[at + 1]?.low === 'on');
  if (
    meant === 'hold' &&
    verb.lemma === 'lay' &&
    hasOthers &&
    laysOn >= 0 &&
    !behind.slice(laysOn + 1, laysOn + 7).some(({ low }) => hand.test(low) || low === 'hands')
  )
    return 'heal';
  // "Peeled the rods": no meal.
  if (meant === 'cook' && /^(?:peel|éplucher)$/.test(verb.lemma) && tokens.some(({ low }) => wooden.test(low)))
    return 'none';
  // "Brought them lemonade": they get it.
  const [getter, gift] = behind;
  if (
    language === 'en' &&
    meant === 'lead' &&
    /^(?:bring|take|fetch)$/.test(verb.lemma) &&
    /^(?:him|her|them|me|us)$/.test(getter?.low ?? '') &&
    !getter!.mark &&
    gift !== undefined &&
    !gift.quoted &&
    !whither.test(gift.low) &&
    hasOthers
  )
    return verb.lemma === 'take' ? null : 'give';
  // "Gave him his daughter as a wife": nobody holds her out.
  if (
    meant === 'give' &&
    behind.slice(0, 12).some(({ low }, at) => /^(?:wife|épouse|mariage|marriage)$/.test(low) && at > 0)
  )
    return 'stand';
  // "Called the place Testing": a name, not a call.
  if (meant === 'call' && language === 'en' && verb.lemma === 'call' && namesIt(behind)) return 'none';
  // "Tom sat down and cried": nobody is called.
  const criesOut = /^(?:out|aloud|to|unto|for|that|with|against|after|over|upon)$/.test(near[0]?.low ?? '');
  if (
    meant === 'call' &&
    verb.lemma === 'cry' &&
    language === 'en' &&
    !criesOut &&
    !tokens.some(({ low, quoted }) => quoted || low === 'saying')
  )
    return 'weep';
  // « Yao passait à vélo »: nothing is handed over.
  if (verb.lemma === 'passer' && meant === 'give' && passesBy.test(near[0]?.low ?? ''))
    return near.some(({ low }) => mounts.test(low)) ? 'ride' : 'walk';
  // « Samir sortit son premier pain du four »: the bread comes out.
  if (
    verb.lemma === 'sortir' &&
    meant === 'leave' &&
    !tokens[verb.at]!.mark &&
    /^(?:une?|son|sa|ses|les?|la|des)$/.test(near[0]?.low ?? '')
  )
    // « Sortit son porte-monnaie »: it is in the hand, and nobody stoops for it.
    return /^(?:son|sa|ses)$/.test(near[0]!.low) && !behind.some(({ low }) => /^(?:four|puits)$/.test(low))
      ? 'hold'
      : 'take';
  // "Took a coin out of his pocket": it is in the hand.
  if (meant === 'take' || meant === 'pull') {
    const out = behind.findIndex(({ low, mark }, at) => low === 'out' && at < 5 && !mark);
    const isPocket = behind.slice(0, 10).some(({ low }) => ofPocket.test(low));
    if (language === 'en' && isPocket && !hasOthers && (out >= 0 || behind.some(({ low }) => low === 'from')))
      return 'hold';
    if (language === 'fr' && isPocket && /^(?:tirer|sortir|retirer|prendre)$/.test(verb.lemma) && !hasOthers)
      return 'hold';
  }
  // « Elle portait les chaussures de son frère »: they are on her feet.
  if (
    meant === 'carry' &&
    /^(?:porter|wear)$/.test(verb.lemma) &&
    behind.slice(0, 6).some(({ low }) => clothes.test(low))
  )
    return 'none';
  // "Got on the bicycle": they ride.
  if (
    meant === 'climb' &&
    behind.slice(0, 5).some(({ low }) => /^(?:bicycle|bike|motorbike|scooter|vélo|moto|bicyclette)$/.test(low))
  )
    return 'ride';
  // "Looked at the boy's bare feet": nobody is ashamed.
  if (meant === 'be-ashamed' && verb.lemma === 'look' && near.some(({ low }) => /['’]s$/.test(low))) return 'look';
  // « Venait d'arriver » (had just arrived): it has already happened.
  if (
    language === 'fr' &&
    verb.lemma === 'venir' &&
    meant === 'walk' &&
    /^(?:de|d')$/.test(near[0]?.low ?? '') &&
    /(?:er|ir|re|oir)$/.test(near[1]?.low ?? '')
  )
    return 'none';
  // « Passaient les vacances à la ferme »: nobody walks.
  if (verb.lemma === 'passer' && behind.slice(0, 4).some(({ low }) => spent.test(low))) return 'none';
  // "Closed his eyes": no door.
  if (meant === 'close' && near.some(({ low }) => /^(?:eyes|yeux|paupières)$/.test(low))) return 'none';
  // « Elle rangea son carnet »: nothing is cleaned.
  if (meant === 'clean' && verb.lemma === 'ranger' && !near.slice(0, 3).some(({ low }) => tidied.test(low)))
    return near.length > 0 && hasNamed(tokens, verb.at, language) ? 'hold' : 'none';
  // "His books were soaked": nobody washes them.
  if (meant === 'wash' && verb.passive && /^(?:soak|dip)$/.test(verb.lemma)) return 'none';
  // "She was waiting at the door with a mug": nobody sits there.
  if (
    meant === 'wait' &&
    behind
      .slice(0, 6)
      .some(({ low }, at) => stood.test(low) && beside.test(behind[at - 2]?.low ?? behind[at - 1]?.low ?? ''))
  )
    return 'stand';
  // "Let the bucket down into the well and filled it": drawing water, not pouring.
  if (
    meant === 'pour' &&
    /^(?:fill|remplir)$/.test(verb.lemma) &&
    tokens.some(({ low, quoted }) => !quoted && /^(?:well|puits)$/.test(low))
  )
    return 'draw-water';
  // "Returned to the king": nobody gives him anything.
  if (verb.lemma === 'return' && meant === 'give' && near[0]?.low === 'to') return 'arrive';
  // "Was lying on the floor": somebody who has fallen.
  const isDown =
    /^(?:lie|gésir)$/.test(verb.lemma) &&
    meant === 'sleep' &&
    !tokens.some(({ low }) => /^(?:asleep|sleeping|slept|sleep)$/.test(low));
  if (
    isDown &&
    behind.slice(0, 5).some(({ low }) => /^(?:floor|ground|pavement|snow|grass|sand|road|street|path)$/.test(low))
  )
    return 'fall';
  // "He lay under the tree shouting for help": nobody sleeps so.
  if (isDown && tokens.some(({ low, quoted }) => !quoted && helpless.test(low))) return 'fall';
  // « Il la glissa dans la boîte »: nobody slips.
  const hasClitic = /^(?:le|la|l'|les)$/.test(tokens[verb.at - 1]?.low ?? '');
  if (
    language === 'fr' &&
    verb.lemma === 'glisser' &&
    (hasClitic || /^(?:une?|le|la|les|des|sa|son|ses)$/.test(near[0]?.low ?? ''))
  )
    return 'put';
  // "Helped her across the road": they walk.
  if (
    meant === 'help-up' &&
    /^(?:help|aider)$/.test(verb.lemma) &&
    behind.slice(0, 5).some(({ low }) => /^(?:across|over|home|into|traverser|rentrer)$/.test(low))
  )
    return 'lead';
  // "Pulled the goat out": only people are helped up.
  if (meant === 'help-up' && !hasOthers && /^(?:pull|draw|lift|tirer)$/.test(verb.lemma)) return 'pull';
  // "Took off his hat": nobody gets it.
  if (verb.lemma === 'take' && (meant === 'take' || meant === 'lift') && takesOff(behind)) return 'none';
  // "Counted it necessary": a judgement.
  if (meant === 'count' && /^(?:it|them|him|her|me|us)$/.test(near[0]?.low ?? '') && near.length > 1 && !near[0]!.mark)
    return 'none';
  // "Ran to the well to draw", "drew for all his camels": drawing water, not a picture.
  if (
    verb.lemma === 'draw' &&
    (meant === 'draw' || meant === 'pull') &&
    tokens.some(({ low, quoted }) => waters.test(low) && !quoted)
  )
    return near.some(({ low }) => /^(?:near|close|back|sword|swords|picture|breath|bow)$/.test(low)) || hasOthers
      ? null
      : 'draw-water';
  if (throwing.test(verb.lemma) && onesOwn.test(near[0]?.low ?? ''))
    return near.some(({ low }) => /^(?:down|at|before)$/.test(low)) ? 'bow' : 'fall';
  // "Took the men with him": they go with him.
  const takesAlong =
    meant === 'take' &&
    hasOthers &&
    behind
      .slice(0, 8)
      .some(({ low }, at) => low === 'with' && /^(?:him|her|them|me|us)$/.test(behind[at + 1]?.low ?? ''));
  if (takesAlong && language === 'en') return 'lead';
  // "Lifted her hand": one hand is a sign to somebody, two are a prayer.
  if (
    language === 'en' &&
    (meant === 'pray' || meant === 'praise') &&
    near.some(({ low }) => hand.test(low)) &&
    !near.some(({ low }) => /^(?:heaven|ciel|god)$/.test(low))
  )
    return /^(?:lift|raise|lever)$/.test(verb.lemma) ? 'wave' : null;
  // "Fetched a bucket": it is in their hands.
  if (meant === 'take' && !hasOthers && /^(?:fetch|chercher)$/.test(verb.lemma)) return 'carry';
  return null;
}
