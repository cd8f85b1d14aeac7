const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
] as const;
const oddOrdinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** A whole number from 0 below 10^15 in English words: `one hundred and nineteen`. */
export function englishCardinal(number: number): string {
  if (number < 20) return small[number]!;
  if (number < 100) return tens[Math.floor(number / 10)]! + (number % 10 ? `-${small[number % 10]}` : '');
  if (number < 1000) {
    const rest = number % 100;
    return `${small[Math.floor(number / 100)]} hundred${rest ? ` and ${englishCardinal(rest)}` : ''}`;
  }
  const [size, name] = scales.find(([each]) => number >= each)!;
  const rest = number % size;
  const head = `${englishCardinal(Math.floor(number / size))} ${name}`;
  return rest === 0 ? head : `${head}${rest < 100 ? ' and' : ''} ${englishCardinal(rest)}`;
}

/** The ordinal of a whole number: `twenty-first`. */
export function englishOrdinal(number: number): string {
  const words = englishCardinal(number);
  const last = /[a-z]+$/.exec(words)![0];
  const ordinal = oddOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, -last.length) + ordinal;
}

/** A year of one to four digits as it is said: `nineteen sixty-five`, `seven twenty-two`, `two thousand nine`. */
export function englishYear(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (year < 100 || year > 9999 || (year >= 2000 && year < 2010)) return englishCardinal(year).replace(' and ', ' ');
  if (century % 10 === 0 && rest === 0) return englishCardinal(year);
  if (rest === 0) return `${englishCardinal(century)} hundred`;
  return `${englishCardinal(century)} ${rest < 10 ? `oh ${small[rest]}` : englishCardinal(rest)}`;
}

/** A decade: `nineteen sixties` for 1960. */
export const englishDecade = (year: number): string => {
  const words = englishYear(year);
  return words.endsWith('y') ? `${words.slice(0, -1)}ies` : `${words}s`;
};
