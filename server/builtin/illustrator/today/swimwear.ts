import { chance } from '../drawing/random.ts';
import type { Look } from '../looks/look.ts';
import type { Scene } from '../scene.ts';

const colours = ['#b3352e', '#2f6f9a', '#3f7a54', '#d0912f', '#7a4a86', '#2f8080', '#b8577a'] as const;

/** Whether people of a scene swim, leap into the water of a pool or stand in it. */
export const isForSwimwear = ({ era, place, acting }: Scene): boolean =>
  era === 'today' &&
  (acting?.action === 'swim' || (place === 'pool' && (acting?.action === 'jump' || acting?.wading === true)));

/** A look for the water: bare feet and arms, a suit of one colour, or trunks for boys and men. */
export function inSwimwear(look: Look, seed: string, id: string, nth: number): Look {
  if (!look.attire || look.age === 'baby') return look;
  const colour = chance(seed, id, nth, 'swimwear').pick(colours);
  const cloth = { colour, print: null, inks: [colour, colour] as const };
  const skin = { colour: look.skin, print: null, inks: [look.skin, look.skin] as const };
  return {
    ...look,
    ...(look.headwear === 'bare' ? {} : look.woman ? {} : { headwear: 'bare' as const }),
    attire: {
      ...look.attire,
      top: 'vest',
      topCloth: look.woman ? cloth : skin,
      sleeve: 'none',
      bottom: 'shorts',
      bottomCloth: cloth,
      over: null,
      details: [],
      shoes: { kind: 'barefoot', colour: look.skin },
    },
  };
}
