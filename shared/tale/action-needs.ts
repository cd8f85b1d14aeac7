import type { ReadingAction } from '../pictures/scene-reading.ts';

/** What an action needs so that a picture of it tells what its words mean. */
export type ActionNeeds = {
  /**
   * What the action is done with: a thing, or a thing or a person. Without it, the pose would show a different action.
   */
  readonly object?: 'thing' | 'either';
  /** Its object must be something that can be seen: "took courage" and "made peace" are not physical actions. */
  readonly isConcrete?: true;
  /** It is done to things, never to people. */
  readonly isOnThings?: true;
  /** What is shown instead when the object cannot be drawn. */
  readonly instead?: ReadingAction;
};

/** What each action needs; actions not listed need nothing. */
export const actionNeeds: Partial<Record<ReadingAction, ActionNeeds>> = {
  take: { object: 'either', isConcrete: true, instead: 'stand' },
  carry: { object: 'either', isConcrete: true, instead: 'walk' },
  hold: { object: 'either', isConcrete: true, instead: 'stand' },
  lift: { object: 'either', isConcrete: true, instead: 'stand' },
  throw: { object: 'either', isConcrete: true, instead: 'stand' },
  hit: { object: 'either', isConcrete: true, instead: 'stand' },
  push: { object: 'either', isConcrete: true, instead: 'stand' },
  tie: { object: 'either', isConcrete: true, instead: 'stand' },
  pull: { object: 'either', instead: 'stand' },
  kick: { object: 'either', instead: 'stand' },
  wash: { object: 'either' },
  open: { object: 'thing', isConcrete: true, isOnThings: true, instead: 'stand' },
  close: { object: 'thing', isConcrete: true, isOnThings: true, instead: 'stand' },
  pick: { object: 'thing', isConcrete: true, isOnThings: true, instead: 'stand' },
  put: { object: 'thing', isConcrete: true, isOnThings: true, instead: 'stand' },
  build: { object: 'thing', isConcrete: true, isOnThings: true },
  mend: { object: 'thing', isConcrete: true, isOnThings: true },
  pour: { object: 'thing', isConcrete: true },
  sew: { object: 'thing', isOnThings: true },
  plant: { isConcrete: true, isOnThings: true },
  harvest: { isOnThings: true },
  dig: { isOnThings: true },
  clean: { isOnThings: true },
  count: { isOnThings: true },
  climb: { isOnThings: true },
  row: { isOnThings: true },
  'draw-water': { isOnThings: true },
  // Somebody receives something in these actions; the text often does not say what.
  give: { isConcrete: true, instead: 'talk' },
  share: { isConcrete: true, instead: 'talk' },
  sell: { isConcrete: true, instead: 'talk' },
  buy: { isConcrete: true, instead: 'talk' },
  serve: { isConcrete: true },
  discover: { object: 'either', isConcrete: true, instead: 'look' },
  search: { isConcrete: true },
  follow: { isConcrete: true },
  lead: { isConcrete: true },
  draw: { isConcrete: true },
  hide: { isConcrete: true },
  ride: { isConcrete: true },
  drive: { isConcrete: true },
};
