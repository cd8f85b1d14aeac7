import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parentPort, workerData } from 'node:worker_threads';
import { childEnvironment } from '#server/child-environment.ts';
import { Failure } from '#shared/endpoint.ts';
import { segmentArguments } from './encoding.ts';
import { drawFrames } from './frame-drawing.ts';
import { keepSegment } from './segment-file.ts';
import type { WorkerOrder, WorkerWord } from './segment-workers.ts';

const order = workerData as WorkerOrder;
const say = (word: WorkerWord) => parentPort?.postMessage(word);
/** On Linux this lowers this thread and the encoder that it starts, and nothing else. */
if (process.platform === 'linux' && order.nice > 0) setPriority(order.nice);

try {
  await renderRun();
  say({ kind: 'finished' });
} catch (error) {
  const full = (error as NodeJS.ErrnoException).code === 'ENOSPC';
  const failure = error instanceof Failure ? error : full ? diskFull() : null;
  const message = error instanceof Error ? error.message : String(error);
  say({ kind: 'failed', code: failure?.code ?? null, message: failure?.message ?? message });
}

/** Draws the run's frames one after the other into one encoder; each segment gets its name as soon as it is whole. */
async function renderRun(): Promise<void> {
  const { segments, shape, name } = order;
  const halted = () => Atomics.load(order.halted, 0) === 1;
  if (halted()) return;
  const lengths = segments.map((segment) => segment.frames);
  const encoder = spawn(order.ffmpeg, segmentArguments(shape, name, lengths), {
    ...{ cwd: order.partDir, env: childEnvironment(), stdio: ['pipe', 'pipe', 'pipe'] },
  });
  Atomics.store(order.pids, order.index, encoder.pid ?? 0);
  let stderr = '';
  encoder.stderr.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-4000)));
  const ended = new Promise<number | null>((resolve, reject) => encoder.on('error', reject).on('close', resolve));
  void ended.finally(() => Atomics.store(order.pids, order.index, 0)).catch(() => {});
  encoder.stdin.on('error', () => {});

  const keeping: Promise<void>[] = [];
  createInterface({ input: encoder.stdout }).on('line', (file) => {
    const segment = segments[keeping.length];
    if (!segment) return;
    const kept = keepSegment(join(order.partDir, file.trim()), join(order.cacheDir, `${segment.key}.mp4`), segment.frames);
    kept.catch(() => {});
    keeping.push(kept);
  });

  let written = 0;
  let reported = 0;
  let writing = Promise.resolve();
  for await (const frame of drawFrames({ ...order, pieces: segments.flatMap(({ pieces }) => pieces) })) {
    await writing;
    writing = new Promise<void>((resolve) => encoder.stdin.write(frame, () => resolve()));
    if (halted() || encoder.exitCode !== null || encoder.stdin.destroyed) break;
    written += 1;
    if (written - reported >= 10) {
      say({ kind: 'frames', frames: written - reported });
      reported = written;
    }
  }
  await writing;
  if (halted()) encoder.kill('SIGKILL');
  encoder.stdin.end();
  const code = await ended;
  if (code !== 0) throw encoderFailure(stderr);
  await Promise.all(keeping);
  if (keeping.length !== segments.length) throw new Error(`The encoder finished ${keeping.length} of ${segments.length} segments`);
  say({ kind: 'frames', frames: written - reported });
}

function encoderFailure(stderr: string): Error {
  if (/No space left on device/i.test(stderr)) return diskFull();
  return new Error(`ffmpeg stopped: ${stderr.trim().split('\n').slice(-3).join(' · ') || 'no reason given'}`);
}

function diskFull(): Failure {
  return new Failure('disk_full', 'The disk is full: free some space and render again. What is finished is kept.');
}
