import { eweNumber } from './ewe-number.ts';

const vowels: Record<string, string> = { a: 'a', e: 'e', ɛ: 'E', i: 'i', o: 'o', ɔ: 'O', u: 'u' };
/**
 * Digraphs, and the letters whose sound is not their own name. ƒ (bilabial) is not in the engine: f is used instead.
 */
const consonants: Record<string, string> = {
  dz: 'd|z',
  gb: 'g|b',
  kp: 'k|p',
  ny: 'n^',
  ts: 't|s',
  sh: 'S',
  ch: 'tS',
  b: 'b',
  c: 'k',
  d: 'd',
  ɖ: 'd.',
  f: 'f',
  ƒ: 'f',
  g: 'g',
  ɣ: 'Q',
  h: 'h',
  j: 'dZ',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  ŋ: 'N',
  p: 'p',
  q: 'k',
  r: 'r',
  s: 's',
  t: 't',
  v: 'v',
  ʋ: 'B',
  w: 'w',
  x: 'x',
  y: 'j',
  z: 'z',
};
const tilde = '̃';

/**
 * An Ewe word as the engine's phonemes, from its letters alone: nasal where a tilde says so, without tones, which the
 * engine cannot speak. Empty when it has no letter.
 */
export function ewePhonemes(word: string): string {
  const spelled = word
    .normalize('NFC')
    .replace(/\d[\d,.]*/g, (digits) => ` ${eweNumber(Number(digits.replace(/\D/g, '')))} `)
    .trim();
  return spelled
    .split(/[\s-]+/)
    .map(ofOnePart)
    .filter((part) => part !== '')
    .join(' ');
}

function ofOnePart(part: string): string {
  const letters = [
    ...part
      .toLowerCase()
      .normalize('NFD')
      .matchAll(/\p{L}\p{M}*/gu),
  ].map(([letter]) => letter);
  const sounds: string[] = [];
  let stressed = false;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at]!;
    const vowel = vowels[letter[0]!];
    if (vowel !== undefined) {
      sounds.push(`${stressed ? '' : "'"}${vowel}${letter.includes(tilde) ? '~' : ''}`);
      stressed = true;
      continue;
    }
    const pair = consonants[letter[0]! + (letters[at + 1] ?? '')];
    const sound = pair ?? consonants[letter[0]!];
    if (pair !== undefined) at++;
    if (sound !== undefined) sounds.push(sound);
  }
  return sounds.join('|');
}
