import type { JobId, TaleId, UserId } from '#shared/ids.ts';
import { mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import type { AnyJob, JobContext } from '#server/jobs/define-job.ts';
import { jobRepo } from '#server/jobs/job.repo.ts';
import { jobService } from '#server/jobs/job.service.ts';
import { openJobs } from '#server/jobs/runner.ts';
import { openPackages } from '#server/composition/packages.ts';
import type { QuotaLimits } from '#server/quotas/creator-quotas.ts';
import type { FileStore } from '#server/ports/files.ts';
import { composeSvg } from '#shared/thumbnail/composition.ts';
import { noEdits } from '#shared/film/storyboard-edits.ts';
import { testQuotas } from './quotas.ts';
import { openTestApp } from './app.ts';
import { filmJob, filmJobParts } from './film-job.ts';
import { paintPicture, speakTone } from './film.ts';
import { addMadeTale } from './made-tale.ts';
import { ama, openStudio } from './studio.ts';

/**
 * The calls and jobs of packages on a real database, disk, ffmpeg and renderer. `onPut` is told of every file before it
 * is kept.
 */
export async function openPackageRoom(limits: Partial<QuotaLimits> = {}, clock = Date.now) {
  const studio = await openStudio();
  await studio.reset();
  const watch = { onKeep: async (_key: string): Promise<void> => {} };
  const files: FileStore = {
    ...studio.files,
    async adopt(key, path, mime) {
      await watch.onKeep(key);
      return studio.files.adopt(key, path, mime);
    },
  };
  const jobs = await openJobs({ database: studio.database, db: studio.db, log: () => {} });
  const workDir = join(studio.dir, 'packages');
  mkdirSync(workDir, { recursive: true });
  const { plan, ffmpeg } = filmJobParts(studio);
  const rooms = openPackages({
    db: studio.db,
    desk: jobs.desk,
    quotas: testQuotas({ db: studio.db, files }, limits, clock),
    plan,
    renderer: 'built-in renderer',
    outside: { files, ffmpeg, folder: () => workDir },
  });
  const films = filmJob(studio);
  await jobs.prepare(rooms.jobs.map(({ kind }) => kind));
  await jobs.work([...rooms.jobs] as AnyJob[]);
  const app = await openTestApp(studio.db, (at) => rooms.routes(at));

  const ask = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    who = ama,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${who}`, ...headers },
      ...(body ? { payload: body } : {}),
    });
  const ended = async (jobId: JobId, status: string) => {
    await expect.poll(async () => (await jobRepo(studio.db).find(jobId))?.status, { timeout: 30_000 }).toBe(status);
    return (await jobRepo(studio.db).find(jobId))!;
  };
  const part = (id: string, offset: number | null, bytes: Uint8Array, who = ama) =>
    ask('PATCH', `/api/package-uploads/${id}`, Buffer.from(bytes), who, {
      'content-type': 'application/octet-stream',
      ...(offset === null ? {} : { 'upload-offset': String(offset) }),
    });
  const begin = async (bytes: number, who = ama, fingerprint = 'one file') =>
    (await ask('POST', '/api/package-uploads', { name: 'tale.zip', bytes, fingerprint }, who)).json().upload as {
      id: string;
      offset: number;
    };
  /** Sends a zip in three parts; returns the upload's id. */
  async function send(zip: Uint8Array, who = ama): Promise<string> {
    const { id } = await begin(zip.length, who);
    const step = Math.ceil(zip.length / 3);
    for (let at = 0; at < zip.length; at += step) await part(id, at, zip.subarray(at, at + step), who);
    return id;
  }
  const quiet = async () => {};
  /** The context that a worker gives to a job, without the queue; recorded steps last as long as this object. */
  function contextOf(jobId: JobId, userId: UserId): JobContext {
    const kept = new Map<string, unknown>();
    const once = async (name: string, work: () => Promise<unknown>) =>
      kept.get(name) ?? kept.set(name, await work()).get(name);
    const context = {
      jobId,
      userId,
      taleId: null,
      signal: new AbortController().signal,
      progress: quiet,
      log: quiet,
      once,
    };
    return context as JobContext;
  }
  /** The work of an import, which may be called repeatedly, like a worker that dies and restarts. */
  async function runOf(uploadId: string, who = ama) {
    const jobId = `run-of-${uploadId}`;
    const row = {
      id: jobId,
      kind: 'tale_import',
      user_id: who,
      subject: jobId,
      status: 'running' as const,
      input: '{}',
      chain: jobId,
    };
    await studio.db.insertInto('jobs').values(row).execute();
    const context = contextOf(jobId, who);
    return () => rooms.jobs[1].run({ uploadId }, context) as Promise<{ taleId: TaleId; title: string }>;
  }
  return {
    ...studio,
    runOf,
    forgetOld: rooms.forgetOld,
    cancel: (jobId: JobId) => jobService({ db: studio.db, desk: jobs.desk }).cancel(jobId, ama),
    files,
    jobs,
    app,
    workDir,
    watch,
    ask,
    ended,
    begin,
    part,
    send,
    /** Sends a zip and makes a tale of it, without the queue. */
    bring: async (zip: Uint8Array, who = ama) => (await runOf(await send(zip, who), who))(),
    /** Packs a tale, without the queue; returns the bytes of the zip. */
    async pack(taleId: TaleId, { films: with_ = true, who = ama } = {}): Promise<Buffer> {
      await rooms.jobs[0].run({ taleId, films: with_ }, contextOf(`pack-${taleId}`, who));
      return (await ask('GET', `/api/tales/${taleId}/package.zip`, undefined, who)).rawPayload;
    },
    film: async (taleId: TaleId, captions = { burnCaptions: false, highlightWords: false }) =>
      films.run(
        { taleId, langs: null, shapes: ['16:9'], ...captions, extras: [], height: 360 },
        contextOf(`film-${taleId}`, ama),
      ),
    keys: async () => {
      const all: string[] = [];
      for await (const key of files.list('')) all.push(key);
      return all.sort();
    },
    async close(): Promise<void> {
      await app.close();
      await jobs.close();
      await studio.reset();
    },
  };
}
export type PackageRoom = Awaited<ReturnType<typeof openPackageRoom>>;

/**
 * A tale of ama's with everything that a package carries, in real files: a reading in its take, own music, designs, a
 * storyboard with decisions.
 */
export async function addWholeTale({ db, files, dir }: PackageRoom, id = 't1'): Promise<void> {
  await addMadeTale({ db, files, dir } as never, { id, scenes: 2, langs: ['en', 'ee'] });
  const flac = join(dir, `${id}-take.flac`);
  await systemFfmpeg().run(['-i', await speakTone(join(dir, `${id}-whole.wav`), 1, 330), flac], {});
  const take = await files.put(`narration/t-${id}/take-one.flac`, readFileSync(flac), 'audio/flac');
  const place = { tale_id: id, scene_id: `${id}-s1`, language: 'en' } as const;
  const stretch = {
    duration_ms: 1000,
    start_ms: 200,
    end_ms: 800,
    speech: '[{"startMs":250,"endMs":700}]',
    peaks: '[0,40,100]',
  };
  const kind = 'recorded' as const;
  const reading = { ...place, kind, said: 'W', ...stretch, r2_key: take.key, sha256: take.sha256 };
  const cleaned = { cleaned_from: `${id}-original`, noise_reduced: 'light', quieter_db: 11, trimmed_ms: 900 } as const;
  await db
    .insertInto('narration_takes')
    .values([
      { id: `${id}-original`, ...reading },
      { id: `${id}-take`, ...reading, ...cleaned, kept: '[{"startMs":0,"endMs":1000}]' },
    ])
    .execute();
  await db
    .updateTable('narrations')
    .set({ take_id: `${id}-take`, kind, engine: 'recorded', voice: null })
    .where('id', '=', `n-${id}-s1-en`)
    .execute();
  const own = await files.put(`music/t-${id}/own.flac`, readFileSync(flac), 'audio/flac');
  const bed = {
    r2_key: own.key,
    sha256: own.sha256,
    duration_ms: 1000,
    gain_db: -6,
    engine: 'uploaded',
    fade_in_ms: 300,
  };
  await db
    .insertInto('music')
    .values({ tale_id: id, mood: 'gentle', ...bed })
    .execute();
  const upload = { upload_key: own.key, upload_sha256: own.sha256, upload_ms: 1000, upload_name: 'Agbadza.mp3' };
  await db
    .insertInto('music_choices')
    .values({ tale_id: id, source: 'upload', gain_db: -6, fade_in_ms: 300, ...upload })
    .execute();
  const png = await readFile(await paintPicture(join(dir, `${id}-thumbnail.png`), 4));
  const picture = `data:image/png;base64,${png.toString('base64')}`;
  const svg = composeSvg({
    picture,
    frame: { x: 0, y: 0, width: 1280, height: 720 },
    ground: '#123456',
    shades: [],
    overlays: [],
  });
  const keys = {
    r2_key_png: (await files.put(`thumbnails/${id}/a-00aa.png`, png, 'image/png')).key,
    r2_key_svg: (await files.put(`thumbnails/${id}/a-00aa.svg`, Buffer.from(svg), 'image/svg+xml')).key,
  };
  const palette = JSON.stringify({ bg: '#123456', fg: '#ffffff', accent: '#ffcc00' });
  const words = { title: 'Ame nyui la', subtitle: 'Luka 10' };
  const look = { tale_id: id, ...words, style: 'classic', palette, ...keys, bg_image_id: `${id}-i2` };
  await db
    .insertInto('thumbnails')
    .values({ id: `${id}-a`, ...look, idx: 0, variant: 'A', status: 'generated', is_default: true })
    .execute();
  await db
    .insertInto('thumbnails')
    .values({ id: `${id}-v`, ...look, idx: 0, variant: 'V1', status: 'generated', editor: true, baked: true })
    .execute();
  const slot = await files.put(
    `thumbnails/${id}/slot.png`,
    await readFile(await paintPicture(join(dir, `${id}-slot.png`), 5)),
    'image/png',
  );
  await db
    .insertInto('finished_thumbnails')
    .values({
      id: `${id}-f`,
      tale_id: id,
      ...words,
      language: 'ee',
      slot_number: 2,
      r2_key_png: slot.key,
      sha256: slot.sha256,
      svg_data: svg,
      overlays: '[]',
    })
    .execute();
  const cues = JSON.stringify([{ words: 3, lines: ['Laid', 'by hand'], startMs: 0, endMs: 500 }]);
  const captions = { ...place, version: 4, said: 'Laid by hand', sound: take.sha256, cues };
  await db.insertInto('scene_captions').values(captions).execute();
  const members = JSON.stringify([
    { name: 'the Samaritan', kind: 'person', look: 'old', cloth: 'green robe', notes: '' },
  ]);
  await db.insertInto('tale_casts').values({ tale_id: id, version: 3, members }).execute();
  const drawn = await db
    .selectFrom('images')
    .select('r2_key')
    .where('tale_id', '=', id)
    .orderBy('frame_no')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('drawn_casts')
    .values({
      picture: drawn.r2_key ?? '',
      tale_id: id,
      print: 'as then',
      portraits: JSON.stringify({ samaritan: 'of then' }),
    })
    .execute();
  const face = await files.put(`images/${id}/portrait.png`, await files.read(drawn.r2_key ?? ''), 'image/png');
  const portrait = {
    id: `${id}-portrait`,
    tale_id: id,
    name: 'samaritan',
    status: 'generated',
    print: 'of words',
  } as const;
  const made = { ...portrait, r2_key: face.key, sha256: face.sha256, width: 64, height: 36, engine: 'test art' };
  await db.insertInto('cast_portraits').values(made).execute();
  const edits = {
    ...noEdits,
    motion: 'calm' as const,
    order: [`${id}-s2`, `${id}-s1`],
    scenes: { [`${id}-s1`]: { pauseMs: 400, transition: { kind: 'cut' as const, ms: 300 } } },
  };
  await db
    .insertInto('storyboards')
    .values({ tale_id: id, version: 3, edits: JSON.stringify(edits) })
    .execute();
}
