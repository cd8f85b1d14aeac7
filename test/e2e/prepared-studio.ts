import { inject } from 'vitest';
import { studioProcess } from './studio-process.ts';

/** A studio whose database and Bibles are there already, in a data folder of its own; for specs that stop or set it up. */
export const preparedStudio = (environment: Record<string, string> = {}) =>
  studioProcess(environment, inject('preparedData'));

/**
 * The running studio of this test worker. It has the tales of the spec files before; each file signs in creators of its
 * own, who do not see them.
 */
export function sharedStudio(): { readonly url: string } {
  const urls = inject('sharedStudios');
  return { url: urls[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % urls.length]! };
}
