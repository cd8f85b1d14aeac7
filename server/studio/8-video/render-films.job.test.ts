import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { JobContext } from '#server/jobs/define-job.ts';
import { Failure } from '#shared/endpoint.ts';
import { filmJob, filmJobParts } from '#test/harness/film-job.ts';
import { addMadeTale, addNarration, addPicture, withoutCards } from '#test/harness/made-tale.ts';
import { editedScene, noEdits } from '#shared/film/storyboard-edits.ts';
import { madeOf, redoOf, whyStale } from './made-of.ts';
import { Manifest } from './package-manifest.ts';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { englishOf, type Words } from '#shared/said.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(() => studio.reset());

type Input = {
  extras?: ('small' | 'sound')[];
  langs?: ('en' | 'fr' | 'ee')[];
  shapes?: ('16:9' | '9:16')[];
  burnCaptions?: boolean;
  highlightWords?: boolean;
};
async function run(
  job: ReturnType<typeof filmJob>,
  { langs, shapes = ['16:9'], burnCaptions = false, highlightWords = false, extras = [] }: Input = {},
  context: Partial<JobContext> = {},
) {
  const told: [number, number, string | undefined][] = [];
  const logs: string[] = [];
  const full: JobContext = {
    jobId: 'job1',
    userId: ama,
    taleId: 't1',
    signal: new AbortController().signal,
    progress: async (done, total, step) => void told.push([done, total, step && englishOf(step)]),
    log: async (level, message) => void logs.push(`${level} ${englishOf(message)}`),
    once: (_, work) => work(),
    ...context,
  };
  const result = await job.run(
    { taleId: 't1', langs: langs ?? null, shapes, burnCaptions, highlightWords, extras, height: 180 },
    full,
  );
  return { result, told, logs };
}
const films = () => studio.db.selectFrom('videos').selectAll().orderBy('language').execute();
const status = async () =>
  (await studio.db.selectFrom('tales').select('status').where('id', '=', 't1').executeTakeFirstOrThrow()).status;
const end = (job: ReturnType<typeof filmJob>, how: 'failed' | 'cancelled') =>
  studio.db.transaction().execute((trx) =>
    job.ended!(
      {
        taleId: 't1',
        langs: null,
        shapes: ['16:9'],
        burnCaptions: false,
        highlightWords: false,
        extras: [],
        height: 180,
      },
      { trx, userId: ama, status: how, error: 'x', why: 'x' },
    ),
  );

test('creates missing assets, renders every language and packages the tale', async () => {
  await addTale(studio.db, { scenes: 2, langs: ['en', 'ee'] });
  await withoutCards(studio);
  const { result, told, logs } = await run(filmJob(studio));
  expect(result).toEqual({ taleId: 't1', languages: ['en', 'ee'] });
  expect(await status()).toBe('packaged');
  const rows = await films();
  expect(rows.map((row) => [row.language, row.shape, row.width, row.height, row.frames])).toEqual([
    ['ee', '16:9', 320, 180, 102],
    ['en', '16:9', 320, 180, 102],
  ]);
  for (const row of rows) {
    const facts = await systemFfmpeg().probe(await studio.files.local(row.video_key));
    expect(facts.video).toMatchObject({ codec: 'h264', width: 320, height: 180, frames: row.frames });
    expect(row.bytes).toBe(await studio.files.size(row.video_key));
    expect(Math.abs(row.loudness + 14)).toBeLessThanOrEqual(1);
    for (const key of [row.narration_key, row.srt_key, row.vtt_key, row.poster_key])
      expect(await studio.files.has(key!)).toBe(true);
  }
  const srt = await (await studio.files.read(rows[0]!.srt_key)).toArray();
  expect(Buffer.concat(srt).toString()).toContain('Ŋutsu aɖe');
  expect(told.map(([done]) => done)).toEqual(told.map(([done]) => done).toSorted((a, b) => a - b));
  expect(told.at(-1)?.[2]).toBe('Joining Eʋegbe');
  // Progress is that of the whole order: the first of two films ends half-way through what is left after the voices.
  expect(told.findLast(([, , words]) => words === 'Joining English')?.slice(0, 2)).toEqual([675, 1000]);
  expect(logs).toContain('info English: segments rendered: 2 of 2; reused: 0');
  expect(logs).toContain('info Eʋegbe: segments rendered: 0 of 2; reused: 2');
  expect(existsSync(join(studio.dir, 'films', 'job-job1'))).toBe(false);
  const events = await studio.db.selectFrom('events').select(['kind', 'data']).execute();
  expect(events.filter(({ kind }) => kind === 'video').length).toBe(2);
  expect(events.filter(({ kind }) => kind === 'tale').length).toBe(1);
});

test('renders nothing on a second order, and only a changed picture, replacing unused files', async () => {
  await addMadeTale(studio, { plain: true, scenes: 2, langs: ['en'] });
  const [old, recent] = ['job-old', 'job-recent'].map((name) => join(studio.dir, 'films', name));
  for (const left of [old!, recent!]) mkdirSync(left, { recursive: true });
  utimesSync(old!, new Date(0), new Date(0));
  await run(filmJob(studio));
  expect([existsSync(old!), existsSync(recent!)]).toEqual([false, true]);
  const [first] = await films();
  expect((await run(filmJob(studio))).logs).toEqual([
    'info English: the film is still up to date, so nothing was rendered',
  ]);
  expect(await films()).toEqual([first]);

  await addPicture(studio, 't1-i2', 5);
  await run(filmJob(studio));
  const [second] = await films();
  expect(second).toMatchObject({ id: first!.id, language: 'en' });
  expect(second!.video_key).not.toBe(first!.video_key);
  expect([await studio.files.has(first!.video_key), await studio.files.has(second!.video_key)]).toEqual([false, true]);
  const stored = await studio.db.selectFrom('packages').select('manifest').executeTakeFirstOrThrow();
  expect(JSON.stringify(stored.manifest)).toContain(second!.video_key);
});

test('describes the film in the package scene by scene: order, words, times and pictures', async () => {
  await addMadeTale(studio, { plain: true, scenes: 2, langs: ['en', 'ee'] });
  await run(filmJob(studio));
  const stored = await studio.db.selectFrom('packages').select('manifest').executeTakeFirstOrThrow();
  const { storyboard, assets } = Manifest.parse(stored.manifest);
  expect(storyboard.map(({ language, shape }) => [language, shape])).toEqual([
    ['en', '16:9'],
    ['ee', '16:9'],
  ]);
  const scenes = await studio.db.selectFrom('scenes').select(['id', 'text']).orderBy('scene_no').execute();
  for (const [at, film] of storyboard.entries()) {
    const row = (await films())[at]!;
    expect(film.durationMs).toBe(Math.round((row.frames * 1000) / 30));
    const told = film.scenes.filter(({ sceneNo }) => sceneNo !== null);
    expect(told.map(({ sceneId, words }) => [sceneId, words])).toEqual(
      scenes.map(({ id, text }) => [id, text[film.language]]),
    );
    for (const { picture, spokenMs, durationMs } of told) {
      expect(assets.map(({ name }) => name)).toContain(picture);
      expect(spokenMs).toBeGreaterThan(0);
      expect(durationMs).toBeGreaterThan(spokenMs);
    }
    const ends = film.scenes.map(({ startMs, durationMs }) => startMs + durationMs);
    for (const [next, scene] of film.scenes.slice(1).entries())
      expect(Math.abs(scene.startMs - ends[next]!)).toBeLessThanOrEqual(1);
    expect(ends.at(-1)).toBe(film.durationMs);
  }
});

test('renders the other languages when one lacks its voice', async () => {
  await addMadeTale(studio, { plain: true, scenes: 2, langs: ['en', 'fr'] });
  await studio.db.deleteFrom('narrations').where('language', '=', 'fr').where('scene_id', '=', 't1-s2').execute();
  const speakMissing = async () => Promise.reject(new Failure('invalid', 'No scene could be spoken.'));
  const job = filmJob(studio, { speakMissing });
  await expect(run(job)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Français: Scene 2 is not narrated in Français yet.',
  });
  expect((await films()).map((row) => row.language)).toEqual(['en']);
  expect(await status()).toBe('draft');
  await end(job, 'failed');
  expect(await status()).toBe('failed');
  await addNarration(studio, 't1', 't1-s2', 'fr', 0.5);
  await run(filmJob(studio));
  expect(await status()).toBe('packaged');
});

test('changes only the status of tales being rendered on failure, none on cancel, and cleans up', async () => {
  await addMadeTale(studio, { plain: true, scenes: 2, langs: ['en'] });
  const back: (string | null)[] = [];
  const job = filmJob(studio, { putBack: async (_, { error }) => void back.push(error) });
  for (const [from, how, to] of [
    ['images', 'cancelled', 'images'],
    ['bound', 'failed', 'bound'],
    ['packaged', 'failed', 'packaged'],
    ['images', 'failed', 'failed'],
  ] as const) {
    await studio.db.updateTable('tales').set({ status: from }).execute();
    await end(job, how);
    expect([from, how, await status()]).toEqual([from, how, to]);
  }
  expect(back).toEqual(['x', 'x', 'x', 'x']);
  await studio.db.updateTable('tales').set({ status: 'scheduled', scheduled_at: new Date() }).execute();
  await run(filmJob(studio));
  expect(await status()).toBe('scheduled');
});

test('leaves no film, row or folder on cancel', async () => {
  await addMadeTale(studio, { plain: true, scenes: 2, langs: ['en'], seconds: 2.5 });
  const kept = async () => {
    const keys: string[] = [];
    for await (const key of studio.files.list('packages/t-t1')) keys.push(key);
    return keys.toSorted();
  };
  const before = await kept();
  const stop = new AbortController();
  const progress = async (_: number, _total: number, step?: Words) =>
    void (englishOf(step ?? '').startsWith('Rendering') && stop.abort(new Error('Cancelled')));
  await expect(run(filmJob(studio), {}, { signal: stop.signal, progress })).rejects.toThrow('Cancelled');
  expect(await films()).toEqual([]);
  expect(existsSync(join(studio.dir, 'films', 'job-job1'))).toBe(false);
  expect(
    readdirSync(join(studio.dir, 'segments')).filter(
      (name) => !/^[0-9a-f]{40}(-\d+)?(-[0-9a-f]{40})?\.(mp4|m4a|mp3|json)$/.test(name),
    ),
  ).toEqual([]);
  expect(await kept()).toEqual(before);
});

test('reframes an upright film, and redraws only what a storyboard change affects, with the reason', async () => {
  // A cancelled render leaves different files in the cache from run to run.
  rmSync(join(studio.dir, 'segments'), { recursive: true, force: true });
  await addMadeTale(studio, { plain: true, scenes: 3, langs: ['en'] });
  const { logs } = await run(filmJob(studio), { shapes: ['16:9', '9:16'] });
  expect(logs).toEqual([
    'info English: segments rendered: 3 of 3; reused: 0',
    'info English, upright: segments rendered: 3 of 3; reused: 0',
  ]);
  const [lying, upright] = (await films()).toSorted((a, b) => a.height - b.height);
  expect([lying, upright].map((row) => [row!.shape, row!.width, row!.height])).toEqual([
    ['16:9', 320, 180],
    ['9:16', 180, 320],
  ]);
  const facts = await systemFfmpeg().probe(await studio.files.local(upright!.video_key));
  expect(facts.video).toMatchObject({ width: 180, height: 320, frames: upright!.frames });

  const decided = editedScene(noEdits, 't1-s3', { motion: { '16:9': 'none' } });
  const edits = JSON.stringify({ ...decided, cards: { ...noEdits.cards, title: { on: true, ms: 2000, text: {} } } });
  await studio.db.updateTable('storyboards').set({ version: 2, edits }).execute();
  const plan = await filmJobParts(studio).plan('t1', 'en', 180, '16:9');
  expect(whyStale(lying!.made_of, madeOf(plan)).map(englishOf)).toEqual([
    'The storyboard was changed: its times, motion, transitions or cards.',
  ]);
  expect(redoOf(lying!.made_of, plan)).toEqual({ pieces: 6, of: 8, sceneIds: ['card-title', 't1-s1', 't1-s3'] });
  const again = await run(filmJob(studio));
  expect(again.logs).toEqual(['info English: segments rendered: 4 of 5; reused: 1']);
  const [film] = (await films()).filter(({ shape }) => shape === '16:9');
  expect(film!.frames).toBe(60 + 3 * 54);
});

test('says that there is nothing to render', async () => {
  await addTale(studio.db, { scenes: 0, langs: ['en'] });
  await expect(run(filmJob(studio))).rejects.toMatchObject({
    code: 'conflict',
    message: 'English: The tale has no scenes yet.',
  });
  await expect(run(filmJob(studio), { langs: ['ee'] })).rejects.toMatchObject({
    message: 'The tale has none of these languages.',
  });
});
