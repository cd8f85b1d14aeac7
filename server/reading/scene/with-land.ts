import type { Draft } from './scene-draft.ts';

/** Stairs and corridors are those of the house that people live in. */
const ofFlats =
  /(?<!\p{L})(?:stairs?|staircase|stairwell|landing|corridor|hallway|upstairs|balcony|floor|flat|escaliers?|palier|couloir|ascenseur|immeuble|étage)(?!\p{L})/iu;
const inFlats = (draft: Draft): Draft => ({
  ...draft,
  place: 'house',
  ...(draft.action === 'climb' && draft.things.length === 0 ? { things: [{ name: 'stairs', count: 1 }] } : {}),
});

/** With nobody and nothing on it, bare colour is no picture. */
export const withLand = (draft: Draft): Draft =>
  draft.place === 'unknown' && draft.era === 'today' && ofFlats.test(draft.sentence)
    ? inFlats(draft)
    : draft.place === 'unknown' && draft.people.length + draft.things.length + draft.animals.length === 0
      ? { ...draft, place: draft.era === 'today' ? 'street' : 'road' }
      : // What is climbed is not made up either.
        draft.place === 'unknown' && draft.action === 'climb' && draft.things.length === 0
        ? { ...draft, action: 'walk' }
        : draft;
