import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { childEnvironment } from '#server/process/child-environment.ts';
import { Failure, type FailureCode } from '#shared/endpoint.ts';
import type { Drawing } from '../frames/frame-drawing.ts';
import type { PlannedSegment } from './segment-plan.ts';
import type { SmallSegment } from './small-segments.ts';

/**
 * What a worker thread is told. `pids` is where it writes its encoders' process ids, two for each worker; once
 * `halted[0]` is 1 it starts and draws nothing more; while `paused[0]` is 1 it draws no frame, and the encoders have
 * nothing to do.
 */
export type WorkerOrder = Omit<Drawing, 'pieces'> & {
  readonly segments: readonly PlannedSegment[];
  /** Small copies of the segments, one each; left out where no small film is made. */
  readonly small?:
    | { readonly width: number; readonly height: number; readonly segments: readonly SmallSegment[] }
    | undefined;
  readonly ffmpeg: string;
  /** How frames are encoded. */
  readonly settings: readonly string[];
  readonly name: string;
  readonly index: number;
  readonly pids: Int32Array;
  readonly halted: Int32Array;
  readonly paused: Int32Array;
  readonly nice: number;
  readonly cacheDir: string;
  readonly partDir: string;
};
/** Small copies of segments by their segments' keys. */
type SmallCopies = { readonly width: number; readonly height: number; readonly of: ReadonlyMap<string, SmallSegment> };
/** What a worker thread says. */
export type WorkerWord =
  | { readonly kind: 'frames'; readonly frames: number }
  | { readonly kind: 'finished' }
  | { readonly kind: 'failed'; readonly code: FailureCode | null; readonly message: string };

/** What dies young in a worker is small; left alone, V8 keeps tens of megabytes for it in each (decision 078). */
const resourceLimits = { maxYoungGenerationSizeMb: 6 };
/**
 * Where V8 keeps the code that every worker compiles: from the second film on, a worker starts in less than half of the
 * CPU time.
 */
const compiled = join(import.meta.dirname, '../../../../node_modules/.cache/tale-studio/compiled');

type Watch = {
  readonly signal: AbortSignal;
  readonly onFrames: (frames: number) => void;
  /** Whether drawing pauses for now, and how to hear when that changes. */
  readonly mustPause: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
};

/**
 * Renders runs of segments at the same time, a thread and an encoder each. On abort or a first failure everything is
 * killed before this rejects.
 */
export async function renderRuns(
  runs: readonly (readonly PlannedSegment[])[],
  order: Omit<WorkerOrder, 'segments' | 'small' | 'index' | 'name' | 'pids' | 'halted' | 'paused'> & {
    readonly small: SmallCopies | null;
  },
  { signal, onFrames, mustPause, onChange }: Watch,
): Promise<void> {
  signal.throwIfAborted();
  const pids = new Int32Array(new SharedArrayBuffer(8 * runs.length));
  const halted = new Int32Array(new SharedArrayBuffer(4));
  const paused = new Int32Array(new SharedArrayBuffer(4));
  const pause = (now: boolean) => {
    Atomics.store(paused, 0, now ? 1 : 0);
    Atomics.notify(paused, 0);
  };
  pause(mustPause());
  const stopListening = onChange(() => pause(mustPause()));
  const workers = runs.map((segments, index) => {
    const needed = new Set(
      segments.flatMap(({ pieces }) => pieces.flatMap(({ layers }) => layers.map(({ picture }) => picture))),
    );
    const pictures = Object.fromEntries(Object.entries(order.pictures).filter(([picture]) => needed.has(picture)));
    const own = {
      pictures,
      segments,
      small: copiesOf(segments, order.small),
      index,
      name: `run${index}`,
      pids,
      halted,
      paused,
    };
    const workerData: WorkerOrder = { ...order, ...own };
    return new Worker(new URL('./segment-worker.ts', import.meta.url), {
      workerData,
      resourceLimits,
      execArgv: [],
      env: { ...childEnvironment(), NODE_COMPILE_CACHE: compiled },
    });
  });
  let stop: (reason: unknown) => void = () => {};
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  const onAbort = () => stop(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([stopped, Promise.all(workers.map((worker) => finished(worker, onFrames)))]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    Atomics.store(halted, 0, 1);
    stopListening();
    pause(false);
    await endAll(workers, pids);
  }
}

function copiesOf(segments: readonly PlannedSegment[], copies: SmallCopies | null): WorkerOrder['small'] {
  if (!copies) return undefined;
  const { width, height, of } = copies;
  return { width, height, segments: segments.flatMap(({ key }) => of.get(key) ?? []) };
}

/**
 * Kills the encoders and lets each thread see its own one end (nobody else can bury it); a thread that does not is
 * ended too.
 */
async function endAll(workers: readonly Worker[], pids: Int32Array): Promise<void> {
  // oxlint-disable-next-line typescript/await-thenable -- a thread that has ended is not waited for
  const gone = Promise.all(workers.map((worker) => (worker.threadId === -1 ? null : once(worker, 'exit'))));
  const killing = setInterval(() => pids.forEach(killQuietly), 20);
  pids.forEach(killQuietly);
  await Promise.race([gone, setTimeout(700)]);
  clearInterval(killing);
  await Promise.all(workers.map((worker) => worker.terminate()));
}

function finished(worker: Worker, onFrames: (frames: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('A render thread ended before its work was done')));
    worker.on('message', (word: WorkerWord) => {
      if (word.kind === 'frames') onFrames(word.frames);
      else if (word.kind === 'finished') resolve();
      else reject(word.code ? new Failure(word.code, word.message) : new Error(word.message));
    });
  });
}

function killQuietly(pid: number): void {
  if (pid <= 0) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
