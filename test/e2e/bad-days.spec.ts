import type { TaleId } from '#shared/ids.ts';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedStudio } from './prepared-studio.ts';
import { studioProcess } from './studio-process.ts';
import { visitor } from './visitor.ts';

const creator = visitor();
const studio = await preparedStudio({ FFMPEG: '/nowhere/ffmpeg' });
beforeAll(async () => {
  await studio.start();
  await creator.signIn(studio.url, 'esi@example.com');
});
afterAll(() => studio.dispose());

const post = (path: string, body: unknown) =>
  creator.ask(`${studio.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const create = (body: object) => post('/api/tales/create', body);
const error = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error];

test('says what is wrong with an unknown reference, an unknown mode and too much text', async () => {
  expect(await error(await create({ mode: 'reference', reference: 'Foo 99:99' }))).toEqual([
    200,
    'Unknown verse reference: Foo 99:99',
  ]);
  const [status, words] = await error(await create({ mode: 'dream' }));
  expect([status, String(words).startsWith('Mode must be one of')]).toEqual([400, true]);
  expect(await error(await create({ mode: 'paste', text: 'x'.repeat(2_000_000) }))).toEqual([
    413,
    expect.stringContaining('too much text'),
  ]);
  const { items } = await creator.call<{ items: unknown[] }>(`${studio.url}/api/tales/list`);
  expect(items).toEqual([]);
});

test('clamps 0 and 1,000 scenes to the limits, with a note', async () => {
  for (const [asked, given] of [
    [0, 4],
    [1000, 24],
  ]) {
    const { taleId, notes } = (await (
      await create({ mode: 'reference', reference: 'Luke 10:25-37', langs: ['en'], length: 'short', scenes: asked })
    ).json()) as { taleId: TaleId; notes: string[] };
    expect(notes).toContain(`A tale has 4 to 24 scenes: it got ${given}, not ${asked}.`);
    expect(await creator.call(`${studio.url}/api/tales/${taleId}/detail`)).toMatchObject({ images_total: given });
  }
});

test('works without ffmpeg, except that films say how to install it', async () => {
  const { taleId } = (await (
    await create({ mode: 'reference', reference: 'Psalm 23', langs: ['en'], length: 'short', scenes: 4 })
  ).json()) as { taleId: TaleId };
  expect(await error(await post(`/api/tales/${taleId}/render-video`, {}))).toEqual([
    503,
    expect.stringContaining('ffmpeg'),
  ]);
  expect(await creator.call(`${studio.url}/api/system`)).toMatchObject({
    operational: false,
    degraded: expect.arrayContaining([
      expect.objectContaining({ part: 'ffmpeg', advice: expect.stringContaining('Install ffmpeg') }),
    ]),
  });
  expect(studio.output()).toContain('ffmpeg');
});

test('reports a port in use with a message', async () => {
  const other = await studioProcess();
  const squatter = createServer().listen(Number(other.env.PORT), '127.0.0.1');
  await expect(other.start()).rejects.toThrow(/Port \d+ is taken by another program/);
  squatter.close();
  await other.dispose();
});
