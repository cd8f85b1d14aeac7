import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFiles } from '#server/integrity/check-files.ts';
import { openSceneCuts } from '#test/harness/scene-cuts.ts';
import { addTale, kofi } from '#test/harness/studio.ts';

let cuts: Awaited<ReturnType<typeof openSceneCuts>>;
beforeAll(async () => {
  cuts = await openSceneCuts();
});
beforeEach(async () => {
  await cuts.begin();
});
afterAll(() => cuts.app.close());

const url = (scene: number, what: string) => `/api/tales/t1/scenes/t1-s${scene}/${what}`;
const texts = async () => (await cuts.scenes()).map(({ scene_no, text }) => [scene_no, text.en]);
const noFault = async () => {
  const { missing, damaged, orphan } = await checkFiles(cuts);
  expect([missing, damaged, orphan]).toEqual([[], [], []]);
};
const frames = () =>
  cuts.db
    .selectFrom('images')
    .selectAll()
    .where('tale_id', '=', 't1')
    .where('image_type', '=', 'frame')
    .orderBy('frame_no')
    .execute();

test('previews what happens to the sounds', async () => {
  await cuts.say('t1-s2', 'en', { pauseAfter: 6 });
  const { body } = await cuts.ask('GET', url(2, 'cut'));
  expect(body).toMatchObject({
    sceneNo: 2,
    scenes: 5,
    hasPicture: true,
    splitRefused: null,
    next: { sceneNo: 3, mergeRefused: null },
  });
  expect(body.languages).toEqual([
    {
      language: 'en',
      text: 'A certain man was going down from Jerusalem to Jericho. 2.',
      sound: 'synthetic',
      soundCuts: [6],
    },
    { language: 'fr', text: 'Un homme descendait de Jérusalem à Jéricho. 2.', sound: 'synthetic', soundCuts: [] },
  ]);
  expect(body.next.sounds).toEqual([
    { language: 'en', joined: false, recorded: false },
    { language: 'fr', joined: false, recorded: false },
  ]);
});

test('splits a scene in all languages with numbers, pictures and sounds, and undoes it', async () => {
  await cuts.say('t1-s2', 'en', { pauseAfter: 6 });
  const before = await cuts.all();
  const { status, body } = await cuts.ask('POST', url(2, 'split'), { at: { en: 6, fr: 3 } });
  expect([status, body.scenes[0], body.scenes.length]).toEqual([200, 't1-s2', 2]);
  const added = body.scenes[1];
  expect((await texts()).slice(1, 4)).toEqual([
    [2, 'A certain man was going down'],
    [3, 'from Jerusalem to Jericho. 2.'],
    [4, 'A certain man was going down from Jerusalem to Jericho. 3.'],
  ]);
  const pictures = await frames();
  expect(pictures.map(({ frame_no, scene_id, status: drawn }) => [frame_no, scene_id, drawn])).toEqual(
    ['t1-s1', 't1-s2', added, 't1-s3', 't1-s4', 't1-s5'].map((id, at) => [at + 1, id, 'generated']),
  );
  expect([pictures[1]!.sha256, pictures[1]!.r2_key === pictures[2]!.r2_key]).toEqual([pictures[2]!.sha256, false]);
  expect(new Set((await cuts.scenes()).map(({ prompt }) => prompt)).size).toBe(6);
  const own = (await cuts.sounds()).filter(
    ({ scene_id, language }) => ['t1-s2', added].includes(scene_id) && language === 'en',
  );
  expect(
    own.map(({ scene_id, duration_ms, words }) => [scene_id === added, duration_ms, words.length]).toSorted(),
  ).toEqual([
    [false, 1620, 6],
    [true, 1380, 5],
  ]);
  expect(own.every(({ words }) => words[0]!.startMs >= 0 && words[0]!.startMs < 200)).toBe(true);
  expect((await cuts.sounds()).filter(({ scene_id, language }) => scene_id === added && language === 'fr')).toEqual([]);
  expect((await cuts.db.selectFrom('tales').select('scenes_planned').executeTakeFirst())?.scenes_planned).toBe(6);
  const told = await cuts.db.selectFrom('events').select(['kind', 'data']).execute();
  expect(told.at(-1)).toEqual({ kind: 'tale', data: { id: 't1', story: true } });
  await noFault();

  expect((await cuts.ask('POST', `/api/scene-changes/${body.changeId}/undo`, undefined, kofi)).status).toBe(404);
  expect((await cuts.ask('POST', `/api/scene-changes/${body.changeId}/undo`)).body).toEqual({
    ok: true,
    scenes: ['t1-s2'],
  });
  expect(await cuts.all()).toEqual(before);
  await noFault();
  expect((await cuts.ask('POST', `/api/scene-changes/${body.changeId}/undo`)).status).toBe(404);
});

test('keeps the picture with the chosen part and redraws the other', async () => {
  const { body } = await cuts.ask('POST', url(1, 'split'), { at: { en: 4, fr: 4 }, picture: 'second' });
  const [first, second] = await frames();
  expect([first!.status, second!.status, second!.scene_id, cuts.drawn]).toEqual([
    null,
    'generated',
    body.scenes[1],
    [first!.id],
  ]);
  expect(first!.prompt).not.toBe(second!.prompt);
  await noFault();
  expect((await cuts.ask('POST', url(2, 'split'), { at: { en: 4, fr: 4 }, picture: 'first' })).status).toBe(200);
  expect((await frames()).map(({ status }) => status)).toEqual([
    null,
    'generated',
    'generated',
    null,
    'generated',
    'generated',
    'generated',
  ]);
});

test('cuts a reading in its pause into two, and keeps the whole in the history', async () => {
  await cuts.say('t1-s1', 'en', { pauseAfter: 6, read: true });
  await cuts.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: 'A certain man was going down, from Jerusalem to Jericho. 1.' }) })
    .where('id', '=', 't1-s1')
    .execute();
  await cuts.db.deleteFrom('narration_takes').execute();
  await cuts.db.updateTable('narrations').set({ take_id: null }).execute();
  await cuts.say('t1-s1', 'en', { pauseAfter: 6, read: true });
  expect((await cuts.ask('GET', url(1, 'cut'))).body.languages[0].soundCuts).toEqual([6]);
  const { body } = await cuts.ask('POST', url(1, 'split'), { at: { en: 6 } });
  const takes = await cuts.db.selectFrom('narration_takes').selectAll().orderBy('said').execute();
  expect(
    takes.map(({ scene_id, said, start_ms, end_ms }) => [scene_id === body.scenes[1], said, end_ms - start_ms]),
  ).toEqual([
    [false, 'A certain man was going down,', 1620],
    [false, 'A certain man was going down, from Jerusalem to Jericho. 1.', 3000],
    [true, 'from Jerusalem to Jericho. 1.', 1380],
  ]);
  await noFault();
  await cuts.ask('POST', `/api/scene-changes/${body.changeId}/undo`);
  expect(await cuts.db.selectFrom('narration_takes').select(['id', 'scene_id']).execute()).toEqual([
    { id: 'take-t1-s1', scene_id: 't1-s1' },
  ]);
  await noFault();
});

test('joins neighbours with their sounds, keeps one picture and the other in the history, and undoes it', async () => {
  for (const scene of ['t1-s2', 't1-s3']) await cuts.say(scene, 'en', { pauseAfter: 6, read: scene === 't1-s3' });
  const before = await cuts.all();
  const { body } = await cuts.ask('POST', url(2, 'merge'), { nextId: 't1-s3', picture: 'second' });
  expect(body.scenes).toEqual(['t1-s2']);
  const line = 'A certain man was going down from Jerusalem to Jericho.';
  expect((await texts()).slice(1, 3)).toEqual([
    [2, `${line} 2. ${line} 3.`],
    [3, `${line} 4.`],
  ]);
  const [, picture, next] = await frames();
  expect([picture!.id, next!.scene_id]).toEqual(['t1-i2', 't1-s4']);
  const versions = await cuts.db.selectFrom('image_versions').select(['image_id', 'sha256']).execute();
  expect([versions.length, versions[0]!.image_id, versions[0]!.sha256 !== picture!.sha256]).toEqual([1, 't1-i2', true]);
  const [en, fr] = (await cuts.sounds()).filter(({ scene_id }) => scene_id === 't1-s2');
  expect([en!.kind, en!.duration_ms, en!.words.length, en!.words[11]!.startMs]).toEqual(['recorded', 6450, 22, 3450]);
  expect(fr!.fingerprint).toBe('f');
  await noFault();
  await cuts.ask('POST', `/api/scene-changes/${body.changeId}/undo`);
  const after = await cuts.all();
  expect(after).toEqual(before);
  await noFault();
});

test('says why a cut is not possible: limits, sections, drawing in progress, changed words, other creators', async () => {
  const refused = async (scene: number, what: string, body: object) =>
    (await cuts.ask('POST', url(scene, what), body)).body.error;
  expect(await refused(1, 'split', { at: { en: 4 } })).toContain('Choose where to split scene 1 in Français');
  expect(await refused(1, 'split', { at: { en: 11, fr: 2 } })).toContain('both parts need text');
  expect(await refused(1, 'merge', { nextId: 't1-s3' })).toContain('Another scene follows');
  await cuts.db.updateTable('images').set({ status: 'queued' }).where('id', '=', 't1-i1').execute();
  expect(await refused(1, 'split', { at: { en: 4, fr: 2 } })).toBe(
    'The picture of scene 1 is being drawn: wait until it is ready.',
  );
  await cuts.db.updateTable('scenes').set({ section: 'hook' }).where('scene_no', '<', 3).execute();
  expect(await refused(2, 'merge', { nextId: 't1-s3' })).toContain(
    'Scene 2 is the end of the hook and scene 3 the beginning of the setup',
  );
  const { body } = await cuts.ask('POST', url(4, 'split'), { at: { en: 4, fr: 2 } });
  await cuts.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: 'Other words.' }) })
    .where('id', '=', 't1-s4')
    .execute();
  expect((await cuts.ask('POST', `/api/scene-changes/${body.changeId}/undo`)).body.error).toContain(
    'text of these scenes has changed',
  );
  await addTale(cuts.db, { id: 't4', scenes: 4 });
  expect((await cuts.ask('POST', '/api/tales/t4/scenes/t4-s1/merge', { nextId: 't4-s2' })).body.error).toBe(
    'A tale has at least 4 scenes.',
  );
  await addTale(cuts.db, { id: 't24', scenes: 24 });
  expect(
    (await cuts.ask('POST', '/api/tales/t24/scenes/t24-s1/split', { at: { en: 4, fr: 2, ee: 3 } })).body.error,
  ).toBe('A tale has at most 24 scenes.');
});

test('updates the storyboard decisions and rejects an outdated version', async () => {
  const edits = {
    order: ['t1-s3', 't1-s1', 't1-s2', 't1-s4', 't1-s5'],
    scenes: {
      't1-s2': { pauseMs: 900, shots: { en: { of: 9, shots: [{ no: 0, words: 0 }] } } },
      't1-s3': { pauseMs: 100 },
    },
  };
  const cards = { title: { on: false, ms: 4000, text: {} }, end: { on: false, ms: 4000, text: {} } };
  await cuts.db
    .insertInto('storyboards')
    .values({ tale_id: 't1', version: 3, edits: JSON.stringify({ ...edits, cards }) })
    .execute();
  const kept = async () => (await cuts.db.selectFrom('storyboards').select(['version', 'edits']).executeTakeFirst())!;
  const split = (await cuts.ask('POST', url(2, 'split'), { at: { en: 4, fr: 2 } })).body;
  const scenes = { [split.scenes[1]]: { pauseMs: 900 }, 't1-s3': { pauseMs: 100 } };
  expect((await kept()).edits.scenes).toEqual(scenes);
  expect((await kept()).version).toBe(4);
  await cuts.ask('POST', `/api/scene-changes/${split.changeId}/undo`);
  expect(await kept()).toMatchObject({ version: 5, edits: { ...edits } });
});

test('refuses to undo a change that names no scenes, and says so', async () => {
  const before = JSON.stringify({ scenes: [], edits: { order: [], scenes: {} } });
  const after = JSON.stringify({ scenes: [], order: [], takes: [] });
  await cuts.db
    .insertInto('scene_changes')
    .values({ id: 'none', tale_id: 't1', kind: 'split', before, after })
    .execute();
  const { status, body } = await cuts.ask('POST', '/api/scene-changes/none/undo');
  expect([status, body.error]).toEqual([409, expect.stringContaining('can no longer be undone')]);
});
