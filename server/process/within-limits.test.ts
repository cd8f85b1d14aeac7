import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { canLimit, withinLimits } from './within-limits.ts';

const node = (script: string): [string, string[]] => [process.execPath, ['-e', script]];
const run = ([program, args]: [string, string[]]) => spawnSync(program, args, { encoding: 'utf8' });

test('starts a program with its arguments', () => {
  expect(run(withinLimits({ memoryMb: 2048, cpuSeconds: 60 }, node('console.log("here")'))).stdout).toBe('here\n');
});

test.runIf(canLimit())('refuses a program more memory than it may have', () => {
  const fill = 'Buffer.alloc(1_500_000_000, 1); console.log("filled")';
  expect(run(withinLimits({ memoryMb: 1000 }, node(fill))).stdout).toBe('');
});

test.runIf(canLimit())('ends a program that takes more processor time than it may', () => {
  expect(run(withinLimits({ memoryMb: 2048, cpuSeconds: 1 }, node('for (;;);'))).signal).not.toBeNull();
});

test('leaves a program that is not there to fail by itself', () => {
  expect(withinLimits({ memoryMb: 100 }, ['/nowhere/at-all', ['-x']])).toEqual(['/nowhere/at-all', ['-x']]);
});
