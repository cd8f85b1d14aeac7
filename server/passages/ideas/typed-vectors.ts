// The vectors of the training ideas.
import { readFileSync } from 'node:fs';
import { builtInSlices } from '../built-in-slices.ts';
import { readRows } from '../sentences/phrase-vectors.ts';

/** The vectors of the typed ideas by the keys of what the model reads of them. */
export const typedVectors = builtInSlices(() =>
  readRows(readFileSync(new URL('../needs/typed/vectors.bin', import.meta.url)), 0),
).now;
