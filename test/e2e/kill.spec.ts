import type { JobId, TaleId } from '#shared/ids.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { preparedStudio } from './prepared-studio.ts';
import { visitor } from './visitor.ts';

const kills = 6;
const studio = await preparedStudio();
afterAll(() => studio.dispose());

type Job = { status: string; error: string | null };
type Publication = { id: string; state: string; videoId: string | null };

/** Repeats a call until the studio answers: it may be down, or die during the call. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const refused = /: (4\d\d) /.exec((error as Error).message)?.[1];
      if (refused && refused !== '429') throw error;
      await sleep(200);
    }
  }
}

test(`ends with one tale, its pictures, its film and one video after ${kills} random kills`, async () => {
  await studio.start();
  const creator = visitor();
  await creator.signIn(studio.url, 'ama@example.com');
  await creator.linkChannel(studio.url);
  const at = (path: string) => `${studio.url}${path}`;
  const call = <T>(path: string, method?: string, body?: unknown, key?: string) =>
    insist(() => creator.call<T>(at(path), method, body, key));

  let deaths = 0;
  let finished = false;
  const killer = (async () => {
    while (deaths < kills && !finished) {
      await sleep(500 + Math.random() * 4_000);
      if (finished) return;
      await studio.kill();
      deaths += 1;
      await studio.start();
    }
  })();

  const ended = async (jobId: JobId): Promise<Job> => {
    for (;;) {
      const job = await call<Job>(`/api/jobs/${jobId}`);
      if (['completed', 'failed', 'cancelled'].includes(job.status)) return job;
      await sleep(300);
    }
  };
  /** A job that dies five times at the same place is not retried automatically: its creator retries it. */
  const completed = async (first: string): Promise<Job> => {
    let jobId = first;
    for (;;) {
      const job = await ended(jobId);
      if (!job.error?.includes('stopped several times')) return job;
      ({ jobId } = await call<{ jobId: JobId }>(`/api/jobs/${jobId}/retry`, 'POST'));
    }
  };

  const order = {
    mode: 'reference',
    reference: 'Luke 10:25-37',
    langs: ['en'],
    scenes: 4,
    thumbnails: 1,
    length: 'short',
  };
  await call('/api/tales/create', 'POST', order, 'one-intent-to-create');
  const writing = () =>
    call<{ items: { jobId: JobId; tale: { taleId: TaleId } | null }[] }>('/api/tales/writing?key=one-intent-to-create');
  await completed((await writing()).items[0]!.jobId);
  const taleId = (await writing()).items[0]!.tale!.taleId;
  const { jobId } = await call<{ jobId: JobId }>(
    `/api/tales/${taleId}/render-video`,
    'POST',
    {},
    'one-intent-to-render',
  );
  expect(await completed(jobId)).toMatchObject({ status: 'completed', error: null });

  const publish = () =>
    call<{ publicationIds: string[] }>(
      `/api/tales/${taleId}/publications`,
      'POST',
      { langs: ['en'], madeForKids: false, undoSeconds: 1 },
      'one-intent-to-publish',
    );
  const { publicationIds } = await publish();
  expect((await publish()).publicationIds).toEqual(publicationIds);
  const publications = () => call<{ items: Publication[] }>(`/api/tales/${taleId}/publications`);
  await expect
    .poll(async () => (await publications()).items.map(({ state }) => state), { timeout: 300_000, interval: 500 })
    .toEqual(['private']);
  finished = true;
  await killer;
  while (deaths < kills) {
    await studio.kill();
    deaths += 1;
    await studio.start();
  }
  expect(deaths).toBe(kills);

  const { items: tales } = await call<{ items: { id: string; images_ready: number; images_total: number }[] }>(
    '/api/tales/list',
  );
  expect(tales).toMatchObject([{ id: taleId, images_ready: 4, images_total: 4 }]);
  const { items: images } = await call<{ items: { id: string; status: string }[] }>(`/api/images/${taleId}`);
  for (const image of images) expect((await creator.ask(at(`/api/images/file/${image.id}`))).status).toBe(200);
  expect((await creator.ask(at(`/api/r2/packages/${taleId}/final.mp4`))).status).toBe(200);

  const [published] = (await publications()).items;
  const channel = await creator.call<{ channel: { url: string } }>(at('/api/youtube/connected'));
  const { html } = await creator.follow(channel.channel.url);
  expect(new Set([...html.matchAll(/\/watch\?v=([\w-]+)/g)].map(([, id]) => id))).toEqual(
    new Set([published?.videoId]),
  );

  const live = (await call<{ items: Job[] }>('/api/jobs?mine=1&limit=100')).items.filter(({ status }) =>
    ['pending', 'running', 'cancelling'].includes(status),
  );
  expect(live).toEqual([]);
  const halves = readdirSync(join(studio.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.name.endsWith('.part'),
  );
  expect(halves).toEqual([]);
}, 900_000);
