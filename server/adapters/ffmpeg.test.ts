import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ffmpegWarning, findFfmpeg, howToInstall, systemFfmpeg } from './ffmpeg.ts';

const folder = mkdtempSync(join(tmpdir(), 'ffmpeg-test-'));
const at = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const ffmpeg = systemFfmpeg();
const tone = async (name: string, seconds = 1) => {
  await ffmpeg.run(['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`, at(name)], {});
  return at(name);
};

describe('finding ffmpeg', () => {
  test('uses FFMPEG when it is set, else the first ffmpeg on PATH', () => {
    const real = findFfmpeg({ PATH: process.env.PATH });
    expect(real).toMatch(/ffmpeg/);
    expect(findFfmpeg({ FFMPEG: real!, PATH: '' })).toBe(real);
    expect(findFfmpeg({ FFMPEG: 'ffmpeg', PATH: process.env.PATH })).toBe(real);
    expect(findFfmpeg({ FFMPEG: '/nowhere/ffmpeg', PATH: process.env.PATH })).toBeNull();
    expect(findFfmpeg({ PATH: '/nowhere' })).toBeNull();
  });

  test('says how to install ffmpeg when it is missing', async () => {
    const missing = systemFfmpeg({ path: null });
    expect(await missing.version()).toBeNull();
    await expect(missing.run(['-version'], {})).rejects.toMatchObject({ code: 'unavailable', words: howToInstall });
    await expect(missing.probe('/x.wav')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(systemFfmpeg({ path: '/nowhere/ffmpeg' }).run([], {})).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('reads the version and recognizes old ones', async () => {
    expect(await ffmpeg.version()).toMatch(/^\S*\d+\.\d+/);
    expect(
      ['5.1.9-0+deb12u1', '4.4.2', '6.0', '6.1.5', '7.0.3', '7.1.4', '8.0.1', '8.1.1'].filter(
        (version) => !ffmpegWarning(version),
      ),
    ).toEqual([]);
    expect(
      ['5.1.10', '6.1.6-1', 'n7.1.5', '8.1.2', '8.2', '9.0', 'N-1234-gabcdef'].filter((version) =>
        ffmpegWarning(version),
      ),
    ).toEqual([]);
  });
});

describe('running', () => {
  test('passes on each line of stderr as it arrives and rejects network addresses', async () => {
    const lines: string[] = [];
    await ffmpeg.run(['-f', 'lavfi', '-i', 'sine=duration=0.1', '-f', 'null', '-'], {
      onStderr: (line) => lines.push(line),
    });
    expect(lines.some((line) => line.includes('Output #0'))).toBe(true);
    await expect(ffmpeg.run(['-i', 'http://127.0.0.1/x.mp3', '-f', 'null', '-'], {})).rejects.toThrow('may not open');
    await expect(ffmpeg.run(['-i', 'concat:/etc/hostname', '-f', 'null', '-'], {})).rejects.toThrow('may not open');
  });

  test('says what is wrong with a file without revealing its path', async () => {
    writeFileSync(at('broken.wav'), 'not sound');
    const failure = await ffmpeg.run(['-i', at('broken.wav'), '-f', 'null', '-'], {}).catch((error: Error) => error);
    expect(failure).toMatchObject({ code: 'invalid' });
    expect(String(failure)).not.toContain(folder);
  });

  test('kills the child on abort and throws the abort reason', async () => {
    const stop = new AbortController();
    const endless = ffmpeg.run(['-re', '-f', 'lavfi', '-i', 'sine', '-f', 'null', '-'], {
      signal: stop.signal,
      onStderr: () => stop.abort(new Error('enough')),
    });
    await expect(endless).rejects.toThrow('enough');
    await expect(ffmpeg.run(['-version'], { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
      'too late',
    );
  });
});

describe('probing', () => {
  test('reports the properties of audio and video', async () => {
    expect(await ffmpeg.probe(await tone('a.wav', 1.5))).toEqual({
      durationMs: 1500,
      format: 'wav',
      video: null,
      audio: { codec: 'pcm_s16le', sampleRate: 48_000, channels: 1 },
    });
    await ffmpeg.run(
      ['-f', 'lavfi', '-i', 'testsrc=size=64x48:rate=30:duration=1', '-c:v', 'libx264', at('v.mp4')],
      {},
    );
    expect((await ffmpeg.probe(at('v.mp4'))).video).toEqual({
      codec: 'h264',
      width: 64,
      height: 48,
      fps: 30,
      frames: 30,
    });
  });

  test('measures a recording that has no length in its header', async () => {
    await tone('live.wav');
    await ffmpeg.run(['-i', at('live.wav'), '-c:a', 'libopus', '-f', 'webm', '-live', '1', at('live.webm')], {});
    const facts = await ffmpeg.probe(at('live.webm'));
    expect(facts.audio?.codec).toBe('opus');
    expect(Math.abs(facts.durationMs - 1000)).toBeLessThan(60);
  });

  test('rejects a playlist that is disguised as a sound, when probing and with the safe arguments', async () => {
    await tone('secret.wav');
    writeFileSync(at('list.wav'), `ffconcat version 1.0\nfile '${at('secret.wav')}'\n`);
    writeFileSync(at('hls.mp3'), `#EXTM3U\n#EXTINF:1,\n${at('secret.wav')}\n#EXT-X-ENDLIST\n`);
    for (const trick of ['list.wav', 'hls.mp3']) {
      await expect(ffmpeg.probe(at(trick))).rejects.toMatchObject({ code: 'invalid' });
      await expect(ffmpeg.run([...ffmpeg.untrusted(at(trick)), '-f', 'null', '-'], {})).rejects.toMatchObject({
        code: 'invalid',
      });
    }
    const opened = await ffmpeg.run([...ffmpeg.untrusted(at('secret.wav')), '-f', 's16le', at('out.pcm')], {});
    expect(opened.stderr).toContain('pcm_s16le');
    expect(readFileSync(at('out.pcm')).length).toBe(96_000);
  });
});
