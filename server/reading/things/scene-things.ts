// Finds the things and animals that a sentence shows. The main file of this folder.
import type { Deed } from '../deeds/deed.ts';
import { firstName } from '../names/first-names.ts';
import { placeSpans } from '../places/scene-place.ts';
import type { ReadingLanguage, ReadSentence, Token } from '../scene/scene-sentences.ts';
import { isCompared } from '../language/comparisons.ts';
import { wordClass } from '../language/word-classes.ts';
import { phrasesIn, type WordPhrases } from '../language/word-phrases.ts';
import { colourBeside, type SeenThing } from './thing-colours.ts';
import { singular, thingNames } from './thing-names.ts';
import { sizeBeside } from './thing-sizes.ts';
import { isDepicted, otherSense, toysOnly } from './senses.ts';
import { isToldOf, withPointedAt } from './named-in-speech.ts';
import { toyVehicle } from './toys.ts';
import { isMake, makes } from './makes.ts';
import { isElsewhere, withoutWhere } from './things-elsewhere.ts';

const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  forty: 40,
  several: 4,
  some: 3,
  many: 8,
  few: 3,
  hundred: 40,
  both: 2,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  vingt: 20,
  trente: 30,
  quarante: 40,
  plusieurs: 4,
  quelques: 3,
  des: 3,
  cent: 40,
};
const ofHeart = /^(?:like|as|is|was|are|comme|est|very|so|too|très|trop)$/;
/** Words that say that a thing is not there: "no shoes", « pas de cahier ». */
const absent = /^(?:no|without|sans|aucune?|ni|nor)$/;
/** Clothes, which are drawn on people. */
const worn = wordClass('scene-things', 'worn');
const wearing = /^(?:wears?|wore|wearing|worn|porte|portait|portaient|portant|vêtue?|habillée?)$/;
const putsOn = /\b(?:put|puts|putting|pulled) on\b|(?<!\p{L})(?:enfila|enfile|enfiler)(?!\p{L})/u;
/** Words that name things only after an article or a similar word; otherwise they are verbs. */
const asNoun = wordClass('scene-things', 'as-noun');
/** Words that mean a part of the body when they have an owner. */
const ofBody = /^(?:chest|palms?|nails?|temples?|soles?|trunk|calf|lashes)$/;
/** Nouns that take the one before them as their kind. */
const heads = wordClass('scene-things', 'heads');
/** Adjectives that, after an article, show that the next word is not a verb: "a big fan", "a wooden plane". */
const describing = wordClass('scene-things', 'describing');
const onHead = /^(?:braid|plait|pigtail|tresses?)$/;
const maybeVerb = wordClass('scene-things', 'maybe-verb');

const hasLeft =
  /^(?:had|avait|était) (?:(?:already|just|long|déjà) )?(?:left|gone|departed|driven|parti|partie)(?: |$)/;

/** Whether the thing named by the words `from` to `to` is really there to be seen. */
function isSeen(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: ReadingLanguage,
  deeds: readonly Deed[],
): boolean {
  const word = tokens[from]!.low;
  const before = tokens[from - 1];
  // "His bus had already left": it is gone.
  if (
    hasLeft.test(
      tokens
        .slice(to + 1, to + 4)
        .map(({ low }) => low)
        .join(' '),
    ) &&
    !tokens[to]!.mark
  )
    return false;
  if (makes().has(word) && !isMake(tokens, from)) return false;
  // "Lily held the doll": a girl, not a flower.
  if (from === 0 && from === to && /^\p{Lu}/u.test(tokens[from]!.text) && firstName(tokens[from]!.text)) return false;
  // "Mrs. Bell": a name.
  if (
    !makes().has(word) &&
    from > 0 &&
    from === to &&
    before?.low !== 'the' &&
    /^\p{Lu}\p{Ll}/u.test(tokens[from]!.text) &&
    !/^(?:bible|ark)$/.test(word)
  )
    return false;
  const near = before && !before.mark ? before.low : '';
  if (
    deeds.some(({ at, lemma }) => at >= from && at <= to && lemma !== 'be') &&
    (!asNoun.test(near) || /^(?:and|with|et|of)$/.test(near)) &&
    !(describing.test(near) && isDescribed(tokens, from, []))
  )
    return false;
  if (language === 'en' && ofBody.test(word) && /^(?:his|her|their|my|your|our|each|.*['’]s)$/.test(near)) return false;
  // "A woman with grey plaits": they are on her head.
  const isHair = onHead.test(language === 'en' ? singular(word) : word);
  if (
    isHair &&
    tokens.slice(Math.max(0, from - 4), from).some(({ low }) => /^(?:with|avec|aux|her|his|ses|sa)$/.test(low))
  )
    return false;
  const described = language === 'en' && near !== '' && isDescribed(tokens, from, deeds);
  if (maybeVerb.test(language === 'en' ? singular(word) : word) && from === to && !asNoun.test(near) && !described)
    return /s$/.test(word) && language === 'en' && near !== '' && !/^(?:he|she|it|who)$/.test(near);
  if (word === 'door' && near === 'next') return false;
  if (language === 'fr' && word === 'or' && !/^(?:d'|l'|de|en)$/.test(near)) return false;
  if (language === 'fr' && word === 'car' && !/^(?:le|un|du|au|les|des)$/.test(near)) return false;
  if (language === 'en' && /^(?:table|board|bed)$/.test(word) && near === '') return true;
  const figure = tokens[from - 2];
  if (isOffice(tokens, from) || isDepicted(tokens, from) || isCompared(tokens, from)) return false;
  if (/^(?:without|sans)$/.test(figure?.low ?? '') && !figure!.mark && asNoun.test(near)) return false;
  if (absent.test(near) || (/^(?:de|d')$/.test(near) && /^(?:pas|plus|jamais)$/.test(tokens[from - 2]?.low ?? '')))
    return false;
  const isWorn = worn.test(language === 'en' ? singular(word) : word);
  if (isWorn && tokens.slice(Math.max(0, from - 4), from).some(({ low }) => wearing.test(low))) return false;
  // "Put on his jacket": he wears it.
  if (
    isWorn &&
    putsOn.test(
      tokens
        .slice(Math.max(0, from - 4), from)
        .map(({ low }) => low)
        .join(' '),
    )
  )
    return false;
  const inIt = tokens.slice(Math.max(0, from - 3), from).findLastIndex(({ low }) => /^(?:in|en)$/.test(low));
  if (inIt >= 0 && isWorn) return false;
  return (
    !(near !== '' && ofHeart.test(near)) &&
    !(figure && !figure.mark && /^(?:like|as|is|comme|est)$/.test(figure.low) && asNoun.test(near))
  );
}

/** "A small plastic car": an article with at most two words before the noun. */
const isDescribed = (tokens: readonly Token[], from: number, deeds: readonly Deed[]): boolean =>
  // "Scattered seed".
  deeds.some(({ at }) => at === from - 1 && !tokens[at]!.mark) ||
  [2, 3].some(
    (back) =>
      asNoun.test(tokens[from - back]?.low ?? '') &&
      tokens.slice(from - back, from).every(({ mark }) => !mark) &&
      !deeds.some(({ at }) => at > from - back && at < from),
  );

const madeOf = wordClass('scene-things', 'made-of');

/** « Dix graines de tomate »: the tomato only tells what kind of seeds these are. */
const isKindOf = (tokens: readonly Token[], from: number): boolean =>
  /^(?:de|d')$/.test(tokens[from - 1]?.low ?? '') && madeOf.test(tokens[from - 2]?.low ?? '');

const cups = /^(?:cups?|mugs?|glass|glasses|bowls?|flasks?|tasses?|verres?|bols?)$/;
const drinks = /^(?:chocolate|cocoa|tea|coffee|soup|milk|juice|lemonade|chocolat|thé|café|soupe|lait|jus)$/;
/** "A mug of hot chocolate": the mug is seen. */
const isInCup = (tokens: readonly Token[], from: number): boolean =>
  drinks.test(tokens[from]!.low) &&
  tokens
    .slice(Math.max(0, from - 3), from)
    .some(
      ({ low }, at, near) => /^(?:of|de|d')$/.test(low) && cups.test(tokens[from - near.length + at - 1]?.low ?? ''),
    );

const offices = wordClass('scene-things', 'offices');

/** "the keeper of the wardrobe": what is part of a title is not there. */
const isOffice = (tokens: readonly Token[], from: number) =>
  tokens
    .slice(Math.max(0, from - 3), from)
    .some(
      ({ low, mark }, at, near) => !mark && offices.test(low) && /^(?:of|de|du|des|d')$/.test(near[at + 1]?.low ?? ''),
    );

/** French nouns that end in s or x for one as for many. */
const invariable =
  /^(?:fils|bois|mois|souris|ours|bras|tapis|brebis|puits|repas|dos|pois|autobus|bus|colis|matelas|panais|jus|noix|croix|prix|permis|cadenas|tas)$/;
const severalBefore = /^(?:les|des|ces|ses|mes|nos|vos|leurs|deux|trois|quatre|cinq|six|dix|plusieurs|quelques)$/;

const above12 = /^(?:(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?)$/;
const one = /^(?:an?|one|this|that|each|every|another|lost)$/;
/** "Their nineteen sheep", "drove the sheep home": several, though the word is that of one. */
function isFlock(tokens: readonly Token[], at: number): boolean {
  if (!/^sheep$/.test(tokens[at]!.low)) return false;
  const before = tokens.slice(Math.max(0, at - 3), at);
  const own = before.slice(before.findLastIndex(({ mark }) => mark !== '') + 1);
  if (own.some(({ low }) => one.test(low))) return false;
  const isOfOne = own.at(-1)?.low === 'the' && /^(?:was|is|has|had|that|who)$/.test(tokens[at + 1]?.low ?? '');
  return !isOfOne && own.some(({ low }) => (numbers[low] ?? Number(low)) > 1 || above12.test(low) || ofMany.test(low));
}
const ofMany = /^(?:the|his|her|their|my|our|your|all|many|some|these|those|few|of|dozen)$/;

function countBefore(tokens: readonly Token[], from: number, plural: boolean): number {
  for (let at = from - 1; at >= Math.max(0, from - 3) && !tokens[at]!.mark; at--) {
    if (plural && above12.test(tokens[at]!.low)) return 12;
    const count =
      numbers[tokens[at]!.low] ??
      (/^\d{1,4}$/.test(tokens[at]!.low) ? Math.max(1, Math.min(40, Number(tokens[at]!.low))) : undefined);
    if (count) return plural || count === 1 ? count : 1;
    if (/^(?:the|an?|his|her|le|la|une?|son|sa)$/.test(tokens[at]!.low)) break;
  }
  return plural ? 3 : 1;
}
const uncounted = wordClass('scene-things', 'uncounted');

const merged = (all: readonly SeenThing[]) => {
  const byName = new Map<string, SeenThing>();
  for (const each of all) if (each.count > (byName.get(each.name)?.count ?? 0)) byName.set(each.name, each);
  return [...byName.values()];
};

/** What may stand between « le » and its verb: « le lui donna », « l'a réparé », but not « les voisins réparèrent ». */
const beforeVerb = /^(?:lui|leur|y|en|ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient|eut|eurent|aura|auront)$/;

/** Whether a deed is done with "it": a thing that was named before. */
function takesIt(tokens: readonly Token[], { at, to, targets, action }: Deed, language: ReadingLanguage): boolean {
  if (language === 'en')
    return tokens
      .slice(at + 1, Math.min(to, at + 5))
      .some(({ low }) => low === 'it' || (low === 'them' && targets.length === 0));
  return (
    (targets.length === 0 || action === 'give') &&
    tokens
      .slice(Math.max(0, at - 3), at)
      .some(
        ({ low }, n, near) =>
          /^(?:le|la|l'|les)$/.test(low) &&
          (n === near.length - 1 || (n === near.length - 2 && beforeVerb.test(near[n + 1]!.low))),
      )
  );
}
/** The sentences before one, and the one after it. */
export type Around = { readonly earlier: readonly ReadSentence[]; readonly next: ReadSentence | undefined };

const rolled = /^(?:push|ride|pedal|park|lean|wheel|pousser|garer|appuyer|enfourcher)$/;
const wheeled = /\b(?:bicycle|bike|motorbike|motorcycle|scooter|wheelbarrow|cart|wheelchair|pram)$/;

/** What "it" means: what the next sentence says it was, or the thing that was named last. */
function thingMeant(
  { earlier, next }: Around,
  sentence: ReadSentence,
  deed: Deed,
  language: ReadingLanguage,
): SeenThing[] {
  if (next && /^(?:it was|they were|c['’]était|c['’]étaient)\b/i.test(next.text)) {
    const { things } = thingsIn(next, [], null, language);
    if (things.length > 0) return things.slice(0, 1);
  }
  const before = {
    ...sentence,
    tokens: sentence.tokens.slice(0, Math.max(0, language === 'fr' ? deed.at - 2 : deed.at)),
  };
  const told = [...earlier.slice(-4), before].toReversed();
  // "The bicycle … She pushed it home".
  if (rolled.test(deed.lemma))
    for (const each of told) {
      const vehicle = thingsIn(each, [], null, language).things.find(({ name }) => wheeled.test(name));
      if (vehicle) return [vehicle];
    }
  // "Carried it out through the window. He beat it": not the window, which only tells where.
  for (const at of [told.map((each) => withoutWhere(each)), told])
    for (const each of at) {
      const { things } = thingsIn(each, [], null, language);
      if (things.length > 0) return things.slice(0, 1);
    }
  return [];
}

/** Drawing tools, which are really there, unlike what somebody draws with them. */
const tools = /(?:pencil|crayon|pen|brush|paint|chalk|paper|notebook|book|board|desk|table|stick|sand|easel|pot)$/;

const paints = /^(?:paint|repaint|peindre|repeindre|tar|varnish)$/;
const paintable = wordClass('scene-things', 'paintable');

/** The things and animals that a sentence shows, beginning with what the deed is done with. */
export function thingsIn(
  sentence: ReadSentence,
  deeds: readonly Deed[],
  deed: Deed | null,
  language: ReadingLanguage,
  around: Around = { earlier: [], next: undefined },
): { readonly things: SeenThing[]; readonly animals: SeenThing[] } {
  const { tokens } = withPointedAt(sentence, language);
  const names = thingNames()[language];
  // A library van is a place inside and a thing outside.
  const ofPlace = placeSpans(tokens, language).filter(({ means }) => means !== 'van');
  // "The calf's head": the calf is there.
  const base = language === 'en' ? (word: string) => singular(word.replace(/'s$/, '')) : undefined;
  const found = <T extends string>(phrases: WordPhrases<T>) =>
    phrasesIn(tokens, phrases, base)
      .filter(
        ({ from, to }) =>
          isSeen(tokens, from, to, language, deeds) &&
          !unseen(from) &&
          !isToldOf(tokens, from) &&
          !ofPlace.some((place) => place.from <= from && to <= place.to && place.to > place.from),
      )
      // "A gold ring", "an oil lamp", "the car park": what stands right before a thing only tells what kind it is.
      .filter(
        ({ to }, at, all) =>
          language === 'fr' ||
          tokens[to]!.mark !== '' ||
          (all[at + 1]?.from !== to + 1 && !heads.test(tokens[to + 1]?.low ?? '')),
      )
      .filter(({ from }) => !(language === 'fr' && isKindOf(tokens, from)) && !isInCup(tokens, from))
      .map(({ from, to, means }) => {
        const plural =
          language === 'en'
            ? singular(tokens[to]!.low.replace(/'s$/, '')) !== tokens[to]!.low.replace(/'s$/, '') || isFlock(tokens, to)
            : /[sx]$/.test(tokens[to]!.low) &&
              (!invariable.test(tokens[to]!.low) || severalBefore.test(tokens[from - 1]?.low ?? ''));
        const count = uncounted.test(means) ? 1 : countBefore(tokens, from, plural);
        const name = toyVehicle(tokens, from, to, means, deed?.action) ?? otherSense(tokens, from, to, means, language);
        const look = { colour: colourBeside(tokens, from, to, language), cm: sizeBeside(tokens, to, language) };
        return { from, name, count, ...look };
      });
  const unseen = (from: number) => {
    if (sentence.tokens[from]!.quoted) return false;
    const own = deeds.findLast(({ at }) => at < from);
    const isOwn = deed !== null && from >= deed.from && from < deed.to;
    if (deed !== null && isOfRelative(tokens, from, deeds, deed)) return true;
    if (!own || isOwn) return false;
    return !own.happens || (deed !== null && own.at !== deed.at && isElsewhere(own, deed));
  };
  const rank = (from: number) => (deed && from > deed.at && from < deed.to ? from - deed.at : 100 + from);
  // Somebody who draws or paints a fish does not have one.
  const calledSo = phrasesIn(tokens, names.things, base).filter(({ from, to }) => to > from);
  const beasts = (deed?.action === 'draw' ? [] : found(names.animals))
    // "The golden calf" is not an animal.
    .filter(({ from }) => !calledSo.some((one) => one.from <= from && from <= one.to))
    .toSorted((a, b) => rank(a.from) - rank(b.from));
  const live = beasts.filter(({ from }) => !toysOnly(tokens, from));
  const toys = language === 'en' ? beasts.filter(({ from }) => toysOnly(tokens, from)) : [];
  const animals = merged(live.map(({ from: _, ...animal }) => animal)).slice(0, 6);
  const eaten = deed !== null && ['eat', 'cook', 'take', 'share', 'buy', 'sell', 'give', 'bless'].includes(deed.action);
  const named = [...found(names.things), ...toys.map((each) => ({ ...each, name: 'toy' }))].toSorted(
    (a, b) => rank(a.from) - rank(b.from),
  );
  const things = merged(named.flatMap(({ from: _, name, ...thing }) => (name ? [{ ...thing, name }] : []))).filter(
    ({ name }) => eaten || !animals.some((animal) => animal.name === name),
  );
  const meant =
    deed && deed.action !== 'none' && takesIt(tokens, deed, language)
      ? thingMeant(around, sentence, deed, language)
      : [];
  const isPainted = deed?.action === 'draw' && paints.test(deed.lemma);
  const shown = merged([...meant, ...things]).filter(
    ({ name }) => deed?.action !== 'draw' || tools.test(name) || (isPainted && paintable.test(name)),
  );
  return { things: shown.slice(0, 12), animals: eaten ? animals.filter(({ name }) => name !== 'fish') : animals };
}

/** "Fatu, who sold plantain by the road, saw him": what a clause about somebody else mentions is not there. */
function isOfRelative(tokens: readonly Token[], from: number, deeds: readonly Deed[], deed: Deed): boolean {
  const who = tokens.slice(0, from).findLastIndex(({ low }) => /^(?:who|qui)$/.test(low));
  if (who < 0 || deed.at < from || !tokens.slice(from, deed.at).some(({ mark }) => mark === ',')) return false;
  if (tokens.slice(who, from).some(({ mark }) => mark !== '')) return false;
  const own = deeds.filter(({ at, actors }) => at > who && at < from && actors.length > 0);
  return own.length > 0 && !own.some(({ actors }) => actors.some((id) => deed.actors.includes(id)));
}

/** Everything that a sentence names, seen or not, by its fullest name: "a hat of palm leaves" is a palm hat. */
export function namesIn({ tokens }: ReadSentence, language: ReadingLanguage): string[] {
  const base = language === 'en' ? singular : undefined;
  return phrasesIn(tokens, thingNames()[language].things, base)
    .filter(({ from }) => !isCompared(tokens, from))
    .map(({ from, to, means }) => otherSense(tokens, from, to, means, language))
    .filter((name) => name !== '');
}
