import { englishOf, type Said, saidValues, type Words } from '#shared/said.ts';
import { showMoment } from '#web/ui/hooks/time.ts';
import { i18n } from './i18n.ts';
import { languageName, showNumber, showReference } from './locale.ts';
import { refusalWords } from './words.tsx';

/** What the server said, in the language on screen; null when a part of it is not known in it. */
export function translated(said: Said | null | undefined): string | null {
  let isKnown = true;
  const write = ({ id, values }: Said): string => {
    const inPlace = saidValues(values, {
      ...{ said: write, moment: showMoment, amount: showNumber, language: languageName, reference: showReference },
    });
    if (id === 'sentences') return String(inPlace['all']);
    isKnown &&= i18n.messages[id] !== undefined;
    return isKnown ? i18n._(id, inPlace) : '';
  };
  const words = said && i18n.locale !== 'en' ? write(said) : null;
  // It is worded when it is next drawn.
  if (!isKnown) void refusalWords();
  return isKnown ? words : null;
}
/** What the server said: in the language on screen if it has a translation, otherwise in the server's English. */
export const inWords = (said: Said | null | undefined, english: string): string => translated(said) ?? english;
/** The same for words that server and screens make by one rule. */
export const sayWords = (words: Words): string =>
  typeof words === 'string' ? words : inWords(words, englishOf(words));
