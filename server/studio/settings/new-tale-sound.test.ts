import type { UserId } from '#shared/ids.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import { narrationRepo } from '#server/studio/6-audio/narration.repo.ts';
import { createTale } from '#server/studio/2-tale/writing/create-tale.ts';
import { NewTale } from '#shared/tale/tale.contract.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { openTales } from '#test/harness/tales.ts';
import { type SettingsService, settingsService } from './settings.service.ts';

let studio: TestStudio;
let settings: SettingsService;
let create: (
  userId: UserId,
  voices?: { en: string },
) => Promise<{ voices: object; music_mood: string | null; tone: string; mood: string | undefined }>;
const narrator = formantNarrator();

beforeAll(async () => {
  studio = await openStudio();
  settings = settingsService({ db: studio.db, illustrator: testIllustrator().illustrator, narrator });
  const { parts } = await openTales(studio);
  const make = createTale({ ...parts, soundOf: settings.sound });
  create = async (userId, voices) => {
    const order = NewTale.parse({
      mode: 'reference',
      reference: 'John 3:16',
      langs: ['en'],
      length: 'short',
      tone: 'fun',
      voices,
    });
    const taleId = `tale-of-${userId}`;
    const { signal } = new AbortController();
    await make(
      { taleId, userId, order },
      { signal, once: (_, work) => work(), tell: async () => {}, claim: async () => {} },
    );
    const row = await studio.db
      .selectFrom('tales')
      .select(['voices', 'music_mood', 'tone'])
      .where('id', '=', taleId)
      .executeTakeFirstOrThrow();
    return { ...row, mood: (await narrationRepo(studio.db).tale(taleId))?.mood };
  };
});
beforeEach(() => studio.reset());
afterAll(async () => {
  narrator.close();
  await studio.reset();
});

test('starts a new tale with its creator’s voices and music only', async () => {
  await settings.change(ama, { voices: { en: 'en-silas' }, musicMood: 'somber' });
  expect(await create(ama)).toEqual({ voices: { en: 'en-silas' }, music_mood: 'somber', tone: 'fun', mood: 'somber' });
  expect(await create(kofi)).toEqual({ voices: {}, music_mood: null, tone: 'fun', mood: 'fun' });
});

test('keeps the tale when the creator’s settings change later', async () => {
  await create(ama);
  await settings.change(ama, { voices: { en: 'en-silas' }, musicMood: 'somber' });
  expect(await studio.db.selectFrom('tales').select(['voices', 'music_mood']).execute()).toEqual([
    { voices: {}, music_mood: null },
  ]);
});

test('prefers voices of the order to the defaults, and reports a missing one', async () => {
  await settings.change(ama, { voices: { en: 'en-silas', fr: 'fr-claire' } });
  expect((await create(ama, { en: 'en-grace' })).voices).toEqual({ en: 'en-grace', fr: 'fr-claire' });
  await expect(create(kofi, { en: 'fr-claire' })).rejects.toThrow(
    'There is no voice "fr-claire" for English here: choose one from the list.',
  );
});
