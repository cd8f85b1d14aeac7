import { readFileSync } from 'node:fs';
import { readRows } from '../sentences/phrase-vectors.ts';

/** The vectors of the typed ideas by the keys of what the model reads of them. */
export function typedVectors(): ReadonlyMap<string, Float32Array> {
  const rows = readRows(readFileSync(new URL('../needs/typed/vectors.bin', import.meta.url)), 0);
  for (;;) {
    const next = rows.next();
    if (next.done) return next.value;
  }
}
