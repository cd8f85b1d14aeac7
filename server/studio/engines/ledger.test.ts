import type { TaleId } from '#shared/ids.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEngineRoom } from '#test/fakes/engine-room.ts';
import { ama, kofi } from '#test/harness/studio.ts';
import { forgetOldCalls } from './engine-call.repo.ts';

let room: Awaited<ReturnType<typeof openEngineRoom>>;
beforeAll(async () => {
  room = await openEngineRoom();
});
beforeEach(() => room.reset());
afterAll(() => room.close());

test('records every call with tokens and price, failed ones free, by tale and task', async () => {
  await room.keep('openai');
  await room.write('w1', 't1');
  room.fake.fail('refusal');
  await room.write('w2', 't2');
  await room.keep('compatible', { address: 'http://localhost:11434/v1' });
  const { items, nextCursor } = (await room.ask('GET', '/api/engines/calls?limit=2')).json;
  expect(items[1] ?? items[0]).toMatchObject({ task: 'text', step: 'en: story' });
  const all = (await room.ask('GET', '/api/engines/calls')).json.items;
  const first = all.at(-1);
  expect(first).toMatchObject({
    engine: 'OpenAI gpt-6.1-terra',
    taleId: 't1',
    outcome: 'ok',
    tokensIn: 1_000,
    tokensOut: 400,
    micros: 3_000,
  });
  expect(
    (await room.ask('GET', `/api/engines/calls?cursor=${nextCursor}`)).json.items.map(({ id }: { id: string }) => id),
  ).toEqual(all.slice(2).map(({ id }: { id: string }) => id));
  expect((await room.ask('GET', '/api/engines/calls?tale=t1')).json.items).toEqual([first]);
  expect((await room.ask('GET', '/api/engines/calls', undefined, kofi)).json.items).toEqual([]);
  const { month, days, tales } = (await room.ask('GET', '/api/engines/spending')).json;
  const counted = all.reduce((sum: number, { micros }: { micros: number | null }) => sum + (micros ?? 0), 0);
  expect([
    month.spentMicros,
    days[0].micros,
    tales.find(({ taleId }: { taleId: TaleId }) => taleId === 't1').micros,
  ]).toEqual([counted, counted, 3_000]);
  expect((await room.ask('GET', '/api/engines/calls?month=2020-01')).json.items).toEqual([]);
});

test('treats an unknown price as unknown, not as zero', async () => {
  await room.keep('openai');
  await room.ask('PATCH', '/api/engines', {
    models: { text: { openai: 'gpt-of-tomorrow' } },
    choice: { text: 'openai' },
  });
  await room.write();
  expect((await room.ask('GET', '/api/engines/calls')).json.items[0]).toMatchObject({ outcome: 'ok', micros: null });
  expect((await room.ask('GET', '/api/engines')).json.month).toMatchObject({ spentMicros: 0, unpriced: 1 });
});

test('records a killed process’s call with an unknown outcome, and its repetition once', async () => {
  await room.keep('openai');
  const use = { userId: ama, tale_id: 't1', work: 'w', step: 'en: story' };
  const { userId: user_id, ...rest } = use;
  await room.studio.db
    .insertInto('engine_calls')
    .values({
      id: 'killed',
      user_id,
      ...rest,
      task: 'text',
      provider: 'openai',
      model: 'gpt-6.1-terra',
      studio_key: false,
      expected_micros: 9,
    })
    .execute();
  await room.write('w');
  expect(
    (await room.calls())
      .toSorted(({ id }) => (id === 'killed' ? -1 : 1))
      .map(({ id, outcome, micros }) => [id === 'killed', outcome, Number(micros)]),
  ).toEqual([
    [true, 'unknown', 0],
    [false, 'ok', 3_000],
  ]);
  expect((await room.ask('GET', '/api/engines')).json.month).toMatchObject({
    spentMicros: 3_000,
    unknown: 1,
    reservedMicros: 0,
  });
});

test('stops before a call at the monthly limit with a message and one alert, without another engine', async () => {
  await room.keep('openai');
  await room.ask('PATCH', '/api/engines', { capMicros: 12_000 });
  await room.write('w1');
  await room.write('w2');
  for (const work of ['w3', 'w4'])
    await expect(room.write(work)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/limit of \$0.012 a month.*Raise it under Settings/),
    });
  const stopped = room.fake.asked.length;
  const alerts = await room.studio.db.selectFrom('activity').selectAll().execute();
  expect(alerts.map(({ type, level, user_id }) => [type, level, user_id])).toEqual([['engines', 'error', ama]]);
  await room.ask('PATCH', '/api/engines', { capMicros: null });
  await room.write('w5');
  expect(room.fake.asked.length).toBe(stopped + 1);
});

test('keeps simultaneous calls within the limit, and limits the studio’s own keys separately', async () => {
  await room.keep('openai');
  await room.ask('PATCH', '/api/engines', { capMicros: 12_000 });
  const ends = await Promise.allSettled(Array.from({ length: 6 }, (_, at) => room.write(`w${at}`)));
  expect((await room.ask('GET', '/api/engines')).json.month.spentMicros).toBeLessThanOrEqual(12_000);
  expect(ends.some(({ status }) => status === 'rejected')).toBe(true);
  await room.studio.db.deleteFrom('engine_keys').execute();
  await room.ask('PATCH', '/api/engines', { capMicros: null });
  const all = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => room.write(`s${at}`)));
  expect(all.find((end) => end.status === 'rejected')?.reason.message).toMatch(
    /monthly limit for each creator on its own keys/,
  );
});

test('deletes ledger lines after 400 days', async () => {
  await room.keep('openai');
  await room.write('old', 't1');
  await room.write('new', 't1');
  await sql`update engine_calls set begun_at = now() - interval '401 days' where work = 'old'`.execute(room.studio.db);
  await sql`update engine_calls set begun_at = now() - interval '399 days' where work = 'new'`.execute(room.studio.db);
  await forgetOldCalls(room.studio.db);
  expect((await room.calls()).map(({ work }) => work)).toEqual(['new']);
});
