import { afterAll, describe, expect, test } from 'vitest';
import { soundChild } from '#server/builtin/sound/sound-child.ts';
import { type Accent, kokoroSymbols, modelSymbols } from './kokoro-symbols.ts';
import type { PhonemesAsk } from './phonemes.child.ts';
import { phraseSymbols, textsOf } from './phrase-symbols.ts';

const phonemes = soundChild<PhonemesAsk, string[]>({
  file: new URL('./phonemes.child.ts', import.meta.url),
  crashed: 'eSpeak NG stopped',
  timeoutMs: 60_000,
});
afterAll(() => phonemes.close());

/** The model's input for a phrase, and which of its symbols belong to each word. */
async function asked(said: readonly string[], accent: Exclude<Accent, 'ee'>) {
  const texts = textsOf(said);
  const ipa = await phonemes.ask({ accent, texts }, new AbortController().signal);
  const { symbols, owners } = phraseSymbols(said, new Map(texts.map((text, at) => [text, ipa[at]!])), accent);
  return {
    line: symbols.join(''),
    symbols,
    words: said.map((_, word) => symbols.filter((_symbol, at) => owners[at] === word).join('')),
    owners,
  };
}

test.each([
  ['en-us', 'w_ˈɔː_ɾ_ɚ_z', 'wˈɔɾəɹz'],
  ['en-us', 'ˈoʊ_v_ɚ_ɹ', 'ˈOvəɹ'],
  ['en-us', 't_ʃ_ˈaɪ_l_d', 'ʧˈIld'],
  ['en-us', 'b_ˈɜː_d', 'bˈɜɹd'],
  ['en-gb', 'ɡ_ˈəʊ', 'ɡˈQ'],
  ['fr', 'l_e-_z ɑ̃_f_ˈɑ̃', 'lez ɑ̃fˈɑ̃'],
  ['fr', '(en)_d_ʒ_ˈɒ_n_(fr)', 'ʤˈɒn'],
] as const)('%s: eSpeak says %s, the model reads %s', (accent, ipa, symbols) => {
  expect(modelSymbols(ipa, accent)).toBe(symbols);
});

describe('each word keeps its own sounds', () => {
  test('separates words in English, where eSpeak merges "in the" and "of the"', async () => {
    const { words } = await asked(['In', 'the', 'beginning', 'of', 'the', 'world'], 'en-us');
    expect(words).toEqual(['ɪn', 'ðə', 'bɪɡˈɪnɪŋ', 'ʌv', 'ðə', 'wˈɜɹld']);
  });

  test('keeps words apart in French, where they are linked', async () => {
    const { words, line } = await asked(['Les', 'enfants', 'vont', 'à', 'la', 'maison.'], 'fr');
    expect(words).toEqual(['lez', 'ɑ̃fˈɑ̃', 'vˈɔ̃t', 'a', 'la', 'mɛzˈɔ̃']);
    expect(line.endsWith('mɛzˈɔ̃.')).toBe(true);
  });

  test('gives a written word that is read as several all their sounds', async () => {
    const { words } = await asked(['Luke', 'fifteen, verse eleven.'], 'en-us');
    expect(words[1]).toBe('fˈɪftinvˈɜɹsᵻlˈɛvən');
  });
});

test('keeps punctuation in place, with the gaps that the model was trained on', async () => {
  const { line } = await asked(['He', 'said,', '“Go!', 'Go…”', '—', 'and', 'went.'], 'en-us');
  expect(line).toMatch(/^hi sˈɛd, “ɡˈO! ɡˈO…” — ænd wˈɛnt\.$/);
});

test.each([
  ['en-us', 'The LORD is my shepherd; I shall not want. He makes me lie down — isn’t it so? “Yes,” I said.'],
  ['en-gb', 'He was the father of Abraham, of Isaac and of Jacob, and as well as that, he’d gone to be with them all.'],
  [
    'fr',
    'L’Éternel est mon berger : il n’y a rien qu’il ne m’ait donné. Est-ce que tu viens aujourd’hui, mon enfant ?',
  ],
  ['fr', 'Ils ont été chez eux, où leurs amis les attendaient avec un grand homme et deux autres enfants.'],
] as const)('no word is without sound, and no symbol is unknown to the model: %s %s', async (accent, text) => {
  const said = text.replaceAll('’', "'").split(' ');
  const { words, symbols, owners } = await asked(said, accent);
  expect(said.filter((say, at) => /[\p{L}\p{N}]/u.test(say) && words[at] === '')).toEqual([]);
  expect(symbols.filter((symbol) => !(symbol in kokoroSymbols))).toEqual([]);
  const spoken = owners.filter((owner) => owner >= 0);
  expect(spoken).toEqual(spoken.toSorted((a, b) => a - b));
});
