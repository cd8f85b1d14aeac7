import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nanoid } from 'nanoid';
import type { Db, Row } from '#server/db/tables/tables.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { MadeSound, SceneSounds, SoundRow } from '#server/studio/scene-sounds.ts';
import { soundPlaces } from './recordings/cut-places.ts';
import { writeCut } from './recordings/cut-take.ts';
import { fingerprintOf } from './fingerprint.ts';
import { fits } from './narration-view.ts';
import { workPrefix } from './recordings/recording-intake.ts';
import { soundRows } from './scene-sounds.repo.ts';
import { takeRepo } from './recordings/take.repo.ts';
import { wavPeaks } from './recordings/wav-peaks.ts';

type Parts = { readonly db: Db; readonly files: FileStore; readonly ffmpeg: Ffmpeg; readonly workDir: string };
/** Milliseconds of silence between two sounds that become one, and the longest that cutting one may take. */
const joining = { pauseMs: 450, patienceMs: 60_000 } as const;
const peaksOfTake = 600;
const nothingBefore = { previous: null, previous_key: null, previous_sha256: null } as const;
/**
 * The key of a reading whose words move: which words other voices read is not known of the new whole, so it fits any.
 */
const ofOneVoice = (key: string | null): string | null => (key?.includes(' ') ? null : key);

/**
 * Cuts and joins the sounds of scenes. Takes stay complete: the parts of a recording are separate takes with another
 * cut.
 */
export function reshapeSounds({ db, files, ffmpeg, workDir }: Parts): SceneSounds {
  const takeOf = async ({ take_id: id }: SoundRow) => (id === null ? null : ((await takeRepo(db).find(id)) ?? null));
  const usable = (sound: SoundRow, text: string) =>
    sound.status === 'ready' && sound.r2_key !== null && fits(sound, text, null);
  const placesIn = async (sound: SoundRow, text: string) =>
    usable(sound, text) && (await ffmpeg.version()) ? soundPlaces(sound, text, await takeOf(sound)) : [];
  const inFolder = async <T>(work: (folder: string, signal: AbortSignal) => Promise<T>): Promise<T> => {
    const folder = await mkdtemp(join(workDir, workPrefix));
    try {
      return await work(folder, AbortSignal.timeout(joining.patienceMs));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const stored = (sound: SoundRow, path: string) =>
    files.adopt(
      `narration/t-${sound.tale_id}/s-${sound.scene_id}-${sound.language}-p${nanoid(12)}.wav`,
      path,
      'audio/wav',
    );
  const copied = async (
    take: Row<'narration_takes'>,
    part: Partial<Row<'narration_takes'>>,
  ): Promise<Row<'narration_takes'>> => {
    const id = nanoid();
    const { key, sha256 } = await files.put(
      `narration/t-${take.tale_id}/take-${id}.flac`,
      await files.read(take.r2_key),
      'audio/flac',
    );
    // Of other words than the take it is cut from, so no copy of anything.
    return { ...take, id, r2_key: key, sha256, cleaned_from: null, kept: null, made_at: new Date(), ...part };
  };

  return {
    rows: soundRows,
    places: async (sound, text) => (await placesIn(sound, text)).map(({ words }) => words),

    async cut(sound, text, words) {
      const place = (await placesIn(sound, text)).find((each) => each.words === words);
      const key = sound.r2_key;
      if (!place || key === null) return null;
      const take = await takeOf(sound);
      const [said, wholeMs] = [text.split(/\s+/).filter(Boolean), sound.duration_ms ?? 0];
      return inFolder(async (folder, signal) => {
        const part = async (name: string, from: number, to: number, own: string): Promise<MadeSound> => {
          const path = join(folder, name);
          await writeCut(ffmpeg, await files.local(key), { startMs: from, endMs: to }, path, signal);
          const { key: r2Key, sha256 } = await stored(sound, path);
          const reading =
            take && (await copied(take, { said: own, start_ms: take.start_ms + from, end_ms: take.start_ms + to }));
          const voice = sound.kind === 'synthetic' ? sound.voice : null;
          const heard = sound.words
            .filter(({ startMs, endMs }) => (startMs + endMs) / 2 >= from && (startMs + endMs) / 2 < to)
            .map((word) => ({
              ...word,
              startMs: Math.max(0, word.startMs - from),
              endMs: Math.min(to, word.endMs) - from,
            }));
          return {
            take: reading,
            sound: {
              ...{
                ...sound,
                id: nanoid(),
                fingerprint: fingerprintOf(own, voice),
                r2_key: r2Key,
                sha256,
                words: heard,
              },
              ...{ reading: ofOneVoice(sound.reading), ...nothingBefore },
              ...{ duration_ms: to - from, take_id: reading?.id ?? null, last_error: null, updated_at: new Date() },
            },
          };
        };
        const first = await part('first.wav', 0, place.atMs, said.slice(0, words).join(' '));
        return [first, await part('second.wav', place.atMs, wholeMs, said.slice(words).join(' '))] as const;
      });
    },

    joins,

    async join(first, firstText, second, secondText) {
      const [a, b] = [first.r2_key, second.r2_key];
      if (!joins(first, firstText, second, secondText) || a === null || b === null || !(await ffmpeg.version()))
        return null;
      const spoken = first.kind === 'synthetic' && second.kind === 'synthetic';
      const kind = spoken
        ? 'synthetic'
        : first.kind === 'uploaded' || second.kind === 'uploaded'
          ? 'uploaded'
          : 'recorded';
      const text = `${firstText.trim()} ${secondText.trim()}`;
      return inFolder(async (folder, signal) => {
        const path = join(folder, 'both.wav');
        const plain = 'aresample=48000,aformat=sample_fmts=s16:channel_layouts=mono';
        const graph = `[0:a]${plain},apad=pad_dur=${joining.pauseMs}ms[a];[1:a]${plain}[b];[a][b]concat=n=2:v=0:a=1`;
        const inputs = [...ffmpeg.untrusted(await files.local(a)), ...ffmpeg.untrusted(await files.local(b))];
        await ffmpeg.run(
          [...inputs, '-filter_complex', graph, '-ar', '48000', '-ac', '1', '-c:a', 'pcm_s16le', '-f', 'wav', path],
          {
            signal,
          },
        );
        const { durationMs } = await ffmpeg.probe(path, signal);
        const later = (first.duration_ms ?? 0) + joining.pauseMs;
        const words = [...first.words, ...second.words.map((word) => moved(word, later))];
        let take: Row<'narration_takes'> | null = null;
        if (kind !== 'synthetic') {
          const whole = join(folder, 'both.flac');
          await ffmpeg.run(['-i', path, '-c:a', 'flac', '-f', 'flac', whole], { signal });
          const peaks = await wavPeaks(path, peaksOfTake);
          const id = nanoid();
          const { key, sha256 } = await files.adopt(
            `narration/t-${first.tale_id}/take-${id}.flac`,
            whole,
            'audio/flac',
          );
          const speech = [
            ...(await speechIn(first)),
            ...(await speechIn(second)).map((stretch) => moved(stretch, later)),
          ];
          const { tale_id, scene_id, language } = first;
          take = {
            ...{ id, tale_id, scene_id, language, kind, said: text, r2_key: key, sha256, duration_ms: durationMs },
            ...{ start_ms: 0, end_ms: durationMs, speech, peaks, made_at: new Date() },
            ...{ cleaned_from: null, noise_reduced: null, quieter_db: null, trimmed_ms: null, kept: null },
          };
        }
        const { key, sha256 } = await stored(first, path);
        const voice = kind === 'synthetic' ? first.voice : null;
        const engine = kind === 'synthetic' ? first.engine : kind;
        return {
          take,
          sound: {
            ...{
              ...first,
              id: nanoid(),
              kind,
              voice,
              engine,
              fingerprint: fingerprintOf(text, voice),
              r2_key: key,
              sha256,
              words,
            },
            ...{ reading: first.reading === second.reading ? ofOneVoice(first.reading) : null, ...nothingBefore },
            ...{ duration_ms: durationMs, take_id: take?.id ?? null, last_error: null, updated_at: new Date() },
          },
        };
      });
    },
  };

  function joins(first: SoundRow, firstText: string, second: SoundRow, secondText: string): boolean {
    const bothSpoken = first.kind === 'synthetic' && second.kind === 'synthetic';
    return usable(first, firstText) && usable(second, secondText) && (!bothSpoken || first.voice === second.voice);
  }

  /** Where somebody speaks in what is heard of a sound. */
  async function speechIn(sound: SoundRow) {
    const durationMs = sound.duration_ms ?? 0;
    const take = await takeOf(sound);
    if (!take) return [{ startMs: 0, endMs: durationMs }];
    const clip = (ms: number) => Math.min(take.end_ms, Math.max(take.start_ms, ms)) - take.start_ms;
    const heard = take.speech.map(({ startMs, endMs }) => ({ startMs: clip(startMs), endMs: clip(endMs) }));
    return heard.filter(({ startMs, endMs }) => endMs > startMs);
  }
}

const moved = <T extends { startMs: number; endMs: number }>(part: T, by: number): T => ({
  ...part,
  startMs: part.startMs + by,
  endMs: part.endMs + by,
});
