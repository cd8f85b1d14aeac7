// Decides what is seen of people of today who do nothing that a picture can show: a thing, a face, or people from afar,
// rather than figures that stand about.
import { isDrawnDeed } from '#shared/pictures/everyday-deeds.ts';
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import { wordClass } from '../language/word-classes.ts';
import type { SeenThing } from '../things/thing-colours.ts';
import { singular } from '../things/thing-names.ts';
import type { Draft } from './scene-draft.ts';

const small = wordClass('scene-readings', 'small');
const held = wordClass('kept-main', 'held');
const vehicle = wordClass('kept-main', 'vehicles');
/** Things that do not make a picture on their own. */
const shapeless =
  /^(?:water|fire|rain|snow|grass|bed|gate|doors?|walls?|floor|roof|window|sofa|chair|shelf|table|desk)$/;
const worn = /\b(?:shoe|sandal|boot|hat|cap|coat|jacket|sweater|robe|shirt|dress|cloth|glasses|watch|pocket)s?$/;

const idle = new Set<ReadingAction>(['stand', 'look', 'think', 'none']);

/** "Abena was twelve and lived with her aunt": a sentence that introduces people, whom its picture may show at rest. */
const introduces =
  /\b(?:lived|was born|years old|(?:was|were|is|are) (?:only |just |nearly |almost )?(?:\d+|\w+teen|eight|nine|ten|eleven|twelve|\w+ty(?:-\w+)?)(?=[ ,.]))|(?<!\p{L})(?:habit|viv)ai(?:t|ent)(?!\p{L})|(?<!\p{L})av(?:ait|aient) [\p{L}-]+ ans(?!\p{L})/iu;

/** "Had not spoken to each other for two years": a picture of them together would say the contrary. */
const apart =
  /\b(?:(?:had|have|has|did|do|does|would|could) ?(?:not|n['’]t|never) (?:\w+ )?(?:sp(?:ok|eak)\w*|talk\w*|greet\w*|look\w*|forgiv\w*|met|meet|seen|see)|no longer (?:spoke|talked|greeted)|(?:stopped|refused) (?:speaking|talking|to speak|to talk)|not on speaking terms|hadn['’]t spoken|didn['’]t speak)\b|(?<!\p{L})ne (?:se |s['’])?(?:parl|salu|regard|adress|voy)\p{L}* (?:plus|pas|jamais)|(?<!\p{L})ne s['’]étaient (?:plus|pas|jamais) (?:parlé|revus?|vus?)(?!\p{L})/iu;

const isDanger =
  /\b(?:could not|couldn['’]t|help|rose|rising|flood\w*|deep|dark|afraid|drown\w*|stuck|trapped|lost)\b|(?<!\p{L})(?:secours|aide|coincée?|perdue?|noir|crue|inond\p{L}+|peur)(?!\p{L})/iu;

/** Animals that somebody drives before them. */
const driven = /^(?:sheep|goat|cow|cattle|ox|lamb|goose|duck)$/;

const countOf = ({ people }: Draft): number => people.reduce((sum, { count }) => sum + count, 0);
const isFelt = (draft: Draft): boolean =>
  draft.feeling !== 'calm' || draft.people.some(({ feeling }) => feeling !== null && feeling !== 'calm');

type Around = {
  /** All that is told in the scene. */
  readonly text: string;
  readonly last: Draft | undefined;
  /** The things that the tale turns on. */
  readonly main: ReadonlySet<string>;
  /** The animals that the sentence names. */
  readonly beasts: readonly SeenThing[];
  readonly isPlaceSure: boolean;
  /** Two people of whom it is not clear who does it to the other; they are seen together. */
  readonly isPair: boolean;
};

/**
 * A draft of today whose people are not idle: where no deed can be shown, the thing that the sentence turns on, the
 * face of one person who feels something, or people from afar; of people who are apart, the bare place or one of them.
 */
export function insteadOfIdling(draft: Draft, { text, last, main, beasts, isPlaceSure, isPair }: Around): Draft {
  const count = countOf(draft);
  if (draft.era !== 'today' || draft.people.length === 0) return draft;
  const isIdle = idle.has(draft.action) && draft.targets.length === 0;
  const isApart = count > 1 && (apart.test(draft.sentence) || (isIdle && apart.test(text)));
  if (!isApart && !isIdle && isDrawnDeed(draft.action, count)) return draft;
  if (!isApart && (isPair || draft.animals.length > 0)) return draft;
  // Out in a storm nobody is calm.
  if (count === 1 && !isFelt(draft) && draft.weather === 'storm' && isDanger.test(draft.sentence))
    return { ...draft, feeling: 'fear', fitting: ['face', 'half'] };
  const [beast] = beasts;
  if (beast && count === 1 && !isApart)
    return {
      ...draft,
      ...(driven.test(beast.name) ? { action: 'herd', actors: [draft.people[0]!.id] } : {}),
      place: driven.test(beast.name) && draft.place === 'shore' ? 'pasture' : draft.place,
      animals: [beast],
      fitting: ['full', 'wide'],
    };
  const thing = draft.things.find(standsAlone(main));
  const own = draft.things.find((each) => isBorne(each) && hasWithThem(draft.sentence, each));
  if (own && count === 1 && !isApart) return { ...draft, action: 'hold', things: [own], fitting: ['half', 'hands'] };
  if (thing && last && last.people.length > 0) return still(draft, thing);
  if (!isApart && introduces.test(draft.sentence) && isPlaceSure) return draft;
  if (count === 1 && (isFelt(draft) || !isPlaceSure || !last || !isPortrait(last)))
    return { ...draft, fitting: ['face', 'half'] };
  const hasPlace = isPlaceSure && draft.place !== 'unknown';
  // Others are seen from afar, in their place: a picture without them would miss whom the sentence is about.
  if (!isApart) return count > 2 || hasPlace ? { ...draft, fitting: ['wide', 'full'] } : draft;
  return hasPlace && !(last && isView(last)) ? bare(draft) : { ...draft, ...alone(draft), fitting: ['face', 'half'] };
}

const isBorne = ({ name }: SeenThing): boolean => {
  const last = singular(name).split(' ').at(-1)!;
  return !shapeless.test(last) && !worn.test(last) && !vehicle.test(last);
};

/** Whether a thing makes a picture by itself: small ones, vehicles, and those that the tale turns on. */
const standsAlone =
  (main: ReadonlySet<string>) =>
  ({ name }: SeenThing): boolean => {
    const [one, last] = [singular(name), singular(name).split(' ').at(-1)!];
    const isKnown =
      main.has(one) || [one, last].some((each) => small.test(each) || held.test(each) || vehicle.test(each));
    return isKnown && !shapeless.test(last) && !worn.test(last);
  };

/** "Was waiting at the door with a mug": it is in their hands. */
const hasWithThem = (sentence: string, { name }: SeenThing): boolean =>
  new RegExp(`\\bwith (?:an?|the|his|her) (?:\\w+ )*${name.split(' ').at(-1)!.replace(/\W/g, '')}`, 'i').test(sentence);

const nobody = { people: [], actors: [], targets: [], action: 'none' } as const;
const still = (draft: Draft, thing: SeenThing): Draft => ({
  ...draft,
  ...nobody,
  animals: [],
  things: [thing],
  fitting: ['thing'],
});
const bare = (draft: Draft): Draft => ({ ...draft, ...nobody, animals: [], things: [], fitting: ['wide', 'land'] });
const isPortrait = (draft: Draft): boolean => countOf(draft) === 1 && idle.has(draft.action);
const isView = ({ people, things }: Draft): boolean => people.length === 0 && things.length === 0;

/** Whoever is named first, without the other. */
function alone({ people, feeling }: Draft): Partial<Draft> {
  const [first] = people;
  return {
    people: first ? [{ ...first, feeling: first.feeling ?? (feeling === 'calm' ? 'sadness' : feeling) }] : [],
    actors: first ? [first.id] : [],
    targets: [],
    action: 'stand',
  };
}
