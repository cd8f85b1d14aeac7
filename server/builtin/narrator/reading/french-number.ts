const small = (
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept ' +
  'dix-huit dix-neuf'
).split(' ');
const tens = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];
const scales = [
  [1e12, 'billion'],
  [1e9, 'milliard'],
  [1e6, 'million'],
] as const;

/** Below a hundred; `counted` when the number ends there, so that `quatre-vingts` takes its s. */
function belowHundred(number: number, counted: boolean): string {
  if (number < 20) return small[number]!;
  const ten = Math.floor(number / 10);
  const rest = ten === 7 || ten === 9 ? (number % 10) + 10 : number % 10;
  if (rest === 0) return ten === 8 && counted ? 'quatre-vingts' : tens[ten]!;
  if ((rest === 1 || rest === 11) && ten < 8) return `${tens[ten]} et ${small[rest]}`;
  return `${tens[ten]}-${small[rest]}`;
}

function belowThousand(number: number, counted: boolean): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds === 0) return belowHundred(rest, counted);
  const head = hundreds === 1 ? 'cent' : `${small[hundreds]} cent${rest === 0 && counted ? 's' : ''}`;
  return rest === 0 ? head : `${head} ${belowHundred(rest, counted)}`;
}

/** A whole number from 0 below 10^15 in the French of France: `quatre-vingt-un`, `deux cents`, `mille`. */
export function frenchCardinal(number: number): string {
  const scale = scales.find(([size]) => number >= size);
  if (scale) {
    const [size, name] = scale;
    const [count, rest] = [Math.floor(number / size), number % size];
    return `${frenchCardinal(count)} ${name}${count > 1 ? 's' : ''}${rest ? ` ${frenchCardinal(rest)}` : ''}`;
  }
  if (number < 1000) return belowThousand(number, true);
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  const head = thousands === 1 ? 'mille' : `${belowThousand(thousands, false)} mille`;
  return rest === 0 ? head : `${head} ${belowThousand(rest, true)}`;
}

/** The ordinal of a whole number, masculine: `premier`, `vingt et unième`. */
export function frenchOrdinal(number: number): string {
  if (number === 1) return 'premier';
  const words = frenchCardinal(number);
  const stem = words
    .replace(/(?<=vingt|cent|million|milliard|billion)s$/, '')
    .replace(/cinq$/, 'cinqu')
    .replace(/neuf$/, 'neuv')
    .replace(/e$/, '');
  return `${stem}ième`;
}
