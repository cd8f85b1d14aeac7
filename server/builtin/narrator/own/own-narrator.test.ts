import { englishOf } from '#shared/said.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { finishSpeech } from '#server/studio/6-audio/readings/finish-sound.ts';
import { mmsTokens, piperFile, toneModel } from '#test/fakes/tone-model.ts';
import { formantNarrator } from '../formant/formant-narrator.ts';
import { onnxFacts } from './onnx-file.ts';
import { ownNarrator } from './own-narrator.ts';

const dir = mkdtempSync(join(tmpdir(), 'own-voices-'));
const folder = join(dir, 'voices');
const put = (name: string, content: Buffer | string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};
const parts = {
  builtIn: formantNarrator(),
  workDir: join(dir, 'ready'),
  finish: finishSpeech({ ffmpeg: systemFfmpeg(), workDir: dir }),
};
const narrator = ownNarrator({ ...parts, folder });
const never = new AbortController().signal;

beforeAll(() => {
  put('en_US-tones-low.onnx', toneModel('piper'));
  put('en_US-tones-low.onnx.json', piperFile());
  put('choir/fr_FR-choir.onnx', toneModel('piper'));
  put(
    'choir/fr_FR-choir.onnx.json',
    piperFile({
      language: { code: 'fr_FR' },
      espeak: { voice: 'fr' },
      num_speakers: 2,
      speaker_id_map: { Ama: 0, Kofi: 1 },
      dataset: 'choir',
    }),
  );
  put('mms-ewe/model.onnx', toneModel('mms'));
  put('mms-ewe/tokens.txt', mmsTokens);
});
afterAll(async () => {
  await narrator.close();
  rmSync(dir, { recursive: true, force: true });
});
const trouble = async (name: string) =>
  englishOf((await narrator.troubles?.())?.find((each) => each.name === name)?.words ?? '');

test('offers every model in the folder before the built-in voices, and each speaker of a multi-speaker model', async () => {
  const own = (await narrator.voices()).filter(({ id }) => id.startsWith('own-'));
  expect(own.map(({ id, language, label }) => [id, language, label])).toEqual([
    ['own-choir-fr_FR-choir-0', 'fr', 'Choir Ama (own voice)'],
    ['own-choir-fr_FR-choir-1', 'fr', 'Choir Kofi (own voice)'],
    ['own-en_US-tones-low', 'en', 'Tones (own voice)'],
    ['own-mms-ewe', 'ee', 'MMS ewe (own voice)'],
  ]);
  expect((await narrator.voices())[own.length]).toMatchObject({ id: 'en-rowan' });
  expect(await narrator.troubles?.()).toEqual([]);
});

test.each([
  ['own-en_US-tones-low', 'en', 'Peace be with you, my friend. Go in peace.', 9],
  ['own-mms-ewe', 'ee', 'Ŋutifafa nenɔ anyi kpli mi. Àmewo le 12.', 8],
] as const)(
  '%s speaks: 48 kHz mono, every word in its place and within the sound, said by its name',
  async (voice, language, text, count) => {
    const { wav, durationMs, words, engine } = await narrator.speak({ text, language, voice }, never);
    const header = new DataView(wav.buffer, wav.byteOffset);
    expect([header.getUint16(22, true), header.getUint32(24, true)]).toEqual([1, 48_000]);
    expect(durationMs).toBeGreaterThan(1_500);
    expect(words.map((word) => word.text)).toEqual(text.split(' '));
    expect(words).toHaveLength(count);
    for (const [at, { startMs, endMs }] of words.entries()) {
      expect(startMs).toBeGreaterThanOrEqual(words[at - 1]?.endMs ?? 0);
      expect(endMs).toBeLessThanOrEqual(durationMs + 1);
    }
    expect(engine).toContain('(own voice)');
  },
);

test('keeps built-in voices unchanged, and rejects wrong languages, missing voices and empty texts with a message', async () => {
  const speak = (voice: string, text = 'Peace be with you.', language: 'en' | 'fr' = 'en') =>
    narrator.speak({ text, language, voice }, never);
  expect((await speak('en-rowan')).words).toHaveLength(4);
  await expect(speak('own-mms-ewe')).rejects.toThrow('The voice MMS ewe (own voice) does not speak English');
  await expect(speak('own-gone')).rejects.toThrow('no longer in the voices folder');
  await expect(speak('own-en_US-tones-low', '…')).rejects.toThrow('no text to read');
});

test('skips broken or incomplete voices and says what to do', async () => {
  const whole = toneModel('piper');
  put('cut.onnx', whole.subarray(0, whole.length - 900));
  put('cut.onnx.json', piperFile());
  put('alone/model.onnx', toneModel('mms'));
  put('json.onnx', whole);
  put('json.onnx.json', '{"audio":');
  put('german.onnx', whole);
  put('german.onnx.json', piperFile({ language: { code: 'de_DE' }, espeak: { voice: 'de' } }));
  put('text.onnx', 'not a model at all, but some words in a file');
  put('text.onnx.json', piperFile());
  put('empty.onnx', '');
  put('lost.onnx.json', piperFile());
  put('nobody/model.onnx', toneModel('mms'));
  put('nobody/tokens.txt', mmsTokens);
  put('poor.onnx', whole);
  put('poor.onnx.json', '{"audio":{"sample_rate":22050}}');
  expect(await trouble('cut.onnx')).toMatch(/truncated: it has \d+ of at least \d+ bytes. Copy it again/);
  expect(await trouble('alone/model.onnx')).toContain('neither model.onnx.json (Piper) nor tokens.txt (MMS, Coqui)');
  expect(await trouble('json.onnx')).toContain('json.onnx.json is damaged');
  expect(await trouble('german.onnx')).toContain('it speaks de_DE; tales are told in English');
  expect(await trouble('text.onnx')).toContain('it is not an ONNX model');
  expect(await trouble('empty.onnx')).toContain('it is empty');
  expect(await trouble('lost.onnx.json')).toContain('its model lost.onnx is missing');
  expect(await trouble('nobody/model.onnx')).toContain('let the name of its folder end in eng, fra or ewe');
  expect(await trouble('poor.onnx')).toContain('lacks phoneme_id_map');
  expect((await narrator.voices()).filter(({ id }) => id.startsWith('own-'))).toHaveLength(4);
});

test('speaks with a Coqui voice that declares its needs, and skips one that does not', async () => {
  const says = {
    model_type: 'vits',
    comment: 'coqui',
    language: 'Ewe',
    frontend: 'characters',
    sample_rate: '22050',
    n_speakers: '0',
  };
  const marks = { add_blank: '1', blank_id: '3', use_eos_bos: '1', bos_id: '2', eos_id: '1', pad_id: '0' };
  const letters = [...'abdefghiklmnoprstuvwxyzɖɛƒɣŋɔʋ'].map((letter, at) => `${letter} ${at + 6}`);
  const tokens = ['<PAD> 0', '<EOS> 1', '<BOS> 2', '<BLNK> 3', '  4', '. 5', ...letters].join('\n');
  put('coqui-ewe/model.onnx', toneModel('piper', { ...says, ...marks }));
  put('coqui-ewe/tokens.txt', `${tokens}\n`);
  expect((await narrator.voices()).find(({ id }) => id === 'own-coqui-ewe')).toMatchObject({
    language: 'ee',
    label: 'Coqui ewe (own voice)',
  });
  const text = 'Ŋutifafa nenɔ anyi kpli mi. Àmewo le afisia.';
  const order = { text, language: 'ee', voice: 'own-coqui-ewe' } as const;
  const { words, durationMs } = await narrator.speak(order, never);
  expect(words.map((word) => word.text)).toEqual(text.split(' '));
  const slower = await narrator.speak({ ...order, pace: 0.8 }, never);
  expect(slower.words).toHaveLength(words.length);
  expect(durationMs).toBeGreaterThan(1_000);
  put('coqui-poor-ewe/model.onnx', toneModel('piper', says));
  put('coqui-poor-ewe/tokens.txt', `${tokens}\n`);
  expect(await trouble('coqui-poor-ewe/model.onnx')).toContain('does not name its add_blank, blank_id');
  rmSync(join(dir, 'voices', 'coqui-ewe'), { recursive: true, force: true });
});

test('reports a model that the engine finds broken, and speaks with the next voice', async () => {
  const model = toneModel('piper');
  const at = model.indexOf('Unsqueeze');
  model.write('Unsqueezz', at);
  put('en-strange.onnx', model);
  put('en-strange.onnx.json', piperFile());
  await expect(narrator.speak({ text: 'Peace.', language: 'en', voice: 'own-en-strange' }, never)).rejects.toThrow(
    /This voice cannot speak: its model is damaged/,
  );
  expect(
    (await narrator.speak({ text: 'Peace be with you.', language: 'en', voice: 'own-en_US-tones-low' }, never)).words,
  ).toHaveLength(4);
});

test('has only built-in voices without a folder, and reports a missing folder', async () => {
  const none = ownNarrator({ ...parts, folder: null });
  expect((await none.voices()).some(({ id }) => id.startsWith('own-'))).toBe(false);
  const lost = ownNarrator({ ...parts, folder: join(dir, 'elsewhere') });
  expect(await lost.troubles?.()).toMatchObject([{ name: 'VOICES_DIR' }]);
  expect((await lost.voices()).length).toBeGreaterThan(3);
});

test('reads metadata from the model itself', async () => {
  put('facts.bin', toneModel('mms', { language: 'Ewe', sample_rate: '16000' }));
  expect(await onnxFacts(join(folder, 'facts.bin'))).toEqual({ language: 'Ewe', sample_rate: '16000' });
});
