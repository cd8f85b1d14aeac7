import type { Language } from '#shared/vocabulary.ts';
import { counting } from './counting.ts';
import { romanValue } from './roman-number.ts';
import type { Token } from './written-words.ts';

const chapters =
  /^(?:chapters?|books?|parts?|volumes?|psalms?|acts?|scenes?|chapitres?|livres?|parties?|tomes?|psaumes?|actes?|scènes?|ta)$/i;
const rulers = new Set(
  `
    Darius Xerxes Xerxès Artaxerxes Artaxerxès Cyrus Antiochus Ptolemy Ptolémée Seleucus Herod Hérode Agrippa
    Alexander Alexandre Nebuchadnezzar Sargon Shalmaneser Ramesses Ramsès Elizabeth Élisabeth Charles George
    Georges Henry Henri Louis François Napoleon Napoléon William Paul Pius Pie Benoît Benedict
  `.split(/\s+/),
);
const century = /^([IVX]+)(er|ère|re|e|è|ème|ième)$/;

/** Says Roman numerals of rulers ("Darius the second"), chapters and centuries. */
export function readRomanNumerals(tokens: Token[], language: Language): void {
  const { cardinal, ordinal } = counting[language];
  for (const [at, token] of tokens.entries()) {
    if (token.say !== null || !/^[IVXLCM]/.test(token.core)) continue;
    const before = at > 0 && tokens[at - 1]!.close === '' ? tokens[at - 1]!.core : '';
    const nth = century.exec(token.core);
    if (nth && language === 'fr') {
      const value = romanValue(nth[1]!);
      if (value !== null) token.say = value === 1 && /è?re$/.test(nth[2]!) ? 'première' : ordinal(value);
      continue;
    }
    const value = romanValue(token.core);
    if (value === null) continue;
    if (token.core === 'I' && language === 'en' && !numeralBefore(token, tokens[at + 1])) continue;
    if (chapters.test(before)) token.say = cardinal(value);
    else if (
      (before !== '' && rulers.has(before)) ||
      (token.core.length > 1 && value < 40 && /^\p{Lu}\p{Ll}+$/u.test(before))
    )
      token.say =
        language === 'en' ? `the ${ordinal(value)}` : language === 'fr' && value > 1 ? cardinal(value) : ordinal(value);
  }
}

/** Whether an English I is a numeral: what follows cannot be the verb of a speaker. */
const numeralBefore = ({ close }: Token, next: Token | undefined) =>
  close !== '' ||
  !next ||
  next.open !== '' ||
  /ed$|^(?:was|of|and|in|who|died|became|took|gave|built)$/.test(next.core);
