import type { Draft } from './scene-draft.ts';

/** Words for stairs and corridors of a block of flats. */
const ofFlats =
  /(?<!\p{L})(?:stairs?|staircase|stairwell|landing|corridor|hallway|upstairs|balcony|floor|flat|escaliers?|palier|couloir|ascenseur|immeuble|étage)(?!\p{L})/iu;
const inFlats = (draft: Draft): Draft => ({
  ...draft,
  place: 'house',
  ...(draft.action === 'climb' && draft.things.length === 0 ? { things: [{ name: 'stairs', count: 1 }] } : {}),
});

/**
 * Gives a place to a modern or empty picture that has none, because bare colour is not a picture: a house with stairs,
 * a street or a road.
 */
export const withLand = (draft: Draft): Draft =>
  draft.place === 'unknown' && draft.era === 'today' && ofFlats.test(draft.sentence)
    ? inFlats(draft)
    : draft.place === 'unknown' && draft.people.length + draft.things.length + draft.animals.length === 0
      ? { ...draft, place: draft.era === 'today' ? 'street' : 'road' }
      : // Nothing is invented for people to climb: they walk.
        draft.place === 'unknown' && draft.action === 'climb' && draft.things.length === 0
        ? { ...draft, action: 'walk' }
        : draft;
