import { msg } from '@lingui/core/runtime-macro';
import type { Said } from '#shared/said.ts';
import { Failure } from '#shared/endpoint.ts';
import { pictureUpload } from '#shared/pictures/gallery.contract.ts';
import {
  checked,
  manifestName,
  type ManifestFile,
  type PackageManifest,
  parsed,
  readManifest,
  taleName,
  textLimits,
} from '../package-format.ts';
import { PackagedTale } from '../packaged-tale.ts';
import type { OpenZip, ZipMember } from './read-zip.ts';

/** What a file of a package is used for, and so what it must be. */
export type FileUse = 'picture' | 'thumbnail' | 'svg' | 'sound' | 'film' | 'film-sound' | 'captions';
export type OpenPackage = {
  readonly manifest: PackageManifest;
  readonly tale: PackagedTale;
  /** Every file that the manifest names, with its use in the tale; null: for readers only. */
  readonly files: readonly {
    readonly listed: ManifestFile;
    readonly member: ZipMember;
    readonly use: FileUse | null;
  }[];
};

/** Bytes that a file may have by its use. */
const largest: Record<FileUse, number> = {
  picture: pictureUpload.bytes,
  thumbnail: pictureUpload.bytes,
  svg: 8_000_000,
  sound: 150_000_000,
  film: 2_147_483_647,
  'film-sound': 150_000_000,
  captions: 2_000_000,
};
/** The file types that are accepted, by extension. */
const endings: Record<FileUse, readonly string[]> = {
  picture: ['png', 'jpg'],
  thumbnail: ['png', 'jpg'],
  svg: ['svg'],
  sound: ['wav', 'flac'],
  film: ['mp4'],
  'film-sound': ['mp3'],
  captions: ['srt', 'vtt'],
};

/** Reads the manifest of a package and finds every file that it names. Throws Failure with a message. */
export async function readPackage({ members }: OpenZip): Promise<OpenPackage> {
  const manifestFile = members.get(manifestName);
  if (!manifestFile)
    throw new Failure(
      'unsupported',
      msg`There is no manifest.json in this zip: choose a package that a studio made, as it was downloaded.`,
    );
  const manifest = readManifest(await textOf(manifestFile, textLimits.manifest));
  const listed = new Map(manifest.files.map((file) => [file.name, file]));
  if (listed.size < manifest.files.length)
    throw new Failure('invalid', msg`manifest.json of this package names a file twice.`);
  const taleFile = members.get(taleName);
  if (!taleFile || !listed.has(taleName)) throw new Failure('invalid', msg`There is no tale.json in this package.`);
  const tale = checked(PackagedTale, parsed(await textOf(taleFile, textLimits.tale), taleName), taleName);
  requirePlaces(tale);
  const uses = usesOf(tale);
  for (const name of uses.keys())
    if (!listed.has(name))
      throw new Failure('invalid', msg`tale.json names “${{ name }}”, which is not in manifest.json.`);
  const files = manifest.files.map((file) => {
    const member = members.get(file.name);
    if (!member) throw new Failure('invalid', msg`The file “${{ name: file.name }}” is missing in this package.`);
    if (member.bytes !== file.bytes)
      throw new Failure(
        'invalid',
        msg`The file “${{ name: file.name }}” of this package does not have the size that its manifest says.`,
      );
    return { listed: file, member, use: uses.get(file.name) ?? null };
  });
  for (const { listed: file, use } of files) requireFit(file, use);
  return { manifest, tale, files };
}

function requireFit({ name, bytes }: ManifestFile, use: FileUse | null): void {
  if (use === null) return;
  if (!endings[use].includes(name.split('.').at(-1) ?? ''))
    throw new Failure(
      'unsupported',
      msg`The file “${{ name }}” of this package has a type that is not accepted there.`,
    );
  if (bytes > largest[use])
    throw new Failure(
      'too_large',
      msg`The file “${{ name }}” of this package is too large: at most ${{ use: largest[use] }} bytes are accepted.`,
    );
}

function usesOf(tale: PackagedTale): Map<string, FileUse> {
  const uses = new Map<string, FileUse>();
  const note = (name: string | null | undefined, as: FileUse) => {
    if (!name) return;
    if ((uses.get(name) ?? as) !== as)
      throw new Failure('invalid', msg`tale.json uses “${{ name }}” for two different things.`);
    uses.set(name, as);
  };
  for (const { file } of [...tale.pictures, ...tale.portraits]) note(file, 'picture');
  for (const { png, svg } of tale.thumbnails) {
    note(png, 'thumbnail');
    note(svg, 'svg');
  }
  for (const { file } of tale.finished) note(file, 'thumbnail');
  for (const { file, take } of tale.narration) {
    note(file, 'sound');
    note(take?.file, 'sound');
  }
  note(tale.music?.file, 'sound');
  note(tale.musicChoice?.upload?.file, 'sound');
  for (const { video, narration, srt, vtt, poster } of tale.films) {
    note(video, 'film');
    note(narration, 'film-sound');
    note(srt, 'captions');
    note(vtt, 'captions');
    note(poster, 'picture');
  }
  return uses;
}

/** Throws where a place is named that is not there, or two things want the same one. */
function requirePlaces({
  scenes,
  pictures,
  portraits,
  thumbnails,
  finished,
  narration,
  captions,
  storyboard,
  films,
}: PackagedTale): void {
  const wrong = (what: Said) => new Failure('invalid', msg`tale.json of this package is not valid: ${{ what }}.`);
  const isScene = (place: number | string | null) =>
    place === null || (Number(place) >= 1 && Number(place) <= scenes.length && Number.isInteger(Number(place)));
  if (![...pictures, ...narration, ...captions].every(({ scene }) => isScene(scene)))
    throw wrong(msg`it refers to a scene that it does not contain`);
  if (storyboard && ![...storyboard.order, ...Object.keys(storyboard.scenes)].every(isScene))
    throw wrong(msg`its storyboard refers to a scene that does not exist`);
  for (const { background: of } of thumbnails)
    if (of && ('picture' in of ? of.picture > pictures.length : of.thumbnail > thumbnails.length))
      throw wrong(msg`a thumbnail refers to a picture that does not exist`);
  const once = (names: readonly unknown[], what: Said) => {
    if (new Set(names.map(String)).size < names.length) throw wrong(msg`it has two ${{ things: what }} in one place`);
  };
  once(
    pictures.filter(({ type }) => type === 'frame').map(({ no }) => no),
    msg`pictures`,
  );
  once(
    portraits.map((portrait) => portrait.name),
    msg`portraits`,
  );
  once(
    thumbnails.map(({ idx, variant }) => `${idx} ${variant}`),
    msg`thumbnails`,
  );
  once(
    finished.map(({ slot }) => slot),
    msg`finished thumbnails`,
  );
  once(
    narration.map(({ scene, language }) => `${scene} ${language}`),
    msg`sounds`,
  );
  once(
    captions.map(({ scene, language }) => `${scene} ${language}`),
    msg`captions`,
  );
  once(
    films.map(({ language, shape }) => `${language} ${shape}`),
    msg`films`,
  );
}

async function textOf(member: ZipMember, limit: number): Promise<string> {
  if (member.bytes > limit) throw new Failure('too_large', msg`${{ name: member.name }} of this package is too large.`);
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of await member.open()) chunks.push(chunk as Uint8Array);
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure('invalid', msg`${{ name: member.name }} of this package is damaged.`, { cause });
  }
}
