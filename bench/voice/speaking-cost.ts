import { readdirSync, readFileSync } from 'node:fs';

export type SpeakingCost = {
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly peakMegabytes: number;
};

/**
 * Watches what this process and its children take from now on (Linux). `peakMegabytes` is the most that the child which
 * worked most has held since it was started.
 */
export function watchSpeaking(): () => SpeakingCost {
  const [ownBefore, childrenBefore, began] = [process.cpuUsage(), childTicks(), performance.now()];
  return () => {
    const own = process.cpuUsage(ownBefore);
    const worked = [...childTicks()].map(([pid, run]) => ({ pid, ticks: run - (childrenBefore.get(pid) ?? 0) }));
    const speaking = worked.toSorted((a, b) => b.ticks - a.ticks)[0];
    return {
      cpuSeconds: (own.user + own.system) / 1e6 + worked.reduce((sum, { ticks }) => sum + ticks, 0) / 100,
      wallSeconds: (performance.now() - began) / 1000,
      peakMegabytes: speaking ? peakOf(speaking.pid) : 0,
    };
  };
}

/** The CPU time of each living child, in hundredths of a second. */
function childTicks(): Map<number, number> {
  const ticks = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const fields = read(`/proc/${name}/stat`).split(') ')[1]?.split(' ') ?? [];
    if (Number(fields[1]) === process.pid) ticks.set(Number(name), Number(fields[11]) + Number(fields[12]));
  }
  return ticks;
}

const peakOf = (pid: number): number => Number(/^VmHWM:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
