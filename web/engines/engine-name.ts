import { engineWords } from '#shared/engines.ts';
import { sayWords } from '#web/language/said.ts';

/** An engine by its name in the API, as a creator reads of it; hosted ones have the same name everywhere. */
export const engineName = (name: string): string => sayWords(engineWords(name));
