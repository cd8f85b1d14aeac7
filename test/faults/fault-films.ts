import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { transact } from '#server/db/connect.ts';
import { ama, addTale } from '#test/harness/studio.ts';
import { chunk, type FaultStudio } from './fault-studio.ts';

/** The files that every film of the trial shares: two chunks and a bit. */
export async function putFilm({ files }: FaultStudio) {
  const film = await files.put('packages/faults/final.mp4', randomBytes(chunk + 999), 'video/mp4');
  await files.put(
    'packages/faults/captions.srt',
    Buffer.from('1\n00:00:00,000 --> 00:00:02,000\nA certain man\n'),
    'application/x-subrip',
  );
  const picture = sharp({ create: { width: 1280, height: 720, channels: 3, background: '#a33' } });
  await files.put('packages/faults/poster.jpg', await picture.jpeg().toBuffer(), 'image/jpeg');
  return film;
}

/** How a publication comes about; each tale of a trial takes the next way. */
export const ways = [
  'ordered from the tab',
  'scheduled after a private upload',
  'moved on the board',
  'put into the next slot',
] as const;
export type Way = (typeof ways)[number];

/** Four times a day, so that a trial of some hundred tales finds room. */
export async function addSlots({ db }: FaultStudio): Promise<void> {
  const { id } = await db.selectFrom('channels').select('id').executeTakeFirstOrThrow();
  const times = ['05:00', '11:00', '17:00', '23:00'].flatMap((time) =>
    Array.from({ length: 7 }, (_, weekday) => ({ time, weekday })),
  );
  const slots = times.map(({ time, weekday }) => ({
    id: `${weekday} ${time}`,
    user_id: ama,
    channel_id: id,
    weekday,
    time,
    zone: 'UTC',
  }));
  await db.insertInto('publishing_slots').values(slots).execute();
}

/** A tale with one film, and the publication that is intended for it in that way. */
export async function intend(
  studio: FaultStudio,
  film: { bytes: number; sha256: string },
  id: string,
  way: Way,
): Promise<string> {
  const { db, publications, dates, slots } = studio;
  await addTale(db, { id, scenes: 1 });
  await db.updateTable('tales').set({ status: 'packaged' }).where('id', '=', id).execute();
  const keys = {
    video_key: 'packages/faults/final.mp4',
    narration_key: 'n',
    srt_key: 'packages/faults/captions.srt',
    vtt_key: 'v',
  };
  const facts = {
    duration_ms: 1800,
    frames: 54,
    width: 1280,
    height: 720,
    bytes: film.bytes,
    sha256: film.sha256,
    loudness: -14,
  };
  const row = { id: `${id}-en`, tale_id: id, language: 'en' as const, shape: '16:9' as const, fingerprint: 'f' };
  await db
    .insertInto('videos')
    .values({ ...row, ...keys, ...facts, poster_key: 'packages/faults/poster.jpg' })
    .execute();
  const own = { userId: ama, taleId: id };
  const order = { ...own, langs: ['en'], madeForKids: false, texts: {} } as const;
  if (way === 'ordered from the tab')
    return (await publications.publish({ ...order, privacy: 'public' })).publicationIds[0] ?? '';
  if (way === 'scheduled after a private upload') {
    const [uploaded = ''] = (await publications.publish({ ...order, privacy: 'private' })).publicationIds;
    await studio.run(uploaded);
  } else
    await db
      .insertInto('publication_drafts')
      .values({ tale_id: id, version: 1, draft: JSON.stringify({ madeForKids: false }) })
      .execute();
  if (way === 'put into the next slot') await slots.take(id, ama);
  else await transact(db, (trx) => dates.move(trx, own, 'scheduled', new Date()));
  return (await db.selectFrom('publications').select('id').where('tale_id', '=', id).executeTakeFirstOrThrow()).id;
}

/** How often each marker is on the channel, and who can see it. */
export async function onChannel(root: string, token: string): Promise<Map<string, number>> {
  const get = async (path: string) =>
    (await (await fetch(`${root}/youtube/v3/${path}`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
      items: { id: string; snippet: { description: string } }[];
      nextPageToken?: string;
    };
  const { items } = await get('channels?part=id&mine=true');
  const found = new Map<string, number>();
  for (let pageToken = ''; ; ) {
    const page = await get(
      `playlistItems?part=snippet&maxResults=50&playlistId=${items[0]?.id.replace(/^UC/, 'UU')}&pageToken=${pageToken}`,
    );
    for (const { snippet } of page.items) {
      const marker = /Tale Studio ref\. (\S+)$/.exec(snippet.description)?.[1] ?? 'unknown';
      found.set(marker, (found.get(marker) ?? 0) + 1);
    }
    if (!page.nextPageToken) return found;
    pageToken = page.nextPageToken;
  }
}
