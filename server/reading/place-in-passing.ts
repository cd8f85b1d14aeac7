import type { ReadingPlace } from '#shared/scene-reading.ts';
import type { Token } from './scene-sentences.ts';

/** Toys and pictures of a place are no place. */
const small = /^(?:toy|toys|model|paper|cardboard|miniature|jouet|papier|carton)$/;
const lying = /^(?:upturned|overturned|beached|stranded|retournée?|renversée?|échouée?)$/;
const relative = /^(?:who|which|that|qui)$/;
const being =
  /^(?:was|were|is|are|had|lived|lives|worked|works|owned|est|sont|était|étaient|avait|habitait|habitaient|travaillait|vivait)$/;
const lessons = new Set<ReadingPlace>(['classroom', 'school']);

/** Whether a sentence names a place without playing there: "in the same class as", "his aunt, who works in a clinic", "like a coin into the sea". */
export function isInPassing(tokens: readonly Token[], from: number, place: ReadingPlace): boolean {
  const word = (at: number) => tokens[at]?.low ?? '';
  if (small.test(word(from - 1)) || (small.test(word(from + 2)) && word(from + 1) === 'en')) return true;
  if (lessons.has(place) && /^(?:same|même)$/.test(word(from - 1))) return true;
  for (let at = from - 1; at >= Math.max(0, from - 8) && !tokens[at]!.mark; at--) {
    if (at > 0 && relative.test(word(at)) && being.test(word(at + 1))) return true;
    if (/^(?:like|comme)$/.test(word(at)) && /^(?:an?|the|in|on|une?|le|la|les|des|l'|dans|sur)$/.test(word(at + 1))) return true;
  }
  return false;
}

/** "An upturned boat", « une barque retournée »: it lies on the beach. */
export const liesAshore = (tokens: readonly Token[], from: number, to: number): boolean =>
  lying.test(tokens[from - 1]?.low ?? '') || lying.test(tokens[to + 1]?.low ?? '');

/** A bed of a hospital stays there, and the sea is seen from the boat or the shore where people are. */
export function placeWithin(place: ReadingPlace, around: ReadingPlace | null): ReadingPlace {
  if (around === 'clinic' && (place === 'bedroom' || place === 'living-room')) return around;
  return place === 'sea' && (around === 'boat' || around === 'beach' || around === 'shore') ? around : place;
}

const gods = /^(?:god|lord|yahweh|dieu|seigneur|éternel)$/;
const kings = /^(?:king|pharaoh|roi|pharaon)$/;

/** "The house of God", "Yahweh's house", « la maison du roi »: whose house it is tells what it is. */
export function houseOf(tokens: readonly Token[], from: number): ReadingPlace {
  const isLinked = /^(?:of|de|du)$/.test(tokens[from + 1]?.low ?? '');
  const near = [
    ...(tokens[from - 1]?.low === "'s" ? tokens.slice(Math.max(0, from - 2), from - 1) : []),
    ...(isLinked ? tokens.slice(from + 2, from + 4) : []),
    ...tokens.slice(Math.max(0, from - 1), from),
  ].map(({ low }) => low.replace(/['’]s$/, ''));
  if (near.some((word) => gods.test(word))) return 'temple';
  return near.some((word) => kings.test(word)) ? 'palace' : 'house';
}
