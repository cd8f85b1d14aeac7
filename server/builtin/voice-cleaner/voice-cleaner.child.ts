import { msg } from '@lingui/core/runtime-macro';
import { readFile, writeFile } from 'node:fs/promises';
import { levelled } from '#server/builtin/sound/loudness.ts';
import { answerOrders } from '#server/builtin/sound/sound-child.ts';
import type { CleanedVoice, CleanOrder } from '#server/ports/voice-cleaner.ts';
import { Failure } from '#shared/endpoint.ts';
import { lengthOfKept, type Span } from '#shared/tale/kept-parts.ts';
import { withoutNoise } from './rnnoise.ts';
import { speechIn } from './silero.ts';
import { framesOf, levelsOf, loudnessOf } from './sound-level.ts';
import { framesBySpeech, joinParts, keptParts, presenceIn } from './trim-pauses.ts';

/** How much of the original stays audible when the noise is reduced lightly: the background falls by at most 12 dB. */
const lightShare = 10 ** (-12 / 20);
/** A background this many dB below the speech needs no help; a reduction of fewer dB than `worth` is none. */
const noiseRule = { quiet: 45, worth: 3 } as const;
/** Milliseconds of silence below which trimming is not worth another take. */
const worthTrimmingMs = 200;
/** The softest speech that can be a voice, in dB of full scale. */
const softest = -60;

const fullScale = 32_768;
/** A sound that never rises above this (-60 dB) is silence. */
const faintest = 0.001;

type Reduced = Pick<CleanedVoice, 'noise' | 'quieterDb'> & { readonly signal: Float32Array };

function reduced(signal: Float32Array, noise: CleanOrder['noise']): Reduced {
  if (noise === 'none') return { signal, noise: 'left', quieterDb: null };
  const { clean, voice } = withoutNoise(signal);
  if (noise === 'light')
    for (let i = 0; i < clean.length; i++) clean[i] = clean[i]! * (1 - lightShare) + signal[i]! * lightShare;
  if (!clean.every(Number.isFinite))
    throw new Failure('internal', msg`The noise could not be reduced: nothing was changed. Try again`);
  const levels = levelsOf(signal);
  const frames = framesOf(voice, levels);
  const [before, after] = [loudnessOf(levels, frames), loudnessOf(levelsOf(clean), frames)];
  if (before.speech - before.background >= noiseRule.quiet) return { signal, noise: 'quiet', quieterDb: null };
  if (after.speech < softest || before.speech - after.speech > 20)
    throw new Failure(
      'invalid',
      msg`No voice was left after the noise was removed: record this scene closer to the microphone`,
    );
  // Takes are brought to one loudness afterwards, so what counts is how far the background lies below the speech.
  const quieterDb = Math.round(after.speech - after.background - (before.speech - before.background));
  if (quieterDb < noiseRule.worth) return { signal, noise: 'stubborn', quieterDb: null };
  return { signal: clean, noise: 'reduced', quieterDb };
}

async function trimmed(signal: Float32Array, heard: Span): Promise<Pick<CleanedVoice, 'silences' | 'kept' | 'speech'>> {
  const left = { kept: null, speech: null };
  const speech = await speechIn(signal);
  if (speech.length === 0) return { silences: 'no_speech', ...left };
  const levels = levelsOf(signal);
  const isPresent = presenceIn(levels, loudnessOf(levels, framesBySpeech(speech, levels.length)));
  const kept = keptParts(speech, Math.floor(signal.length / 48), isPresent);
  if (heard.endMs - heard.startMs - lengthOfKept(kept, heard) < worthTrimmingMs) return { silences: 'none', ...left };
  return { silences: 'trimmed', kept, speech };
}

answerOrders(async ({ from, to, noise, silences, heard, lufs, ceiling }: CleanOrder): Promise<CleanedVoice> => {
  const sound = reduced(await readSamples(from), noise);
  const cut = silences ? await trimmed(sound.signal, heard) : ({ silences: 'left', kept: null, speech: null } as const);
  const made = { ...cut, noise: sound.noise, quieterDb: sound.quieterDb };
  if (made.noise !== 'reduced' && made.silences !== 'trimmed') return made;
  const joined = cut.kept ? joinParts(sound.signal, cut.kept) : sound.signal;
  const [out] = levelled([joined], lufs, ceiling);
  await writeSamples(to, out!);
  return made;
});

/** Throws Failure when nothing can be heard. */
async function readSamples(path: string): Promise<Float32Array> {
  const bytes = await readFile(path);
  const signal = new Float32Array(Math.floor(bytes.length / 2));
  let loudest = 0;
  for (let i = 0; i < signal.length; i++) {
    signal[i] = bytes.readInt16LE(i * 2) / fullScale;
    loudest = Math.max(loudest, Math.abs(signal[i]!));
  }
  if (loudest < faintest) throw new Failure('invalid', msg`Nothing can be heard in this take: record the scene again`);
  return signal;
}

async function writeSamples(path: string, signal: Float32Array): Promise<void> {
  const samples = new Int16Array(signal.length);
  for (let i = 0; i < signal.length; i++)
    samples[i] = Math.round(Math.max(-1, Math.min(1, signal[i]!)) * (fullScale - 1));
  await writeFile(path, samples);
}
