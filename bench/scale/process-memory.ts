import { readdirSync, readFileSync } from 'node:fs';

export type Memory = {
  /** MB that the process itself holds, its threads included. */
  readonly own: number;
  /** MB that its children hold, what they share counted once. */
  readonly children: number;
};

/** What a process and its children hold in memory (Linux). */
export function memoryOf(root: number): Memory {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name))
      parents.set(Number(name), Number(read(`/proc/${name}/stat`).split(') ')[1]?.split(' ')[1] ?? 0));
  }
  const belongs = (pid: number): boolean => pid === root || (parents.has(pid) && belongs(parents.get(pid) ?? 0));
  const children = [...parents.keys()].filter((pid) => pid !== root && belongs(pid));
  return {
    own: kilobytes(`/proc/${root}/status`, 'VmRSS') / 1024,
    children: children.reduce((sum, pid) => sum + kilobytes(`/proc/${pid}/smaps_rollup`, 'Pss'), 0) / 1024,
  };
}

const kilobytes = (path: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(path))?.[1] ?? 0);

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
