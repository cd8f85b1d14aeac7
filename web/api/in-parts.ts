import type { Said } from '#shared/said.ts';
import { idsPerOrder } from '#shared/tale/tale-list.contract.ts';

/** A tale that was left out, and the reason. */
type Left = { id: string; why: string; whySaid?: Said | null | undefined };

/** Does with many ids what a call takes a few hundred of, one call after the other, and counts together. */
export async function inParts<T extends { count: number; ids: string[]; left?: Left[] | undefined }>(
  ids: readonly string[],
  work: (some: string[]) => Promise<T>,
): Promise<{ count: number; ids: string[]; left: Left[] }> {
  const done: string[] = [];
  const left: Left[] = [];
  let count = 0;
  for (let at = 0; at < ids.length; at += idsPerOrder) {
    const part = await work(ids.slice(at, at + idsPerOrder));
    count += part.count;
    done.push(...part.ids);
    left.push(...(part.left ?? []));
  }
  return { count, ids: done, left };
}
