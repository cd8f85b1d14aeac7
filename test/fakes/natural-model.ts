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
 * The real model, downloaded if it is missing, and the same one whatever else runs next to the tests. Throws the
 * store's message when it is unavailable.
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
