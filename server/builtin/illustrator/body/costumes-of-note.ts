// What well-known kinds of people of Bible times wear: kings, priests, prophets, soldiers, angels.
import type { Culture } from '../looks/culture.ts';
import type { PersonKind } from '../staging/kinds.ts';
import type { Look } from '../looks/look.ts';
import type { Chance } from '../drawing/random.ts';

/** Hair of the old. */
export const white = '#efece6';
export const grey = '#d9d4cc';

/** What leaders, prophets, soldiers and other people of note always have; null for other kinds. */
export function costumeOfNote(kind: PersonKind, luck: Chance, culture: Culture): Partial<Look> | null {
  const woman = {
    woman: true,
    beard: 'none',
    tall: 0.94,
    build: 0.92,
    headwear: luck.pick(culture.womenWear),
    hairStyle: 'long',
  } as const;
  const aged = { hair: luck.pick([grey, white]), beard: 'long' } as const;
  switch (kind) {
    case 'jesus':
      return {
        robe: '#f4ecdc',
        mantle: '#b23a3a',
        sash: '#8a5a36',
        trim: '#d9b56a',
        hair: '#4a2f1e',
        hairStyle: 'long',
        beard: 'full',
        headwear: 'bare',
        pattern: 'plain',
        build: 1,
        glow: true,
      };
    case 'king':
      return {
        robe: luck.pick(['#5b3a8c', '#7a2747', '#24508a']),
        mantle: luck.pick(['#a3202f', '#c28a1e', '#5a2a7a']),
        headwear: 'crown',
        trim: '#efc75e',
        sash: '#e3b23c',
        pattern: 'zigzag',
        beard: luck.pick(['full', 'long']),
        build: 1.1,
      };
    case 'queen':
      return {
        ...woman,
        robe: luck.pick(['#8a2f6a', '#2f6f8a', '#a3384a']),
        headwear: 'crown',
        mantle: '#6a2f7a',
        trim: '#efc75e',
        sash: '#e3b23c',
        pattern: 'zigzag',
      };
    case 'pharaoh':
      return {
        robe: '#f3e7c8',
        mantle: '#1f6f8a',
        headwear: 'headcloth',
        headColour: '#2a6fae',
        trim: '#efc04a',
        sash: '#efc04a',
        pattern: 'stripes',
        beard: 'none',
        build: 1.05,
      };
    case 'priest':
      return {
        robe: '#f0ead8',
        mantle: '#2f5f9a',
        headwear: 'mitre',
        headColour: '#fbf6e8',
        trim: '#d9a93a',
        sash: '#b5352f',
        pattern: 'band',
        beard: 'long',
        hair: luck.pick([grey, '#5a4636']),
        build: 1.08,
      };
    case 'levite':
      return {
        robe: '#dfe3e6',
        mantle: '#5a4a86',
        headwear: 'turban',
        headColour: '#e9e4f2',
        trim: '#8a78b8',
        sash: '#5a4a86',
        pattern: 'band',
        beard: 'full',
      };
    case 'scribe':
      return {
        robe: luck.pick(['#3d4f6b', '#51415f', '#47543f']),
        mantle: luck.pick(['#e6dcc3', '#c9b58c', '#b8c0c8']),
        headwear: luck.pick(['headcloth', 'turban']),
        headColour: luck.pick(['#f0e8d5', '#cfd6df']),
        beard: luck.pick(['long', 'full']),
        pattern: 'band',
        trim: '#d9b45a',
      };
    case 'samaritan':
      return {
        robe: '#2f7f78',
        mantle: '#e09a2d',
        headwear: 'headcloth',
        headColour: '#e8c15a',
        trim: '#f6dc8e',
        sash: '#8a3f24',
        pattern: 'zigzag',
        beard: 'full',
      };
    case 'robber':
      return {
        robe: luck.pick(['#3d3a45', '#4a3a33', '#353f3c', '#51303a']),
        headwear: luck.pick(['hood', 'turban', 'band', 'wrap']),
        headColour: luck.pick(['#2d2b36', '#5a2f2f', '#453a2c', '#6b2f2a']),
        sash: '#7a2f2a',
        trim: '#6b5a4a',
        pattern: 'plain',
        beard: luck.pick(['short', 'full']),
      };
    case 'giant':
      return {
        robe: '#5a3330',
        armour: true,
        headwear: 'helmet',
        headColour: '#a8843f',
        trim: '#8a2a2a',
        beard: 'full',
        hair: '#2a1714',
        build: 1.35,
        tall: 1.62,
        mantle: null,
      };
    case 'soldier':
      return {
        robe: luck.pick(['#8a2f2f', '#6f3a2a', '#7a4030']),
        armour: true,
        headwear: 'helmet',
        headColour: luck.pick(['#b8a06a', '#9aa0a6', '#c2a35a']),
        trim: luck.pick(['#a32f2f', '#2f4f7a']),
        beard: luck.pick(['none', 'short']),
        mantle: luck.maybe(0.5) ? '#9a2b2b' : null,
      };
    case 'moses':
      return {
        robe: '#b5522f',
        mantle: '#e8dcc0',
        headwear: 'headcloth',
        headColour: '#efe2c4',
        ...aged,
        beard: 'long',
        pattern: 'stripes',
        trim: '#f0d9a0',
      };
    case 'noah':
      return { robe: '#7a5a3a', mantle: '#4f7a6a', headwear: 'bare', hairStyle: 'long', ...aged, pattern: 'band' };
    case 'patriarch':
    case 'elder':
    case 'prophet':
      return {
        ...(luck.maybe(kind === 'prophet' ? 0.5 : 1) ? aged : {}),
        beard: 'long',
        headwear: luck.pick(['headcloth', 'hood', 'headcloth', 'bare']),
        mantle: luck.pick(['#8a6a45', '#e2d3b0', '#6a5f50', '#a8784a']),
      };
    case 'angel':
      return {
        robe: '#fdf7e6',
        mantle: null,
        sash: '#e9c25a',
        trim: '#f3d98a',
        beard: 'none',
        headwear: 'circlet',
        hairStyle: 'long',
        hair: luck.pick(['#6b4527', '#2a1a12', '#a9743a']),
        wings: true,
        glow: true,
        pattern: 'plain',
        tall: 1.04,
      };
    case 'magus':
      return {
        robe: luck.pick(['#5a2f7a', '#1f5f7a', '#8a3a2a', '#2f6f4a']),
        mantle: luck.pick(['#d9a02f', '#b5352f', '#274b8a']),
        headwear: luck.pick(['turban', 'crown', 'turban']),
        pattern: 'zigzag',
        trim: '#f3cf62',
        beard: luck.pick(['long', 'full']),
        build: 1.05,
      };
    case 'merchant':
    case 'rich-man':
    case 'judge':
      return {
        robe: luck.pick(['#6a2f5a', '#2f5a6a', '#7a4a1f']),
        mantle: luck.pick(['#d9a441', '#c9c2e0', '#b5483a']),
        headwear: luck.pick(['turban', 'headcloth']),
        trim: '#f0cf70',
        pattern: 'zigzag',
        build: 1.15,
      };
    case 'teacher':
      return { robe: '#6f7f5a', mantle: '#e6d9bd', beard: 'full', headwear: 'bare', hairStyle: 'bald' };
    default:
      return null;
  }
}
