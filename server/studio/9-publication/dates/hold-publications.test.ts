import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama } from '#test/harness/studio.ts';
import { holdPublications } from './hold-publications.ts';

let p: Publishing;
let held: ReturnType<typeof holdPublications>;
beforeAll(async () => {
  p = await openPublishing();
  held = holdPublications(p);
});
beforeEach(async () => {
  await p.reset();
  p.time.now = Date.now();
});
afterAll(() => p.close());

const inAnHour = () => Math.ceil(Date.now() / 1000) + 3600;
const publish = async (wish: { scheduledAt?: number; privacy?: 'private' | 'public' }) => {
  const order = {
    userId: ama,
    taleId: 't1',
    langs: ['en' as const],
    privacy: wish.privacy ?? ('private' as const),
    madeForKids: true,
    texts: {},
  };
  const { publicationIds } = await p.publications.publish({ ...order, scheduledAt: wish.scheduledAt });
  p.ordered.length = 0;
  return publicationIds[0] ?? '';
};
const bin = async (deleted_at: Date | null) =>
  transact(p.db, async (trx) => {
    await trx.updateTable('tales').set({ deleted_at }).where('id', '=', 't1').execute();
    await (deleted_at ? held.hold(trx, { ids: ['t1'] }) : held.resume(trx, { ids: ['t1'] }));
  });
const runOrdered = async () => {
  for (const id of p.ordered.splice(0)) await p.run(id);
};
const onHost = async () => (await p.videos())[0]?.status;

test('removes the host’s date while the tale is in the bin, and restores it with the tale', async () => {
  const at = inAnHour();
  const id = await publish({ scheduledAt: at });
  await p.run(id);
  expect(await onHost()).toMatchObject({ privacyStatus: 'private', publishAt: new Date(at * 1000).toISOString() });

  await bin(new Date());
  expect(p.ordered).toEqual([id]);
  await runOrdered();
  expect((await onHost())?.publishAt).toBeUndefined();
  p.time.now = (at - 1800) * 1000;
  await p.due.readDue();
  expect(p.ordered).toEqual([]);
  const { status, scheduled_at: kept } = await p.db.selectFrom('tales').selectAll().executeTakeFirstOrThrow();
  expect([status, kept]).toEqual(['scheduled', new Date(at * 1000)]);

  await bin(null);
  await runOrdered();
  expect(await onHost()).toMatchObject({ privacyStatus: 'private', publishAt: new Date(at * 1000).toISOString() });
  expect(await p.row(id)).toMatchObject({ state: 'scheduled', held: null, publish_at: new Date(at * 1000) });
});

test('publishes nothing when the date passes in the bin', async () => {
  const at = inAnHour();
  await p.run(await publish({ scheduledAt: at }));
  await bin(new Date());
  await runOrdered();
  p.time.now = (at + 60) * 1000;
  await p.due.readDue();
  await runOrdered();
  expect(await onHost()).toMatchObject({ privacyStatus: 'private' });
});

test('does not start uploads in the bin, and starts them on restore', async () => {
  const id = await publish({ privacy: 'public' });
  await bin(new Date());
  await p.due.readDue();
  await runOrdered();
  expect([await p.videos(), (await p.row(id)).reason]).toEqual([[], 'Its tale is in the bin.']);
  await bin(null);
  await runOrdered();
  expect(await onHost()).toMatchObject({ privacyStatus: 'public' });
});

test('ends a running upload as a private video without a date', async () => {
  const id = await publish({ scheduledAt: inAnHour() });
  const stop = new AbortController();
  p.wire.intercept = (account) => ({
    ...account,
    sendChunk: async (...chunk) => {
      const answer = await account.sendChunk(...chunk);
      stop.abort(new Error('The process ends'));
      return answer;
    },
  });
  await p.run(id, stop.signal).catch(() => {});
  p.wire.intercept = (account) => account;
  expect((await p.row(id)).sealed_session).not.toBeNull();
  await bin(new Date());
  await runOrdered();
  expect(await onHost()).toMatchObject({ privacyStatus: 'private' });
  expect((await onHost())?.publishAt).toBeUndefined();
});

test('leaves public and private videos unchanged', async () => {
  await p.run(await publish({ privacy: 'public' }));
  await bin(new Date());
  expect([p.ordered, (await onHost())?.privacyStatus]).toEqual([[], 'public']);
  await p.reset();
  const id = await publish({});
  await p.run(id);
  await bin(new Date());
  expect([p.ordered, (await p.row(id)).held]).toEqual([[], null]);
});
