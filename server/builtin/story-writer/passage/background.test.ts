import { beforeAll, describe, expect, test } from 'vitest';
import type { BibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { knownAs } from '#server/passages/known-passage.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { biblesMissing } from '#test/harness/bible-files.ts';
import { openLibrary } from '#test/harness/bible-shelf.ts';
import { builtinStoryWriter } from '../story-writer.ts';
import { backgroundOf, placeOfBackground } from './background.ts';

const range = (reference: string) => parseReference(reference) ?? expect.fail(`unread: ${reference}`);
const esther = knownAs(range('Esther 4')) ?? expect.fail('Esther 4 is in the table');

test('says what happened before, unless the tale is too short for it', () => {
  expect(backgroundOf(esther, esther.range, 300)?.en).toMatch(/Haman/u);
  expect(backgroundOf(esther, esther.range, 100)).toBeNull();
});

test('says nothing where a passage needs no background', () => {
  const creation = knownAs(range('Genesis 1')) ?? expect.fail('Genesis 1 is in the table');
  expect(backgroundOf(creation, creation.range, 300)).toBeNull();
});

test('says of a part that begins later what the passage has told by then', () => {
  const wells = knownAs(range('Genesis 26:12-33')) ?? expect.fail('Genesis 26 is in the table');
  expect(backgroundOf(wells, range('Genesis 26:26-33'), 300)?.en).toMatch(/wells/u);
  expect(backgroundOf(wells, wells.range, 300)?.en).not.toMatch(/wells/u);
});

test.each([
  ['where no scene is told before it', null, 'EST 4', 'before-scene'],
  ['where the scene is the beginning of the passage', 'EST 4:1-9', 'EST 4:10-17', 'before-scene'],
  ['behind a scene that is farther away', 'EST 2:15-23', 'EST 4', 'after-scene'],
  ['nowhere if the scene leads up to it', 'EST 3', 'EST 4', null],
])('has its place: %s', (_, scene, told, place) => {
  expect(placeOfBackground(scene ? range(scene) : null, range(told), esther.range)).toBe(place);
});

describe.skipIf(biblesMissing)('a tale of a passage in the middle of a story', () => {
  let library: BibleLibrary;
  beforeAll(async () => {
    library = await openLibrary();
  });

  test('says what happened before, ahead of the passage and once', async () => {
    const draft = await builtinStoryWriter({ scripture: library }).write(
      {
        mode: 'reference',
        range: esther.range,
        prompt: null,
        text: null,
        languages: ['en', 'fr'],
        tone: 'gentle',
        audience: 'family',
        words: 300,
        culturalContext: 'universal',
        honorJesus: true,
        seed: 'one',
      },
      { signal: new AbortController().signal, progress: async () => {} },
    );
    for (const language of ['en', 'fr'] as const) {
      const texts = draft.beats.map(({ text }) => text[language] ?? '');
      const said = texts.flatMap((text, at) => (text.includes(esther.before![language]) ? [at] : []));
      expect(said).toHaveLength(1);
      expect(said[0]).toBeLessThan(draft.beats.findIndex(({ range: quoted, retold }) => quoted ?? retold));
    }
  });
});
