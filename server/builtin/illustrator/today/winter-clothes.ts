import type { Look } from '../looks/look.ts';
import { chance } from '../drawing/random.ts';
import { type Attire, isOnePiece } from './attire.ts';

const wools = ['#b3352e', '#2f6f9a', '#3f7a54', '#d0912f', '#7a4a86', '#2f8080', '#b8577a'] as const;
const darks = ['#2f3a52', '#3f4a5a', '#4a3a34', '#3a4a44'] as const;

/** A look in the open in snow: long sleeves and legs, boots, and a woollen hat where nothing else is on the head. */
export function inWinter(look: Look, seed: string, id: string, nth: number): Look {
  if (!look.attire || look.age === 'baby') return look;
  const luck = chance(seed, id, nth, 'winter clothes');
  const [wool, dark] = [luck.pick(wools), luck.pick(darks)];
  return {
    ...look,
    attire: wrapped(look.attire, dark),
    ...(look.headwear === 'bare' ? { headwear: 'beanie', headColour: wool } : {}),
  };
}

function wrapped(attire: Attire, dark: string): Attire {
  const { bottom, over, bottomCloth, topCloth } = attire;
  const isLong = bottom === 'trousers' || bottom === 'long-skirt' || bottom === 'long-dress' || bottom === 'gown';
  // A dress of summer becomes a jumper of its colour: they are known by it.
  const top = isOnePiece(attire) ? bottomCloth : topCloth;
  const isThin = over === null || over.cut === 'cardigan' || over.cut === 'bib' || over.cut === 'apron';
  return {
    ...attire,
    sleeve: attire.sleeve === 'wide' ? 'wide' : 'long',
    ...(isThin && bottom !== 'gown' && bottom !== 'long-dress' ? { top: 'sweater', topCloth: top, over: null } : {}),
    ...(isLong ? {} : { bottom: 'trousers', bottomCloth: { ...bottomCloth, colour: dark, print: null } }),
    shoes: { kind: 'boots', colour: '#3a2f28' },
  };
}
