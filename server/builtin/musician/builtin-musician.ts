import { msg } from '@lingui/core/runtime-macro';
import { soundChild } from '#server/builtin/sound/sound-child.ts';
import type { Musician } from '#server/ports/sound.ts';
import type { Music, MusicianAsk } from './musician.child.ts';

/**
 * Composes gentle music beds by rule and chance, and plays them with a sampled orchestra, in a separate process. The
 * same order gives the same bytes.
 */
export function builtinMusician({ timeoutMs = 600_000 } = {}): Musician & { close(): void; pid(): number | undefined } {
  const child = soundChild<MusicianAsk, Music>({
    file: new URL('./musician.child.ts', import.meta.url),
    crashed: msg`The built-in musician stopped in the middle of this piece; try again`,
    timeoutMs,
    idleMs: 20_000,
  });
  return {
    name: 'built-in music',
    builtIn: true,
    compose: ({ mood, seed, seconds }, signal) => child.ask({ mood, seed, seconds }, signal),
    close: () => child.close(),
    pid: () => child.pid(),
  };
}
