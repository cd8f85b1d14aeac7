import { msg } from '@lingui/core/runtime-macro';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment } from '#server/process/child-environment.ts';
import { confinedFfmpeg } from '#server/process/confined-ffmpeg.ts';
import { Failure } from '#shared/endpoint.ts';
import type { FilmShape } from './encoding.ts';
import { frameHead, streamHead } from './frame-stream.ts';
import { keepSegment } from './segments/segment-file.ts';

type Run = {
  readonly ffmpeg: string;
  readonly args: readonly string[];
  readonly shape: FilmShape;
  /** The segments that it cuts what it is given into, in order. */
  readonly segments: readonly { readonly key: string; readonly frames: number }[];
  readonly cacheDir: string;
  readonly partDir: string;
  /** Where it writes its process id, 0 once it has ended. */
  readonly tellPid: (pid: number) => void;
};

/** One ffmpeg for a run of segments; each of them gets its name in the cache as soon as it is whole. */
export function openEncoder({ ffmpeg, args, shape, segments, cacheDir, partDir, tellPid }: Run) {
  const encoder = spawn(...confinedFfmpeg(ffmpeg, args), {
    cwd: partDir,
    env: childEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  tellPid(encoder.pid ?? 0);
  let stderr = '';
  encoder.stderr.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-4000)));
  const ended = new Promise<number | null>((resolve, reject) => encoder.on('error', reject).on('close', resolve));
  void ended.finally(() => tellPid(0)).catch(() => {});
  encoder.stdin.on('error', () => {});

  const keeping: Promise<void>[] = [];
  createInterface({ input: encoder.stdout }).on('line', (file) => {
    const segment = segments[keeping.length];
    if (!segment) return;
    const kept = keepSegment(join(partDir, file.trim()), join(cacheDir, `${segment.key}.mp4`), segment.frames);
    kept.catch(() => {});
    keeping.push(kept);
  });

  let writing = Promise.resolve();
  let last: Uint8Array | null = null;
  let number = 0;
  const send = (frame: Uint8Array) => {
    const head = frameHead(shape, number, frame.length);
    writing = new Promise<void>((resolve) => {
      encoder.stdin.cork();
      encoder.stdin.write(number === 0 ? Buffer.concat([streamHead(shape), head]) : head);
      encoder.stdin.write(frame, () => resolve());
      encoder.stdin.uncork();
    });
  };
  return {
    /**
     * Hands over a frame once the previous one was taken; one that is the same array as before is only counted. False
     * where nobody takes them any more.
     */
    async write(frame: Uint8Array): Promise<boolean> {
      await writing;
      if (frame !== last) send(frame);
      last = frame;
      number += 1;
      return encoder.exitCode === null && !encoder.stdin.destroyed;
    },
    /** Waits until every segment is kept; `halted` kills instead. */
    async end(halted: boolean): Promise<void> {
      await writing;
      if (halted) encoder.kill('SIGKILL');
      // One frame too many, which is cut off, tells until when the last one is held.
      else if (last) send(last);
      encoder.stdin.end();
      const code = await ended;
      if (code !== 0) throw encoderFailure(stderr);
      await Promise.all(keeping);
      if (keeping.length !== segments.length)
        throw new Error(`The encoder finished ${keeping.length} of ${segments.length} segments`);
    },
  };
}

function encoderFailure(stderr: string): Error {
  if (/No space left on device/i.test(stderr)) return diskFull();
  return new Error(`ffmpeg stopped: ${stderr.trim().split('\n').slice(-3).join(' · ') || 'no reason given'}`);
}

export function diskFull(): Failure {
  return new Failure('disk_full', msg`The disk is full: free some space and render again. What is finished is kept.`);
}
