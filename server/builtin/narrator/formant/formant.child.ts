import { msg } from '@lingui/core/runtime-macro';
import { readFileSync } from 'node:fs';
import { answerOrders } from '#server/builtin/sound/sound-child.ts';
import { Failure } from '#shared/endpoint.ts';
import { type EspeakWorker, loadEspeak } from '../load-espeak.ts';
import { type FormantVoice, formantVoices, engineLanguage } from './formant-voices.ts';
import { finished, type Take } from './formant-mix.ts';
import { readingOf } from '../reading/reading.ts';
import { ssmlOf } from './spoken-text.ts';
import { type SpeechEvent, wordTimes } from './word-times.ts';

// eSpeak NG (GPL-3) stays in a separate process, reached by messages alone.

let engine: Promise<EspeakWorker> | undefined;

async function load(): Promise<EspeakWorker> {
  const { FS, eSpeakNGWorker } = await loadEspeak(
    'The built-in voices are not installed: run npm install, or record and upload the narration',
  );
  for (const voice of formantVoices) {
    const sound = readFileSync(new URL(`./voices/${voice.id}.voice`, import.meta.url), 'utf8');
    FS.writeFile(
      `/usr/share/espeak-ng-data/lang/${voice.id}`,
      `name ${voice.id}\nlanguage ${engineLanguage(voice)} 9\n${sound}`,
    );
  }
  return new eSpeakNGWorker();
}

/** The speeds, in words a minute, at which the engine is intelligible. */
const rates = { least: 80, most: 260 } as const;
/** How much more a voice rises and falls in other readings of the same words. */
const livelier = [0, 12, -12, 24] as const;
/** A share of the duration of a story at the voice's own rate; pauses have the same length at every rate. */
const pauseShare = 0.15;

/**
 * The engine silently keeps its last voice when it is asked for one that it does not have, so its list is checked
 * first.
 */
function choose(speaker: EspeakWorker, { voice, wordsPerMinute, variation = 0 }: Omit<FormantAsk, 'text'>) {
  if (
    !speaker.list_voices().some(({ name }) => name === voice.id) ||
    speaker.set_voice(voice.id, engineLanguage(voice)) !== 0
  )
    throw new Failure(
      'unavailable',
      msg`The voice ${{ label: voice.label }} cannot be used on this machine; choose another one`,
    );
  const slower = wordsPerMinute === undefined ? 1 : (voice.pace / wordsPerMinute - pauseShare) / (1 - pauseShare);
  const rate = voice.rate / Math.max(0.1, slower);
  speaker.set_rate(Math.round(Math.min(rates.most, Math.max(rates.least, rate))));
  speaker.set_range(voice.range + (livelier[variation % livelier.length] ?? 0));
}

function say(speaker: EspeakWorker, ssml: string): { samples: Int16Array; events: SpeechEvent[] } {
  const parts: Int16Array[] = [];
  const events: SpeechEvent[] = [];
  speaker.synthesize(ssml, (heard, told) => {
    if (heard) parts.push(heard);
    for (const { type, id, text_position, audio_position } of told)
      events.push({ type, id, position: text_position, ms: audio_position });
    return false;
  });
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return { samples, events };
}

export type FormantAsk = {
  readonly text: string;
  readonly voice: FormantVoice;
  readonly wordsPerMinute?: number | undefined;
  readonly variation?: number | undefined;
};

answerOrders(async ({ text, voice, wordsPerMinute, variation }: FormantAsk) => {
  engine ??= load();
  const speaker = await engine;
  choose(speaker, { voice, wordsPerMinute, variation });
  const takes: Take[] = readingOf(text, voice.language).map((phrase) => {
    const { ssml, spans } = ssmlOf(phrase.words, voice.language);
    const { samples, events } = say(speaker, ssml);
    return { phrase, samples, times: wordTimes(spans, events, (samples.length / speaker.samplerate) * 1000) };
  });
  return finished(takes, speaker.samplerate);
});
