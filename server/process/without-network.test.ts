import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { canCutNetwork, withoutNetwork } from './without-network.ts';

const dir = mkdtempSync(join(tmpdir(), 'network-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const interfaces = 'JSON.stringify(Object.keys(require("os").networkInterfaces()))';

test('starts a program with its arguments, and without a network where the system allows it', () => {
  const [program, args] = withoutNetwork(process.execPath, ['-p', interfaces]);
  const seen = JSON.parse(execFileSync(program, args, { encoding: 'utf8' })) as string[];
  expect(seen.length > 0).toBe(!canCutNetwork());
});

test('keeps the process id and the channel of a child of ours', async () => {
  const file = join(dir, 'child.mjs');
  writeFileSync(file, 'process.send(process.pid); process.on("disconnect", () => process.exit());');
  const [execPath, execArgv] = withoutNetwork(process.execPath, []);
  const child = fork(file, [], { execPath, execArgv, env: {} });
  const [told] = (await once(child, 'message')) as [number];
  expect(told).toBe(child.pid);
  child.disconnect();
  await once(child, 'exit');
});
