import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { renderVideo } from '#shared/film/video.contract.ts';
import { cancelJob, getJob, listJobs } from '#shared/job.contract.ts';
import { listImages, queueImagePrompts, redrawImage } from '#shared/pictures/image.contract.ts';
import { createTale } from '#shared/tale/tale.contract.ts';
import { listTales } from '#shared/tale/tale-list.contract.ts';
import { listBibles } from '#shared/story/bible.contract.ts';
import { applyOverlays, createThumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import { studioClient, type StudioClient } from '../../scripts/studio-client.ts';
// @ts-expect-error -- a plain script, which runs before anything is installed
import { root, studioProgram } from '../../scripts/machine.mjs';

/**
 * What a creator who floods costs another: `node bench/scale/fairness.ts [--films 20] [--rounds 7] [--port 4790]`, after
 * `npm run build`. A studio of its own on the embedded database. One creator bakes a thumbnail, draws a picture and
 * opens a list, in turns alone and while another has ordered films and bakes, draws and asks without a pause; then
 * orders a film.
 */
const { values: flags } = parseArgs({
  options: {
    films: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '7' },
    port: { type: 'string', default: '4790' },
  },
});
const [films, rounds] = [Number(flags.films), Number(flags.rounds)];
const url = `http://localhost:${flags.port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'tale-studio-fairness-'));
const passages = ['Psalm 23', 'Luke 10:25-37', 'Mark 4:35-41', 'Jonah 1:1-17', 'Ruth 1:6-18'];
/** Different wishes of one tale are different films. */
const wishes = [true, false].flatMap(
  (burnCaptions) => [360, 720].map((height) => ({ burnCaptions, height })) as Wish[],
);
type Wish = { burnCaptions: boolean; height: 360 | 720 };
type Creator = { readonly client: StudioClient; readonly taleId: string; readonly thumbnail: string };

const { args, env } = studioProgram(process.env) as { args: string[]; env: NodeJS.ProcessEnv };
const studio = spawn(process.execPath, args, {
  cwd: root as string,
  env: { ...env, PORT: flags.port, STUDIO_DATA: dataDir, VOICES_DOWNLOAD: '0', LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const gone = new Promise((ended) => studio.once('exit', ended));

async function ready(): Promise<void> {
  while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
    if (studio.exitCode !== null) throw new Error('The studio ended');
    await sleep(200);
  }
}

function enter(email: string): StudioClient {
  const given = ['scripts/token.ts', '--url', url, '--data', dataDir, '--email', email];
  const said = execFileSync(process.execPath, given, { cwd: root as string, encoding: 'utf8' });
  return studioClient({ url, token: said.trim().split('\n').at(-1) ?? '' });
}

async function tell(client: StudioClient, reference: string): Promise<string> {
  const tale = await client.call(createTale, {
    body: { mode: 'reference', reference, langs: ['en'], scenes: 4, thumbnails: 1, length: 'short' },
  });
  if (!tale.ok) throw new Error(tale.error);
  return tale.taleId;
}

async function ended(client: StudioClient, id: string | null): Promise<void> {
  for (;;) {
    const job = id ? await client.call(getJob, { params: { id } }) : null;
    if (!job || job.status === 'completed') return;
    if (job.status === 'failed' || job.status === 'cancelled') throw new Error(`A job ${job.status}: ${job.error}`);
    await sleep(50);
  }
}

/** A tale with its pictures, and a variant of its thumbnail. */
async function settle(email: string): Promise<Creator> {
  const client = enter(email);
  const english = async () => (await client.call(listBibles)).items.find(({ version }) => version === 'WEB');
  while (!(await english())?.installed) await sleep(200);
  const taleId = await tell(client, passages[0] ?? '');
  const { jobId } = await client.call(queueImagePrompts, { body: { taleId, variant: 'missing' } });
  await ended(client, jobId);
  while ((await client.call(listImages, { params: { taleId } })).items.some(({ status }) => status !== 'generated'))
    await sleep(200);
  const words = { title: 'The Good Shepherd', subtitle: '' };
  const { id } = await client.call(createThumbnail, { body: { taleId, idx: 7, ...words } });
  return { client, taleId, thumbnail: id };
}

const text = (n: number, letters: number) => ({
  ...{ id: `${n}`, text: 'Shepherd '.repeat(Math.ceil(letters / 9)).slice(0, letters), y: 40 * n },
  ...{ fontSize: 64, stroke: '#000000', strokeWidth: 6, shadow: true },
});
const bake = ({ client, thumbnail }: Creator, texts: number, letters: number) =>
  client.call(applyOverlays, {
    params: { id: thumbnail },
    body: { title: 'T', subtitle: '', overlays: Array.from({ length: texts }, (_, n) => text(n, letters)) },
  });
async function draw({ client, taleId }: Creator): Promise<void> {
  const { items } = await client.call(listImages, { params: { taleId } });
  const { jobId } = await client.call(redrawImage, { params: { id: items[0]?.id ?? '' }, body: {} });
  await ended(client, jobId);
}
const list = ({ client }: Creator) => client.call(listTales, { query: { limit: 25 } });

const acts = { 'bake a thumbnail': (who: Creator) => bake(who, 2, 12), 'draw a picture': draw, 'open a list': list };
type Times = Record<keyof typeof acts, number[]>;

const names = Object.keys(acts) as (keyof Times)[];
const none = (): Times => ({ 'bake a thumbnail': [], 'draw a picture': [], 'open a list': [] });

/** Does each act once or, where it is quick, a few times. */
async function measure(who: Creator, into: Times): Promise<void> {
  for (const name of names)
    for (let time = 0; time < (name === 'draw a picture' ? 1 : 5); time += 1) {
      const begun = performance.now();
      await acts[name](who);
      into[name].push(performance.now() - begun);
    }
}
const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Does again and again what one may, refused or not, until it is over. */
async function flood(who: Creator, over: AbortSignal): Promise<void> {
  const again = async (work: () => Promise<unknown>) => {
    while (!over.aborted) await work().catch(() => sleep(100));
  };
  const each = (count: number, work: () => Promise<unknown>) => Array.from({ length: count }, () => again(work));
  const all = { taleId: who.taleId, variant: 'all' } as const;
  await Promise.all([
    ...each(4, () => bake(who, 20, 60)),
    ...each(1, async () => ended(who.client, (await who.client.call(queueImagePrompts, { body: all })).jobId)),
    ...each(4, async () => (await list(who), await sleep(100))),
  ]);
}

async function orderFilms(client: StudioClient, tales: readonly string[]): Promise<string[]> {
  const orders: string[] = [];
  for (const { burnCaptions, height } of wishes)
    for (const id of tales)
      if (orders.length < films)
        orders.push((await client.call(renderVideo, { params: { id }, body: { burnCaptions, height } })).jobId);
  return orders;
}

/** Orders a film behind those of the other; how many of those began before it, and how long it waited and took. */
async function film(mine: Creator, theirs: StudioClient, orders: readonly string[]) {
  // The flood may have used up what its creator may ask for in a minute.
  const started = async (): Promise<number> => {
    const jobs = await theirs.call(listJobs, { query: { limit: 100 } }).catch(() => null);
    if (!jobs) return sleep(500).then(started);
    return jobs.items.filter(({ id, status }) => orders.includes(id) && status !== 'pending').length;
  };
  const [before, begun] = [await started(), performance.now()];
  const { jobId } = await mine.client.call(renderVideo, { params: { id: mine.taleId }, body: { height: 360 } });
  const status = async () => (await mine.client.call(getJob, { params: { id: jobId } })).status;
  while ((await status()) === 'pending') await sleep(100);
  const [waited, passed] = [performance.now() - begun, (await started()) - before];
  await ended(mine.client, jobId);
  return { waited: waited / 1000, took: (performance.now() - begun) / 1000 - waited / 1000, passed };
}

/** Floods while `work` is done, from the moment at which the first of the films is begun. */
async function duringFlood<T>(
  flooder: Creator,
  tales: readonly string[],
  work: (orders: readonly string[]) => Promise<T>,
): Promise<T> {
  const orders = await orderFilms(flooder.client, tales);
  const over = new AbortController();
  const flooding = flood(flooder, over.signal);
  try {
    while ((await flooder.client.call(getJob, { params: { id: orders[0] ?? '' } })).status === 'pending')
      await sleep(200);
    return await work(orders);
  } finally {
    over.abort();
    await flooding;
    for (const id of orders) await flooder.client.call(cancelJob, { params: { id } }).catch(() => undefined);
    await noneRuns(flooder.client);
  }
}

async function noneRuns(client: StudioClient): Promise<void> {
  const running = async () => (await client.call(listJobs, { query: { limit: 100 } })).items;
  while ((await running()).some(({ status }) => status === 'pending' || status === 'running')) await sleep(200);
}

try {
  await ready();
  const [ama, kofi] = [await settle('ama@example.com'), await settle('kofi@example.com')];
  const tales: string[] = [];
  for (const passage of passages) tales.push(await tell(ama.client, passage));
  await measure(kofi, none()); // the first of everything is slower
  const [alone, beside] = [none(), none()];
  // In turns, so that a machine that is busy with other things is as busy for both.
  for (let round = 0; round < rounds; round += 1) {
    await measure(kofi, alone);
    await duringFlood(ama, tales, () => measure(kofi, beside));
  }
  console.log('| | alone, median ms | beside a flood | times |\n|---|---|---|---|');
  for (const name of names) {
    const [one, two] = [median(alone[name]), median(beside[name])];
    console.log(`| ${name} | ${one.toFixed(0)} | ${two.toFixed(0)} | ${(two / one).toFixed(1)} |`);
  }
  await duringFlood(ama, tales, async (orders) => {
    const { waited, took, passed } = await film(kofi, ama.client, orders);
    console.log(
      `\nA film behind ${orders.length} of another: waited ${waited.toFixed(0)} s, took ${took.toFixed(0)} ` +
        `s; ${passed} of the others began before it.`,
    );
  });
} finally {
  studio.kill('SIGINT');
  await gone;
  rmSync(dataDir, { recursive: true, force: true });
}
