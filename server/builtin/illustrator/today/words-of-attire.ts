// Understands words for modern clothes ("a blue shirt and jeans").
import { cloths, colourIn, phrases, type Words } from '../looks/words-of-look.ts';
import type { Attire, PrintName } from './attire.ts';

type Change = { -readonly [K in keyof Attire]?: Attire[K] };
/** What a word changes; `part` is the piece of clothing that a colour beside it is for. */
type Garment = {
  readonly words: RegExp;
  readonly part: 'top' | 'bottom' | 'over' | 'shoes' | 'none';
  readonly change: Change;
};

const garments: readonly Garment[] = [
  { words: /\bt-?shirts?\b/, part: 'top', change: { top: 'tee', sleeve: 'short' } },
  { words: /\bjersey\b/, part: 'top', change: { top: 'jersey', sleeve: 'short' } },
  { words: /\bscrubs\b/, part: 'top', change: { top: 'scrubs', sleeve: 'short', bottom: 'trousers' } },
  { words: /\b(?:sweater|pullover|jumper|hoodie)s?\b/, part: 'top', change: { top: 'sweater', sleeve: 'long' } },
  { words: /\b(?:smock|tunic|poncho)s?\b/, part: 'top', change: { top: 'smock' } },
  { words: /\bblouses?\b/, part: 'top', change: { top: 'blouse' } },
  { words: /\bshirts?\b/, part: 'top', change: { top: 'shirt' } },
  { words: /\bjeans\b/, part: 'bottom', change: { bottom: 'trousers' } },
  { words: /\b(?:trousers|pants)\b/, part: 'bottom', change: { bottom: 'trousers' } },
  { words: /\bshorts\b/, part: 'bottom', change: { bottom: 'shorts' } },
  { words: /\bwrapper\b|\blong skirts?\b|\bslit\b/, part: 'bottom', change: { bottom: 'long-skirt' } },
  { words: /\bskirts?\b/, part: 'bottom', change: { bottom: 'skirt' } },
  { words: /\blong dress(?:es)?\b|\bkaftans?\b/, part: 'bottom', change: { bottom: 'long-dress' } },
  { words: /\bdress(?:es)?\b|\bfrocks?\b/, part: 'bottom', change: { bottom: 'dress' } },
  {
    words: /\b(?:boubou|agbada|gown|abaya|thobe|robe)s?\b/,
    part: 'bottom',
    change: { bottom: 'gown', sleeve: 'wide' },
  },
  {
    words: /\b(?:white|doctor['’]?s) coats?\b/,
    part: 'none',
    change: { over: { cut: 'white-coat', colour: '#f6f1e6' } },
  },
  { words: /\baprons?\b/, part: 'over', change: { over: { cut: 'apron', colour: '#d9822b' } } },
  { words: /\b(?:overalls|dungarees)\b/, part: 'over', change: { over: { cut: 'overalls', colour: '#2f4f8a' } } },
  { words: /\b(?:suits?|jackets?|blazers?)\b/, part: 'over', change: { over: { cut: 'suit', colour: '#2f3a52' } } },
  { words: /\bcardigans?\b/, part: 'over', change: { over: { cut: 'cardigan', colour: '#8a5a78' } } },
  { words: /\bshawls?\b/, part: 'over', change: { over: { cut: 'shawl', colour: '#8a5a78' } } },
  { words: /\bbarefoot\b|\bno shoes\b/, part: 'none', change: { shoes: { kind: 'barefoot', colour: '#6b4428' } } },
  { words: /\bsandals?\b/, part: 'shoes', change: { shoes: { kind: 'sandals', colour: '#6b4428' } } },
  { words: /\b(?:slippers|flip-flops)\b/, part: 'shoes', change: { shoes: { kind: 'slippers', colour: '#2f6f9a' } } },
  { words: /\b(?:trainers|sneakers)\b/, part: 'shoes', change: { shoes: { kind: 'trainers', colour: '#2f6f9a' } } },
  { words: /\bboots\b/, part: 'shoes', change: { shoes: { kind: 'boots', colour: '#3a2f28' } } },
  { words: /\bshoes\b/, part: 'shoes', change: { shoes: { kind: 'shoes', colour: '#2f2622' } } },
];
const prints: readonly (readonly [RegExp, PrintName | null])[] = [
  [/\bkente\b/, 'kente'],
  [/\bwax[- ]?print|\bankara\b|\bafrican print/, 'discs'],
  [/\b(?:checked|chequered|checkered|gingham|plaid)\b/, 'check'],
  [/\bstrip/, 'stripes'],
  [/\b(?:dotted|dots|spotted)\b/, 'dots'],
  [/\b(?:flowers|flowered|flowery|floral)\b/, 'flowers'],
  [/\bembroider/, 'embroidery'],
  [/\bplain\b/, null],
];
const jeans = '#3f5f8a';

/** Applies a creator's words to modern clothes; what they leave open stays as it was. */
export function attireFromWords({ look, cloth }: Words, attire: Attire): Attire {
  let worn = attire;
  for (const phrase of phrases(`${look}, ${cloth}`)) worn = readPhrase(phrase, worn);
  return worn;
}

function readPhrase(phrase: string, attire: Attire): Attire {
  const none = /\b(?:no|without)\b/.test(phrase);
  if (/\b(?:glasses|spectacles)\b/.test(phrase)) return { ...attire, glasses: !none };
  if (/\b(?:neck)?tie\b/.test(phrase) && !/\bhead/.test(phrase))
    return {
      ...attire,
      details: none ? attire.details.filter((one) => one !== 'tie') : [...new Set([...attire.details, 'tie' as const])],
    };
  const garment = garments.find(({ words }) => words.test(phrase));
  if (!garment) return attire;
  if (none) return garment.part === 'over' || garment.part === 'none' ? { ...attire, over: null } : attire;
  const changed: Attire = { ...attire, ...garment.change };
  const colour = colourIn(phrase, cloths) ?? (/\bjeans\b/.test(phrase) ? jeans : undefined);
  const print = prints.find(([words]) => words.test(phrase))?.[1];
  const dyed = <T extends { readonly colour: string }>(one: T): T => (colour ? { ...one, colour } : one);
  const cut = (one: Attire['topCloth']) => ({ ...dyed(one), ...(print === undefined ? {} : { print }) });
  switch (garment.part) {
    case 'top':
      return {
        ...changed,
        topCloth: cut(changed.topCloth),
        ...(garment.change.bottom ? { bottomCloth: cut(changed.bottomCloth) } : {}),
      };
    case 'bottom':
      return { ...changed, bottomCloth: cut(changed.bottomCloth) };
    case 'over':
      return { ...changed, over: changed.over && dyed(changed.over) };
    case 'shoes':
      return { ...changed, shoes: dyed(changed.shoes) };
    case 'none':
      return changed;
  }
}
