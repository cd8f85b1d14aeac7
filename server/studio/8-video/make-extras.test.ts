import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { checkFiles } from '#server/integrity/check-files.ts';
import type { JobContext } from '#server/jobs/define-job.ts';
import { smallFilm, smallSize, whyNoShort } from '#shared/film/film-files.ts';
import { filmJob } from '#test/harness/film-job.ts';
import { addMadeTale, addPicture } from '#test/harness/made-tale.ts';
import { ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { Manifest } from './package-manifest.ts';
import { englishOf } from '#shared/said.ts';

let studio: TestStudio;
const ffmpeg = systemFfmpeg();
beforeAll(async () => {
  studio = await openStudio();
  await studio.reset();
  await addMadeTale(studio, { plain: true, scenes: 2, langs: ['en'], seconds: 3 });
  const linked = {
    id: 'c1',
    user_id: ama,
    channel_id: 'UC1',
    title: 'Ama; Reads = more',
    url: 'https://example.com',
    sealed_tokens: 'x',
  };
  await studio.db
    .insertInto('channels')
    .values({ ...linked, is_default: true })
    .execute();
});
afterAll(() => studio.reset());

type Wish = { extras: ('small' | 'sound')[]; burnCaptions?: boolean; shapes?: ('16:9' | '9:16')[] };
async function run(
  { extras, burnCaptions = false, shapes = ['16:9'] }: Wish,
  signal = new AbortController().signal,
): Promise<string[]> {
  const logs: string[] = [];
  const context: JobContext = {
    ...{ jobId: 'job1', userId: ama, taleId: 't1', signal, progress: async () => {}, once: (_, work) => work() },
    log: async (_, message) => void logs.push(englishOf(message)),
  };
  const order = { taleId: 't1', langs: null, shapes, burnCaptions, highlightWords: false, extras, height: 720 };
  await filmJob(studio).run(order, context);
  return logs;
}
const film = () => studio.db.selectFrom('videos').selectAll().where('shape', '=', '16:9').executeTakeFirstOrThrow();

/** How much of the caption's place is as bright as its letters, in a frame of a file. */
async function whiteAtFoot(path: string, atMs: number): Promise<number> {
  const to = `${path}.png`;
  await ffmpeg.run(
    ['-v', 'error', '-y', '-ss', String(atMs / 1000), '-i', path, '-frames:v', '1', '-update', '1', '-f', 'image2', to],
    {},
  );
  const { width, height } = await sharp(to).metadata();
  const [top, tall] = [Math.round(height * 0.7), Math.round(height * 0.25)];
  const pixels = await sharp(to).extract({ left: 0, top, width, height: tall }).greyscale().raw().toBuffer();
  return pixels.reduce((sum, value) => sum + (value > 235 ? 1 : 0), 0) / pixels.length;
}

test('makes a small film and the sound alone from the finished film, lists and packs them', async () => {
  const logs = await run({ extras: ['small', 'sound'] });
  expect(logs.slice(1)).toEqual([
    expect.stringMatching(/^English: the small file is ready, [\d.]+ MB$/),
    expect.stringMatching(/^English: the audio file is ready, [\d.]+ MB$/),
  ]);
  const row = await film();
  const small = await studio.files.local(row.small_key ?? '');
  const facts = await ffmpeg.probe(small);
  expect(facts.video).toMatchObject({ codec: 'h264', ...smallSize(row), frames: row.frames });
  expect(facts.audio).toMatchObject({ codec: 'aac', channels: 1 });
  expect(Math.abs(facts.durationMs - row.duration_ms)).toBeLessThan(60);
  expect(row.small_bytes).toBe(await studio.files.size(row.small_key ?? ''));
  expect(row.small_bytes).toBeLessThan((smallFilm.bytesPerSecond * row.duration_ms) / 1000);

  const sound = await studio.files.local(row.sound_key ?? '');
  const { stderr } = await ffmpeg.run(['-hide_banner', '-i', sound, '-t', '0', '-f', 'null', '-'], {});
  const [, seconds = ''] = /Duration: 00:00:([\d.]+)/.exec(stderr) ?? [];
  expect(Math.abs(Number(seconds) * 1000 - row.duration_ms)).toBeLessThan(60);
  expect(stderr).toMatch(/Audio: aac .* stereo/);
  expect(stderr).toMatch(/Video: mjpeg .* 1000x1000.*\(attached pic\)/);
  expect(stderr).toMatch(/title\s+: The Good Samaritan/);
  expect(stderr).toMatch(/artist\s+: Ama; Reads = more/);
  expect(stderr.split('Output #')[0]?.match(/Chapter #/g)?.length).toBe(2);

  const { manifest } = await studio.db.selectFrom('packages').select('manifest').executeTakeFirstOrThrow();
  expect(Manifest.parse(manifest).assets.map(({ name, mime }) => `${name} ${mime}`)).toEqual(
    expect.arrayContaining(['en/small.mp4 video/mp4', 'en/sound.m4a audio/mp4']),
  );
  expect(await run({ extras: ['small', 'sound'] })).toEqual([
    'English: the film is still up to date, so nothing was rendered',
  ]);
  expect((await film()).updated_at).toEqual(row.updated_at);
});

test('makes the requested extras again with each new rendering', async () => {
  const row = await film();
  await addPicture(studio, 't1-i2', 4);
  await run({ extras: [] });
  const after = await film();
  expect([after.small_key, after.sound_key]).not.toEqual([row.small_key, row.sound_key]);
  expect(await Promise.all([after, row].map(({ small_key: key }) => studio.files.has(key ?? '')))).toEqual([
    true,
    false,
  ]);
  expect(after.sound_bytes).toBeGreaterThan(0);
  expect((await checkFiles(studio)).missing).toEqual([]);
});

test('burns captions into a small film once, by the extra or by the film itself', async () => {
  await run({ extras: ['small'] });
  const plain = await film();
  const cue = readFileSync(await studio.files.local(plain.srt_key), 'utf8');
  expect(cue).toContain('-->');
  const at = 2000;
  const laid = await whiteAtFoot(await studio.files.local(plain.small_key ?? ''), at);
  const without = await whiteAtFoot(await studio.files.local(plain.video_key), at);
  expect(laid - without).toBeGreaterThan(0.02);
  await run({ extras: ['small'], burnCaptions: true });
  const burned = await film();
  const [own, small] = await Promise.all(
    [burned.video_key, burned.small_key ?? ''].map(async (key) => whiteAtFoot(await studio.files.local(key), at)),
  );
  expect(small! - own!).toBeLessThan(0.01);
});

test('keeps the film when a file is cancelled, and makes it on a new order', async () => {
  await studio.db.deleteFrom('videos').execute();
  await run({ extras: [] });
  const stop = new AbortController();
  const parts = filmJob(studio);
  const context: JobContext = {
    ...{
      jobId: 'job2',
      userId: ama,
      taleId: 't1',
      signal: stop.signal,
      log: async () => {},
      once: (_, work) => work(),
    },
    progress: async (_, _total, step) =>
      void (englishOf(step ?? '').startsWith('Making') && stop.abort(new Error('Cancelled'))),
  };
  const order = {
    taleId: 't1',
    langs: null,
    shapes: ['16:9' as const],
    burnCaptions: false,
    highlightWords: false,
    height: 720,
  };
  await expect(parts.run({ ...order, extras: ['small'] }, context)).rejects.toThrow('Cancelled');
  expect(await film()).toMatchObject({ small_key: null });
  expect((await run({ extras: ['small'] })).at(-1)).toContain('the small file is ready');
});

test('marks an upright film of up to three minutes as a Short, and says by how much a longer one exceeds it', () => {
  const words = (shape: '9:16' | '16:9', ms: number) => englishOf(whyNoShort(shape, ms) ?? 'none');
  expect([words('9:16', 180_000), words('16:9', 1)]).toEqual(['none', 'A Short is upright.']);
  expect(words('9:16', 252_400)).toMatch(/^Too long for a Short by 1 min 13 s:/);
  expect([
    smallSize({ width: 1920, height: 1080 }),
    smallSize({ width: 1080, height: 1920 }),
    smallSize({ width: 640, height: 360 }),
  ]).toEqual([
    { width: 854, height: 480 },
    { width: 480, height: 854 },
    { width: 640, height: 360 },
  ]);
});
