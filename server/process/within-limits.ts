import { existsSync } from 'node:fs';

/** Where Linux has the program that starts another one with limits. */
const prlimit = '/usr/bin/prlimit';

/** What a program may take at most; the system ends it, or refuses it memory, beyond that. */
export type Limits = {
  /** Memory that it writes to, in megabytes. */
  readonly memoryMb: number;
  /** Processor time of all its threads, in seconds; no limit when left out. */
  readonly cpuSeconds?: number | undefined;
};

/** Whether `withinLimits` limits a program here. */
export const canLimit = (): boolean => process.platform === 'linux' && existsSync(prlimit);

/**
 * The command that starts a program within limits; its process id is the program's. Where the system cannot do that, it
 * is the program itself.
 */
export function withinLimits(
  { memoryMb, cpuSeconds }: Limits,
  [program, args]: readonly [program: string, args: readonly string[]],
): [program: string, args: string[]] {
  // A program that is not there fails as it does without us.
  if (!canLimit() || !existsSync(program)) return [program, [...args]];
  const limits = [`--data=${memoryMb * 1024 * 1024}`, ...(cpuSeconds ? [`--cpu=${cpuSeconds}`] : [])];
  return [prlimit, [...limits, '--', program, ...args]];
}
