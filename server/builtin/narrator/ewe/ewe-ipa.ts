import { eweNumber } from './ewe-number.ts';

const nasal = '\u0303';
const vowels = 'aeɛioɔu';
/** Two letters that are one sound, and letters whose sound has another sign in IPA. */
const sounds: Readonly<Record<string, string>> = {
  ...{ dz: 'ʣ', gb: 'ɡb', kp: 'kp', ny: 'ɲ', ts: 'ʦ', sh: 'ʃ', ch: 'ʧ' },
  ...{ c: 'k', g: 'ɡ', j: 'ʤ', q: 'k', ʋ: 'β', ƒ: 'ɸ', y: 'j' },
};

/**
 * Ewe words in IPA, from their letters alone: nasal where a tilde says so, without tones. Numbers are read as words.
 */
export function eweIpa(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\d[\d,.]*/g, (digits) => ` ${eweNumber(Number(digits.replaceAll(/\D/g, '')))} `)
    .split(/[\s-]+/)
    .map(wordIpa)
    .filter(Boolean)
    .join(' ');
}

function wordIpa(word: string): string {
  const letters = [
    ...word
      .toLowerCase()
      .normalize('NFD')
      .matchAll(/\p{L}\p{M}*/gu),
  ].map(([letter]) => letter);
  let ipa = '';
  for (let at = 0; at < letters.length; at += 1) {
    const [letter, marks] = [letters[at]![0]!, letters[at]!.slice(1)];
    const pair = sounds[letter + (letters[at + 1]?.[0] ?? '')];
    if (pair !== undefined) at += 1;
    const first = vowels.includes(letter) && !ipa.includes('ˈ');
    ipa +=
      (first ? 'ˈ' : '') +
      (pair ?? sounds[letter] ?? letter) +
      (vowels.includes(letter) && marks.includes(nasal) ? nasal : '');
  }
  return ipa;
}
