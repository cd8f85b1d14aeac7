import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { builtinMusician } from '#server/builtin/musician/builtin-musician.ts';
import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { Narrator } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { limits, taleDefaults } from '#shared/vocabulary.ts';
import { openTestApp } from '#test/harness/app.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addTale, ama, kofi, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { settingsRepo } from './settings.repo.ts';
import { settingsRoutes } from './settings.routes.ts';
import { type SettingsService, settingsService } from './settings.service.ts';
import { noNaturalVoices } from '#shared/sound/voice.ts';
import { soundSamples } from './sound-samples.ts';

let studio: TestStudio;
let app: FastifyInstance;
let settings: SettingsService;
let spoken: string[];
let gone: string[] = [];
let standIn: string | null = null;
/** The natural voices are loaded once this much was read; null: nothing is being loaded. */
let loadedAfter: number | null = null;
const hasLoaded = () => loadedAfter !== null && spoken.length > loadedAfter;
const [voice, musician] = [formantNarrator(), builtinMusician()];
const narrator: Narrator = {
  ...voice,
  natural: () =>
    loadedAfter === null || hasLoaded() ? noNaturalVoices : { state: 'fetching', percent: 0, words: null },
  voices: async () => (await voice.voices()).filter(({ id }) => !gone.includes(id)),
  speak: (order, signal) => {
    spoken.push(`${order.voice}: ${order.text}${order.wordsPerMinute ? ` at ${order.wordsPerMinute}` : ''}`);
    return voice
      .speak(order, signal)
      .then((speech) => (standIn && !hasLoaded() ? { ...speech, voice: standIn } : speech));
  },
};
/** A shelf with one Bible on it, whose every passage is this verse. */
const scripture: Pick<Scripture, 'passage'> = {
  passage: async ({ book, from }, version) =>
    version === 'WEB' ? [{ book, ...from, label: '24', text: 'This is the day that Yahweh has made.' }] : [],
};

const resolveReference = (reference: string) => {
  const range = parseReference(reference);
  if (!range) throw new Failure('invalid', `Unknown verse reference: ${reference}`);
  return range;
};

beforeAll(async () => {
  studio = await openStudio();
  settings = settingsService({ db: studio.db, illustrator: testIllustrator().illustrator, narrator });
  const samples = soundSamples({
    ...{ narrator, musician, scripture, ffmpeg: systemFfmpeg(), workDir: studio.dir },
    resolveReference,
    sampleTale: settingsRepo(studio.db).sampleTale,
    waits: { forMs: 20_000, everyMs: 5 },
  });
  app = await openTestApp(studio.db, (at) => settingsRoutes(at, { settings, narrator, samples }));
});
beforeEach(async () => {
  await studio.reset();
  [spoken, gone, standIn, loadedAfter] = [[], [], null, null];
});
afterAll(async () => {
  await app.close();
  voice.close();
  musician.close();
});

const ask = async (method: 'GET' | 'PATCH', url: string, payload?: object, userId = ama) => {
  const answer = await app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${userId}` },
    ...(payload ? { payload } : {}),
  });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    bytes: answer.rawPayload,
    json: () => answer.json(),
  };
};
const mine = async (userId = ama) => (await ask('GET', '/api/settings', undefined, userId)).json().settings;
const change = (patch: object, userId = ama) => ask('PATCH', '/api/settings', patch, userId);

test('returns the wizard’s own defaults without changes', async () => {
  const { json } = await ask('GET', '/api/settings');
  const { mode: _mode, span: _span, book: _book, verse: _verse, imageStyle, ...wizard } = taleDefaults;
  expect(json()).toEqual({
    ok: true,
    settings: {
      ...wizard,
      defaultImageStyle: imageStyle,
      voices: {},
      musicMood: null,
      experimentalVoices: false,
      interfaceLanguage: null,
    },
  });
  expect(imageStyle).toBe('storybook-1');
});

test('saves changes for their creator only, and keeps the rest', async () => {
  const patch = { tone: 'epic', langs: ['ee', 'en', 'ee'], scenes: 8, honorJesus: false, musicMood: 'somber' };
  const { status, json } = await change(patch);
  expect(status).toBe(200);
  expect(json()).toEqual({ ok: true, settings: { ...(await mine(kofi)), ...patch, langs: ['en', 'ee'] } });
  await change({ thumbnails: 2 });
  expect(await mine()).toMatchObject({ tone: 'epic', thumbnails: 2, scenes: 8 });
  expect(await mine(kofi)).toMatchObject({ tone: 'inspirational', thumbnails: 4 });
  expect((await change({ thumbnails: 2 })).json().settings).toEqual(await mine());
});

test('keeps simultaneous changes of different fields', async () => {
  const answers = await Promise.all([
    change({ voices: { en: 'en-grace' } }),
    change({ voices: { fr: 'fr-claire' } }),
    change({ customWords: 300 }),
    change({ audience: 'teens' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await mine()).toMatchObject({
    voices: { en: 'en-grace', fr: 'fr-claire' },
    customWords: 300,
    audience: 'teens',
  });
  await change({ voices: { en: null } });
  expect((await mine()).voices).toEqual({ fr: 'fr-claire' });
});

test('sends every change to the creator’s browsers', async () => {
  await change({ tone: 'fun' });
  await change({ tone: 'nothing known' });
  const events = await studio.db.selectFrom('events').select(['user_id', 'kind', 'topic']).execute();
  expect(events).toEqual([{ user_id: ama, kind: 'settings', topic: 'user' }]);
});

test.each([
  [{ tone: 'loud' }, /^Tone must be one of/],
  [{ langs: [] }, /Choose at least one language/],
  [{ langs: ['de'] }, /^Languages 1 must be one of/],
  [{ customWords: limits.customWords.min - 1 }, /^Number of words must be at least 100/],
  [{ customWords: limits.customWords.max + 1 }, /^Number of words may be 2,000 at most/],
  [{ scenes: 3 }, /^Scenes must be at least 4/],
  [{ scenes: 25 }, /^Scenes may be 24 at most/],
  [{ thumbnails: 0 }, /^Thumbnails must be at least 1/],
  [{ thumbnails: 9 }, /^Thumbnails may be 8 at most/],
  [{ defaultImageStyle: 'cubist' }, /no picture style "cubist"/],
  [{ voices: { fr: 'en-grace' } }, /no voice "en-grace" for Français/],
])('rejects %j with a message and changes nothing', async (patch, words) => {
  const { status, json } = await change({ audience: 'kids', ...patch });
  expect([status, json().error]).toEqual([400, expect.stringMatching(words)]);
  expect((await mine()).audience).toBe('family');
});

test("maps 'storybook' to storybook-1, and replaces a missing style or voice by the default", async () => {
  await change({ defaultImageStyle: 'storybook', voices: { en: 'en-silas' } });
  expect(await mine()).toMatchObject({ defaultImageStyle: 'storybook-1', voices: { en: 'en-silas' } });
  gone = ['en-silas'];
  await studio.db
    .updateTable('creator_settings')
    .set({ defaults: JSON.stringify({ defaultImageStyle: 'cubist', tone: 7, voices: { en: 'en-silas' } }) })
    .execute();
  expect(await mine()).toMatchObject({ defaultImageStyle: 'storybook-1', tone: 'inspirational', voices: {} });
  expect(await settings.sound(ama)).toEqual({ voices: {}, musicMood: null });
});

test('lists available voices, with the Ewe one as a preview', async () => {
  const { items } = (await ask('GET', '/api/voices')).json();
  expect(items.filter(({ preview }: { preview: boolean }) => preview)).toMatchObject([{ language: 'ee' }]);
  expect(new Set(items.map(({ language }: { language: string }) => language))).toEqual(new Set(['en', 'fr', 'ee']));
});

test('reads a real verse as a sample, once', async () => {
  const [one, two] = [
    await ask('GET', '/api/voices/sample?voice=en-grace'),
    await ask('GET', '/api/voices/sample?voice=en-grace'),
  ];
  expect([one.status, one.type]).toEqual([200, 'audio/mpeg']);
  expect(one.bytes.byteLength).toBeGreaterThan(5_000);
  expect(two.bytes.equals(one.bytes)).toBe(true);
  expect(spoken).toEqual(['en-grace: This is the day that Yahweh has made.']);
});

test('reads a sentence of the creator’s tale at its pace, or of a passage, as a sample', async () => {
  await addTale(studio.db, { scenes: 1 });
  const heard = await ask('GET', '/api/voices/sample?voice=en-silas&tale=t1&pace=0.9');
  expect([heard.status, heard.type]).toEqual([200, 'audio/mpeg']);
  expect(spoken).toEqual(['en-silas: A certain man was going down from Jerusalem to Jericho. at 135']);
  expect((await ask('GET', '/api/voices/sample?voice=en-silas&tale=t1', undefined, kofi)).status).toBe(404);
  const passage = await ask('GET', '/api/voices/sample?voice=en-silas&reference=Luke%2015:11-32');
  expect([passage.status, spoken[1]]).toEqual([200, 'en-silas: This is the day that Yahweh has made.']);
  const unknown = await ask('GET', '/api/voices/sample?voice=en-silas&reference=Nowhere%209');
  expect([unknown.status, unknown.json().error]).toEqual([400, expect.stringContaining('Unknown verse reference')]);
});

test('plays no sample of a voice that another stands in for, and tries again later', async () => {
  standIn = 'en-rowan';
  const early = await ask('GET', '/api/voices/sample?voice=en-grace&pace=1.1');
  expect([early.status, early.json().error]).toEqual([503, expect.stringContaining('still being downloaded')]);
  standIn = null;
  expect((await ask('GET', '/api/voices/sample?voice=en-grace&pace=1.1')).status).toBe(200);
});

test('waits for a voice that is still loading', async () => {
  [standIn, loadedAfter] = ['en-rowan', 2];
  expect((await ask('GET', '/api/voices/sample?voice=en-grace&pace=1.2')).status).toBe(200);
  expect(spoken).toHaveLength(3);
});

test('says why a sample is unavailable', async () => {
  const ewe = await ask('GET', '/api/voices/sample?voice=ee-preview');
  expect([ewe.status, ewe.json().error]).toEqual([503, expect.stringContaining('install the Bible EWEBIB first')]);
  expect((await ask('GET', '/api/voices/sample?voice=nobody')).status).toBe(404);
  expect((await ask('GET', '/api/music/sample?mood=loud')).status).toBe(400);
});

test('plays a sample of a mood', async () => {
  const { status, type, bytes } = await ask('GET', '/api/music/sample?mood=gentle');
  expect([status, type]).toEqual([200, 'audio/mpeg']);
  expect(bytes.byteLength).toBeGreaterThan(50_000);
});
