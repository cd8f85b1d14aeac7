import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { Renderer } from '#server/ports/renderer.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import { speakTone } from './film.ts';

const rate = 48_000;

/**
 * Renders a small film of black and white pictures that cut at every scene, with a tone in each, and finds cuts and
 * tones again in the finished file: how many frames each tone is late (early is negative).
 */
export async function framesLate(
  renderer: Renderer,
  { scenes, seconds }: { scenes: number; seconds: number },
): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sync-'));
  try {
    const at = (name: string) => join(folder, name);
    const pictures = { white: await plain(at('white.png'), '#fff'), black: await plain(at('black.png'), '#000') };
    const voice = await speakTone(at('voice.wav'), seconds, 997);
    const told = Array.from({ length: scenes }, (_, n) => ({
      sceneId: `s${n}`,
      picture: n % 2 === 0 ? 'white' : 'black',
      narration: { durationMs: seconds * 1000, text: 'Go and do likewise.', words: [] },
      transition: { kind: 'cut', ms: 0 } as const,
    }));
    const timeline = buildTimeline({ language: 'en', width: 160, height: 90, scenes: told });
    const narration = Object.fromEntries(told.map(({ sceneId }) => [sceneId, voice]));
    const order = {
      timeline,
      pictures,
      narration,
      music: null,
      captions: 'off' as const,
      cacheDir: at('cache'),
      workDir: at('work'),
    };
    const { video } = await renderer.render(order, { signal: new AbortController().signal, progress: async () => {} });
    const [grey, sound] = [at('grey.raw'), at('sound.raw')];
    await systemFfmpeg().run(
      ['-i', video, '-vf', 'scale=2:2:flags=area', '-pix_fmt', 'gray', '-f', 'rawvideo', grey],
      {},
    );
    await systemFfmpeg().run(['-i', video, '-ac', '1', '-ar', String(rate), '-f', 's16le', sound], {});
    const cuts = cutsIn(await readFile(grey));
    const heard = await readFile(sound);
    if (cuts.length !== scenes) throw new Error(`${cuts.length} of ${scenes} pictures were seen`);
    return timeline.shots.map(({ narrationAt }, n) => {
      const due = ((cuts[n] ?? 0) + (narrationAt ?? 0)) / timeline.fps;
      return (onset(heard, due - 0.3) - due) * timeline.fps;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function plain(path: string, background: string): Promise<string> {
  await sharp({ create: { width: 184, height: 104, channels: 3, background } })
    .png()
    .toFile(path);
  return path;
}

/** Frames at which a picture begins, the first one among them; four bytes of grey a frame. */
function cutsIn(grey: Buffer): number[] {
  const light = (frame: number) => (grey[frame * 4] ?? 0) > 128;
  return Array.from({ length: grey.length / 4 }, (_, frame) => frame).filter(
    (frame) => frame === 0 || light(frame) !== light(frame - 1),
  );
}

/** Seconds at which sound is first heard from `from` seconds on, 16-bit mono. */
function onset(sound: Buffer, from: number): number {
  for (let at = Math.round(from * rate); at * 2 + 1 < sound.length; at += 1)
    if (Math.abs(sound.readInt16LE(at * 2)) > 1500) return at / rate;
  return Number.POSITIVE_INFINITY;
}
