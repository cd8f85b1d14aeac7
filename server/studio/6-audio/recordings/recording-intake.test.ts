import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { Failure } from '#shared/endpoint.ts';
import { takeRecording } from './recording-intake.ts';

const dir = mkdtempSync(join(tmpdir(), 'tale-studio-intake-'));
const workDir = join(dir, 'work');
const ffmpeg = systemFfmpeg();
const made = (name: string) => readFileSync(join(dir, name));

/** Name, and how ffmpeg writes it. */
const formats: Record<string, readonly string[]> = {
  'plain.wav': ['-c:a', 'pcm_s16le'],
  'float.wav': ['-c:a', 'pcm_f32le'],
  'voice.mp3': ['-c:a', 'libmp3lame', '-b:a', '64k'],
  'phone.m4a': ['-c:a', 'aac'],
  'apple.m4a': ['-c:a', 'alac'],
  'vorbis.ogg': ['-c:a', 'libvorbis'],
  'opus.ogg': ['-c:a', 'libopus'],
  'browser.webm': ['-c:a', 'libopus'],
  'studio.flac': ['-c:a', 'flac'],
};

beforeAll(() => {
  mkdirSync(workDir);
  const tone = "aevalsrc='0.3*sin(880*PI*t)*between(t,0.5,1.5)':s=48000:d=2";
  const outputs = Object.entries(formats).flatMap(([name, encoder]) => ['-map', '0:a', ...encoder, join(dir, name)]);
  const others = [
    '-map',
    '1:v',
    '-t',
    '1',
    join(dir, 'silent-film.mp4'),
    '-map',
    '1:v',
    '-frames:v',
    '1',
    join(dir, 'picture.png'),
  ];
  const long = ['-map', '2:a', '-c:a', 'flac', join(dir, 'eleven-minutes.flac')];
  const inputs = [
    '-f',
    'lavfi',
    '-i',
    tone,
    '-f',
    'lavfi',
    '-i',
    'color=red:s=64x64:d=1',
    '-f',
    'lavfi',
    '-i',
    'anullsrc=r=8000:cl=mono:d=660',
  ];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...outputs, ...others, ...long]);
  writeFileSync(join(dir, 'neighbour.wav'), made('plain.wav'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const take = (bytes: Uint8Array) =>
  takeRecording(
    { ffmpeg, workDir },
    Readable.from([bytes]),
    new AbortController().signal,
    async ({ durationMs, speech, peaks, path }) => ({
      durationMs,
      speech,
      peaks,
      kind: readFileSync(path).subarray(0, 4).toString(),
    }),
  );

test.each(Object.keys(formats))(
  'accepts %s with length, speech and waveform, and leaves no temporary file',
  async (name) => {
    const { durationMs, speech, peaks, kind } = await take(made(name));
    expect(Math.abs(durationMs - 2_000)).toBeLessThanOrEqual(70);
    expect(speech.length).toBe(1);
    expect(Math.abs(speech[0]!.startMs - 500)).toBeLessThanOrEqual(80);
    expect(Math.abs(speech[0]!.endMs - 1_500)).toBeLessThanOrEqual(80);
    expect([peaks.length, kind, readdirSync(workDir)]).toEqual([600, 'fLaC', []]);
  },
);

/** A copy with bytes written over it. */
const with32 = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value >>> 0, at);
  return copy;
};

describe('invalid recordings', () => {
  const cases: Record<string, () => Uint8Array> = {
    'nothing at all': () => Buffer.alloc(0),
    'a list of other files': () => Buffer.from(`ffconcat version 1.0\nfile '${join(dir, 'neighbour.wav')}'\n`),
    'a playlist of an inner address': () =>
      Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nhttp://169.254.169.254/latest\n#EXT-X-ENDLIST\n'),
    'a playlist of a file': () =>
      Buffer.from(`#EXTM3U\n#EXTINF:2,\nfile://${join(dir, 'neighbour.wav')}\n#EXT-X-ENDLIST\n`),
    'a film without sound': () => made('silent-film.mp4'),
    'a picture': () => made('picture.png'),
    'a page': () => Buffer.from('<!doctype html><title>404</title>'),
    noise: () => Buffer.alloc(50_000, 'not an audio '),
    'a phone recording that lost its end': () => made('phone.m4a').subarray(0, 900),
    'the head of a WAV alone': () => made('plain.wav').subarray(0, 44),
    'eleven minutes': () => made('eleven-minutes.flac'),
    'two seconds that claim three hours': () => {
      const bytes = Buffer.from(made('studio.flac'));
      // STREAMINFO: the 36 bits of the number of samples end at byte 26.
      bytes.writeUInt32BE(3 * 3_600 * 48_000, 22);
      return bytes;
    },
  };
  test.each(Object.keys(cases))(
    'rejects %s with a message without internals, and leaves nothing behind',
    async (name) => {
      const failure = await take(cases[name]!()).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Failure);
      const { message } = failure as Failure;
      expect(message.length).toBeGreaterThan(20);
      expect(message).not.toMatch(/ffmpeg|0x|\//);
      expect(readdirSync(workDir)).toEqual([]);
    },
  );

  test('measures the real length of a WAV that claims four gigabytes', async () => {
    const wav = made('plain.wav');
    const claimed = with32(with32(wav, 4, 0xffffffff), wav.indexOf('data') + 4, 0xfffffff0);
    const taken = await take(claimed).catch((error: unknown) => error as Failure);
    if (taken instanceof Failure) expect(taken.code).toBe('too_large');
    else expect(Math.abs(taken.durationMs - 2_000)).toBeLessThanOrEqual(70);
    expect(readdirSync(workDir)).toEqual([]);
  });

  test('accepts a truncated recording as far as it goes', async () => {
    const torn = made('voice.mp3').subarray(0, Math.floor(made('voice.mp3').length * 0.7));
    expect((await take(torn)).durationMs).toBeGreaterThan(1_000);
  });
});
