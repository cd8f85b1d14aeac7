import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama, kofi } from '#test/harness/studio.ts';
import { hostReader } from './read-hosts.ts';

let p: Publishing;
let reads: string[][];
beforeAll(async () => void (p = await openPublishing()));
beforeEach(async () => {
  await p.reset(['en', 'fr']);
  const order = {
    userId: ama,
    taleId: 't1',
    langs: ['en', 'fr'],
    privacy: 'unlisted',
    madeForKids: false,
    texts: {},
  } as const;
  for (const id of (await p.publications.publish(order)).publicationIds) await p.run(id);
  reads = [];
  p.wire.intercept = (account) => ({
    ...account,
    readMany: async (ids) => {
      reads.push([...ids]);
      return account.readMany(ids);
    },
  });
});
afterAll(() => p.close());

const reader = () => hostReader({ db: p.db, accounts: p.accounts, clock: p.clock });
const channel = async () => (await p.db.selectFrom('channels').select('id').executeTakeFirstOrThrow()).id;
const hosts = async () => (await p.publications.list('t1', ama)).items.map(({ host, state }) => [state, host?.views]);

test('does not read again what was just read, and later reads all with one call and view counts', async () => {
  expect((await reader().refresh(await channel(), ama)).read).toBe(0);
  p.time.now += 61_000;
  const [video] = await p.videos();
  await fetch(`${p.host.root()}/watch?v=${video?.id}`);
  expect(await reader().refresh(await channel(), ama)).toEqual({ read: 2, checkedAt: p.clock() });
  expect(reads.map((ids) => ids.length)).toEqual([2]);
  expect((await hosts()).toSorted()).toEqual([
    ['published', 0],
    ['published', 1],
  ]);
  await expect(reader().refresh(await channel(), kofi)).rejects.toMatchObject({ code: 'not_found' });
});

test('refreshes videos not read for an hour and reports those deleted at the host', async () => {
  await reader().tick();
  expect(reads).toEqual([]);
  p.time.now += 3_601_000;
  const [video] = await p.videos();
  await (await p.accounts.of(await channel())).remove(video?.id ?? '');
  await reader().tick();
  expect([reads.length, (await hosts()).map(([state]) => state).toSorted()]).toEqual([1, ['published', 'removed']]);
  const told = await p.db.selectFrom('activity').select('message').where('level', '=', 'warn').execute();
  expect(told.map(({ message }) => message)).toEqual([expect.stringContaining('was deleted on the channel')]);
});

test('changes nothing while a host is unavailable', async () => {
  p.time.now += 3_601_000;
  await p.host.fault({ kind: '503', times: 9 });
  await reader().tick();
  expect((await hosts()).map(([state]) => state)).toEqual(['published', 'published']);
});
