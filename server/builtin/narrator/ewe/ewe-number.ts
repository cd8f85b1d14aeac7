const units = ['', 'ɖeka', 'eve', 'etɔ̃', 'ene', 'atɔ̃', 'ade', 'adre', 'enyi', 'asiekɛ'];
const ten = 'ewo';
const [teen, tens, hundred, thousand, million] = ['wui', 'bla', 'alafa', 'akpe', 'miliɔn'];
const inCompounds = (unit: string) => unit.replace('ɖeka', 'ɖekɛ');

/**
 * A whole number in Ewe words, as the Ewe Bible counts: `akpe wuieve` for 12,000. Numbers of a thousand million and
 * more are read digit by digit.
 */
export function eweNumber(number: number): string {
  if (number === 0) return 'naneke o';
  if (number >= 1e9) return [...String(number)].map((digit) => units[Number(digit)] || 'naneke o').join(' ');
  return [
    [Math.floor(number / 1e6), million] as const,
    [Math.floor(number / 1e3) % 1e3, thousand] as const,
    [Math.floor(number / 100) % 10, hundred] as const,
  ]
    .map(([count, name]) => (count === 0 ? '' : `${name} ${eweNumber(count)}`))
    .concat(belowHundred(number % 100))
    .filter((part) => part !== '')
    .join(' ');
}

function belowHundred(number: number): string {
  const [full, rest] = [Math.floor(number / 10), units[number % 10]!];
  if (full === 0) return rest;
  if (full === 1) return rest === '' ? ten : teen + inCompounds(rest);
  return `${tens}${units[full]}${rest === '' ? '' : ` vɔ ${inCompounds(rest)}`}`;
}
