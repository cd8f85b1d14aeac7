import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { Speech } from '#server/ports/sound.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import { replaceSpan, seamMs, spanOf, type WordSpan } from './replace-span.ts';
import { spreadWords } from '../captions/spread-words.ts';
import { levelOf, samplesOf } from '../recordings/wav-samples.ts';
import { writeWhole } from '../recordings/whole-sound.ts';

type Sound = { readonly path: string; readonly durationMs: number; readonly words: readonly Word[] };
/** `isOther`: other words are said than are written. */
type Phrase = WordSpan & { readonly isOther: boolean };

/** Decibels by which a phrase is raised or lowered at most to sit at the level of what it replaces. */
const mostGain = 6;

/**
 * Puts a phrase that was spoken again into a sound (a local 48 kHz mono WAV): words before it keep their times, those
 * after it move. `path` is in the folder.
 */
export async function replacePhrase(
  ffmpeg: Ffmpeg,
  now: Sound,
  { from, to, isOther }: Phrase,
  again: Pick<Speech, 'wav' | 'words' | 'durationMs'>,
  folder: string,
  signal: AbortSignal,
): Promise<Sound> {
  const spoken = join(folder, 'again.wav');
  await writeFile(spoken, again.wav);
  const [first, last] = [again.words[0]?.startMs ?? 0, again.words.at(-1)?.endMs ?? again.durationMs];
  const old = samplesOf(await readFile(now.path));
  const [was, is] = [
    levelOf(old, now.words[from]?.startMs ?? 0, now.words[to - 1]?.endMs ?? now.durationMs),
    levelOf(samplesOf(again.wav), first, last),
  ];
  const gain = was > 0 && is > 0 ? Math.max(-mostGain, Math.min(mostGain, 20 * Math.log10(was / is))) : 0;
  const graph = `[0:a]volume=${gain.toFixed(2)}dB,alimiter=limit=0.84:attack=5:release=80:level=0[sound]`;
  const whole = await writeWhole(ffmpeg, { inputs: ['-i', spoken], graph }, folder, signal);
  const span = spanOf(now.words, { from, to }, { startMs: 0, endMs: now.durationMs });
  const made = await replaceSpan(ffmpeg, now, span, { ...whole, speech: [{ startMs: first, endMs: last }] }, signal);
  const byMs = made.durationMs - now.durationMs;

  // The new sound begins where the crossfade with what is before it does.
  const beginsMs = span.cut.startMs > seamMs * 2 ? span.cut.startMs - seamMs : 0;
  const shiftMs = beginsMs - Math.max(0, first - span.beforeMs);
  const limit = to < now.words.length ? now.words[to]!.startMs + byMs : made.durationMs;
  const written = now.words.slice(from, to);
  const times =
    isOther || again.words.length !== written.length
      ? spreadWords(written.map(({ text }) => text).join(' '), [{ startMs: first, endMs: last }], again.durationMs)
      : again.words;
  let earliest = now.words[from - 1]?.endMs ?? 0;
  const placed = written.map(({ text }, at) => {
    const startMs = Math.min(limit, Math.max(earliest, Math.round((times[at]?.startMs ?? first) + shiftMs)));
    earliest = Math.min(limit, Math.max(startMs, Math.round((times[at]?.endMs ?? last) + shiftMs)));
    return { text, startMs, endMs: earliest };
  });
  const later = now.words
    .slice(to)
    .map((word) => ({ ...word, startMs: word.startMs + byMs, endMs: word.endMs + byMs }));
  return {
    path: join(dirname(made.path), 'whole.wav'),
    durationMs: made.durationMs,
    words: [...now.words.slice(0, from), ...placed, ...later],
  };
}
