import type { CulturalContext } from '#shared/vocabulary.ts';
import { contrast, mix } from './colour.ts';
import { type Culture, cultures } from './culture.ts';
import type { Look } from './look.ts';
import { type Chance, chance } from './random.ts';
import type { PersonKind } from './scene.ts';

const white = '#efece6';
const grey = '#d9d4cc';

/** What a kind of person always has; the rest is left to chance. */
function fixed(kind: PersonKind, luck: Chance, culture: Culture): Partial<Look> {
  const woman = { woman: true, beard: 'none', tall: 0.94, build: 0.92, headwear: luck.pick(culture.womenWear), hairStyle: 'long' } as const;
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
    case 'fisherman':
      return {
        robe: luck.pick(['#4f7f96', '#7a8f6a', '#b98f5a', '#8a5f4a', '#5f6f8f']),
        headwear: luck.pick(['bare', 'band', 'bare', 'turban']),
        mantle: null,
        pattern: luck.pick(['plain', 'stripes']),
        beard: luck.pick(['full', 'short', 'full']),
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
      return { robe: '#8a5f3a', mantle: '#5a7352', headwear: 'headcloth', headColour: '#e8d9b8', beard: 'full', pattern: 'stripes' };
    case 'mother':
    case 'woman':
      return { ...woman, mantle: luck.maybe(0.3) ? luck.pick(culture.cloth) : null };
    case 'widow':
      return { ...woman, robe: '#4a4658', headwear: 'veil', headColour: '#2f2d3c', hair: grey, trim: '#8a86a0', pattern: 'plain' };
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
        headwear: luck.pick(['straw', 'turban', 'band', 'headcloth']),
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

/** How a person looks: the same for the same tale seed, person and context. `nth` tells the members of a group apart. */
export function lookOf(seed: string, id: string, kind: PersonKind, context: CulturalContext, nth = 0): Look {
  const culture = cultures[context];
  const luck = chance(seed, id, nth, 'look');
  const crowd = kind === 'crowd' || kind === 'man' || kind === 'disciple';
  const female = kind === 'crowd' && luck.maybe(0.45);
  const robe = luck.pick(culture.cloth);
  const own = fixed(female ? 'woman' : kind, luck, culture);
  const skin = luck.pick(culture.skins);
  const headwear = luck.pick(culture.menWear);
  const old = crowd && luck.maybe(0.2);
  const look: Look = {
    skin,
    hair: old ? grey : luck.pick(culture.hairs),
    hairStyle: luck.pick(culture.hairStyles),
    beard: old ? 'long' : luck.pick(['full', 'short', 'full', 'long', 'short', 'none']),
    headwear,
    headColour: luck.pick(['#efe4cb', '#e2cfa4', '#d6dde0', '#c9803f', '#8fa08a', '#b5503f', '#f3ead6']),
    robe,
    mantle: luck.maybe(0.45) ? luck.pick(culture.cloth) : null,
    sash: luck.pick(['#6b4a2f', '#e0b04a', '#efe3c6', '#7a2f2a', '#3f5f6f']),
    trim: luck.pick(culture.trims),
    pattern: luck.pick(culture.patterns),
    build: luck.between(0.94, 1.08),
    tall: luck.between(0.97, 1.04),
    woman: false,
    wings: false,
    glow: false,
    armour: false,
    ...own,
  };
  const cloth = look.mantle && contrast(look.mantle, look.robe) < 0.14 ? mix(look.mantle, '#f6e8c8', 0.55) : look.mantle;
  const trim = contrast(look.trim, look.robe) < 0.15 ? mix(look.trim, '#fff4d6', 0.6) : look.trim;
  return { ...look, mantle: cloth, trim };
}

/** Changes a look that is too like another in the same picture. */
export function apart(look: Look, others: readonly Look[], context: CulturalContext): Look {
  const like = (one: Look) =>
    others.some(
      (other) =>
        contrast(one.robe, other.robe) < 0.1 &&
        one.headwear === other.headwear &&
        one.beard === other.beard &&
        contrast(one.headColour, other.headColour) < 0.1,
    );
  if (!like(look)) return look;
  const choices = cultures[context].cloth.map((robe) => ({ ...look, robe }));
  return choices.find((one) => !like(one)) ?? { ...look, beard: look.beard === 'long' ? 'short' : 'long' };
}
