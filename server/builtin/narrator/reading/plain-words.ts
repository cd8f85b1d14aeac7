import type { Language } from '#shared/vocabulary.ts';
import { counting, wholeNumber } from './counting.ts';
import { nameSaid } from './names.ts';

const ends = '(?:com|org|net|info|edu|gov|io|app|co|tv|fr|tg|bj|gh|ci|sn|ng|uk|us|eu|africa|bible|church|studio)';
const address = new RegExp(`^(?:https?://|www\\.)?((?:[\\p{L}\\d-]+\\.)+${ends})(?:[/:?#]\\S*)?$`, 'iu');
const anyAddress = /^(?:https?|ftp|mailto):/i;
const mail = /^([\w.+-]+)@((?:[\w-]+\.)+\w{2,})$/;
const dot: Readonly<Record<Language, string>> = { en: 'dot', fr: 'point', ee: 'dot' };
const at: Readonly<Record<Language, string>> = { en: 'at', fr: 'arobase', ee: 'at' };

/** A web or mail address as it is spoken: its name, not its path; null when the word is not an address. */
export function readAddress(core: string, language: Language): string | null {
  const dotted = (name: string) => name.replaceAll('.', ` ${dot[language]} `).replaceAll(/[-_+]/g, ' ');
  const letters = mail.exec(core);
  if (letters) return lettersAndDigits(`${dotted(letters[1]!)} ${at[language]} ${dotted(letters[2]!)}`, language);
  const host = address.exec(core)?.[1];
  if (host) return lettersAndDigits(dotted(host.replace(/^www\./i, '')), language);
  return anyAddress.test(core) ? '' : null;
}

/** What is said for a word that no other rule knows: its letters, its name from the lexicon, its numbers in words. */
export function plainWord(core: string, language: Language): string {
  const word = core.replace(/^[-']+(?!(?:tis|twas|twere|em|til|cause)$)|-+$/i, '');
  const lowered =
    language !== 'ee' && /^\p{Lu}[\p{Lu}'-]+$/u.test(word) && !/^\p{Lu}'\p{Lu}?$/u.test(word)
      ? capitalised(word)
      : word;
  const named = language === 'ee' ? null : (nameSaid(lowered, language) ?? nameSaid(word, language));
  return lettersAndDigits(named ?? lowered, language);
}

/** Capitals of a whole word are emphasis: `LORD` is read as `Lord`. */
const capitalised = (word: string) =>
  word.toLowerCase().replaceAll(/(?<=^|-)\p{Ll}/gu, (letter) => letter.toUpperCase());

function lettersAndDigits(text: string, language: Language): string {
  const { percent, and } = counting[language];
  return text
    .replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replaceAll(/\d+/g, (digits) => ` ${wholeNumber(digits, language)} `)
    .replaceAll('&', ` ${and} `)
    .replaceAll('%', ` ${percent} `)
    .replaceAll(/…|\.{2,}/g, '… ')
    .replaceAll(/[—–]/g, '— ')
    .replaceAll(/(?<=\p{L})([.,;:!?])(?=\p{L})/gu, '$1 ')
    .replaceAll(/[“”«»„"]/g, '')
    .replaceAll(/[^\p{Script=Latin}\p{M}' .,;:!?…—-]/gu, (mark) => (/[/_|+=@:]/.test(mark) ? ' ' : ''))
    .replaceAll(/(?<!\p{L})[-](?!\p{L})|(?<=\s)-|-(?=\s|$)/gu, ' ')
    .replaceAll(/\s+([.,;:!?…—])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.,;:!?…—]+/, '')
    .replace(/[\s.,;:!?…—]+$/, '')
    .trim();
}
