import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Cost = { readonly cpuSeconds: number; readonly wallSeconds: number; readonly peakMegabytes: number; readonly stdout: string };

/** CPU seconds of this process and of every child that it has waited for (Linux). */
export function cpuSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / 100;
}

/** Runs Node on a file and watches the memory of its whole family ten times a second; the child tells its CPU seconds in its last line. */
export async function costOf(file: string, args: readonly string[]): Promise<Cost> {
  const began = performance.now();
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, familyMegabytes(child.pid ?? 0))), 100);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${args.join(' ')} failed`);
  const lines = stdout.trim().split('\n');
  return {
    cpuSeconds: Number(lines.pop()),
    wallSeconds: (performance.now() - began) / 1000,
    peakMegabytes: peak,
    stdout: lines.join('\n'),
  };
}

function familyMegabytes(root: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = read(`/proc/${name}/stat`);
    parents.set(Number(name), Number(stat.split(') ')[1]?.split(' ')[1] ?? 0));
  }
  const belongs = (pid: number): boolean => pid === root || (parents.has(pid) && belongs(parents.get(pid) ?? 0));
  let kilobytes = 0;
  for (const pid of parents.keys())
    if (belongs(pid)) kilobytes += Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  return kilobytes / 1024;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
