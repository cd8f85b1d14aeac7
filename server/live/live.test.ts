import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { transact } from '#server/db/connect.ts';
import { openTestApp } from '#test/harness/app.ts';
import { type Heard, hearEvents } from '#test/harness/event-stream.ts';
import { postgresOfWorker } from '#test/harness/postgres-of-worker.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { emit, eventRepo, type StudioEvent } from './event.repo.ts';
import { type Live, openLive } from './live.ts';
import { liveRoutes } from './live.routes.ts';
import { serveStream, sessionTopic } from './sse.ts';

let studio: TestStudio;
let live: Live;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  studio = await openStudio();
  await studio.reset();
  live = await openLive({ database: studio.database, db: studio.db, log: () => {} });
  app = await openTestApp(studio.db, (creators) => {
    liveRoutes(creators, live);
    creators.get('/api/shown', (request, reply) =>
      serveStream(live, request, reply, {
        pick: ({ kind, data }) => ({ event: kind, data }),
        snapshot: async () => ({ event: 'snapshot', data: {} }),
      }),
    );
  });
  url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/live`;
});
beforeEach(() => studio.reset());
afterAll(async () => {
  await app.close();
  await live.close();
  await studio.reset();
});

const tell = (n: number, { userId = ama, topic = 'user' } = {}) =>
  emit(studio.db, { userId, topic, kind: 'activity', data: { id: String(n), level: 'info' } });
const numbers = (events: readonly { data: unknown }[]) => events.map(({ data }) => Number((data as { id: string }).id));
const bearer = (who: string, lastEventId?: string) => ({
  headers: { authorization: `Bearer ${who}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
});
const order = (id: string) => id.split('-').map(BigInt) as [bigint, bigint];

/** Eight writers whose transactions stay open for different times, so that ids and commits come in different orders. */
async function writeAll(each: number): Promise<number[]> {
  const writer = async (w: number) => {
    for (let k = 0; k < each; k += 1)
      await transact(studio.db, async (trx) => {
        await emit(trx, {
          userId: ama,
          topic: 'user',
          kind: 'activity',
          data: { id: String(w * 1000 + k), level: 'info' },
        });
        await sql`select pg_sleep(${((w * 7 + k * 3) % 5) / 1000})`.execute(trx);
      });
  };
  await Promise.all(Array.from({ length: 8 }, (_, w) => writer(w)));
  return Array.from({ length: 8 }, (_, w) => Array.from({ length: each }, (_, k) => w * 1000 + k)).flat();
}
const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b);

test('sends every event of eight concurrent writers once, in the order of the log', async () => {
  const heard: StudioEvent[] = [];
  const stop = live.listen({ userId: ama, tell: (event) => void heard.push(event) });
  const written = await writeAll(25);
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(written.length);
  await sleep(600);
  stop();
  expect(sorted(numbers(heard))).toEqual(sorted(written));
  const ids = heard.map(({ id }) => order(id));
  expect(
    ids.every(
      ([xid, id], at) => at === 0 || xid > ids[at - 1]![0] || (xid === ids[at - 1]![0] && id > ids[at - 1]![1]),
    ),
  ).toBe(true);
});

// The embedded engine has one session, so it cannot have two open transactions.
test.runIf(postgresOfWorker())(
  'holds back later commits while a transaction is open, and sends all when it ends',
  async () => {
    const cursor = await eventRepo(studio.db).now();
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: hasWritten, resolve: wrote } = Promise.withResolvers<void>();
    const slow = transact(studio.db, async (trx) => {
      await emit(trx, { userId: ama, topic: 'user', kind: 'activity', data: { id: '1', level: 'info' } });
      wrote();
      await mayCommit;
    });
    await hasWritten;
    await tell(2);
    expect(await eventRepo(studio.db).after(cursor)).toEqual([]);
    commit();
    await slow;
    expect(numbers(await eventRepo(studio.db).after(cursor))).toEqual([1, 2]);
  },
);

test.runIf(postgresOfWorker())('sends held-back events when the other transaction ends without an event', async () => {
  const heard: StudioEvent[] = [];
  const stop = live.listen({ userId: ama, tell: (event) => void heard.push(event) });
  const { promise: told, resolve: end } = Promise.withResolvers<void>();
  const { promise: open, resolve: hasBegun } = Promise.withResolvers<void>();
  const slow = transact(studio.db, async (trx) => {
    await sql`select pg_current_xact_id()`.execute(trx);
    hasBegun();
    await told;
  });
  await open;
  await tell(7);
  await sleep(300);
  expect(heard).toEqual([]);
  end();
  await slow;
  await expect.poll(() => numbers(heard), { timeout: 5_000 }).toEqual([7]);
  stop();
});

test('does not send events of a rolled-back transaction', async () => {
  const stream = await hearEvents(url, bearer(ama));
  const undone = transact(studio.db, async (trx) => {
    await emit(trx, { userId: ama, topic: 'user', kind: 'activity', data: { id: '1', level: 'info' } });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await tell(2);
  expect(numbers(await stream.until(1))).toEqual([2]);
  stream.close();
});

test('resumes a broken stream after its last event, also while eight writers are at work', async () => {
  const first = await hearEvents(url, bearer(ama));
  const writing = writeAll(12);
  const seen = await first.until(10);
  first.close();
  const second = await hearEvents(url, bearer(ama, seen.at(-1)!.id));
  const written = await writing;
  const rest = await second.until(written.length - seen.length);
  second.close();
  expect(sorted(numbers([...seen, ...rest]))).toEqual(sorted(written));
});

test('sends no events of another creator, live or replayed', async () => {
  const [mine, theirs] = [await hearEvents(url, bearer(ama)), await hearEvents(url, bearer(kofi))];
  await tell(1);
  await tell(2, { userId: kofi, topic: 'tale:t1' });
  await tell(3);
  const [heard] = [await mine.until(2), await theirs.until(1)];
  expect([numbers(heard), numbers(theirs.heard)]).toEqual([[1, 3], [2]]);
  const replayed = await hearEvents(url, bearer(kofi, heard[0]!.id));
  expect(numbers(await replayed.until(1))).toEqual([2]);
  for (const stream of [mine, theirs, replayed]) stream.close();
});

test('ends the streams of the signed-out session only', async () => {
  const open = (headers: Record<string, string>) => fetch(url, { headers });
  const [gone, kept] = [await open({ cookie: `session=${ama}` }), await open({ authorization: `Bearer ${ama}` })];
  let ended = false;
  const end = gone.text().then((text) => {
    ended = true;
    return text;
  });
  await emit(studio.db, { userId: ama, topic: sessionTopic(ama), kind: 'activity', data: { id: '9', level: 'info' } });
  await expect.poll(() => ended, { timeout: 5_000 }).toBe(true);
  expect(await end).not.toContain('data:');
  await expect.poll(() => live.listening()).toBe(1);
  const reader = kept.body!.getReader();
  await tell(4);
  let text = '';
  while (!text.includes('"id":"4"')) text += new TextDecoder().decode((await reader.read()).value);
  expect(text).not.toContain('"id":"9"');
  await reader.cancel();
});

test('ends a stream that cannot be replayed, so that the browser reconnects', async () => {
  await tell(1);
  const [one] = await eventRepo(studio.db).after({ xid: '0', id: '0' });
  const after = vi.spyOn(live.events, 'isTooOld').mockRejectedValueOnce(new Error('The database is away'));
  const broken = await fetch(url, bearer(ama, one!.id));
  expect(await broken.text()).not.toContain('data:');
  expect(live.listening()).toBe(0);
  after.mockRestore();
  await tell(2);
  const again = await hearEvents(url, bearer(ama, one!.id));
  expect(numbers(await again.until(1))).toEqual([2]);
  again.close();
});

test('sends a snapshot after an absence longer than the log', async () => {
  for (const n of [1, 2, 3]) await tell(n);
  const [one, two] = await eventRepo(studio.db).after({ xid: '0', id: '0' });
  await sql`update events set created_at = now() - interval '25 hours' where id <= ${one!.id.split('-')[1]}::bigint`.execute(
    studio.db,
  );
  await eventRepo(studio.db).forget(24);
  const first = async (lastEventId: string): Promise<Heard> => {
    const stream = await hearEvents(url.replace('live', 'shown'), bearer(ama, lastEventId));
    const [heard] = await stream.until(1);
    stream.close();
    return heard!;
  };
  expect(await first(two!.id)).toMatchObject({ event: 'activity', data: { id: '3' } });
  for (const unknown of [one!.id, '999999-1', 'nonsense'])
    expect([unknown, await first(unknown)]).toMatchObject([unknown, { event: 'snapshot' }]);
});

test('limits a creator to 60 streams without affecting another', async () => {
  const going = new AbortController();
  const open = (who: string) => fetch(url, { ...bearer(who), signal: going.signal });
  const answers = await Promise.all(Array.from({ length: 60 }, () => open('crowd')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const refused = await open('crowd');
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { code: 'too_many', error: expect.stringContaining('60 pages') },
  ]);
  expect((await open(kofi)).status).toBe(200);
  going.abort();
  await vi.waitFor(async () =>
    expect((await fetch(url, { ...bearer('crowd'), signal: AbortSignal.timeout(5_000) })).status).toBe(200),
  );
});

test('queries no events in a process without listeners', async () => {
  let asked = 0;
  const counting = studio.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const deaf = await openLive({ database: studio.database, db: counting, log: () => {}, hears: false });
  const atStart = asked;
  const told: string[] = [];
  const [stop, stopDeaf] = [live, deaf].map((each) =>
    each.listen({ userId: ama, tell: ({ id }) => void told.push(id) }),
  );
  await tell(1);
  await expect.poll(() => told).toHaveLength(1);
  expect(asked).toBe(atStart);
  stop?.();
  stopDeaf?.();
  await deaf.close();
});
