// A look is how a person appears in every picture of a tale: face, hair and clothes.
import type { ReadingAge } from '#shared/pictures/scene-reading.ts';
import type { Attire } from '../today/attire.ts';

/** How a figure looks in all pictures of a tale: its face and its clothes, never its posture. Colours are `#rrggbb`. */
export type Look = {
  readonly skin: string;
  readonly hair: string;
  readonly hairStyle: 'short' | 'long' | 'curly' | 'bald' | HairOfToday;
  readonly beard: 'none' | 'short' | 'full' | 'long';
  readonly headwear: Headwear;
  readonly headColour: string;
  readonly robe: string;
  readonly mantle: string | null;
  readonly sash: string;
  readonly trim: string;
  readonly pattern: 'plain' | 'band' | 'stripes' | 'zigzag' | 'dots' | 'many' | 'wound';
  /** Width of the body; 1 is usual. */
  readonly build: number;
  /** Height; 1 is a grown man, a child about 0.62. */
  readonly tall: number;
  readonly woman: boolean;
  readonly wings: boolean;
  readonly glow: boolean;
  readonly armour: boolean;
  /** Decides the proportions of the body; a grown body when left out. */
  readonly age?: ReadingAge;
  /** With child: a round belly under the clothes. */
  readonly pregnant?: boolean;
  /** Blind: the eyes are closed. */
  readonly blind?: boolean;
  readonly moustache?: boolean;
  /** Has one arm: the far sleeve is empty. */
  readonly oneArm?: boolean;
  readonly wheelchair?: boolean;
  /** Leans on a walking stick. */
  readonly stick?: boolean;
  /** A baby tied on the back: the colour of its skin and of the cloth. */
  readonly onBack?: { readonly skin: string; readonly cloth: string };
  /** A school bag on the back, of this colour. */
  readonly schoolBag?: string;
  /** Clothes of today, worn instead of the robe. */
  readonly attire?: Attire;
};
/** Hair that only people in modern tales wear. */
export type HairOfToday = 'afro' | 'cropped' | 'loose' | 'braids' | 'bun' | 'ponytail' | 'puffs';
export type Headwear =
  | 'bare'
  | 'headcloth'
  | 'veil'
  | 'turban'
  | 'crown'
  | 'helmet'
  | 'mitre'
  | 'hood'
  | 'cap'
  | 'band'
  | 'wrap'
  | 'circlet'
  | HatOfToday;
/** What only people in modern tales wear on their heads. */
export type HatOfToday =
  | 'head-tie'
  | 'scarf'
  | 'visor-cap'
  | 'straw-hat'
  | 'palm-hat'
  | 'felt-hat'
  | 'riding-helmet'
  | 'police-cap'
  | 'kufi'
  | 'beanie'
  | 'cook-hat'
  | 'beret'
  | 'nurse-cap';

/** What a face shows. */
export type Feeling =
  | 'calm'
  | 'happy'
  | 'proud'
  | 'sad'
  | 'weeping'
  | 'ashamed'
  | 'tired'
  | 'hurting'
  | 'afraid'
  | 'angry'
  | 'asleep'
  | 'praying'
  | 'amazed';
