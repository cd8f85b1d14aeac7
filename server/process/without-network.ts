import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Linux has the program that starts another one in a network of its own, in which nobody can be reached. */
const unshare = '/usr/bin/unshare';
/** By the rights of root, or by those that every user has in a namespace of their own. */
const ways = [['--net'], ['--map-root-user', '--net']];
let way: readonly string[] | null | undefined;

/** How this system starts a program without a network; null where it does not, or does not let us. */
function wayWithout(): readonly string[] | null {
  if (process.platform !== 'linux' || !existsSync(unshare)) return null;
  const works = (each: readonly string[]) =>
    spawnSync(unshare, [...each, '/bin/true'], { stdio: 'ignore' }).status === 0;
  return ways.find(works) ?? null;
}

/** Whether `withoutNetwork` keeps a program from the network here. */
export const canCutNetwork = (): boolean => (way ??= wayWithout()) !== null;

/**
 * The command that starts a program, by its full path, which opens people's files, so that no hole in it reaches the
 * network; its process id is the program's. Where the system cannot do that, it is the program itself.
 */
export function withoutNetwork(program: string, args: readonly string[]): [program: string, args: string[]] {
  // A program that is not there fails as it does without us.
  if (!existsSync(program) || !canCutNetwork()) return [program, [...args]];
  return [unshare, [...way!, '--', program, ...args]];
}
