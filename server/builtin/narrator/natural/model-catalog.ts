import { readFileSync } from 'node:fs';
import { z } from 'zod';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Model = z.object({
  bytes: z.int(),
  sha256: Sha256,
  /** What it is when it has been made ready for speaking. */
  prepared: z.object({ bytes: z.int(), sha256: Sha256 }),
  /** Its path in the hub. */
  hub: z.string(),
  /** The npm package that has it, and its files there: the parts of one, in order. */
  package: z.string(),
  entries: z.array(z.string()).min(1),
});
const Catalog = z.object({
  hub: z.url(),
  packages: z.record(z.string(), z.object({ bytes: z.int(), integrity: z.string().startsWith('sha512-') })),
  models: z.object({ fp16: Model, q8: Model }),
  /** Every voice is a file of the same size; `packages` says in which folder of which package they lie. */
  voices: z.object({
    bytes: z.int(),
    hub: z.string(),
    packages: z.record(z.string(), z.string()),
    sha256: z.record(z.string(), Sha256),
  }),
});
export type ModelCatalog = z.infer<typeof Catalog>;
export type ModelKind = keyof ModelCatalog['models'];

/**
 * The files that the natural voices are made of, by size and SHA-256, and where they are available. Names do not
 * matter.
 */
export const modelCatalog: ModelCatalog = Catalog.parse(
  JSON.parse(readFileSync(new URL('model-catalog.json', import.meta.url), 'utf8')),
);
