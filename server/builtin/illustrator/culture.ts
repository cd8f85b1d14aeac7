import type { CulturalContext } from '#shared/vocabulary.ts';
import type { Headwear, Look } from './look.ts';

/** What a cultural context looks like: people, cloth, land, trees and houses. */
export type Culture = {
  readonly skins: readonly [string, ...string[]];
  readonly hairs: readonly [string, ...string[]];
  readonly hairStyles: readonly [Look['hairStyle'], ...Look['hairStyle'][]];
  /** Robes of ordinary people. */
  readonly cloth: readonly [string, ...string[]];
  readonly trims: readonly [string, ...string[]];
  readonly patterns: readonly [Look['pattern'], ...Look['pattern'][]];
  readonly menWear: readonly [Headwear, ...Headwear[]];
  readonly womenWear: readonly [Headwear, ...Headwear[]];
  /** Fields and hills; sand and rock; earth of roads. */
  readonly green: string;
  readonly sand: string;
  readonly earth: string;
  readonly rock: string;
  readonly wall: string;
  readonly roof: string;
  readonly trees: readonly [TreeKind, ...TreeKind[]];
  readonly houses: HouseKind;
};
export type TreeKind = 'olive' | 'palm' | 'baobab' | 'acacia' | 'cypress' | 'oak' | 'cherry' | 'pine' | 'bamboo' | 'banana' | 'jacaranda';
export type HouseKind = 'flat' | 'thatch' | 'dome' | 'pagoda' | 'gable' | 'colonial';

const near = {
  cloth: [
    '#a8442f',
    '#c98a35',
    '#5a7a52',
    '#38627f',
    '#8a5a78',
    '#b86f4a',
    '#6f7f8f',
    '#9c7b4f',
    '#4f8580',
    '#bf5b52',
    '#75663f',
    '#7a4634',
  ],
  trims: ['#f0d9a0', '#e9c46a', '#d9e0cf', '#f2e3c6', '#3a5a78', '#7a2f2a'],
} as const;

export const cultures: Record<CulturalContext, Culture> = {
  universal: {
    skins: ['#8d5a3a', '#c58a5c', '#6b4329', '#e0ac82', '#a9714a', '#b97a4e', '#d39a6e'],
    hairs: ['#2a1a12', '#3b2416', '#1d1512', '#5a3a22', '#46301f'],
    hairStyles: ['short', 'curly', 'short', 'long'],
    cloth: near.cloth,
    trims: near.trims,
    patterns: ['band', 'plain', 'stripes', 'band', 'dots'],
    menWear: ['headcloth', 'bare', 'turban', 'band', 'headcloth', 'bare', 'cap'],
    womenWear: ['veil', 'veil', 'hood', 'wrap'],
    green: '#86ad5f',
    sand: '#e3bd83',
    earth: '#c9986a',
    rock: '#a08d7c',
    wall: '#e2c79c',
    roof: '#c58f5e',
    trees: ['olive', 'oak', 'cypress', 'palm'],
    houses: 'flat',
  },
  'west-african': {
    skins: ['#6b4229', '#7a4d30', '#5f3b26', '#85573a', '#74492d', '#8f6040'],
    hairs: ['#17100d', '#1f1511', '#241812'],
    hairStyles: ['curly', 'curly', 'short', 'bald'],
    cloth: [
      '#d9822b',
      '#1f5a8c',
      '#b3352e',
      '#2f7d4f',
      '#6a3d8f',
      '#e0b02f',
      '#0f6d73',
      '#c2571f',
      '#8a2f4a',
      '#3a4f9a',
      '#7a8f2a',
      '#a8542a',
    ],
    trims: ['#f5c542', '#f2e6c8', '#e8572e', '#2fae73', '#f28f3b'],
    patterns: ['zigzag', 'dots', 'stripes', 'zigzag', 'band'],
    menWear: ['cap', 'bare', 'cap', 'bare', 'turban'],
    womenWear: ['wrap', 'wrap', 'veil', 'wrap'],
    green: '#93a04b',
    sand: '#d99a55',
    earth: '#b8653a',
    rock: '#8f6a55',
    wall: '#c67f4e',
    roof: '#b08a45',
    trees: ['baobab', 'acacia', 'palm', 'baobab'],
    houses: 'thatch',
  },
  'middle-eastern': {
    skins: ['#b98255', '#c9966a', '#a56f45', '#8f5d3a', '#d2a27a'],
    hairs: ['#1f1511', '#2a1a12', '#33211a'],
    hairStyles: ['short', 'long', 'curly', 'short'],
    cloth: [
      '#8f3b2e',
      '#c08a3e',
      '#5b6b4a',
      '#31587a',
      '#7b4a63',
      '#a9673f',
      '#5f6f7a',
      '#8d7348',
      '#3f726f',
      '#b5785a',
      '#6a5536',
      '#96543c',
    ],
    trims: ['#f0d9a0', '#d9b45a', '#e8dcc4', '#7a2f2a', '#2f4f6a'],
    patterns: ['stripes', 'band', 'plain', 'stripes', 'band'],
    menWear: ['headcloth', 'turban', 'headcloth', 'bare', 'headcloth'],
    womenWear: ['veil', 'veil', 'hood'],
    green: '#a3a662',
    sand: '#e8bf7d',
    earth: '#d0a066',
    rock: '#b09070',
    wall: '#ead0a0',
    roof: '#d8b079',
    trees: ['olive', 'palm', 'cypress', 'olive'],
    houses: 'dome',
  },
  asian: {
    skins: ['#e3b98e', '#d6a677', '#c7925f', '#edc9a3'],
    hairs: ['#14110f', '#1b1614', '#231b18'],
    hairStyles: ['short', 'long', 'short', 'bald'],
    cloth: [
      '#2f5f7a',
      '#a8323a',
      '#5f8a6a',
      '#c9974a',
      '#6a5a8f',
      '#8fae9a',
      '#d07f73',
      '#3f7f8a',
      '#7a6a52',
      '#b85c7c',
      '#49626f',
      '#9a4a35',
    ],
    trims: ['#f3e5cf', '#d8b25a', '#20303f', '#e9a6b3', '#8f2f35'],
    patterns: ['band', 'plain', 'dots', 'band'],
    menWear: ['bare', 'straw', 'band', 'bare', 'cap'],
    womenWear: ['bare', 'veil', 'hood', 'bare'],
    green: '#7fb07a',
    sand: '#dcc79a',
    earth: '#b99c78',
    rock: '#8d9a99',
    wall: '#e9dcc3',
    roof: '#5d6f7d',
    trees: ['cherry', 'pine', 'bamboo', 'cherry'],
    houses: 'pagoda',
  },
  european: {
    skins: ['#f0c8a4', '#e3b48c', '#f4d3b5', '#d9a67c'],
    hairs: ['#6b4527', '#3f2a1a', '#a9743a', '#54351f', '#8a5a30'],
    hairStyles: ['short', 'long', 'curly', 'short'],
    cloth: [
      '#7a2f36',
      '#2f4f7a',
      '#4f6b3a',
      '#b58a3a',
      '#5f3f6f',
      '#8a6a4a',
      '#3f6f6a',
      '#a0553a',
      '#6a7a8a',
      '#93406a',
      '#586233',
      '#3d4a5a',
    ],
    trims: ['#e8d9b5', '#c9a24a', '#f3ecdc', '#5a2a2a'],
    patterns: ['plain', 'band', 'plain', 'stripes'],
    menWear: ['bare', 'hood', 'cap', 'bare', 'straw'],
    womenWear: ['veil', 'hood', 'bare', 'veil'],
    green: '#79a95a',
    sand: '#d8c193',
    earth: '#b08f6a',
    rock: '#8f9499',
    wall: '#e6dcc8',
    roof: '#b0563f',
    trees: ['oak', 'cypress', 'pine', 'oak'],
    houses: 'gable',
  },
  'latin-american': {
    skins: ['#b9794c', '#9a6038', '#cf9a6c', '#83502f', '#dcae84'],
    hairs: ['#1a120e', '#241812', '#33211a'],
    hairStyles: ['short', 'long', 'curly', 'long'],
    cloth: [
      '#d1495b',
      '#1f8a8a',
      '#edae49',
      '#3a66b0',
      '#7b3f98',
      '#2f9e62',
      '#e8702a',
      '#c2307a',
      '#6b8f2f',
      '#b5472f',
      '#357a9f',
      '#94568f',
    ],
    trims: ['#ffd23f', '#ff7f50', '#3bceac', '#fbf1d8', '#ee4266'],
    patterns: ['zigzag', 'stripes', 'band', 'zigzag', 'dots'],
    menWear: ['straw', 'bare', 'band', 'bare', 'straw'],
    womenWear: ['veil', 'bare', 'veil', 'hood'],
    green: '#6fae52',
    sand: '#e6bd7a',
    earth: '#c07a48',
    rock: '#94857a',
    wall: '#f2d9a6',
    roof: '#cc6b45',
    trees: ['palm', 'banana', 'jacaranda', 'palm'],
    houses: 'colonial',
  },
};
