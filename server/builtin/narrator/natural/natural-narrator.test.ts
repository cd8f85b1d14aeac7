import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openNaturalModel } from '#test/fakes/natural-model.ts';
import { expectWordsInPlace } from '#test/harness/speech-places.ts';
import { formantNarrator } from '../formant/formant-narrator.ts';
import { modelStore } from './model-store.ts';
import { naturalNarrator } from './natural-narrator.ts';
import { naturalVoices, speedFor } from './natural-voices.ts';

const patience = new AbortController().signal;
const texts = {
  en: '“What shall I do?” A man went to Jericho — 17 miles —\nand fell.',
  fr: 'Il dit : « Un homme descendait à Jéricho… » Qui est-il ?',
  ee: 'Mawu wɔ dziƒo kple anyigba. Ame 12 va.',
};

/** One voice of each accent; the others differ from it in nothing but their style. */
const thorough = ['en-heart', 'en-emma', 'fr-siwis', 'ee-experimental'];

describe('with the model', { timeout: 300_000 }, () => {
  let narrator: ReturnType<typeof naturalNarrator>;
  beforeAll(
    async () => void (narrator = naturalNarrator({ store: await openNaturalModel(), simple: formantNarrator() })),
    300_000,
  );
  afterAll(() => narrator.close());
  const speak = (text: string, voice = 'en-heart', more: { wordsPerMinute?: number; variation?: number } = {}) =>
    narrator.speak({ text, language: voice.slice(0, 2) as 'en' | 'fr' | 'ee', voice, ...more }, patience);

  test('lists natural voices first, and starts each language with one that is neither a preview nor experimental', async () => {
    const voices = await narrator.voices();
    const firsts = (['en', 'fr'] as const).map((language) => voices.find((voice) => voice.language === language));
    expect(firsts.map((voice) => [voice?.kind, voice?.preview, voice?.experimental ?? false])).toEqual([
      ['natural', false, false],
      ['natural', false, false],
    ]);
    expect(
      voices.filter(({ language, kind }) => language === 'en' && kind === 'natural').length,
    ).toBeGreaterThanOrEqual(4);
    expect(narrator.natural()).toEqual({ state: 'ready', percent: null, words: null });
  });

  test.each(naturalVoices.map(({ listed }) => [listed.id, listed.language] as const))(
    '%s speaks at 48 kHz and -19 LUFS, with sound at each word time',
    async (id, language) => {
      const text = thorough.includes(id) ? texts[language] : 'Peace — all 17 of you!';
      const speech = await speak(text, id);
      await expectWordsInPlace(speech, text);
      const { engine, voice, words } = speech;
      expect([engine, voice]).toEqual(['built-in natural voice', undefined]);
      const spoken = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
      expect(spoken.filter(({ startMs, endMs }) => endMs - startMs < 20)).toEqual([]);
    },
  );

  test('changes length with the pace and sound with the reading, and repeats the same bytes for the same order', async () => {
    const text = 'A man had two sons.';
    const usual = await speak(text);
    const slow = await speak(text, 'en-heart', { wordsPerMinute: 120 });
    const again = await speak(text, 'en-heart', { variation: 1 });
    expect(slow.durationMs / usual.durationMs).toBeGreaterThan(1.15);
    expect(Buffer.from(again.wav).equals(usual.wav)).toBe(false);
    expect(Buffer.from((await speak(text)).wav).equals(usual.wav)).toBe(true);
  });

  test('reports with a message what it cannot speak', async () => {
    await expect(speak(' — … ')).rejects.toMatchObject({ code: 'invalid' });
    await expect(speak('a '.repeat(11_000))).rejects.toMatchObject({ code: 'too_large' });
    const french = narrator.speak({ text: 'Bonjour', language: 'fr', voice: 'en-heart' }, patience);
    await expect(french).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('Français') });
  });

  test('ends its process on cancel, and speaks the next order', async () => {
    const stop = new AbortController();
    const long = narrator.speak({ text: texts.en.repeat(20), language: 'en', voice: 'en-heart' }, stop.signal);
    await vi.waitFor(() => expect(narrator.pid()).toBeDefined());
    stop.abort(new Error('Cancelled'));
    await expect(long).rejects.toThrow('Cancelled');
    expect((await speak('Peace be with you.')).words).toHaveLength(4);
  });

  test('reports a process killed in the middle of a sentence, and speaks the next order', async () => {
    await speak('Peace.');
    const long = speak(texts.en.repeat(20));
    // oxlint-disable-next-line vitest/valid-expect -- awaited below
    const told = expect(long).rejects.toMatchObject({
      code: 'internal',
      message: expect.stringContaining('try again'),
    });
    // Killed until it was in the middle of the text, not before it had begun.
    const killer = setInterval(() => narrator.pid() && process.kill(narrator.pid()!, 'SIGKILL'), 300);
    await told.finally(() => clearInterval(killer));
    expect((await speak('Peace be with you.')).durationMs).toBeGreaterThan(500);
  });
});

describe('without the model', () => {
  const away = { folder: '/nonexistent/models', offered: null, download: false, log: () => undefined };

  test('offers natural voices while the model downloads, with a simple voice standing in', async () => {
    const narrator = naturalNarrator({ store: modelStore(away), simple: formantNarrator() });
    expect((await narrator.voices())[0]).toMatchObject({ id: 'en-heart', kind: 'natural' });
    const { engine, voice } = await narrator.speak(
      { text: 'Peace be with you.', language: 'en', voice: 'en-heart' },
      patience,
    );
    expect([engine, voice]).toEqual([undefined, 'en-grace']);
    await narrator.close();
  });

  test('offers only simple voices, with the reason, when the model is unavailable', async () => {
    const store = modelStore(away);
    store.begin();
    await store.settled();
    const narrator = naturalNarrator({ store, simple: formantNarrator() });
    expect(new Set((await narrator.voices()).map(({ kind }) => kind))).toEqual(new Set(['simple']));
    expect(narrator.natural()).toMatchObject({ state: 'unavailable', words: expect.stringContaining('voices folder') });
    await narrator.close();
  });

  test('says what is missing on a machine that cannot run the model', async () => {
    const narrator = naturalNarrator({ store: null, simple: formantNarrator() });
    expect(narrator.natural().words).toContain('onnxruntime-node');
    await narrator.close();
  });
});

test('reads at the requested pace within the limits of the model', () => {
  expect(speedFor({ ownPace: 160 }, 160)).toBe(1);
  expect(speedFor({ ownPace: 190 }, 140)).toBeLessThan(0.75);
  expect(speedFor({ ownPace: 190 }, 20)).toBe(0.65);
  expect(speedFor({ ownPace: 100 }, 500)).toBe(1.35);
});
