import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addTale, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { captionsOnFilm } from './other-captions.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(async () => {
  await studio.reset();
  await addTale(studio.db, { scenes: 2 });
});

const words = JSON.stringify([
  { text: 'Un', startMs: 0, endMs: 100 },
  { text: 'homme', startMs: 1000, endMs: 2000 },
]);
const read = (sceneNo: number, language: 'en' | 'fr', durationMs: number, said = '[]') =>
  studio.db
    .insertInto('narrations')
    .values({
      id: `${sceneNo}-${language}`,
      tale_id: 't1',
      scene_id: `t1-s${sceneNo}`,
      language,
      kind: 'recorded',
      fingerprint: 'f',
      status: 'ready',
      r2_key: 'k',
      duration_ms: durationMs,
      words: said,
    })
    .execute();
/** Two scenes of 4 and 4.8 seconds, the pauses around the voice included. */
const film = { language: 'en', shape: '16:9', frames: 264, made_of: null } as const;

test('times another language’s captions on the film’s clock, scene by scene', async () => {
  await read(1, 'en', 2800);
  await read(2, 'en', 3600);
  await read(1, 'fr', 2000, words);
  const srt = (await captionsOnFilm(studio.db, 't1', film, 'fr')) ?? '';
  const starts = [...srt.matchAll(/^(\d\d:\d\d:\d\d,\d{3}) --> /gm)].map(([, at]) => at);
  expect(srt).toContain('Un homme descendait');
  expect(starts[0]).toBe('00:00:00,500');
  expect(starts.some((at) => at === '00:00:04,500')).toBe(true);
});

test('returns none when a scene lacks the language or the scenes have changed', async () => {
  await read(1, 'en', 2800);
  expect(await captionsOnFilm(studio.db, 't1', film, 'fr')).toBeNull();
  await read(2, 'en', 3600);
  expect(await captionsOnFilm(studio.db, 't1', film, 'fr')).not.toBeNull();
  await studio.db
    .updateTable('scenes')
    .set({ text: JSON.stringify({ en: 'One' }) })
    .where('id', '=', 't1-s2')
    .execute();
  expect(await captionsOnFilm(studio.db, 't1', film, 'fr')).toBeNull();
});

test('returns none when scenes are reordered or start at other times', async () => {
  await read(1, 'en', 2800);
  await read(2, 'en', 3600);
  const made = { pictures: {}, sounds: {}, captions: 'c', music: null };
  const captions = (scenes: string[], starts?: number[]) =>
    captionsOnFilm(studio.db, 't1', { ...film, made_of: { ...made, scenes, ...(starts ? { starts } : {}) } }, 'fr');
  const order = ['t1-s1', 't1-s2'];
  expect(await captions(order)).not.toBeNull();
  expect(await captions(order, [0, 120])).not.toBeNull();
  expect(await captions(order.toReversed())).toBeNull();
  expect(await captions(['t1-s1', 't1-gone'])).toBeNull();
  expect(await captions(order, [0, 144])).toBeNull();
});
