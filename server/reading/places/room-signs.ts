// Recognises words of what stands in rooms only, which bring a tale of today indoors.
import type { ReadingPlace } from '#shared/pictures/scene-reading.ts';
import type { Token } from '../scene/scene-sentences.ts';

/** Where none of it stands. */
export const openAir: ReadonlySet<ReadingPlace> = new Set(['yard', 'garden', 'street', 'courtyard', 'village']);

const furniture =
  /^(?:shelf|shelves|sofa|cupboard|wardrobe|fridge|armchair|drawers?|ceiling|radiator|étagères?|armoire|placard|buffet|frigo|canapé|fauteuil|tiroirs?|plafond|radiateur)$/;
const lamp = /^(?:lamp|lampe)$/;
const under = /^(?:under|sous)$/;

/** Whether the words that are not speech name something that is only in rooms. */
export const isInRoom = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ low, quoted }, at) =>
      !quoted &&
      (furniture.test(low) ||
        (lamp.test(low) && tokens.slice(Math.max(0, at - 2), at).some((before) => under.test(before.low)))),
  );
