import { withinLimits } from './within-limits.ts';
import { withoutNetwork } from './without-network.ts';

/** Memory for a film of 1080 lines with its sound, several times over. */
const memoryMb = 2048;
/** Processor time to read a person's file: hours of sound take a few minutes. */
const cpuSecondsToRead = 1200;

/** The command that starts ffmpeg or ffprobe: without a network and with limits, where the system allows it. */
export function confinedFfmpeg(program: string, args: readonly string[]): [program: string, args: string[]] {
  // Only the arguments for files of people have a list of formats.
  const cpuSeconds = args.includes('-format_whitelist') ? cpuSecondsToRead : undefined;
  return withinLimits({ memoryMb, cpuSeconds }, withoutNetwork(program, args));
}
