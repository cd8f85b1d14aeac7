import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#server/db/connect.ts';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import type { CastMember } from '#shared/pictures/cast.ts';
import { openTestApp } from '#test/harness/app.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { castRoutes } from './cast.routes.ts';
import { castService } from './cast.service.ts';
import { imageService } from '../image.service.ts';
import { portraitService } from './portrait.service.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

const prompts = [
  'The father waits at the gate.',
  'The elder son works in the field.',
  'He comes home and the father goes out.',
];
let studio: TestStudio;
let app: FastifyInstance;
let images: ReturnType<typeof imageService>;
const art = testIllustrator();
beforeAll(async () => {
  studio = await openStudio();
  const { db, files } = studio;
  const desk = { order: async () => ({ jobId: 'job', created: true }) };
  images = imageService({
    db,
    files,
    illustrator: art.illustrator,
    desk: desk as never,
    onImagesBegin: beginImages,
    onImagesComplete: async () => {},
  });
  app = await openTestApp(db, (at) =>
    castRoutes(at, castService({ db, images, portraits: portraitService({ db, files }) })),
  );
});
beforeEach(async () => {
  await studio.reset();
  for await (const key of studio.files.list('images/')) await studio.files.remove(key);
  await addTold('t1');
  art.drawn.length = 0;
});
afterAll(() => app.close());

async function addTold(id: string, userId = ama) {
  await addTale(studio.db, { id, userId });
  for (const [at, prompt] of prompts.entries())
    await studio.db
      .updateTable('images')
      .set({ prompt })
      .where('id', '=', `${id}-i${at + 1}`)
      .execute();
}
const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object, who = ama) => {
  const answer = await app.inject({
    ...{ method, url: `/api/tales/${path}`, headers: { authorization: `Bearer ${who}` } },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, ...(answer.json() as CastSheet & { error?: string; queued?: number }) };
};
const names = ({ members }: CastSheet) => members.map(({ name }) => name.split(',')[0]);
const changed = (members: readonly CastMember[], name: string, cloth: string) =>
  members.map((one) => (one.name.startsWith(name) ? { ...one, cloth } : one));
/** Draws whatever is ordered or missing, as a film would before it is rendered. */
const drawAll = () =>
  images.drawMissingFrames('t1', {
    ...{ jobId: 'j', userId: ama, signal: new AbortController().signal },
    ...{ progress: async () => {}, log: async () => {} },
  } as never);
const told = () =>
  art.drawn.map(({ index, cast }) => [index + 1, (cast ?? []).map((one) => [one.name.split(',')[0], one.cloth])]);

test('proposes a sheet from the scenes, with the frames of each entry', async () => {
  const sheet = await ask('GET', 't1/cast');
  expect(sheet).toMatchObject({ status: 200, version: 0, drifted: [] });
  expect(names(sheet)).toEqual(['the father', 'the elder son']);
  expect(sheet.frames).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

test('draws with the proposed cast until one is saved, and marks only pictures whose people changed', async () => {
  await drawAll();
  const proposal = await ask('GET', 't1/cast');
  expect(art.drawn.map(({ cast }) => cast?.map(({ chosen }) => chosen))).toEqual([[false], [false], [false, false]]);
  const same = await ask('PUT', 't1/cast', { version: 0, members: proposal.members.toReversed() });
  expect(same).toMatchObject({ status: 200, version: 1, drifted: [] });
  const dressed = await ask('PUT', 't1/cast', {
    version: 1,
    members: changed(proposal.members, 'the elder', 'red robe'),
  });
  expect(dressed.drifted).toEqual(['t1-i2', 't1-i3']);

  expect(await ask('POST', 't1/cast/redraw', {})).toMatchObject({ status: 200, queued: 2 });
  expect(await ask('POST', 't1/cast/redraw', {})).toMatchObject({ status: 200, queued: 0 });
  art.drawn.length = 0;
  await drawAll();
  const father = proposal.members[0]?.cloth;
  expect(told()).toEqual([
    [2, [['the elder son', 'red robe']]],
    [
      3,
      [
        ['the father', father],
        ['the elder son', 'red robe'],
      ],
    ],
  ]);
  expect((await ask('GET', 't1/cast')).drifted).toEqual([]);
  const back = await ask('PUT', 't1/cast', { version: 2, members: proposal.members });
  expect(back.drifted).toEqual(['t1-i2', 't1-i3']);
});

test('treats pictures from before cast sheets as proposed, and never marks the creator’s own', async () => {
  await drawAll();
  await studio.db.deleteFrom('drawn_casts').execute();
  await studio.db.updateTable('images').set({ engine: 'uploaded' }).where('id', '=', 't1-i3').execute();
  const { members } = await ask('GET', 't1/cast');
  expect((await ask('PUT', 't1/cast', { version: 0, members })).drifted).toEqual([]);
  const sheet = await ask('PUT', 't1/cast', { version: 1, members: changed(members, 'the elder', 'red robe') });
  expect(sheet.drifted).toEqual(['t1-i2']);
});

test('rejects an outdated version, a duplicate name and a sheet that is too long, and changes nothing', async () => {
  const { members } = await ask('GET', 't1/cast');
  await ask('PUT', 't1/cast', { version: 0, members });
  expect(await ask('PUT', 't1/cast', { version: 0, members: [] })).toMatchObject({ status: 409 });
  expect(await ask('PUT', 't1/cast', { version: 1, members: [...members, members[0]!] })).toMatchObject({
    ...{ status: 400, error: '“father” appears twice in this cast. Use each name for one entry only.' },
  });
  const many = Array.from({ length: 25 }, (_, n) => ({ ...members[0]!, name: `one ${n}` }));
  expect(await ask('PUT', 't1/cast', { version: 1, members: many })).toMatchObject({ status: 400 });
  expect(await ask('GET', 't1/cast')).toMatchObject({ version: 1, members });
});

test('copies the cast of an earlier tale, and leaves out entries that this one does not name', async () => {
  await addTold('t2');
  await addTold('theirs', kofi);
  const [father] = (await ask('GET', 't1/cast')).members;
  await ask('PUT', 't1/cast', { version: 0, members: [{ ...father!, cloth: 'green robe' }] });
  const sheet = await ask('POST', 't2/cast/borrow', { version: 0, fromTaleId: 't1' });
  expect([sheet.version, names(sheet), sheet.members[0]?.cloth]).toEqual([
    1,
    ['the father', 'the elder son'],
    'green robe',
  ]);
  expect(await ask('POST', 't2/cast/borrow', { version: 1, fromTaleId: 'theirs' })).toMatchObject({ status: 404 });
  expect(await ask('GET', 't2/cast', undefined, kofi)).toMatchObject({ status: 404 });
});

test('notifies other browsers of a change, and deletes the sheet with the tale', async () => {
  await drawAll();
  await ask('PUT', 't1/cast', { version: 0, members: [] });
  const told = studio.db.selectFrom('events').select('data').where('kind', '=', 'tale').where('topic', '=', 'tale:t1');
  const events = await told.orderBy('id').execute();
  expect(events.at(-1)?.data).toEqual({ id: 't1' });
  await transact(studio.db, (trx) => trx.deleteFrom('tales').where('id', '=', 't1').execute());
  for (const table of ['tale_casts', 'drawn_casts'] as const)
    expect(await studio.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
