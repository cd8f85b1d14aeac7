import type { TaleId, UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { Musician, Narrator } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import type { VerseRange } from '#shared/story/scripture.ts';
import { type Language, languageNames, type Tone, versionOfLanguage } from '#shared/vocabulary.ts';
import { wordsPerMinute } from '#shared/sound/voice.ts';
import { sampleSentence } from './sample-sentence.ts';
import type { SampleTale } from './settings.repo.ts';

/** Psalm 118:24: short, joyful, and in every Bible. */
const verse = { book: 'PSA', from: { chapter: 118, verse: 24 }, to: { chapter: 118, verse: 24 } } as const;
const musicSeconds = 14;
const patienceMs = 60_000;
const mostKept = 100;
/** Natural voices are listed before they are loaded: how long to wait for one, and how often to check. */
const whileLoading = { forMs: 15_000, everyMs: 1_500 };

export type SoundSample = { readonly bytes: Uint8Array; readonly mime: 'audio/mpeg' | 'audio/wav' };
type Parts = {
  readonly narrator: Narrator;
  readonly musician: Musician;
  readonly scripture: Pick<Scripture, 'passage'>;
  readonly ffmpeg: Ffmpeg;
  readonly workDir: string;
  /** The passage that a creator's text names. Throws Failure with a message. */
  readonly resolveReference: (reference: string) => VerseRange;
  /** What is read of an own tale. Throws Failure('not_found'). */
  readonly sampleTale: (taleId: TaleId, userId: UserId) => Promise<SampleTale>;
  readonly waits?: typeof whileLoading;
};
type AskedSample = {
  readonly voice: string;
  readonly tale?: string | undefined;
  readonly reference?: string | undefined;
  readonly pace?: number | undefined;
};

/** What voices and moods sound like: made by the engines themselves at the first press, then kept in memory. */
export function soundSamples({
  narrator,
  musician,
  scripture,
  ffmpeg,
  workDir,
  resolveReference,
  sampleTale,
  waits = whileLoading,
}: Parts) {
  const kept = new Map<string, Promise<SoundSample>>();
  const once = (key: string, make: (signal: AbortSignal) => Promise<Uint8Array>): Promise<SoundSample> => {
    const sample = kept.get(key) ?? make(AbortSignal.timeout(patienceMs)).then(compact);
    kept.set(key, sample);
    for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest);
    sample.catch(() => kept.delete(key));
    return sample;
  };

  /** A tenth of the bytes if ffmpeg is installed. */
  async function compact(wav: Uint8Array): Promise<SoundSample> {
    if (!ffmpeg.path) return { bytes: wav, mime: 'audio/wav' };
    const folder = await mkdtemp(join(workDir, 'sample-'));
    try {
      const [from, to] = [join(folder, 'sample.wav'), join(folder, 'sample.mp3')];
      await writeFile(from, wav);
      await ffmpeg.run(['-i', from, '-map_metadata', '-1', '-b:a', '96k', '-f', 'mp3', to], {
        signal: AbortSignal.timeout(patienceMs),
      });
      return { bytes: await readFile(to), mime: 'audio/mpeg' };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /**
   * The first sentence of a tale that is long enough to judge a voice by; null if the tale has no text in the language.
   */
  async function taleText(taleId: TaleId, userId: UserId, language: Language) {
    const tale = await sampleTale(taleId, userId);
    const text = sampleSentence(tale.scenes.map((scene) => scene[language] ?? ''));
    return text === null ? null : { text, audience: tale.audience, pace: tale.readings[language]?.pace };
  }

  async function passageText(language: Language, reference: string | undefined): Promise<string> {
    const version = versionOfLanguage[language];
    if (reference !== undefined) {
      const verses = (await scripture.passage(resolveReference(reference), version)).map((each) => each.text);
      const sentence = sampleSentence([verses.join(' ')]);
      if (sentence !== null) return sentence;
    }
    const text = (await scripture.passage(verse, version)).map((each) => each.text).join(' ');
    if (text) return text;
    const name = languageNames[language];
    throw new Failure(
      'unavailable',
      msg`The sample is a verse in ${{ name }}: install the Bible ${{ version }} first, under Bibles on this page.`,
    );
  }

  return {
    /**
     * The voice reads a sentence of the creator's own tale or of a passage, otherwise a verse, on this creator's
     * account. Throws Failure with a message.
     */
    async voice({ voice: id, tale, reference, pace }: AskedSample, userId: UserId): Promise<SoundSample> {
      const voice = (await narrator.voices({ userId })).find((each) => each.id === id);
      if (!voice) throw new Failure('not_found', msg`There is no such voice here: choose one from the list.`);
      const own = tale === undefined ? null : await taleText(tale, userId, voice.language);
      const text = own?.text ?? (await passageText(voice.language, reference));
      const factor = pace ?? own?.pace;
      const perMinute = own || factor ? wordsPerMinute(own?.audience ?? 'family', factor) : null;
      const use = { userId, taleId: null, work: `sample of ${id}` };
      return once(`voice ${id} ${perMinute ?? ''} ${text}`, async (signal) => {
        const order = { text, language: voice.language, voice: id };
        const paced =
          perMinute === null ? {} : { wordsPerMinute: perMinute, ...(factor && factor !== 1 ? { pace: factor } : {}) };
        const speak = () => narrator.speak({ ...order, ...paced }, signal, use);
        const isOther = ({ voice: spoke }: Awaited<ReturnType<typeof speak>>) => spoke !== undefined && spoke !== id;
        const until = Date.now() + waits.forMs;
        const isLoading = () => narrator.natural?.().state === 'fetching' && Date.now() < until;
        let mayCome = isLoading();
        let speech = await speak();
        while (isOther(speech) && mayCome) {
          await sleep(waits.everyMs, undefined, { signal });
          mayCome = isLoading();
          speech = await speak();
        }
        if (isOther(speech))
          throw new Failure(
            'unavailable',
            msg`${{ label: voice.label }} is not available right now: the voice is still being downloaded, or this machine is short of memory. Try again later.`,
          );
        return speech.wav;
      });
    },
    music: (mood: Tone): Promise<SoundSample> =>
      once(
        `music ${mood}`,
        async (signal) =>
          (await musician.compose({ mood, seed: `sample of ${mood}`, seconds: musicSeconds }, signal)).wav,
      ),
  };
}
export type SoundSamples = ReturnType<typeof soundSamples>;
