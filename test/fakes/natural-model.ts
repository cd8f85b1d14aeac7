import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modelStore } from '#server/builtin/narrator/natural/model-store.ts';

/** Where the tests keep the real model of the natural voices, so that it is fetched once for a checkout. */
export const modelsFolder = join(
  fileURLToPath(new URL('../..', import.meta.url)),
  'node_modules',
  '.cache',
  'tale-studio',
  'models',
);

/**
 * The real model, fetched if it is not here yet, and the same one whatever else runs beside the tests. Throws in the
 * store's words when it cannot be had.
 */
export async function openNaturalModel() {
  const offered = process.env['VOICES_DIR'] ?? null;
  const store = modelStore({
    folder: modelsFolder,
    offered,
    download: true,
    log: () => undefined,
    kind: 'fp16',
    freeMemory: () => 8e9,
  });
  store.begin();
  const { state, words } = await store.settled();
  if (state !== 'ready') throw new Error(words ?? state);
  return store;
}
