import { msg } from '@lingui/core/runtime-macro';
import { soundChild } from '#server/builtin/sound/sound-child.ts';
import type { CleanedVoice, CleanOrder, VoiceCleaner } from '#server/ports/voice-cleaner.ts';

type Limits = { readonly timeoutMs: number; readonly memoryMb: number; readonly idleMs: number };
/** A take of ten minutes needs about 40 s of one core and 600 MB. */
const limits: Limits = { timeoutMs: 300_000, memoryMb: 1_200, idleMs: 60_000 };

/** RNNoise and Silero VAD in a separate process: neither needs a key or a network. */
export function builtinVoiceCleaner(
  own: Partial<Limits> = {},
): VoiceCleaner & { close(): void; pid(): number | undefined } {
  const child = soundChild<CleanOrder, CleanedVoice>({
    file: new URL('./voice-cleaner.child.ts', import.meta.url),
    crashed: msg`Cleaning up this take stopped partway: your takes are unchanged. Try again`,
    ...limits,
    ...own,
  });
  return {
    name: 'built-in voice cleaner',
    builtIn: true,
    clean: (order, signal) => child.ask(order, signal),
    close: () => child.close(),
    pid: () => child.pid(),
  };
}
