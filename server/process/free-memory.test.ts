import { mkdtempSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { freeMemory } from './free-memory.ts';

afterEach(() => vi.restoreAllMocks());
const statOf = (lines: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'memory-')), 'memory.stat');
  writeFileSync(path, lines);
  return path;
};

test('counts a container’s file cache as free, up to the memory of the machine', () => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(1_000);
  const stat = statOf('anon 500\nfile 900\nshmem 100\ninactive_file 300\nactive_file 400\nslab_reclaimable 50\n');
  expect(freeMemory(stat)).toBe(1_700);
  expect(freeMemory(statOf(`active_file ${2 ** 50}\n`))).toBeLessThanOrEqual(freemem() * 1.5);
});

test('asks the system without a container', () => {
  vi.spyOn(process, 'availableMemory').mockReturnValue(1_000);
  expect(freeMemory('/no/such/memory.stat')).toBe(1_000);
});
