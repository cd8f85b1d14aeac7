import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
// @ts-expect-error -- a plain script, which runs before anything is installed
import { studioProgram } from '../scripts/machine.mjs';

export type Cost = {
  readonly cpuSeconds: number;
  /**
   * As watched from outside, ten times a second: less exact, but it also sees children that nobody waits for (a
   * browser's).
   */
  readonly watchedCpuSeconds: number;
  readonly wallSeconds: number;
  readonly peakMegabytes: number;
  readonly stdout: string;
};

/** CPU seconds of this process and of every child that it has waited for (Linux). */
export function cpuSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / 100;
}

/** How the studio runs Node, apart from what it runs. */
const { args: studioArgs, env } = studioProgram(process.env) as { args: string[]; env: NodeJS.ProcessEnv };
const settings = studioArgs.filter((arg) => arg.startsWith('--'));

/**
 * Runs Node on a file, with the settings of the studio, and watches the memory of its whole family ten times a second;
 * the child tells its CPU seconds in its last line.
 */
export async function costOf(file: string, args: readonly string[]): Promise<Cost> {
  const began = performance.now();
  const child = spawn(process.execPath, [...settings, file, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  let peak = 0;
  const ticks = new Map<number, number>();
  const watch = setInterval(() => (peak = Math.max(peak, familyMegabytes(child.pid ?? 0, ticks))), 100);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} failed`);
  const lines = stdout.trim().split('\n');
  return {
    cpuSeconds: Number(lines.pop()),
    watchedCpuSeconds: [...ticks.values()].reduce((sum, each) => sum + each, 0) / 100,
    wallSeconds: (performance.now() - began) / 1000,
    peakMegabytes: peak,
    stdout: lines.join('\n'),
  };
}

/**
 * What a process and all its children hold in memory; notes in `ticks` what each of them has run, in hundredths of a
 * second.
 */
function familyMegabytes(root: number, ticks: Map<number, number>): number {
  const parents = new Map<number, number>();
  const run = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = read(`/proc/${name}/stat`).split(') ')[1]?.split(' ') ?? [];
    parents.set(Number(name), Number(fields[1] ?? 0));
    run.set(Number(name), Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
  }
  const belongs = (pid: number): boolean => pid === root || (parents.has(pid) && belongs(parents.get(pid) ?? 0));
  let kilobytes = 0;
  for (const pid of parents.keys()) {
    if (!belongs(pid)) continue;
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
    ticks.set(pid, Math.max(ticks.get(pid) ?? 0, run.get(pid) ?? 0));
  }
  return kilobytes / 1024;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
