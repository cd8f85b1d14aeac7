import { engineInSentence as wordsInSentence, engineWords } from '#shared/engines.ts';
import { sayWords } from '#web/language/said.ts';

/** An engine by its name in the API, as a list names it. */
export const engineName = (name: string): string => sayWords(engineWords(name));
/** The same as it stands in a sentence: “Written by …”. */
export const engineInSentence = (name: string): string => sayWords(wordsInSentence(name));
