import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { builtinVoiceCleaner } from '#server/builtin/voice-cleaner/builtin-voice-cleaner.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { QuotaLimits } from '#server/quotas/creator-quotas.ts';
import { takeCleaner } from '#server/studio/6-audio/recordings/clean-take.service.ts';
import { recordingRoutes } from '#server/studio/6-audio/recordings/recording.routes.ts';
import { recordingService } from '#server/studio/6-audio/recordings/recording.service.ts';
import { takeService } from '#server/studio/6-audio/recordings/take.service.ts';
import { testQuotas } from './quotas.ts';
import { openTestApp } from './app.ts';
import { ama, openStudio } from './studio.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Asked = { who?: string; body?: object | Buffer; headers?: Record<string, string> };

/**
 * The calls of the narration booth on a real database, disk and ffmpeg. `begin`, `part` and `finish` are what a browser
 * sends.
 */
export async function openBooth(limits: Partial<QuotaLimits> = {}, bucket?: FileStore) {
  const own = await openStudio();
  const studio = bucket ? { ...own, files: bucket } : own;
  const { db, files } = studio;
  const workDir = join(studio.dir, 'booth');
  mkdirSync(workDir, { recursive: true });
  const ffmpeg = systemFfmpeg();
  const quotas = testQuotas({ db, files }, limits);
  const takes = takeService({ db, files, ffmpeg, quotas, workDir });
  const voiceCleaner = builtinVoiceCleaner();
  const cleaner = takeCleaner({ db, files, ffmpeg, cleaner: voiceCleaner, workDir, takes });
  const recordings = recordingService({ db, files, quotas, takes });
  const app = await openTestApp(db, (at) => recordingRoutes(at, { recordings, takes, cleaner }, files));
  const ask = (method: Method, url: string, { who = ama, body, headers = {} }: Asked = {}) =>
    app.inject({ method, url, cookies: { session: who }, headers, ...(body ? { payload: body } : {}) });
  const place = (scene = 't1-s1') => `/api/tales/t1/narration/${scene}/en`;
  const begin = async (key: string = crypto.randomUUID(), scene = 't1-s1', part?: object) =>
    (
      await ask('POST', `${place(scene)}/recordings`, {
        body: { kind: 'recorded', ...(part ? { part } : {}) },
        headers: { 'idempotency-key': key },
      })
    ).json().recording as { id: string; offset: number };
  const part = (id: string, offset: number | null, body: Buffer, who = ama) =>
    ask('PATCH', `/api/recordings/${id}`, {
      who,
      body,
      headers: {
        'content-type': 'application/octet-stream',
        ...(offset === null ? {} : { 'upload-offset': String(offset) }),
      },
    });
  const finish = (id: string, bytes: number) => ask('POST', `/api/recordings/${id}/finish`, { body: { bytes } });
  return {
    ...studio,
    app,
    workDir,
    voiceCleaner,
    ask,
    place,
    begin,
    part,
    finish,
    /** Sends a whole recording in two parts and finishes it. */
    async read(bytes: Buffer, scene = 't1-s1', again?: object) {
      const { id } = await begin(undefined, scene, again);
      const half = Math.floor(bytes.length / 2);
      await part(id, 0, bytes.subarray(0, half));
      await part(id, half, bytes.subarray(half));
      return finish(id, bytes.length);
    },
    /** The samples (16 bit) of a whole take between two times in ms. */
    async soundOfTake(id: string) {
      const { rawPayload } = await ask('GET', `/api/takes/${id}/sound`);
      const { stdout } = spawnSync('ffmpeg', ['-v', 'error', '-i', 'pipe:0', '-f', 's16le', 'pipe:1'], {
        input: rawPayload,
        maxBuffer: 1e9,
      });
      return (from: number, to: number) => stdout.subarray(from * 96, to * 96);
    },
    takes: async (scene = 't1-s1') => (await ask('GET', `${place(scene)}/takes`)).json().items,
    /** Every stored file, by key. */
    async keys() {
      const all: string[] = [];
      for await (const key of files.list('')) all.push(key);
      return all.sort();
    },
  };
}
export type Booth = Awaited<ReturnType<typeof openBooth>>;
