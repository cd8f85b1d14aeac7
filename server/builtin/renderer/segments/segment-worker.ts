import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '#shared/endpoint.ts';
import { segmentArguments, smallSegments } from '../encoding.ts';
import { drawFrames } from '../frames/frame-drawing.ts';
import { diskFull, openEncoder } from '../run-encoder.ts';
import type { WorkerOrder, WorkerWord } from './segment-workers.ts';
import { openShrinker } from './small-frames.ts';

const order = workerData as WorkerOrder;
const say = (word: WorkerWord) => parentPort?.postMessage(word);
/** On Linux this lowers this thread and the encoders that it starts, and nothing else. */
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

/** Draws the run's frames one after the other into one encoder, and small ones into another if requested. */
async function renderRun(): Promise<void> {
  const { segments, shape, name, small, pids, index } = order;
  const halted = () => Atomics.load(order.halted, 0) === 1;
  if (halted()) return;
  const lengths = segments.map((segment) => segment.frames);
  const tellPid = (place: 0 | 1) => (pid: number) => void Atomics.store(pids, index * 2 + place, pid);
  const encoder = openEncoder({
    ...order,
    args: segmentArguments(shape, name, lengths, order.settings),
    tellPid: tellPid(0),
  });
  const copies = small && smallCopies(small, tellPid(1));

  let written = 0;
  let reported = 0;
  for await (const frame of drawFrames({ ...order, pieces: segments.flatMap(({ pieces }) => pieces) })) {
    if (Atomics.load(order.paused, 0) === 1) await Atomics.waitAsync(order.paused, 0, 1).value;
    const taken = await encoder.write(frame);
    if (halted() || !taken || (copies && !(await copies.write(frame)))) break;
    written += 1;
    if (written - reported >= 10) {
      say({ kind: 'frames', frames: written - reported });
      reported = written;
    }
  }
  await Promise.all([encoder.end(halted()), copies?.end(halted())]);
  say({ kind: 'frames', frames: written - reported });
}

/** An encoder of the same frames, small and with captions. */
function smallCopies({ width, height, segments }: NonNullable<WorkerOrder['small']>, tellPid: (pid: number) => void) {
  const lengths = segments.map(({ frames }) => frames);
  const shape = { width, height, fps: order.shape.fps };
  const encoder = openEncoder({
    ...order,
    shape,
    segments,
    args: segmentArguments(shape, `${order.name}-small`, lengths, smallSegments),
    tellPid,
  });
  const shrink = openShrinker(order.module, order.shape, shape);
  const pieces = order.segments.flatMap((segment, n) =>
    segment.pieces.map(({ frames }, piece) => ({ frames, captions: segments[n]?.captions[piece] ?? [] })),
  );
  let piece = 0;
  let at = 0;
  return {
    end: encoder.end,
    write(frame: Uint8Array): Promise<boolean> {
      while (at >= (pieces[piece]?.frames ?? Number.POSITIVE_INFINITY)) [piece, at] = [piece + 1, 0];
      const caption = pieces[piece]?.captions.find(({ from, to }) => at >= from && at < to);
      at += 1;
      return encoder.write(shrink(frame, caption));
    },
  };
}
