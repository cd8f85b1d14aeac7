import type { Said } from '#shared/said.ts';
import { msg } from '@lingui/core/runtime-macro';
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { setPriority } from 'node:os';
import { childEnvironment } from '#server/process/child-environment.ts';
import { confinedFfmpeg } from '#server/process/confined-ffmpeg.ts';
import { type Ffmpeg, UnreadableMedia } from '#server/ports/ffmpeg.ts';
import { Failure } from '#shared/endpoint.ts';
import { probeMedia } from './ffmpeg-probe.ts';

const suffix = process.platform === 'win32' ? '.exe' : '';
export const howToInstall: Said = msg`ffmpeg is not installed. Install it (Debian and Ubuntu: “apt install ffmpeg”, macOS: “brew install ffmpeg”, Windows: “winget install ffmpeg”) or set FFMPEG to its full path, then start the studio again.`;

/**
 * Demuxers and decoders that a file from a person may use: enough for voice, music and our own films, and nothing that
 * opens other files.
 */
const allowed = {
  formats: 'wav,mp3,flac,ogg,aac,mov,mp4,m4a,matroska,webm',
  codecs:
    'pcm_u8,pcm_s16le,pcm_s24le,pcm_s32le,pcm_f32le,mp3,mp3float,flac,vorbis,libvorbis,opus,libopus,aac,alac,h264',
};

/** The full path of ffmpeg: the environment's FFMPEG, otherwise the first one on PATH; null when there is none. */
export function findFfmpeg(env: Record<string, string | undefined> = process.env): string | null {
  return findProgram('ffmpeg', env.FFMPEG, env.PATH);
}

function findProgram(name: string, given: string | undefined, path = ''): string | null {
  const bare = given && !isAbsolute(given) ? given : name;
  const candidates =
    given && isAbsolute(given) ? [given] : path.split(delimiter).map((folder) => join(folder, bare + suffix));
  return candidates.find((candidate) => isAbsolute(candidate) && isExecutable(candidate)) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The oldest release of each branch without CVE-2026-8461; a branch that is not listed counts as old below the newest
 * one.
 */
const repaired: Record<string, number> = { '5.1': 10, '6.1': 6, '7.1': 5, '8.1': 2 };

/**
 * A line for the person who runs the studio when this ffmpeg has a known vulnerability (CVE-2026-8461); null when it
 * has not, or its version is unknown.
 */
export function ffmpegWarning(version: string): string | null {
  const parts = /(\d+)\.(\d+)(?:\.(\d+))?/.exec(version);
  if (!parts) return null;
  const [major, minor, patch] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  const needed = repaired[`${major}.${minor}`];
  const old = needed === undefined ? major < 8 || (major === 8 && minor < 1) : patch < needed;
  return old
    ? `ffmpeg ${parts[0]} is older than the repair of CVE-2026-8461 (5.1.10, 6.1.6, 7.1.5, 8.1.2). The ` +
        `studio only opens known audio and video formats with it; update it when you can.`
    : null;
}

/**
 * The ffmpeg of this machine, found once. Children run below the web process (`nice`, 0 to 19) and die at once with the
 * signal.
 */
export function systemFfmpeg({ path = findFfmpeg(), nice = 5 }: { path?: string | null; nice?: number } = {}): Ffmpeg {
  const start = async (
    program: string | null,
    args: readonly string[],
    options: RunOptions,
  ): Promise<{ stdout: string; stderr: string }> => {
    if (!program) throw new Failure('unavailable', howToInstall);
    return runChild(program, args, nice, options);
  };
  const probe =
    path &&
    (findProgram('ffprobe', join(dirname(path), `ffprobe${suffix}`)) ??
      findProgram('ffprobe', undefined, process.env.PATH));
  let known: string | null = null;
  const ffmpeg: Ffmpeg = {
    path,
    async version() {
      if (!path) return null;
      if (known && existsSync(path)) return known;
      // what does not start is not there
      const { stdout } = await start(path, ['-version'], {}).catch(() => ({ stdout: '' }));
      known = /^ffmpeg version (\S+)/.exec(stdout)?.[1] ?? null;
      return known;
    },
    untrusted: (file) => [
      '-protocol_whitelist',
      'file',
      '-format_whitelist',
      allowed.formats,
      '-codec_whitelist',
      allowed.codecs,
      '-i',
      `file:${file}`,
    ],
    run: async (args, options) => start(path, ['-hide_banner', '-nostdin', '-y', ...withProtocols(args)], options),
    probe: (file, signal) =>
      probeMedia(async (args) => {
        const deadline = AbortSignal.timeout(30_000);
        const { stdout } = await start(probe, [...args, ...ffmpeg.untrusted(file)], {
          signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
        });
        return stdout;
      }),
  };
  return ffmpeg;
}

/** Every input may use files and pipes only; an address is a bug and is refused before ffmpeg sees it. */
function withProtocols(args: readonly string[]): string[] {
  const safe: string[] = [];
  let limited = false;
  for (const [index, arg] of args.entries()) {
    if (arg === '-protocol_whitelist') limited = true;
    if (arg === '-i') {
      const input = args[index + 1] ?? '';
      if (/^[a-z][a-z0-9+.-]*:/i.test(input) && !/^(file|pipe):/.test(input))
        throw new Error(`ffmpeg may not open ${input}`);
      if (!limited) safe.push('-protocol_whitelist', 'file,pipe');
      limited = false;
    }
    safe.push(arg);
  }
  return safe;
}

type RunOptions = Parameters<Ffmpeg['run']>[1];

function runChild(
  program: string,
  args: readonly string[],
  nice: number,
  { signal, onStderr }: RunOptions,
): Promise<{ stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const child = spawn(...confinedFfmpeg(program, args), {
      env: childEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    if (child.pid) lower(child.pid, nice);
    let [stdout, stderr, line] = ['', '', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-200_000);
      const lines = (line + text).split(/[\r\n]/);
      line = lines.pop() ?? '';
      for (const each of lines) if (each) onStderr?.(each);
    });
    const stop = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', stop, { once: true });
    const settle = (finish: () => void) => {
      signal?.removeEventListener('abort', stop);
      finish();
    };
    child.on('error', (error) => settle(() => reject(new Failure('unavailable', howToInstall, { cause: error }))));
    child.on('close', (code) =>
      settle(() => {
        if (signal?.aborted)
          reject(
            isTimeout(signal.reason) ? new Failure('invalid', msg`This file took too long to read`) : signal.reason,
          );
        else if (code === 0) resolve({ stdout, stderr });
        else reject(ffmpegFailure(stderr));
      }),
    );
  });
}

const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError';

function lower(pid: number, nice: number): void {
  try {
    setPriority(pid, nice);
  } catch {
    // The child ended already, or this machine does not let us: then it runs at our own priority.
  }
}

function ffmpegFailure(stderr: string): Failure {
  const last = stderr
    .trim()
    .split('\n')
    .slice(-3)
    .join(' · ')
    .replaceAll(/file:\S+|\/\S+\//g, '')
    .slice(-400);
  if (/No space left on device/i.test(stderr)) {
    return new Failure(
      'disk_full',
      msg`The disk is full: free some space and try again. Nothing that was finished is lost.`,
    );
  }
  return new UnreadableMedia(
    'invalid',
    msg`This media file could not be read or written (ffmpeg: ${{ last: last || 'no reason given' }})`,
  );
}
