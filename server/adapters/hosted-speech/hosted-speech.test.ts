import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { decodeWav, encodeWav } from '#server/builtin/sound/wav.ts';
import { finishMusic, finishSpeech } from '#server/studio/6-audio/readings/finish-sound.ts';
import { englishOf } from '#shared/said.ts';
import { Failure } from '#shared/endpoint.ts';
import type { ProviderId } from '#shared/engines.ts';
import { type FakeMedia, fakeMedia, type MediaAnswer, type MediaAsked } from '#test/fakes/fake-media.ts';
import { faults } from '#test/fakes/fake-provider.ts';
import { wordsOf } from './eleven-labs.ts';
import { hostedMusic, hostedSpeech } from './hosted-speech.ts';

/** Four bursts of tone with silence between: what four words look like to voice detection. */
const burst = (seconds: number, rate: number) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => {
    const within = (at / rate) % 0.5;
    return within < 0.35 ? 0.3 * Math.sin((2 * Math.PI * 300 * at) / rate) * Math.sin((Math.PI * within) / 0.35) : 0;
  });
const speech = Buffer.from(encodeWav([burst(2, 24_000)], 24_000));
const music = Buffer.from(encodeWav([burst(9, 44_100), burst(9, 44_100)], 44_100));
const letters = [...'Peace be with you.'];

function answer({ host, path, method }: Omit<MediaAsked, 'pictures'>): MediaAnswer {
  if (host === 'api.openai.com' || host === 'models.example') return { type: 'audio/wav', body: speech };
  if (host === 'generativelanguage.googleapis.com') {
    const parts = [{ inlineData: { mimeType: 'audio/wav', data: speech.toString('base64') } }];
    return { body: { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] } };
  }
  if (path.startsWith('/v2/voices') && method === 'GET')
    return {
      body: {
        voices: [{ voice_id: 'abc123', name: 'Adwoa' }, { voice_id: '../evil', name: 'x' }, { name: 'nameless' }],
      },
    };
  if (path.startsWith('/v1/music')) return { type: 'audio/mpeg', body: music };
  const at = letters.map((_, n) => n * 0.1);
  const alignment = {
    characters: letters,
    character_start_times_seconds: at,
    character_end_times_seconds: at.map((from) => from + 0.1),
  };
  return { body: { audio_base64: speech.toString('base64'), alignment, normalized_alignment: alignment } };
}

let fake: FakeMedia;
const workDir = mkdtempSync(join(tmpdir(), 'hosted-speech-'));
const parts = { ffmpeg: systemFfmpeg(), workDir };
const { speech: narratorOf, test: tryIt } = hostedSpeech(finishSpeech(parts));
beforeAll(async () => void (fake = await fakeMedia(answer)));
beforeEach(() => fake.reset());
afterAll(async () => {
  await fake.close();
  rmSync(workDir, { recursive: true, force: true });
});

const providers: readonly (readonly [ProviderId, string])[] = [
  ['openai', 'gpt-4o-mini-tts'],
  ['google', 'gemini-3.8-flash-tts'],
  ['elevenlabs', 'eleven_multilingual_v2'],
  ['compatible', 'kokoro'],
];
const never = new AbortController().signal;
const order = { text: 'Peace be with you.', language: 'en', voice: 'abc123' } as const;
const speak = (provider: ProviderId, model: string, signal = never) =>
  narratorOf(fake.account(provider, model)).speak(order, signal);

test.each(providers)(
  '%s speaks 48 kHz mono at the target level, with every word timed, and is charged once by the letter',
  async (provider, model) => {
    const { wav, durationMs, words } = await speak(provider, model);
    const header = new DataView(wav.buffer, wav.byteOffset);
    expect([header.getUint16(22, true), header.getUint32(24, true)]).toEqual([1, 48_000]);
    expect(Math.abs(wav.byteLength / 96 - durationMs)).toBeLessThan(3);
    expect(durationMs).toBeGreaterThan(1_800);
    expect(words.map(({ text }) => text)).toEqual(['Peace', 'be', 'with', 'you.']);
    for (const [at, { startMs, endMs }] of words.entries()) {
      expect(endMs).toBeGreaterThan(startMs);
      expect(startMs).toBeGreaterThanOrEqual(words[at - 1]?.endMs ?? 0);
    }
    expect(fake.paid).toEqual([{ step: 'en, 18 letters', amounts: expect.objectContaining({ characters: 18 }) }]);
    const [asked] = fake.asked;
    expect(asked?.body).toContain('Peace be with you.');
    expect(`${asked?.path}${asked?.body}`).not.toContain('secret-of');
  },
);

test('passes the pace to providers that support one and stretches the sound of the others', async () => {
  const at = async (provider: ProviderId, model: string, pace?: number) => {
    fake.reset();
    const { durationMs, words } = await narratorOf(fake.account(provider, model)).speak(
      { ...order, ...(pace ? { pace } : {}) },
      never,
    );
    expect(words.at(-1)!.endMs).toBeLessThanOrEqual(durationMs);
    return { durationMs, body: fake.asked[0]?.body ?? '' };
  };
  const usual = await at('openai', 'gpt-4o-mini-tts');
  expect(usual.body).not.toContain('speed');
  const slow = await at('openai', 'gpt-4o-mini-tts', 0.8);
  expect(slow.body).not.toContain('speed');
  expect(slow.durationMs / usual.durationMs).toBeCloseTo(1.25, 1);
  const own = await at('openai', 'tts-1', 0.8);
  expect(own.body).toContain('"speed":0.8');
  expect(own.durationMs / usual.durationMs).toBeCloseTo(1, 1);
  expect((await at('elevenlabs', 'eleven_multilingual_v2', 0.9)).body).toContain('"voice_settings":{"speed":0.9}');
  expect((await at('elevenlabs', 'eleven_v3', 0.9)).body).not.toContain('voice_settings');
  expect((await at('elevenlabs', 'eleven_multilingual_v2')).body).not.toContain('voice_settings');
});

test.each(providers)('offers voices of %s in English and French only', async (provider, model) => {
  const voices = await narratorOf(fake.account(provider, model)).voices();
  expect(new Set(voices.map(({ language }) => language))).toEqual(new Set(['en', 'fr']));
  if (provider === 'elevenlabs')
    expect(voices.map(({ id, label }) => [id, label])).toEqual(Array(2).fill(['abc123', 'Adwoa']));
});

test.each(
  ['openai', 'elevenlabs'].flatMap((provider) =>
    faults.filter((fault) => fault !== 'refusal').map((fault) => [provider, fault] as const),
  ),
)('%s with %s: retries, or reports it without the key', async (provider, fault) => {
  fake.fail(fault);
  if (fault === 'hang') fake.budget.answerMs = 100;
  if (fault === 'drip') fake.budget.callMs = 300;
  const model = providers.find(([id]) => id === provider)?.[1] ?? '';
  const came = await speak(provider as ProviderId, model).catch((error: unknown) => error);
  if (!(came instanceof Error)) return;
  expect(came).toBeInstanceOf(Failure);
  expect(came.message).not.toContain('secret-of');
  expect(came.message.length).toBeGreaterThan(30);
});

test.each(providers)('tests %s with four words', async (provider, model) => {
  expect(englishOf((await tryIt(fake.account(provider, model), never)).words)).toMatch(/spoke for \d/);
});

test('converts timed letters to words, and returns none when the lists do not match', () => {
  const times = {
    character_start_times_seconds: [0, 0.1, 0.2, 0.3],
    character_end_times_seconds: [0.1, 0.2, 0.3, 0.4],
  };
  expect(wordsOf({ characters: ['G', 'o', ' ', '!'], ...times })).toEqual([
    { text: 'Go', startMs: 0, endMs: 200 },
    { text: '!', startMs: 300, endMs: 400 },
  ]);
  expect(wordsOf({ characters: ['G'], ...times })).toEqual([]);
});

test('makes a seamless 48 kHz stereo loop from a piece of music, charged by the second', async () => {
  const musician = hostedMusic(finishMusic(parts)).music(fake.account('elevenlabs', 'music_v1'));
  const { wav, durationMs } = await musician.compose({ mood: 'gentle', seed: 's', seconds: 9 }, never);
  const { channels, rate } = decodeWav(wav);
  expect([channels.length, rate]).toEqual([2, 48_000]);
  expect(Math.abs((channels[0]?.length ?? 0) / 48 - durationMs)).toBeLessThan(60);
  expect(durationMs).toBeLessThan(7_000);
  expect(fake.asked[0]?.body).toContain('lullaby');
  expect(fake.paid).toEqual([{ step: 'music, gentle', amounts: { seconds: 9 } }]);
});
