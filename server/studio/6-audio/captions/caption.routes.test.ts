import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#test/harness/app.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import type { SceneCaptions } from '#shared/captions/caption.contract.ts';
import { testQuotas } from '#test/harness/quotas.ts';
import { captionRoutes } from './caption.routes.ts';
import { captionService } from './caption.service.ts';
import { narrationRepo } from '../narration.repo.ts';
import { takeService } from '../recordings/take.service.ts';

let studio: TestStudio;
let app: FastifyInstance;
const said = 'A man went down to Jericho. Robbers beat him.';
beforeAll(async () => {
  studio = await openStudio();
  const { db, files, dir } = studio;
  const { sceneOf } = takeService({
    db,
    files,
    quotas: testQuotas({ db, files }),
    workDir: dir,
    ffmpeg: null as never,
  });
  app = await openTestApp(db, (at) => captionRoutes(at, captionService({ db, sceneOf })));
});
afterAll(() => app.close());
const tell = (text: string) =>
  studio.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: text }) })
    .where('id', '=', 't1-s1')
    .execute();
const speak = (sha256: string) => {
  const words = said.split(' ').map((word, at) => ({ text: word, startMs: at * 400, endMs: at * 400 + 350 }));
  const sound = {
    fingerprint: 'f',
    voice: null,
    engine: 'recorded',
    key: `narration/${sha256}.wav`,
    sha256,
    durationMs: 3_600,
    words,
  };
  return narrationRepo(studio.db).record('t1', 't1-s1', 'en', 'recorded', sound, null);
};
beforeEach(async () => {
  await studio.reset();
  await addTale(studio.db, { scenes: 2, langs: ['en'] });
  await tell(said);
  await speak('first');
});

const ask = (method: 'GET' | 'PUT' | 'DELETE', url: string, body?: object, who = ama) =>
  app.inject({ method, url, cookies: { session: who }, ...(body ? { payload: body } : {}) });
const place = '/api/tales/t1/narration/t1-s1/en/captions';
const list = async (): Promise<SceneCaptions[]> =>
  (await ask('GET', '/api/tales/t1/captions?language=en')).json().items;
const laid = [
  { words: 4, lines: ['A man', 'went down'], startMs: 0, endMs: 1_500 },
  { words: 5, lines: ['to Jericho. Robbers beat him.'], startMs: 1_500, endMs: 3_900 },
];
const save = (cues: object[], version = 0) => ask('PUT', place, { version, cues });

test('shows the studio’s captions for scenes with a sound until somebody edits them', async () => {
  const [before, ...more] = await list();
  expect(more).toEqual([]);
  expect(before).toMatchObject({ sceneId: 't1-s1', sceneNo: 1, standing: 'automatic', version: 0, durationMs: 3_600 });
  expect(before!.tokens.map(({ text }) => text).join(' ')).toBe(said);
  expect(before!.cues.reduce((sum, { words }) => sum + words, 0)).toBe(9);
  expect((await save(laid)).json().item).toMatchObject({ standing: 'edited', version: 1, cues: laid });
  expect((await list())[0]).toMatchObject({ standing: 'edited', cues: laid });
  expect((await ask('DELETE', place)).json().item).toEqual(before);
  expect((await ask('DELETE', place)).statusCode).toBe(200);
});

test('rejects a change to an outdated version', async () => {
  await save(laid);
  const other = [{ ...laid[0]!, lines: ['A man went down'] }, laid[1]!];
  for (const version of [0, 2]) expect((await save(other, version)).statusCode).toBe(409);
  expect((await list())[0]!.cues).toEqual(laid);
  expect((await save(other, 1)).json().item.version).toBe(2);
});

test('requires captions to contain all words in order within the scene', async () => {
  const [one, two] = [laid[0]!, laid[1]!];
  for (const [cues, words] of [
    [[one], 'the scene has 9'],
    [[one, { ...two, startMs: 1_400 }], 'Caption 2 begins before'],
    [[one, { ...two, endMs: 4_400 }], 'Caption 2 lasts longer'],
    [[{ ...one, startMs: -600 }, two], 'Caption 1 begins before'],
    [[{ ...one, endMs: 0 }, two], 'Caption 1 ends before'],
    [[{ ...one, lines: ['  '] }, two], 'Caption 1 has an empty line'],
  ] as const)
    expect((await save([...cues])).json().error).toContain(words);
  expect((await save([{ ...one, lines: ['x'.repeat(200)] }, two])).statusCode).toBe(400);
  expect((await list())[0]!.standing).toBe('automatic');
});

test('keeps edited lines with another voice’s times, and sets them aside while the words differ', async () => {
  await save(laid);
  await speak('second');
  expect((await list())[0]).toMatchObject({
    standing: 'retimed',
    cues: [
      { lines: laid[0]!.lines, startMs: 0 },
      { lines: laid[1]!.lines, startMs: 1_600 },
    ],
  });
  await tell('A woman went down to Jericho. Robbers beat him.');
  expect((await list())[0]).toMatchObject({ standing: 'outdated', version: 1 });
  expect((await list())[0]!.cues.flatMap(({ lines }) => lines).join(' ')).toContain('A woman');
  await tell(said);
  await speak('first');
  expect((await list())[0]!.standing).toBe('edited');
});

test('returns 404 to another creator, and no captions without a sound', async () => {
  for (const [method, url, body] of [
    ['GET', '/api/tales/t1/captions?language=en', undefined],
    ['PUT', place, { version: 0, cues: laid }],
    ['DELETE', place, undefined],
  ] as const)
    expect((await ask(method, url, body, kofi)).statusCode).toBe(404);
  await studio.db.deleteFrom('narrations').execute();
  expect([(await save(laid)).statusCode, await list()]).toEqual([409, []]);
});
