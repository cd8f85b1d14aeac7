import { msg } from '@lingui/core/runtime-macro';
import type { EngineUse } from '#server/ports/engine.ts';
import type { Narrator, Speech } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Language } from '#shared/vocabulary.ts';
import { joinSpeech } from './join-speech.ts';
import type { Reading } from './reading-plan.ts';

/**
 * A scene read aloud by one voice or several, and who actually read: `reading` has the voices that were substituted.
 */
export type SpokenReading = Pick<Speech, 'wav' | 'durationMs' | 'words'> & {
  readonly engine: string;
  readonly reading: Reading;
  readonly stoodIn: boolean;
};
type Order = {
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly use: EngineUse;
  readonly variation?: number | undefined;
};

/** Asks the narrator for each run of a reading in its voice, and joins what came. */
export async function speakReading(
  narrator: Narrator,
  reading: Reading,
  { language, signal, use, variation }: Order,
): Promise<SpokenReading> {
  const { voice, wordsPerMinute, pace, runs } = reading;
  if (runs.length === 0) throw new Failure('invalid', msg`There is no text to read in this scene`);
  const spoken: { speech: Speech; text: string; by: string }[] = [];
  for (const [at, run] of runs.entries()) {
    signal.throwIfAborted();
    const order = {
      text: run.text,
      language,
      voice: run.voice,
      wordsPerMinute,
      ...(pace === 1 ? {} : { pace }),
      ...(variation ? { variation } : {}),
    };
    const own = runs.length === 1 ? use : { ...use, work: `${use.work} part ${at + 1}` };
    const speech = await narrator.speak(order, signal, own);
    spoken.push({ speech, text: run.text, by: speech.voice ?? run.voice });
  }
  const [only] = spoken;
  const { wav, durationMs, words } = spoken.length === 1 && only ? only.speech : joinSpeech(spoken);
  const standIn = spoken.find(({ by }, at) => runs[at]?.voice === voice && by !== voice)?.by;
  const really = {
    ...reading,
    voice: standIn ?? voice,
    runs: runs.map((run, at) => ({ ...run, voice: spoken[at]?.by ?? run.voice })),
  };
  return {
    ...{ wav, durationMs, words },
    engine: [...new Set(spoken.map(({ speech }) => speech.engine ?? narrator.name))].join(', '),
    reading: really,
    stoodIn: spoken.some(({ by }, at) => by !== runs[at]?.voice),
  };
}
