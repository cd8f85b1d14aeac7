import { Failure } from '#shared/endpoint.ts';
import type { OpenEngine } from './engines.ts';
import { faultsOf } from './sound-faults.ts';
import { type Verse, wordsOf } from './verse-texts.ts';

/** Neighbouring sentences of one reading that differ by more than this are a jump, in dB. */
const jump = 6;

export type LongReading = {
  readonly verses: number;
  /** Verses of which no sound came, with the reason: NaN and silence are refused by the engines and counted here. */
  readonly refused: readonly string[];
  readonly dropped: readonly string[];
  readonly clicks: readonly string[];
  readonly jumps: number;
  readonly greatestJump: number;
  /** The spread of the levels of all sentences about their mean, in dB. */
  readonly levelSpread: number;
  readonly wordsPerMinute: number;
};

/** Reads many verses and notes what is wrong with them. */
export async function readLong(engine: OpenEngine, verses: readonly Verse[]): Promise<LongReading> {
  const [refused, dropped, clicks]: string[][] = [[], [], []];
  const [levels, jumps]: number[][] = [[], []];
  let [words, minutes] = [0, 0];
  for (const [at, { reference, language, text }] of verses.entries()) {
    if (at % 100 === 99) console.error(`${engine.name}: ${at + 1} of ${verses.length} verses`);
    try {
      const speech = await engine.speak(text, language);
      const faults = faultsOf(text, speech);
      dropped!.push(...faults.dropped.map((word) => `${word} (${reference} ${language})`));
      clicks!.push(...faults.clicksMs.map((ms) => `${reference} ${language} at ${ms} ms`));
      levels!.push(...faults.sentenceLevels);
      jumps!.push(
        ...faults.sentenceLevels.slice(1).map((level, before) => Math.abs(level - faults.sentenceLevels[before]!)),
      );
      words += wordsOf(text).length;
      minutes += speech.durationMs / 60_000;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      refused!.push(`${reference} (${language}): ${error.message}`);
    }
  }
  const mean = levels!.reduce((sum, level) => sum + level, 0) / levels!.length;
  return {
    ...{ verses: verses.length, refused: refused!, dropped: dropped!, clicks: clicks! },
    jumps: jumps!.filter((size) => size > jump).length,
    greatestJump: Math.max(0, ...jumps!),
    levelSpread: Math.sqrt(levels!.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels!.length),
    wordsPerMinute: words / minutes,
  };
}
