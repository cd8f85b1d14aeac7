import { inject } from 'vitest';
import { studioProcess } from './studio-process.ts';

/** A studio whose database and Bibles are there already, in a data folder of its own. */
export const preparedStudio = (environment: Record<string, string> = {}) =>
  studioProcess(environment, inject('preparedData'));
