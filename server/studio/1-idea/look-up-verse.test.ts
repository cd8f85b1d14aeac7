import { beforeAll, describe, expect, test } from 'vitest';
import type { BibleLibrary } from '#server/adapters/bible-library/bible-library.ts';
import { biblesMissing } from '#test/harness/bible-files.ts';
import { openLibrary } from '#test/harness/bible-shelf.ts';
import { lookUpVerse, type VerseAnswer } from './look-up-verse.ts';

describe.skipIf(biblesMissing)('with the three Bibles', () => {
  let library: BibleLibrary;
  beforeAll(async () => {
    library = await openLibrary();
  });
  const found = async (ref: string, version: string): Promise<Exclude<VerseAnswer, { error: string }>> => {
    const answer = await lookUpVerse(library, ref, version);
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  };

  test.each([
    ['WEB', null, 'Luke 10:25-37'],
    ['LSG1910', 'Public Domain (FR)', 'Luc 10:25-37'],
    ['EWEBIB', 'CC BY-SA 4.0', 'Luka 10:25-37'],
  ])(
    'finds %s in its own words with its note, for every spelling of the reference',
    async (version, note, reference) => {
      const answers = await Promise.all(
        ['Luke 10:25-37', 'Luc 10.25-37', 'Lc 10,25–37', 'Luka 10:25-37'].map((ref) => found(ref, version)),
      );
      expect(answers[0]).toMatchObject({ translation: version, note, reference });
      expect(answers[0]?.verses).toHaveLength(13);
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    },
  );

  test('returns the same passage in different words for each version', async () => {
    const texts = await Promise.all(
      ['WEB', 'LSG1910', 'EWEBIB'].map(async (version) => (await found('John 3:16', version)).verses[0]?.text),
    );
    expect(new Set(texts).size).toBe(3);
  });

  test('returns whole chapters and single-chapter books', async () => {
    expect((await found('Psaume 23', 'LSG1910')).verses).toHaveLength(6);
    expect((await found('Jude', 'WEB')).verses).toHaveLength(25);
    expect((await found('Genesis 1:31-2:1', 'EWEBIB')).verses.map(({ verse }) => verse)).toEqual(['1:31', '2:1']);
  });
});
