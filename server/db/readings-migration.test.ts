import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addTale, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { keepVoices } from './migrations/029-readings.ts';

let studio: TestStudio;
beforeAll(async () => void (studio = await openStudio()));
beforeEach(() => studio.reset());

test('keeps the voice that read a tale without a chosen one, and leaves other tales unchanged', async () => {
  for (const id of ['t1', 't2']) await addTale(studio.db, { id, scenes: 2 });
  const sound = (id: string, language: 'en' | 'fr', voice: string | null, minutesAgo: number) => ({
    ...{
      id: `${id} ${language}`,
      tale_id: 't1',
      scene_id: id,
      language,
      voice,
      fingerprint: '',
      status: 'ready' as const,
      words: '[]',
    },
    ...{
      kind: voice === null ? ('recorded' as const) : ('synthetic' as const),
      updated_at: new Date(Date.now() - minutesAgo * 60_000),
    },
  });
  const sounds = [
    sound('t1-s1', 'en', 'en-rowan', 9),
    sound('t1-s2', 'en', 'en-grace', 1),
    sound('t1-s1', 'fr', 'fr-claire', 1),
  ];
  await studio.db
    .insertInto('narrations')
    .values([...sounds, sound('t1-s2', 'fr', null, 0)])
    .execute();
  await studio.db.updateTable('tales').set({ voices: '{"fr":"fr-lucien"}' }).where('id', '=', 't1').execute();
  await keepVoices(studio.db);
  const voices = await studio.db.selectFrom('tales').select('voices').orderBy('id').execute();
  expect(voices).toEqual([{ voices: { en: 'en-grace', fr: 'fr-lucien' } }, { voices: {} }]);
});
