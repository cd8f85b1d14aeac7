// Understands the words of a look ("grey beard, red robe").
import { grey, white } from '../body/costumes-of-note.ts';
import type { Headwear, Look } from './look.ts';

export const cloths: Readonly<Record<string, string>> = {
  white: '#f5f0e4',
  cream: '#efe2c4',
  sand: '#dcc59a',
  beige: '#dcc59a',
  grey: '#9aa0a6',
  gray: '#9aa0a6',
  black: '#2d2b36',
  brown: '#7a5238',
  rust: '#b5522f',
  red: '#a8332c',
  scarlet: '#b8252c',
  crimson: '#9a2033',
  pink: '#d99aa0',
  rose: '#c47a84',
  orange: '#d0773a',
  ochre: '#d09a35',
  yellow: '#e3bb4a',
  gold: '#dcae3c',
  golden: '#dcae3c',
  green: '#4f7d4a',
  olive: '#78803f',
  teal: '#2f7f78',
  turquoise: '#3fa09a',
  blue: '#2f5f9a',
  indigo: '#37397a',
  violet: '#6a4a9a',
  purple: '#6a2f7a',
  plum: '#7a3f63',
  bronze: '#a8843f',
  silver: '#c3c8cc',
};
const hairs: Readonly<Record<string, string>> = {
  white,
  grey,
  gray: grey,
  silver: grey,
  black: '#1a1210',
  dark: '#241712',
  brown: '#5a3a22',
  auburn: '#7a3f1f',
  red: '#8a4520',
  blond: '#c79a56',
  blonde: '#c79a56',
  fair: '#c79a56',
};
const skins: Readonly<Record<string, string>> = {
  black: '#4d2f20',
  dark: '#5f3b27',
  brown: '#8d5a3a',
  olive: '#b98a5c',
  tan: '#b97a4e',
  light: '#dca981',
  fair: '#e6ba96',
  pale: '#edc9a8',
};
const headwears: readonly (readonly [RegExp, Headwear])[] = [
  [/\bbare[- ]?head(?:ed)?\b|\bno head(?:cloth|wear)\b/, 'bare'],
  [/\bhead[- ]?ties?\b|\bgele\b/, 'head-tie'],
  [/\bhijabs?\b/, 'scarf'],
  [/\b(?:straw|sun) hats?\b/, 'straw-hat'],
  [/\bpalm hats?\b/, 'palm-hat'],
  [/\b(?:riding|crash|motorcycle|bicycle) helmets?\b/, 'riding-helmet'],
  [/\b(?:baseball|peaked) caps?\b/, 'visor-cap'],
  [/\bkufis?\b/, 'kufi'],
  [/\b(?:beanies?|(?:woolly|woollen|knitted|bobble) hats?)\b/, 'beanie'],
  [/\bpolice (?:cap|hat)s?\b/, 'police-cap'],
  [/\b(?:chef|cook|baker)['’]?s? hats?\b/, 'cook-hat'],
  [/\bnurse['’]?s? caps?\b/, 'nurse-cap'],
  [/\bberets?\b/, 'beret'],
  [/\bhats?\b/, 'felt-hat'],
  [/\bhead ?cloths?\b|\bkerchief\b|\bhead ?scar(?:f|ves)\b/, 'headcloth'],
  [/\bveils?\b/, 'veil'],
  [/\bturbans?\b/, 'turban'],
  [/\bcrowns?\b/, 'crown'],
  [/\bhelmets?\b/, 'helmet'],
  [/\bmitres?\b/, 'mitre'],
  [/\bhoods?\b/, 'hood'],
  [/\bcaps?\b/, 'cap'],
  [/\bhead ?bands?\b/, 'band'],
  [/\bcirclets?\b/, 'circlet'],
  [/\bhead ?wraps?\b/, 'wrap'],
];

const hairdos: readonly (readonly [RegExp, Look['hairStyle']])[] = [
  [/\bbraid|\bplait|\bcornrow/, 'braids'],
  [/\bafro\b/, 'afro'],
  [/\bponytail/, 'ponytail'],
  [/\bbun\b/, 'bun'],
  [/\bpuffs\b/, 'puffs'],
  [/\bcropped\b|\bshaved\b/, 'cropped'],
];

export type Words = { readonly look: string; readonly cloth: string };
type Changes = { -readonly [K in keyof Look]?: Look[K] };
export const phrases = (text: string): string[] =>
  text.toLowerCase().split(/[,;.]|\band\b|\bwith\b|\bover\b|\bunder\b/);
/** The last colour of a phrase is its noun's: "bright red robe". */
export const colourIn = (phrase: string, colours: Readonly<Record<string, string>>): string | undefined =>
  (phrase.match(/[a-z]+/g) ?? []).map((word) => colours[word]).findLast((colour) => colour !== undefined);

/** What somebody's words about a figure change in how it is drawn; what they leave open stays as it was. */
export function lookFromWords({ look, cloth }: Words): Partial<Look> {
  const changes: Changes = {};
  for (const phrase of phrases(look)) readBody(phrase, changes);
  if (!changes.hair && /\b(?:old|elderly|aged)\b/i.test(look)) changes.hair = grey;
  for (const phrase of phrases(cloth)) readCloth(phrase, changes);
  return changes;
}

function readBody(phrase: string, changes: Changes): void {
  const hair = colourIn(phrase, hairs);
  if (/\bbald\b/.test(phrase)) changes.hairStyle = 'bald';
  if (/\bbeard/.test(phrase)) {
    if (/\b(?:no|without)\b|beardless/.test(phrase)) changes.beard = 'none';
    else changes.beard = /\blong\b/.test(phrase) ? 'long' : /\bshort\b/.test(phrase) ? 'short' : 'full';
    if (hair && changes.beard !== 'none') changes.hair ??= hair;
  } else if (/\bhair|\bbraid|\bafro\b|\bponytail|\bbun\b|\bpuffs\b/.test(phrase)) {
    if (hair) changes.hair = hair;
    const style = /\b(long|short|curly)\b/.exec(phrase)?.[1];
    const dressed = hairdos.find(([words]) => words.test(phrase))?.[1];
    if (dressed) changes.hairStyle = dressed;
    else if (style) changes.hairStyle = style as 'long' | 'short' | 'curly';
  }
  if (/\bclean[- ]shaven\b/.test(phrase)) changes.beard = 'none';
  if (/\bskin(?:ned)?\b/.test(phrase)) {
    const skin = colourIn(phrase, skins);
    if (skin) changes.skin = skin;
  }
  if (/\b(?:stout|heavy|broad|fat)\b/.test(phrase)) changes.build = 1.2;
  if (/\b(?:lean|thin|slim|slender)\b/.test(phrase)) changes.build = 0.9;
}

function readCloth(phrase: string, changes: Changes): void {
  const colour = colourIn(phrase, cloths);
  const none = /\b(?:no|without)\b/.test(phrase);
  const pattern = /\bstrip/.test(phrase)
    ? 'stripes'
    : /\bdot/.test(phrase)
      ? 'dots'
      : /\bplain\b/.test(phrase)
        ? 'plain'
        : null;
  const worn = headwears.find(([words]) => words.test(phrase))?.[1];
  if (worn) {
    changes.headwear = none ? 'bare' : worn;
    if (colour) changes.headColour = colour;
    return;
  }
  if (/\b(?:mantle|cloak|shawl|coat)s?\b/.test(phrase)) {
    if (none) changes.mantle = null;
    else if (colour) changes.mantle = colour;
    return;
  }
  if (/\b(?:sash|belt|girdle)(?:es|s)?\b/.test(phrase)) {
    if (colour) changes.sash = colour;
    return;
  }
  if (pattern) changes.pattern = pattern;
  if (colour && !/\b(?:sandals?|shoes?|armou?r|trim|border|wings?)\b/.test(phrase)) changes.robe = colour;
}
