import { afterAll, expect, test } from 'vitest';
import { expectWordsInPlace } from '#test/harness/speech-places.ts';
import { formantNarrator } from './formant-narrator.ts';

const narrator = formantNarrator();
afterAll(() => narrator.close());
const patience = new AbortController().signal;
const speak = async (text: string, voice: string) =>
  narrator.speak({ text, language: voice.slice(0, 2) as 'en' | 'fr' | 'ee', voice }, patience);

const texts = {
  en:
    '“Teacher, what shall I do?” A certain man was going down from Jerusalem to Jericho — 17 miles —\nand he ' +
    'fell among robbers.',
  fr: 'Il dit : « Un homme descendait de Jérusalem à Jéricho… » Qui est mon prochain ?',
  ee: 'Le gɔmedzedzea me la, Mawu wɔ dziƒo kple anyigba. Ame 12,000 va.',
};
const voices = await narrator.voices();

test('has voices for every language, of which only the Ewe one is a preview', () => {
  expect(Map.groupBy(voices, ({ language }) => language).get('en')?.length).toBeGreaterThanOrEqual(2);
  expect(new Set(voices.map(({ language }) => language))).toEqual(new Set(['en', 'fr', 'ee']));
  expect(voices.filter(({ preview }) => preview).map(({ id }) => id)).toEqual(['ee-preview']);
});

test.each(voices.map(({ id, language }) => [id, language] as const))(
  '%s speaks at 48 kHz with the time of every word',
  async (id, language) => {
    const speech = await speak(texts[language], id);
    await expectWordsInPlace(speech, texts[language]);
    const { words, durationMs } = speech;
    expect(words[0]!.startMs).toBeLessThan(150);
    expect(durationMs - words.at(-1)!.endMs).toBeLessThan(400);
  },
);

test.each(voices.map(({ id, language }) => [id, language] as const))(
  'reads at about the requested pace in %s',
  async (id, language) => {
    const story = {
      en:
        'The father saw his son a long way off. He ran to meet him and kissed him. Then they went home, and ' +
        'there was a feast for all.',
      fr:
        'Le père vit son fils de loin. Il courut vers lui et le prit dans ses bras. Puis ils rentrèrent, et ' +
        'il y eut une fête pour tous.',
      ee: 'Fofo la kpɔ via tso didiƒe. Eƒu du yi ɖadoe, eye wògbugbɔ nu nɛ. Emegbe woyi aƒeme, eye woɖo kplɔ̃.',
    }[language];
    const paceAt = async (wordsPerMinute: number) => {
      const { durationMs, words } = await narrator.speak(
        { text: story, language, voice: id, wordsPerMinute },
        patience,
      );
      return words.length / (durationMs / 60_000);
    };
    for (const asked of [126, 150, 180]) expect(Math.abs((await paceAt(asked)) / asked - 1)).toBeLessThan(0.15);
  },
);

test('has voices that sound different', async () => {
  const sounds = await Promise.all(
    ['en-rowan', 'en-grace', 'en-silas'].map(async (id) =>
      Buffer.from((await speak('Peace be with you.', id)).wav).toString('base64'),
    ),
  );
  expect(new Set(sounds).size).toBe(3);
});

test('speaks Ewe letters as sounds of one syllable that can be told apart', async () => {
  const word = async (text: string) => (await speak(text, 'ee-preview')).durationMs;
  const plain = await word('ada ada ada');
  const ratios: number[] = [];
  for (const text of [
    'aɖa aɖa aɖa',
    'aƒa aƒa aƒa',
    'aɣa aɣa aɣa',
    'aŋa aŋa aŋa',
    'ɔdɔ ɔdɔ ɔdɔ',
    'ɛdɛ ɛdɛ ɛdɛ',
    'aʋa aʋa aʋa',
    'AƑÃ aƒã Aƒa',
  ])
    ratios.push((await word(text)) / plain);
  expect(Math.min(...ratios)).toBeGreaterThan(0.7);
  expect(Math.max(...ratios)).toBeLessThan(1.6);
});

test('rejects an unknown voice, the wrong language and an empty text with a message', async () => {
  await expect(speak('Hello', 'en-nobody')).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('en-nobody'),
  });
  await expect(narrator.speak({ text: 'Hello', language: 'fr', voice: 'en-rowan' }, patience)).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(speak(' — … ', 'en-rowan')).rejects.toMatchObject({ code: 'invalid' });
  await expect(speak('[1] * 😀', 'en-rowan')).rejects.toMatchObject({ code: 'invalid' });
  await expect(speak('a '.repeat(11_000), 'en-rowan')).rejects.toMatchObject({ code: 'too_large' });
});

test('stops on abort, and answers the next order with a new child', async () => {
  await speak('Hello', 'en-rowan');
  const before = narrator.pid();
  const stop = new AbortController();
  const long = narrator.speak(
    { text: 'A certain man was going down. '.repeat(600), language: 'en', voice: 'en-rowan' },
    stop.signal,
  );
  const waiting = narrator.speak({ text: 'Hello', language: 'en', voice: 'en-rowan' }, stop.signal);
  setTimeout(() => stop.abort(new Error('enough')), 100);
  await expect(long).rejects.toThrow('enough');
  await expect(waiting).rejects.toThrow('enough');
  expect((await speak('Hello', 'en-rowan')).words).toHaveLength(1);
  expect(narrator.pid()).not.toBe(before);
});

test('replaces a child that died', async () => {
  const long = speak('A certain man was going down. '.repeat(600), 'en-rowan');
  setTimeout(() => process.kill(narrator.pid()!, 'SIGKILL'), 100);
  await expect(long).rejects.toMatchObject({ code: 'internal', message: expect.stringContaining('try again') });
  expect((await speak('Hello', 'en-rowan')).durationMs).toBeGreaterThan(300);
});

test('says what to do when its engine is missing', async () => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => { if (name.startsWith('@echogarden/')) throw new Error('gone'); return next(name, context); } });`;
  const options = process.env['NODE_OPTIONS'];
  process.env['NODE_OPTIONS'] = `--import=data:text/javascript,${encodeURIComponent(hook)}`;
  const bare = formantNarrator();
  const spoken = bare.speak({ text: 'Hello', language: 'en', voice: 'en-rowan' }, patience);
  await expect(spoken).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('not installed'),
  });
  if (options === undefined) delete process.env['NODE_OPTIONS'];
  else process.env['NODE_OPTIONS'] = options;
  bare.close();
});
