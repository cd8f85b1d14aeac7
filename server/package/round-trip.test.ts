import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkFiles } from '#server/integrity/check-files.ts';
import { addWholeTale, openPackageRoom, type PackageRoom } from '#test/harness/packages.ts';
import { ama, kofi } from '#test/harness/studio.ts';

let room: PackageRoom;
beforeAll(async () => void (room = await openPackageRoom()));
beforeEach(async () => {
  await room.reset();
  for (const key of await room.keys()) await room.files.remove(key);
  await addWholeTale(room);
});
afterEach(() => void (room.watch.onKeep = async () => {}));
afterAll(() => room.close());

type Manifest = { files: { name: string; sha256: string; bytes: number }[]; madeAt: string };
const manifestOf = (zip: Uint8Array) => JSON.parse(strFromU8(unzipSync(zip)['manifest.json']!)) as Manifest;

test('exports the same files byte for byte after another creator imported the tale', async () => {
  await room.film('t1', { burnCaptions: true, highlightWords: true });
  await room.db
    .updateTable('tales')
    .set({ status: 'published', published_at: new Date(), scheduled_at: new Date() })
    .execute();
  await room.db
    .updateTable('tales')
    .set({ readings: JSON.stringify({ en: { pace: 0.9, quoteVoice: 'en-grace' } }) })
    .execute();
  const samaritan = {
    name: 'the Samaritan',
    kind: 'person',
    look: 'old',
    cloth: 'green robe',
    notes: '',
    voices: { en: 'en-silas' },
  };
  await room.db
    .updateTable('tale_casts')
    .set({ members: JSON.stringify([samaritan]) })
    .execute();
  await room.db
    .updateTable('narrations')
    .set({ reading: '135', stood_in: true })
    .where('scene_id', '=', 't1-s2')
    .execute();
  const zip = await room.pack('t1');
  const before = manifestOf(zip);
  expect(before.files.map(({ name }) => name)).toEqual([
    'LICENCES.txt',
    'captions/english.srt',
    'captions/english.vtt',
    'captions/ewe.srt',
    'captions/ewe.vtt',
    'films/english-16x9-poster.jpg',
    'films/english-16x9.mp3',
    'films/english-16x9.mp4',
    'films/english-16x9.srt',
    'films/english-16x9.vtt',
    'films/ewe-16x9-poster.jpg',
    'films/ewe-16x9.mp3',
    'films/ewe-16x9.mp4',
    'films/ewe-16x9.srt',
    'films/ewe-16x9.vtt',
    'music/own-piece.flac',
    'narration/english/scene-01-whole-take.flac',
    'narration/english/scene-01.wav',
    'narration/english/scene-02.wav',
    'narration/ewe/scene-01.wav',
    'narration/ewe/scene-02.wav',
    'pictures/portrait-01.png',
    'pictures/scene-01.png',
    'pictures/scene-02.png',
    'storyboard/english.json',
    'storyboard/ewe.json',
    'tale.json',
    'text/english.txt',
    'text/ewe.txt',
    'thumbnails/A.png',
    'thumbnails/A.svg',
    'thumbnails/finished-2.png',
  ]);
  const { taleId } = await room.bring(zip, kofi);
  const again = manifestOf(await room.pack(taleId, { who: kofi }));
  expect({ ...again, madeAt: null }).toEqual({ ...before, madeAt: null });

  const row = await room.db.selectFrom('tales').selectAll().where('id', '=', taleId).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    user_id: kofi,
    status: 'packaged',
    published_at: null,
    scheduled_at: null,
    title: 'The Good Samaritan',
  });
  const films = await room.db
    .selectFrom('videos')
    .select(['fingerprint', 'made_of', 'width', 'height'])
    .where('tale_id', '=', taleId)
    .execute();
  expect(films.map(({ width, height }) => [width, height])).toEqual([
    [640, 360],
    [640, 360],
  ]);
  expect(
    films.every(({ fingerprint, made_of }) => /^[0-9a-f]{64}$/.test(fingerprint) && made_of?.look === 'words'),
  ).toBe(true);
  const take = await room.db
    .selectFrom('narration_takes')
    .selectAll()
    .where('tale_id', '=', taleId)
    .executeTakeFirstOrThrow();
  const laid = await room.db
    .selectFrom('scene_captions')
    .selectAll()
    .where('tale_id', '=', taleId)
    .executeTakeFirstOrThrow();
  expect(laid).toMatchObject({ version: 1, said: 'Laid by hand', cues: [{ words: 3, lines: ['Laid', 'by hand'] }] });
  expect(take).toMatchObject({ start_ms: 200, end_ms: 800, speech: [{ startMs: 250, endMs: 700 }] });
  // The original of a cleaned take stays at home; what was done to the take is still known.
  expect(take).toMatchObject({
    cleaned_from: null,
    noise_reduced: 'light',
    quieter_db: 11,
    trimmed_ms: 900,
    kept: null,
  });
  const sheet = await room.db
    .selectFrom('tale_casts')
    .selectAll()
    .where('tale_id', '=', taleId)
    .executeTakeFirstOrThrow();
  expect(sheet).toMatchObject({
    version: 1,
    members: [{ name: 'the Samaritan', cloth: 'green robe', voices: { en: 'en-silas' } }],
  });
  expect(row.readings).toEqual({ en: { pace: 0.9, quoteVoice: 'en-grace' } });
  const read = room.db
    .selectFrom('narrations')
    .select(['reading', 'stood_in'])
    .where('tale_id', '=', taleId)
    .where('reading', 'is not', null);
  expect(await read.execute()).toEqual(Array(2).fill({ reading: '135', stood_in: true }));
  const { picture, print, portraits } = await room.db
    .selectFrom('drawn_casts')
    .selectAll()
    .where('tale_id', '=', taleId)
    .executeTakeFirstOrThrow();
  const face = await room.db
    .selectFrom('cast_portraits')
    .selectAll()
    .where('tale_id', '=', taleId)
    .executeTakeFirstOrThrow();
  expect(face).toMatchObject({ name: 'samaritan', status: 'generated', print: 'of words', engine: 'test art' });
  expect([portraits, face.r2_key?.includes(taleId)]).toEqual([{ samaritan: 'of then' }, true]);
  const { r2_key: first } = await room.db
    .selectFrom('images')
    .selectAll()
    .where('r2_key', '=', picture)
    .executeTakeFirstOrThrow();
  expect([print, first?.includes(taleId)]).toEqual(['as then', true]);
  expect(await checkFiles(room)).toMatchObject({ missing: [], damaged: [] });
  expect(await room.db.selectFrom('package_uploads').selectAll().execute()).toEqual([]);

  // A film that does not fit its tale any more is carried, and out of date at the other end as well.
  await room.db.updateTable('music').set({ gain_db: -12 }).where('tale_id', '=', 't1').execute();
  const { taleId: third } = await room.bring(await room.pack('t1'));
  const late = await room.db.selectFrom('videos').select('fingerprint').where('tale_id', '=', third).execute();
  expect(late.map(({ fingerprint }) => fingerprint)).toEqual(['imported', 'imported']);
});

test('packs a tale without films, reuses an unchanged package, and shows a change', async () => {
  const state = async () => (await room.ask('GET', '/api/tales/t1/package-file')).json();
  expect(await state()).toMatchObject({ file: null, weighs: { withFilms: expect.any(Number) } });
  const { jobId } = (await room.ask('POST', '/api/tales/t1/package-file', { films: false })).json();
  await room.ended(jobId, 'completed');
  const zip = await room.pack('t1', { films: false });
  const { file } = await state();
  expect(file).toMatchObject({ bytes: zip.length, films: false, fresh: true });
  const part = await room.ask('GET', file.url, undefined, ama, { range: 'bytes=0-3' });
  expect([part.statusCode, part.rawPayload.toString('latin1'), part.headers['content-type']]).toEqual([
    206,
    'PK\u0003\u0004',
    'application/zip',
  ]);
  expect(part.headers['content-disposition']).toContain('The Good Samaritan (without films).zip');
  expect((await room.pack('t1', { films: false })).equals(zip)).toBe(true);
  await room.db.updateTable('tale_texts').set({ summary: 'Other words' }).execute();
  expect((await state()).file.fresh).toBe(false);
  expect((await room.pack('t1', { films: false })).equals(zip)).toBe(false);
  expect((await room.keys()).filter((key) => key.endsWith('.zip'))).toHaveLength(1);
});

test('leaves no tale and no file when an import is cancelled half-way, and can run again', async () => {
  const zip = await room.pack('t1');
  const before = await room.keys();
  room.watch.onKeep = async (key) => {
    if (key.startsWith('narration/')) await room.cancel(jobId);
  };
  const id = await room.send(zip);
  const { jobId } = (await room.ask('POST', `/api/package-uploads/${id}/tale`, {})).json();
  await room.ended(jobId, 'cancelled');
  expect(await room.db.selectFrom('tales').select('id').execute()).toEqual([{ id: 't1' }]);
  expect((await room.keys()).filter((key) => !key.startsWith('package-uploads/'))).toEqual(before);
  room.watch.onKeep = async () => {};
  const again = (await room.ask('POST', `/api/package-uploads/${id}/tale`, {})).json();
  expect((await room.ended(again.jobId, 'completed')).result).toMatchObject({ title: 'The Good Samaritan' });
});

test('makes one tale when an import is killed half-way or repeated', async () => {
  const zip = await room.pack('t1');
  const id = await room.send(zip);
  const run = await room.runOf(id);
  room.watch.onKeep = async (key) => {
    if (key.startsWith('pictures') || key.startsWith('images')) throw new Error('The process dies here');
  };
  await expect(run()).rejects.toThrow('dies here');
  expect(await room.db.selectFrom('tales').select('id').execute()).toHaveLength(1);
  room.watch.onKeep = async () => {};
  const first = await run();
  expect(await run()).toEqual(first);
  expect(await room.db.selectFrom('tales').select('id').execute()).toHaveLength(2);
  expect(await checkFiles(room)).toMatchObject({ missing: [], damaged: [], orphan: [] });
});
