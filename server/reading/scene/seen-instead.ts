import type { Deed } from '../deeds/deed.ts';
import { thingsIn } from '../things/scene-things.ts';
import { singular } from '../things/thing-names.ts';
import { wordClass } from '../language/word-classes.ts';
import type { Draft } from './scene-draft.ts';
import type { ReadingLanguage } from './scene-sentences.ts';
import type { SentenceReading } from './sentence-reading.ts';

const small = wordClass('scene-readings', 'small');
const held = wordClass('kept-main', 'held');

const countOf = ({ people }: Draft): number => people.reduce((sum, { count }) => sum + count, 0);

/**
 * The picture for a modern deed that cannot be shown as it is meant: the thing of the deed in somebody's hands, or else
 * faces, but never a whole figure standing about.
 */
export function seenInstead(draft: Draft, own: SentenceReading, deed: Deed, language: ReadingLanguage): Draft {
  if (draft.era !== 'today' || draft.people.length === 0) return draft;
  if (countOf(draft) > 1) return countOf(draft) > 2 ? draft : { ...draft, fitting: ['half', 'over-shoulder', 'full'] };
  const thing = thingOf(own, deed, language);
  return thing
    ? { ...draft, action: 'hold', things: [thing], fitting: ['hands', 'half'] }
    : { ...draft, fitting: ['face', 'half'] };
}

/** The thing that a deed is done with, if it fits into two hands. */
function thingOf({ sentence, deeds }: SentenceReading, { at, to }: Deed, language: ReadingLanguage) {
  const own = { ...sentence, tokens: sentence.tokens.slice(at, to) };
  const shifted = deeds.filter((each) => each.at >= at && each.at < to).map((each) => ({ ...each, at: each.at - at }));
  return thingsIn(own, shifted, null, language).things.find(
    ({ name }) => small.test(singular(name)) || held.test(singular(name)),
  );
}

const far = new Set<Draft['fitting'][number]>(['wide', 'from-above']);
/** Deeds that are seen from afar. */
const farDeeds = new Set<Draft['action']>([
  ...(['walk', 'ride', 'row', 'drive', 'flee', 'follow', 'lead', 'herd', 'leave', 'harvest', 'fish'] as const),
  ...(['run', 'swim', 'search', 'pull', 'sleep', 'lie-sick', 'hide', 'fall', 'dig', 'bury', 'die'] as const),
]);

/**
 * Shows one or two people of today from nearer, because they are lost in a wide picture, unless they are on their way.
 */
export function nearFew(draft: Draft): Draft {
  if (draft.era !== 'today' || draft.people.length === 0 || countOf(draft) > 2 || farDeeds.has(draft.action))
    return draft;
  const fitting = draft.fitting.filter((shot) => !far.has(shot));
  return fitting.length > 1 ? { ...draft, fitting } : draft;
}

const indoors = new Set<Draft['place']>([
  ...(['house', 'living-room', 'bedroom', 'kitchen', 'classroom', 'clinic', 'church', 'office', 'shop'] as const),
  ...(['library', 'hall', 'stairs', 'corridor', 'bus', 'train', 'van', 'bathroom', 'hair-salon'] as const),
]);
const wheeled = /\b(?:taxi|car|lorry|truck|van|tractor|cart|motorcycle|motorbike)$/i;
const ofLand = /(?<!christmas )\b(?:tree|bush|bridge|branch|roof|fence|well|mountain|snowdrift)$/i;

/** Trees and other things outdoors are not drawn in a room: they are in front of the house, or left out. */
export function withoutLand(draft: Draft): Draft {
  if (draft.era !== 'today' || !indoors.has(draft.place) || draft.isOutside) return draft;
  // « Descendit d'un taxi »: before the house.
  if (draft.place === 'house' && draft.things.some(({ name }) => wheeled.test(name)))
    return { ...draft, isOutside: true };
  const things = draft.things.filter(({ name }) => !ofLand.test(singular(name)));
  if (things.length === draft.things.length) return draft;
  return draft.place === 'house' ? { ...draft, isOutside: true } : { ...draft, things };
}

const idle = new Set<Draft['action']>(['stand', 'look', 'think', 'none', 'close']);
/** "Tears ran down his cheeks": he weeps, whatever the verb says. */
export const weeping = (draft: Draft): Draft => {
  const [person, other] = draft.people;
  const weeps = draft.era === 'today' && person && !other && person.count === 1 && person.feeling === 'tears';
  return weeps && idle.has(draft.action)
    ? { ...draft, action: 'weep', actors: [person.id], targets: [], fitting: ['face', 'half'] }
    : draft;
};

const worn = /^(?:shoe|sandal|boot|hat|coat|robe|shirt|dress|cloth|glasses|watch|ring|necklace)s?$/;
/** « Un homme soupira derrière son journal »: a person mentioned with one small thing holds it. */
export function holding(draft: Draft): Draft {
  const [thing] = draft.things;
  const isOne = draft.era === 'today' && countOf(draft) === 1 && idle.has(draft.action) && draft.things.length === 1;
  const name = thing === undefined ? '' : singular(thing.name);
  const fits = (small.test(name) || held.test(name)) && !worn.test(name.split(' ').at(-1)!);
  return isOne && fits ? { ...draft, action: 'hold', fitting: ['half', 'hands'] } : draft;
}

const long = wordClass('scene-readings', 'long');
/** An action is not drawn twice in a row: the second picture shows the thing that it is done with. */
export function onceMore(draft: Draft, last: Draft | undefined, main: ReadonlySet<string>): Draft {
  const thing = last?.things.find(({ name }) => main.has(singular(name)) || long.test(singular(name)));
  return thing
    ? { ...draft, people: [], actors: [], targets: [], action: 'none', things: [thing], fitting: ['thing'] }
    : draft;
}
