import type { Speech } from '#server/ports/sound.ts';
import { alignByReferences, type TimedSound } from './aligner.ts';
import type { OpenEngine } from './engines.ts';
import { heardRate, heardSamples, levelsOf, silences, stepMs, trimmed } from './heard-sound.ts';
import { type Verse, wordsOf } from './verse-texts.ts';

const speakable = /[\p{L}\p{N}]/u;
/** How far from its own time a word after a rest is looked for, in ms. */
const nearMs = 200;

const startsOf = ({ words }: Speech): number[] =>
  words.filter(({ text }) => speakable.test(text)).map(({ startMs }) => startMs);
const timed = (speech: Speech): TimedSound => ({ samples: heardSamples(speech.wav), startsMs: startsOf(speech) });

/**
 * How much later than the aligner's each word's own time is, in ms. `reference` is the same verse, spoken by the other
 * engine; nothing is told when the two have not the same words.
 */
export function wordErrors(speech: Speech, reference: Speech): number[] {
  const own = timed(speech);
  const other = timed(reference);
  if (own.startsMs.length !== other.startsMs.length) return [];
  const aligned = alignByReferences(own.samples, [other]);
  return own.startsMs.map((ms, at) => ms - aligned[at]!);
}

/**
 * How much later than the sound itself the words after rests of 100 ms begin by their own times, in ms: no aligner is
 * needed where silence ends.
 */
export function restErrors(speech: Speech): number[] {
  const { samples, startsMs } = timed(speech);
  const levels = levelsOf(samples);
  return silences(levels, 100).flatMap(({ to }) => {
    if (to >= levels.length) return [];
    const error = startsMs.map((ms) => ms - to * stepMs).toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
    return error !== undefined && Math.abs(error) < nearMs ? [error] : [];
  });
}

/**
 * The aligner's own error, in ms, on sound with known times: an engine speaks a verse three words at a time, the pieces
 * are joined without a rest, and the aligner is asked when the first word of each is said.
 */
export async function alignerErrors(
  engine: OpenEngine,
  { text, language }: Verse,
  reference: Speech,
): Promise<number[]> {
  const words = wordsOf(text).filter((word) => speakable.test(word));
  const pieces: Float32Array[] = [];
  for (let at = 0; at < words.length; at += 3) {
    const { wav } = await engine.speak(
      words
        .slice(at, at + 3)
        .join(' ')
        .replaceAll(/[^\p{L}\p{N}\s'’-]/gu, ''),
      language,
    );
    pieces.push(trimmed(heardSamples(wav)));
  }
  const quiet = heardRate / 4;
  const whole = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 2 * quiet));
  const known: number[] = [];
  let at = quiet;
  for (const piece of pieces) {
    whole.set(piece, at);
    known.push((at * 1000) / heardRate);
    at += piece.length;
  }
  const aligned = alignByReferences(whole, [timed(reference)]);
  return known.map((ms, piece) => aligned[piece * 3]! - ms);
}
