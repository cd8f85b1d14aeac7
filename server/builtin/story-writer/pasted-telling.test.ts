import { beforeAll, describe, expect, test } from 'vitest';
import type { BibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { countWords } from '#shared/prose.ts';
import type { StoryBrief } from '#shared/story.ts';
import { sections } from '#shared/vocabulary.ts';
import { biblesMissing } from '#test/bible-files.ts';
import { openLibrary } from '#test/bible-shelf.ts';
import { builtinStoryWriter } from './story-writer.ts';

const story =
  'A father had two sons (Luke 15:11-24). The younger one took his share and went far away. He wasted it all, and soon he was hungry.\n\nHe remembered the house of his father. He rose and went home. While he was still far off, his father saw him and ran. They embraced; there was music in the house. Nobody is too far away to come home.';

describe.skipIf(biblesMissing)('a pasted text', () => {
  let library: BibleLibrary;
  beforeAll(async () => {
    library = await openLibrary();
  });
  const paste = (text: string, languages: StoryBrief['languages']) =>
    builtinStoryWriter({ scripture: library }).write(
      {
        mode: 'paste',
        range: null,
        prompt: null,
        text,
        languages,
        tone: 'gentle',
        audience: 'family',
        words: 520,
        culturalContext: 'universal',
        honorJesus: true,
        seed: 'one',
      },
      { signal: new AbortController().signal, progress: async () => {} },
    );

  test('keeps every word in its own language, in four sections, beside verses that it names', async () => {
    const draft = await paste(story, ['en', 'fr', 'ee']);
    expect(draft.beats.map((beat) => beat.text.en).join(' ')).toBe(story.replace(/\s+/g, ' '));
    expect([...new Set(draft.beats.map((beat) => beat.section))]).toEqual([...sections]);
    for (const language of ['fr', 'ee'] as const) expect(draft.beats.every((beat) => beat.text[language])).toBe(true);
    expect(draft.beats.map((beat) => beat.text.fr).join(' ')).toContain('Un homme avait deux fils.');
    expect(countWords(draft.beats.map((beat) => beat.text.fr).join(' '))).toBeLessThan(1.3 * countWords(story));
    expect(draft.range).toEqual({ book: 'LUK', from: { chapter: 15, verse: 11 }, to: { chapter: 15, verse: 24 } });
    expect(draft.notes.join()).toMatch(/word for word in English.*Luke 15:11-24.*its references/);
  });

  test('is recognised by the verses that it quotes', async () => {
    const quoting =
      'When I was ill, my mother read to me. Yahweh is my shepherd: I shall lack nothing, she read. He makes me lie down in green pastures. I slept, and I was not afraid.';
    const draft = await paste(quoting, ['en', 'ee']);
    expect(draft.range?.book).toBe('PSA');
    expect(draft.range?.from.chapter).toBe(23);
    expect(draft.notes.join()).toContain('the verses it quotes');
  });

  test('adds its own language when it was not chosen, and needs no passage when it is alone', async () => {
    const french = await paste(
      'Une femme avait perdu une pièce. Elle a balayé toute la maison. Elle l’a trouvée, et elle a invité ses voisines.',
      ['en'],
    );
    expect(french.languages).toEqual(['en', 'fr']);
    expect(french.notes.join()).toContain('Français was added');
    const alone = await paste('Love is patient.', ['en']);
    expect(alone.beats.map((beat) => beat.text.en).join(' ')).toBe('Love is patient.');
  });

  test('of nothing but space is refused in words', async () => {
    await expect(paste('  \n ', ['en'])).rejects.toMatchObject({ code: 'invalid', message: 'Paste a text first.' });
  });
});
