// Tells whoever is on the way home from whoever is there already.
import type { ReadingAction } from '#shared/pictures/scene-reading.ts';
import type { Deed } from '../deeds/deed.ts';
import { wordClass } from '../language/word-classes.ts';
import type { Token } from '../scene/scene-sentences.ts';

const insides = wordClass('scene-place', 'inside');
/** Actions on the way: somebody walking home is not there yet. */
const underWay = new Set<ReadingAction>(['walk', 'run', 'ride', 'follow', 'drive', 'herd', 'carry']);

export const isHome = (tokens: readonly Token[], at: number): boolean => /^(?:home|maison)$/.test(tokens[at]!.low);

/** "Walked home", « courut à la maison », and no deed after it that is done there. */
export function isHomeward(tokens: readonly Token[], from: number, to: number, deeds: readonly Deed[]): boolean {
  const deed = deeds.findLast(({ at }) => at < from);
  if (!isHome(tokens, to) || !deed || !underWay.has(deed.action) || from - deed.at > 4) return false;
  const isInside = tokens.slice(deed.at + 1, from).some(({ low, mark }) => mark || insides.test(low));
  const goesOn = ({ at, happens, weight, actors }: Deed) =>
    at > to && happens && weight === 1 && actors.some((id) => deed.actors.includes(id));
  return !isInside && !deeds.some(goesOn);
}
