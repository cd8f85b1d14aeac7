import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#shared/endpoint.ts';
import { addWholeTale, openPackageRoom, type PackageRoom } from '#test/harness/packages.ts';
import { kofi } from '#test/harness/studio.ts';
import type { PackageManifest } from '../package-format.ts';
import { readPackage } from './read-package.ts';
import { openZip } from './read-zip.ts';

type Files = Record<string, Uint8Array>;
let room: PackageRoom;
/** The files of a package that is whole. */
let whole: Files;

beforeAll(async () => {
  room = await openPackageRoom();
  await addWholeTale(room);
  whole = unzipSync(await room.pack('t1'));
  await room.reset();
  for (const key of await room.keys()) await room.files.remove(key);
});
afterAll(() => room.close());

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes!).toString();
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** The package with other files and a matching manifest. */
function changed(changes: Files, manifest: (of: PackageManifest) => object = (of) => of): Files {
  const files = { ...whole, ...changes };
  const listed = JSON.parse(text(whole['manifest.json'])) as PackageManifest;
  const now = listed.files.map((file) => ({
    ...file,
    bytes: files[file.name]!.length,
    sha256: hashOf(files[file.name]!),
  }));
  return { ...files, 'manifest.json': strToU8(JSON.stringify(manifest({ ...listed, files: now }))) };
}
const retold = (change: (tale: Record<string, unknown>) => object) =>
  changed({
    'tale.json': strToU8(JSON.stringify(change(JSON.parse(text(whole['tale.json'])) as Record<string, unknown>))),
  });
const zipped = (files: Zippable) => zipSync(files, { level: 0 });

/** The message with which a package is refused before any of its files is unpacked. */
async function refusal(zip: Uint8Array): Promise<string> {
  const read = (start: number, end: number) => Readable.from([Buffer.from(zip.subarray(start, end))]);
  return wordsOf(openZip({ bytes: zip.length, read }).then(readPackage));
}
const wordsOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'It was taken in',
    (reason: unknown) => (reason instanceof Failure ? reason.message : `No words: ${String(reason)}`),
  );
/** Imports a zip as kofi; returns the message of its refusal, after checking that nothing of it remains. */
async function refusedWhole(zip: Uint8Array): Promise<string> {
  const error = await wordsOf(room.bring(zip, kofi));
  const { db } = room;
  expect(await db.selectFrom('tales').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('package_uploads').select('id').execute()).toEqual([]);
  expect(await room.keys()).toEqual([]);
  return error;
}

test('says which version a newer package needs, and names an unknown format', async () => {
  expect(await refusal(zipped(changed({}, (of) => ({ ...of, version: 2 }))))).toContain(
    'version 2 of the format, and this studio reads version 1',
  );
  expect(await refusal(zipped(changed({}, (of) => ({ ...of, format: 'another' }))))).toContain('another format');
  expect(await refusal(zipped({ 'readme.txt': strToU8('Hello') }))).toContain('no manifest.json');
  expect(await refusal(Buffer.from('This is not a zip, however long it may be.'))).toContain('not a readable zip');
});

test('rejects by name a file that is missing, changed, of another size, or listed twice', async () => {
  const { 'pictures/scene-02.png': _, ...less } = whole;
  expect(await refusal(zipped(less))).toContain('“pictures/scene-02.png” is missing');
  const other = Uint8Array.from(whole['narration/ewe/scene-01.wav']!);
  other[5000]! ^= 1;
  expect(await refusedWhole(zipped({ ...whole, 'narration/ewe/scene-01.wav': other }))).toContain('SHA-256');
  expect(await refusal(zipped({ ...whole, 'text/ewe.txt': strToU8('short') }))).toContain('size');
  expect(await refusal(zipped({ ...whole, 'TALE.json': strToU8('{}') }))).toContain('twice');
});

test('rejects paths outside the package, links and encrypted files', async () => {
  for (const name of ['../../etc/cron.d/x', '/etc/passwd', 'pictures/../../x', 'C:/x', 'a\\b'])
    expect(await refusal(zipped({ ...whole, [name]: strToU8('x') }))).toContain('not safe');
  const link = zipSync({ ...whole, link: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] }, { level: 0 });
  expect(await refusal(link)).toContain('link');
  const locked = Buffer.from(zipped(whole));
  locked.writeUInt16LE(1, locked.indexOf(Buffer.from('PK\u0001\u0002')) + 8);
  expect(await refusal(locked)).toMatch(/encrypted|not safe/);
});

test('rejects a zip bomb before unpacking it, and cuts off a zip with false sizes', async () => {
  expect(await refusal(zipSync({ ...whole, 'bomb.bin': new Uint8Array(30_000_000) }, { level: 9 }))).toContain(
    'grow to 200 times',
  );
  const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, n) => [`many/${n}.txt`, strToU8('x')]));
  expect(await refusal(zipped({ ...whole, ...many }))).toContain('the limit is 2000');
  const name = 'text/english.txt';
  const lie = Buffer.from(zipSync({ ...whole, [name]: [new Uint8Array(900_000), { level: 9 }] }, { level: 0 }));
  const entry = lie.lastIndexOf(Buffer.from(name)) - 46;
  lie.writeUInt32LE(whole[name]!.length, entry + 24); // it states the old size, but contains more
  expect(deflateRawSync(new Uint8Array(900_000)).length).toBeLessThan(2_000);
  expect(await refusedWhole(lie)).toMatch(/damaged|SHA-256/);
});

test('validates tale.json field by field', async () => {
  expect(await refusal(zipped(changed({ 'tale.json': strToU8('{"title":') })))).toContain('not JSON');
  const nested = strToU8('['.repeat(100_000) + ']'.repeat(100_000));
  for (const name of ['manifest.json', 'tale.json'])
    expect(await refusal(zipped({ ...changed({ 'tale.json': nested }), [name]: nested }))).toContain(
      `${name} of this package is nested`,
    );
  expect(await refusal(zipped(changed({ 'tale.json': strToU8(`{"title":"${' '.repeat(13_000_000)}"}`) })))).toContain(
    'too large',
  );
  expect(await refusal(zipped(retold((tale) => ({ ...tale, title: 'a\u0000b' }))))).toContain('character');
  expect(await refusal(zipped(retold((tale) => ({ ...tale, langs: ['xx'] }))))).toContain('langs');
  expect(
    await refusal(
      zipped(retold((tale) => ({ ...tale, narration: [{ ...(tale['narration'] as object[])[0], scene: 40 }] }))),
    ),
  ).toContain('scene');
  const outside = { ...(JSON.parse(text(whole['tale.json'])) as { music: object }).music, file: '../../secret.key' };
  expect(await refusal(zipped(retold((tale) => ({ ...tale, music: outside }))))).toContain('not in manifest.json');
});

test('rejects or rebuilds pictures, sounds and drawings with other content', async () => {
  expect(
    await refusedWhole(zipped(changed({ 'pictures/scene-01.png': strToU8('<html>no picture</html>') }))),
  ).toContain('“pictures/scene-01.png”');
  expect(
    await refusedWhole(zipped(changed({ 'narration/english/scene-01.wav': strToU8('#EXTM3U\nfile:///etc/passwd') }))),
  ).toContain('scene-01.wav');
  const trailing = Buffer.concat([
    whole['pictures/scene-01.png']!,
    Buffer.from('<script>hidden behind the end</script>'),
  ]);
  const script = strToU8(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>',
  );
  const { taleId } = await room.bring(
    zipped(changed({ 'pictures/scene-01.png': trailing, 'thumbnails/A.svg': script })),
    kofi,
  );
  const image = await room.db
    .selectFrom('images')
    .selectAll()
    .where('tale_id', '=', taleId)
    .where('frame_no', '=', 1)
    .executeTakeFirstOrThrow();
  const kept = await sharp(await room.files.local(image.r2_key!)).metadata();
  expect([kept.format, kept.width, kept.height, image.width]).toEqual(['jpeg', 1920, 1080, 1920]);
  const thumbnails = await room.db
    .selectFrom('thumbnails')
    .select('r2_key_svg')
    .where('tale_id', '=', taleId)
    .execute();
  expect(thumbnails).toEqual([{ r2_key_svg: null }, { r2_key_svg: null }]);
});
