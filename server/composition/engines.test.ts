import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestEngines } from '#test/harness/engines.ts';
import { type FakeMedia, fakeMedia } from '#test/fakes/fake-media.ts';
import { testIllustrator } from '#test/harness/illustrator.ts';
import { addTale, ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { plainWriter, verseShelf } from '#test/harness/verse-shelf.ts';
import type { WorkContext } from '#server/jobs/define-job.ts';
import type { Narrator } from '#server/ports/sound.ts';
import { chosenIllustrator } from '#server/studio/engines/chosen-engines.ts';
import { chosenNarrator } from '#server/studio/engines/chosen-sounds.ts';
import { drawMissingFrames } from '#server/studio/4-images/drawing/draw-frames.ts';
import { beginImages } from '#server/studio/2-tale/lists/tale-changes.repo.ts';

const b64_json = (
  await sharp({ create: { width: 192, height: 108, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer()
).toString('base64');
let studio: TestStudio;
let fake: FakeMedia;
beforeAll(async () => {
  studio = await openStudio();
  fake = await fakeMedia((_, refuses) =>
    refuses
      ? { status: 400, body: { error: { message: 'Your request was rejected by the safety system.' } } }
      : { body: { created: 1, data: [{ b64_json }] } },
  );
});
beforeEach(async () => {
  await studio.reset();
  fake.reset();
  for await (const key of studio.files.list('images/')) await studio.files.remove(key);
  await addTale(studio.db);
});
afterAll(() => fake.close());

const context: WorkContext = {
  jobId: 'j',
  signal: new AbortController().signal,
  progress: async () => {},
  log: async () => {},
};

async function room(choice: object = { pictures: 'openai' }) {
  const built = testIllustrator();
  const studioKeys = { openai: { key: 'key-of-the-studio', address: null } };
  const world = openTestEngines({
    db: studio.db,
    http: fake.http,
    scripture: verseShelf(['WEB']),
    builtIn: plainWriter,
    studioKeys,
  });
  await world.engines.change(ama, { choice, models: { pictures: { openai: 'gpt-image-1-mini' } } });
  const illustrator = chosenIllustrator(world.runner, built.illustrator);
  const draw = drawMissingFrames({
    db: studio.db,
    files: studio.files,
    illustrator,
    onImagesBegin: beginImages,
    onImagesComplete: async () => {},
  });
  return { draw: () => draw('t1', context), drawn: built.drawn };
}
const engines = async () =>
  (await studio.db.selectFrom('images').select('engine').orderBy('frame_no').execute()).map(({ engine }) => engine);
const calls = () =>
  studio.db
    .selectFrom('engine_calls')
    .select(['outcome', 'pictures', 'micros', 'tale_id', 'step'])
    .orderBy('begun_at')
    .execute();

test('draws a tale with the engine that its creator chose, names it on each picture and records every call', async () => {
  const { draw, drawn } = await room();
  await draw();
  expect([await engines(), drawn]).toEqual([Array(3).fill('OpenAI gpt-image-1-mini'), []]);
  const paid = await calls();
  expect(paid).toHaveLength(3);
  expect({ ...paid[0], micros: Number(paid[0]?.micros) }).toEqual({
    outcome: 'ok',
    pictures: 1,
    micros: 15_000,
    tale_id: 't1',
    step: 'frame 1, take 1',
  });
});

test('uses the free built-in illustrator without a choice, even when a key is set', async () => {
  const { draw, drawn } = await room({});
  await draw();
  expect([await engines(), drawn.length, fake.asked]).toEqual([Array(3).fill('test art'), 3, []]);
});

test('passes on what the chosen engine refuses to the next one, and names that one', async () => {
  const { draw } = await room();
  fake.fail('refusal');
  await draw();
  expect(await engines()).toEqual(['test art', 'OpenAI gpt-image-1-mini', 'OpenAI gpt-image-1-mini']);
  expect((await calls()).map(({ outcome, micros }) => [outcome, micros === null ? null : Number(micros)])).toEqual([
    ['failed', null],
    ['ok', 15_000],
    ['ok', 15_000],
  ]);
});

test('does not pay twice for a picture that was stored before a crash', async () => {
  const { draw } = await room();
  await draw();
  await studio.db.updateTable('images').set({ status: null, r2_key: null, engine: null }).execute();
  await draw();
  expect([await engines(), fake.asked.length]).toEqual([Array(3).fill('OpenAI gpt-image-1-mini'), 3]);
});

test('draws recurring people alone first, and sends scenes with portraits of their people', async () => {
  const scenes = [
    'The father waits at the gate.',
    'The elder son works in the field.',
    'He comes home and the father goes out.',
  ];
  for (const [at, prompt] of scenes.entries())
    await studio.db
      .updateTable('images')
      .set({ prompt })
      .where('id', '=', `t1-i${at + 1}`)
      .execute();
  const { draw } = await room();
  const sent = () => fake.asked.map(({ path, pictures }) => [path.split('/').at(-1), pictures.length]);
  const again = async () => {
    await studio.db.updateTable('images').set({ status: null, r2_key: null, engine: null }).execute();
    await draw();
  };
  await draw();
  const drawn = [
    ['generations', 0],
    ['generations', 0],
    ['edits', 1],
    ['edits', 1],
    ['edits', 2],
  ];
  expect(sent()).toEqual(drawn);
  expect((await calls()).map(({ step }) => step.replace(/ of .*/, '')).slice(0, 3)).toEqual([
    'portrait',
    'portrait',
    'frame 1, take 1',
  ]);
  await again();
  expect(sent()).toEqual(drawn);
  await studio.db
    .updateTable('cast_portraits')
    .set({ sha256: 'f'.repeat(64) })
    .where('name', '=', 'elder son')
    .execute();
  await again();
  expect(sent().slice(drawn.length)).toEqual([
    ['edits', 1],
    ['edits', 2],
  ]);
});

test('lists a hosted voice first for creators who chose its engine, and never changes the voice of a tale', async () => {
  const studioKeys = { openai: { key: 'key-of-the-studio', address: null } };
  const world = openTestEngines({
    db: studio.db,
    http: fake.http,
    scripture: verseShelf(['WEB']),
    builtIn: plainWriter,
    studioKeys,
  });
  const own = { id: 'en-rowan', language: 'en', label: 'Rowan', kind: 'simple', preview: false } as const;
  const builtIn: Narrator = {
    name: 'built-in voice',
    builtIn: true,
    voices: async () => [own],
    speak: async () => ({ wav: new Uint8Array(), durationMs: 0, words: [] }),
  };
  const narrator = chosenNarrator(world.runner, builtIn);
  expect(await narrator.voices({ userId: ama })).toEqual([own]);
  await world.engines.change(ama, { choice: { speech: 'openai' } });
  const voices = await narrator.voices({ userId: ama });
  expect([voices[0], voices.at(-1)]).toEqual([
    { id: 'openai:coral', language: 'en', label: 'Coral (OpenAI)', kind: 'hosted', preview: false },
    own,
  ]);
  await world.engines.change(ama, { choice: { speech: 'built-in' } });
  const order = { text: 'Peace.', language: 'en', voice: 'openai:coral' } as const;
  const spoken = narrator.speak(order, context.signal, { userId: ama, taleId: 't1', work: 'w' });
  await expect(spoken).rejects.toThrow('OpenAI is no longer chosen for voices');
});
