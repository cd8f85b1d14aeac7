import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { MusicBed, Speech } from '#server/ports/sound.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import type { Language } from '#shared/vocabulary.ts';
import { alignWords } from '../captions/align-words.ts';
import { takeMusic } from '../music/music-intake.ts';
import { takeRecording } from '../recordings/recording-intake.ts';
import { voiceOf } from './voice-of-sound.ts';
import { wavFacts } from '../recordings/wav-peaks.ts';

type Parts = { readonly ffmpeg: Ffmpeg; readonly workDir: string };
/** Milliseconds by which the given times may miss the length of the sound they belong to. */
const believable = 400;
const asOurs = ['-ar', '48000', '-ac', '1', '-map_metadata', '-1', '-c:a', 'pcm_s16le', '-f', 'wav'] as const;

/**
 * Converts a provider's speech, in any format, to the studio's: 48 kHz mono, levelled; word times come from the
 * provider if it gave them, otherwise from alignment. `pace` is a factor by which it is made faster (more than 1) or
 * slower.
 */
export const finishSpeech =
  ({ ffmpeg, workDir }: Parts) =>
  (
    { sound, words }: { sound: Uint8Array; words: readonly Word[] },
    { text, language, pace = 1 }: { text: string; language: Language; pace?: number },
    signal: AbortSignal,
  ): Promise<Speech> =>
    takeRecording({ ffmpeg, workDir }, Readable.from([sound]), signal, async ({ folder, durationMs: spokenMs }) => {
      const whole = join(folder, 'whole.wav');
      const path = pace === 1 ? whole : join(folder, 'paced.wav');
      if (pace !== 1) await ffmpeg.run(['-i', whole, '-af', `atempo=${pace.toFixed(3)}`, ...asOurs, path], { signal });
      const durationMs = pace === 1 ? spokenMs : (await wavFacts(path)).durationMs;
      const given = words.length > 0 && (words.at(-1)?.endMs ?? 0) <= spokenMs + believable;
      const atPace = (ms: number) => Math.min(durationMs, Math.round(ms / pace));
      const placed = given
        ? words.map(({ text: word, startMs, endMs }) => ({
            text: word,
            startMs: atPace(startMs),
            endMs: atPace(endMs),
          }))
        : await alignWords(text, language, await voiceOf(ffmpeg, path, signal), durationMs);
      return { wav: await readFile(path), durationMs, words: placed };
    });

const seamSeconds = 3;

/**
 * Makes a piece that a provider sent, in any format, into a bed that repeats without a seam: its end fades into its
 * beginning.
 */
export const finishMusic =
  ({ ffmpeg, workDir }: Parts) =>
  (sound: Uint8Array, signal: AbortSignal): Promise<MusicBed> =>
    takeMusic({ ffmpeg, workDir }, Readable.from([sound]), signal, async (path, pieceMs) => {
      const seam = Math.min(seamSeconds, pieceMs / 4000);
      const wav = `${path}.wav`;
      const graph = `[0:a]asplit[a][b];[a]atrim=0:${seam},asetpts=PTS-STARTPTS[head];[b]atrim=${seam},asetpts=PTS-STARTPTS[body];[body][head]acrossfade=d=${seam}:c1=qsin:c2=qsin[bed]`;
      await ffmpeg.run(
        [
          '-i',
          path,
          '-filter_complex',
          graph,
          '-map',
          '[bed]',
          '-ar',
          '48000',
          '-ac',
          '2',
          '-map_metadata',
          '-1',
          '-fflags',
          '+bitexact',
          '-c:a',
          'pcm_s16le',
          wav,
        ],
        {
          signal,
        },
      );
      return { wav: await readFile(wav), durationMs: Math.round(pieceMs - seam * 1000) };
    });
