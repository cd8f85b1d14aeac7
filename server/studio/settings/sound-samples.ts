import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg, Musician, Narrator, Scripture } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { languageNames, type Tone, versionOfLanguage } from '#shared/vocabulary.ts';

/** Psalm 118:24: short, joyful, and in every Bible. */
const verse = { book: 'PSA', from: { chapter: 118, verse: 24 }, to: { chapter: 118, verse: 24 } } as const;
const musicSeconds = 14;
const patienceMs = 60_000;
const mostKept = 100;

export type SoundSample = { readonly bytes: Uint8Array; readonly mime: 'audio/mpeg' | 'audio/wav' };
type Parts = {
  readonly narrator: Narrator;
  readonly musician: Musician;
  readonly scripture: Pick<Scripture, 'passage'>;
  readonly ffmpeg: Ffmpeg;
  readonly workDir: string;
};

/** What voices and moods sound like: made by the engines themselves at the first press, then kept in memory. */
export function soundSamples({ narrator, musician, scripture, ffmpeg, workDir }: Parts) {
  const kept = new Map<string, Promise<SoundSample>>();
  const once = (key: string, make: (signal: AbortSignal) => Promise<Uint8Array>): Promise<SoundSample> => {
    const sample = kept.get(key) ?? make(AbortSignal.timeout(patienceMs)).then(compact);
    kept.set(key, sample);
    for (const [oldest] of kept) if (kept.size > mostKept) kept.delete(oldest);
    sample.catch(() => kept.delete(key));
    return sample;
  };

  /** A tenth of the bytes where ffmpeg is at hand. */
  async function compact(wav: Uint8Array): Promise<SoundSample> {
    if (!ffmpeg.path) return { bytes: wav, mime: 'audio/wav' };
    const folder = await mkdtemp(join(workDir, 'sample-'));
    try {
      const [from, to] = [join(folder, 'sample.wav'), join(folder, 'sample.mp3')];
      await writeFile(from, wav);
      await ffmpeg.run(['-i', from, '-map_metadata', '-1', '-b:a', '96k', '-f', 'mp3', to], { signal: AbortSignal.timeout(patienceMs) });
      return { bytes: await readFile(to), mime: 'audio/mpeg' };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    /** The voice reads a verse from the installed Bible of its language, on this creator's account. Throws Failure in words. */
    async voice(id: string, userId: string): Promise<SoundSample> {
      const voice = (await narrator.voices({ userId })).find((each) => each.id === id);
      if (!voice) throw new Failure('not_found', 'There is no such voice here: choose one of the list.');
      const version = versionOfLanguage[voice.language];
      const text = (await scripture.passage(verse, version)).map((each) => each.text).join(' ');
      if (!text)
        throw new Failure(
          'unavailable',
          `The sample is a verse in ${languageNames[voice.language]}: install the Bible ${version} first, under Bibles on this page.`,
        );
      const use = { userId, taleId: null, work: `sample of ${id}` };
      return once(`voice ${id}`, async (signal) => (await narrator.speak({ text, language: voice.language, voice: id }, signal, use)).wav);
    },
    music: (mood: Tone): Promise<SoundSample> =>
      once(
        `music ${mood}`,
        async (signal) => (await musician.compose({ mood, seed: `sample of ${mood}`, seconds: musicSeconds }, signal)).wav,
      ),
  };
}
export type SoundSamples = ReturnType<typeof soundSamples>;
