import { setTimeout as sleep } from 'node:timers/promises';
import { countGallery, listGallery, replacePicturePath } from '#shared/pictures/gallery.contract.ts';
import { getFirstSteps, getSummary, getSystem } from '#shared/tale/dashboard.contract.ts';
import { getJob } from '#shared/job.contract.ts';
import { getKanban } from '#shared/tale/kanban.contract.ts';
import { orderPackage } from '#shared/tale/package.contract.ts';
import { getStoryboard } from '#shared/film/storyboard.contract.ts';
import { bulkTales, createTale, getTale } from '#shared/tale/tale.contract.ts';
import { listTales } from '#shared/tale/tale-list.contract.ts';
import { listVideos, renderVideo } from '#shared/film/video.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { studioClient, type StudioClient } from '../../scripts/studio-client.ts';

export type Done = { tales: number; films: number; reads: number; sentMb: number; failed: string[] };
type Soaked = { readonly url: string; readonly token: string; readonly until: number; readonly done: Done };

const passages = [
  'Luke 10:25-37',
  'Psalm 23',
  'Ruth 1:6-18',
  'Mark 4:35-41',
  'Jonah 1:1-17',
  '1 Samuel 17:32-50',
  'Luke 15:11-24',
];
const takes: readonly (readonly Language[])[] = [['en'], ['en', 'fr'], ['ee'], ['fr'], ['en', 'fr', 'ee']];

/**
 * What a busy hour of a small studio is: one creator makes one film after the other while two look at pages, with two
 * pages open.
 */
export async function soak(studio: Soaked): Promise<void> {
  const client = studioClient(studio);
  const ended = new AbortController();
  const streams = [1, 2].map(() => listen(studio, ended.signal));
  await Promise.all([makeFilms(client, studio), look(client, studio), look(client, studio)]);
  ended.abort();
  await Promise.all(streams);
}

const over = ({ until }: Soaked) => performance.now() >= until;
const noted = async (done: Done, work: () => Promise<void>) => {
  try {
    await work();
  } catch (error) {
    done.failed.push((error as Error).message);
    await sleep(1_000);
  }
};

/**
 * A tale, its pictures, voices and film; every third is packed, every fourth goes to the bin, and one picture is
 * replaced by an uploaded one.
 */
async function makeFilms(client: StudioClient, studio: Soaked): Promise<void> {
  const { done } = studio;
  for (let n = 0; !over(studio); n += 1)
    await noted(done, async () => {
      const langs = [...(takes[n % takes.length] ?? [])];
      const reference = passages[n % passages.length] ?? '';
      const tale = await client.call(createTale, {
        body: { mode: 'reference', reference, langs, scenes: 6, thumbnails: 1, length: 'short' },
      });
      if (!tale.ok) throw new Error(tale.error);
      done.tales += 1;
      const id = tale.taleId;
      const film = await client.call(renderVideo, { params: { id }, body: { height: 360, burnCaptions: n % 2 === 0 } });
      if (!(await end(client, film.jobId, studio))) return;
      const { items } = await client.call(listVideos, { params: { taleId: id } });
      done.films += items.length;
      for (const { urls } of items) done.sentMb += await fetched(studio, urls.video);
      await replaced(client, studio);
      if (n % 3 === 2)
        await end(
          client,
          (await client.call(orderPackage, { params: { taleId: id }, body: { films: true } })).jobId,
          studio,
        );
      if (n % 4 === 3) await client.call(bulkTales, { body: { action: 'delete', ids: [id] } });
    });
}

async function end(client: StudioClient, id: string, studio: Soaked): Promise<boolean> {
  for (;;) {
    const { status, error } = await client.call(getJob, { params: { id } });
    if (status === 'completed') return true;
    if (status === 'failed' || status === 'cancelled') throw new Error(`A job ${status}: ${error}`);
    if (over(studio)) return false;
    await sleep(1_000);
  }
}

/**
 * Two pages a second, as somebody presses who looks for something: lists, counts, a tale, small and whole pictures,
 * part of a film.
 */
async function look(client: StudioClient, studio: Soaked): Promise<void> {
  const { done } = studio;
  while (!over(studio))
    await noted(done, async () => {
      await Promise.all([getSummary, getFirstSteps, getSystem].map((page) => client.call(page)));
      const { items: tales } = await client.call(listTales, { query: { limit: 25 } });
      await Promise.all([client.call(getKanban, { query: { limit: 50 } }), client.call(countGallery)]);
      const { items } = await client.call(listGallery, { query: { limit: 48, status: 'ready' } });
      for (const { id } of items.slice(0, 12)) done.sentMb += await fetched(studio, `/api/images/file/${id}?w=640`);
      const tale = tales[done.reads % Math.max(1, tales.length)];
      if (tale) {
        const { langs } = await client.call(getTale, { params: { id: tale.id } });
        await client.call(getStoryboard, { params: { taleId: tale.id }, query: { language: langs[0] ?? 'en' } });
      }
      done.reads += 1;
      await sleep(500);
    });
}

/** Another picture in the place of one, as a person uploads it: the one that the film shows, a little smaller. */
async function replaced(client: StudioClient, studio: Soaked): Promise<void> {
  const { items } = await client.call(listGallery, { query: { limit: 1, status: 'ready' } });
  const id = items[0]?.id ?? '';
  const answer = await ask(studio, `/api/images/file/${id}`);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = {
    authorization: `Bearer ${studio.token}`,
    'content-type': 'image/jpeg',
    'idempotency-key': crypto.randomUUID(),
  };
  const sent = await fetch(new URL(replacePicturePath.replace(':id', id), studio.url), {
    method: 'PUT',
    headers,
    body,
  });
  if (!sent.ok) throw new Error(`A picture was answered with ${sent.status}: ${await sent.text()}`);
}

const ask = ({ url, token }: Soaked, path: string): Promise<Response> =>
  fetch(new URL(path, url), { headers: { authorization: `Bearer ${token}` } });

/** Reads a file to the end; answers its size in MB. */
async function fetched(studio: Soaked, path: string): Promise<number> {
  const answer = await ask(studio, path);
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return bytes / 1e6;
}

/** Hears the live stream, as an open page does. */
async function listen({ url, token }: Soaked, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const answer = await fetch(new URL('/api/live', url), { headers: { authorization: `Bearer ${token}` }, signal });
      for await (const _ of answer.body ?? []) continue;
    } catch {
      await sleep(1_000);
    }
  }
}
