// Applies the looks that a creator wrote in the model sheet.
import type { PictureCast } from '#server/ports/illustrator.ts';
import { castNames } from '#shared/pictures/cast.ts';
import type { Look } from './look.ts';
import { idOfName } from './read-cast.ts';
import { attireFromWords } from '../today/words-of-attire.ts';
import { lookFromWords } from './words-of-look.ts';

/** Dresses the people that the creator has described; the studio's own proposals are what its wardrobe draws anyway. */
export function chosenLooks(cast: readonly PictureCast[]): (id: string, look: Look) => Look {
  const changes = new Map<string, PictureCast>();
  for (const member of cast) {
    if (!member.chosen || member.kind !== 'person') continue;
    const names = castNames(member);
    const ids = names.map(idOfName).filter((id) => id !== null);
    for (const id of ids.length > 0 ? ids : names) changes.set(id.toLowerCase(), member);
  }
  return (id, look) => {
    const own = changes.get(id.toLowerCase());
    return own && look.pattern !== 'wound' ? chosenLook(own, look) : look;
  };
}

/** A look as somebody's words change it, in the clothes of its own era. */
export function chosenLook(words: Pick<PictureCast, 'look' | 'cloth'>, look: Look): Look {
  const changed = { ...look, ...lookFromWords(words) };
  if (!look.attire) return changed;
  const headwear =
    changed.headwear === look.headwear
      ? look.headwear
      : (wornToday(changed.headwear, look.headwear) ?? changed.headwear);
  return { ...changed, headwear, attire: attireFromWords(words, look.attire) };
}

/** What "a cap" or "a headscarf" is today: the one that goes with the work or the land, where that has one. */
function wornToday(said: Look['headwear'], usual: Look['headwear']): Look['headwear'] | null {
  if (said === 'cap')
    return ['police-cap', 'cook-hat', 'nurse-cap', 'beret', 'kufi'].includes(usual) ? usual : 'visor-cap';
  if (said === 'helmet') return 'riding-helmet';
  if (said === 'headcloth') return ['head-tie', 'scarf'].includes(usual) ? usual : 'scarf';
  return null;
}
