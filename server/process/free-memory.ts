import { readFileSync } from 'node:fs';
import { freemem } from 'node:os';

/**
 * Bytes of memory that this process can still have. Under a container's limit Node counts the cache of files as taken,
 * though the kernel gives it back at once: after a download of 300 MB that is most of a small container.
 */
export function freeMemory(stat = '/sys/fs/cgroup/memory.stat'): number {
  return Math.min(process.availableMemory() + fileCache(stat), freemem());
}

function fileCache(stat: string): number {
  let lines: string;
  try {
    lines = readFileSync(stat, 'utf8');
  } catch {
    return 0;
  }
  return [...lines.matchAll(/^(?:in)?active_file (\d+)$/gm)].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}
