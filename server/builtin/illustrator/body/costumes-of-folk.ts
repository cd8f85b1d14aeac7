// What ordinary people of Bible times wear, by kind: shepherds, fishermen, widows.
import type { Culture } from '../looks/culture.ts';
import type { PersonKind } from '../staging/kinds.ts';
import { grey } from './costumes-of-note.ts';
import type { Look } from '../looks/look.ts';
import type { Chance } from '../drawing/random.ts';

/** What ordinary people of a kind always have. */
export function costumeOfFolk(kind: PersonKind, luck: Chance, culture: Culture): Partial<Look> {
  const woman = {
    woman: true,
    beard: 'none',
    tall: 0.94,
    build: 0.92,
    headwear: luck.pick(culture.womenWear),
    hairStyle: 'long',
  } as const;
  switch (kind) {
    case 'innkeeper':
      return {
        robe: '#a8673c',
        headwear: 'cap',
        headColour: '#7a3f2a',
        sash: '#efe3c6',
        trim: '#e8d2a0',
        beard: 'full',
        build: 1.22,
        mantle: null,
      };
    case 'shepherd':
      return {
        robe: luck.pick(['#9a7a4f', '#7d6f4a', '#8a5f43']),
        mantle: luck.pick(['#e6d6b4', '#6f7f52', '#b98a55']),
        headwear: luck.pick(['headcloth', 'hood', 'band']),
        pattern: luck.pick(['stripes', 'plain']),
      };
    case 'young-shepherd':
      return {
        robe: '#c9703a',
        sash: '#5a3a24',
        headwear: 'band',
        headColour: '#8a2f2a',
        hair: '#7a3f1f',
        hairStyle: 'curly',
        beard: 'none',
        tall: 0.82,
        build: 0.92,
        mantle: null,
        pattern: 'plain',
        trim: '#f0d9a0',
      };
    case 'fisherman':
      return {
        robe: luck.pick(['#4f7f96', '#7a8f6a', '#b98f5a', '#8a5f4a', '#5f6f8f']),
        headwear: luck.pick(['bare', 'band', 'bare', 'turban']),
        mantle: null,
        pattern: luck.pick(['plain', 'stripes']),
        beard: luck.pick(['full', 'short', 'full']),
      };
    case 'father':
      return {
        hair: grey,
        beard: 'long',
        headwear: 'turban',
        robe: '#7a3f63',
        mantle: '#d9a441',
        trim: '#f3dc9c',
        pattern: 'band',
        headColour: '#f0e6d0',
      };
    case 'son':
      return {
        robe: luck.pick(['#4f8fae', '#c9803a', '#6a9a5a']),
        beard: 'none',
        headwear: 'bare',
        hairStyle: luck.pick(['short', 'curly']),
        tall: 0.94,
        build: 0.92,
        mantle: null,
      };
    case 'brother':
      return { beard: 'short', mantle: null, headwear: luck.pick(['bare', 'band', 'headcloth']) };
    case 'mary':
      return {
        ...woman,
        robe: '#d9c7d6',
        headwear: 'veil',
        headColour: '#2f62a8',
        trim: '#e9cf8a',
        sash: '#2f62a8',
        mantle: '#3b70b4',
        pattern: 'plain',
      };
    case 'joseph':
      return {
        robe: '#8a5f3a',
        mantle: '#5a7352',
        headwear: 'headcloth',
        headColour: '#e8d9b8',
        beard: 'full',
        pattern: 'stripes',
      };
    case 'mother':
    case 'woman':
      return { ...woman, mantle: luck.maybe(0.3) ? luck.pick(culture.cloth) : null };
    case 'widow':
      return {
        ...woman,
        robe: '#4a4658',
        headwear: 'veil',
        headColour: '#2f2d3c',
        hair: grey,
        trim: '#8a86a0',
        pattern: 'plain',
      };
    case 'eve':
    case 'adam':
      return {
        robe: '#6f9a4a',
        trim: '#a9c96a',
        sash: '#4f7a35',
        headwear: 'bare',
        hairStyle: 'long',
        mantle: null,
        pattern: 'zigzag',
        ...(kind === 'eve' ? { woman: true, beard: 'none', tall: 0.94, build: 0.9 } : { beard: 'short' }),
      };
    case 'girl':
      return { ...woman, tall: 0.74, headwear: luck.pick(['veil', 'band', 'bare']), mantle: null };
    case 'child':
      return {
        beard: 'none',
        tall: luck.between(0.58, 0.66),
        headwear: luck.pick(['bare', 'band', 'bare']),
        mantle: null,
        build: 1.02,
        woman: luck.maybe(0.45),
      };
    case 'baby':
      return { beard: 'none', tall: 0.4, headwear: 'bare', robe: '#f6efdf', mantle: null };
    case 'dreamer':
      return {
        robe: '#c9443a',
        mantle: null,
        pattern: 'many',
        trim: '#f2c84b',
        sash: '#3f6fa8',
        headwear: 'band',
        headColour: '#f2c84b',
        beard: 'none',
        hairStyle: 'curly',
      };
    case 'risen':
      return {
        robe: '#efe8d8',
        mantle: null,
        pattern: 'wound',
        trim: '#c9bda2',
        sash: '#e3d8c0',
        headwear: 'wrap',
        headColour: '#f3ecdc',
        beard: 'short',
      };
    case 'shadow':
      return {
        skin: '#4a4358',
        hair: '#1d1a26',
        robe: '#2a2536',
        mantle: '#1d1a2a',
        headwear: 'hood',
        headColour: '#1d1a2a',
        trim: '#3f3850',
        sash: '#3f3850',
        beard: 'none',
        pattern: 'plain',
      };
    case 'ethiopian':
      return {
        skin: '#5f3a24',
        hair: '#1d1512',
        robe: '#d9a02a',
        mantle: '#2f7a5a',
        headwear: 'turban',
        headColour: '#fbf3dc',
        trim: '#b5352f',
        sash: '#b5352f',
        pattern: 'zigzag',
        beard: 'short',
        hairStyle: 'short',
      };
    case 'servant':
      return {
        mantle: null,
        headwear: luck.pick(['band', 'bare', 'cap']),
        beard: luck.pick(['none', 'short']),
        pattern: 'plain',
        robe: luck.pick(['#b59a72', '#8f9a7a', '#a3836a']),
      };
    case 'farmer':
    case 'builder':
      return {
        mantle: null,
        headwear: luck.pick(['turban', 'band', 'headcloth']),
        sash: '#6b4a2f',
        pattern: luck.pick(['plain', 'stripes']),
      };
    case 'beggar':
      return {
        robe: '#8a7a62',
        mantle: null,
        headwear: luck.pick(['hood', 'bare', 'band']),
        headColour: '#6f6350',
        sash: '#5f5240',
        trim: '#75684f',
        pattern: 'plain',
        build: 0.88,
        beard: luck.pick(['full', 'long']),
      };
    case 'traveller':
      return {
        robe: '#c7793f',
        mantle: null,
        headwear: 'band',
        headColour: '#e8dcc0',
        trim: '#f3dfae',
        sash: '#5f7f86',
        pattern: 'stripes',
        beard: 'short',
      };
    default:
      return {};
  }
}
