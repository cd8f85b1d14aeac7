import { describe, expect, test } from 'vitest';
import { allNeeds } from '#server/passages/ideas/needs.ts';
import { countWords, sentencesOf } from '#shared/story/prose.ts';
import { longerNeeds, needsSaid, sureNeed } from './need-said.ts';

const need = (id: string) => allNeeds.now().find((each) => each.id === id)!;

describe('what a tale says of a need', () => {
  test('covers the needs that ideas can have', () => {
    const ids = new Set(allNeeds.now().map(({ id }) => id));
    expect([...needsSaid().keys()].filter((id) => !ids.has(id))).toEqual([]);
    const said = new Set(needsSaid().keys());
    expect(longerNeeds().filter((id) => !said.has(id))).toEqual([]);
  });

  test('opens with a thought of two to four sentences where it has more to say than one', () => {
    for (const { says, today } of needsSaid().values())
      if (today)
        for (const text of [says.en, says.fr]) {
          expect(sentencesOf(text).length).toBeGreaterThanOrEqual(2);
          expect(countWords(text)).toBeLessThanOrEqual(60);
          expect(text).toMatch(/\?$/u);
        }
  });

  test('names a need only when it stands out, or when the passage was chosen for it', () => {
    const [told = ''] = need('afraid-of-the-dark').best;
    const dark = { need: need('afraid-of-the-dark'), near: 0.48 };
    const job = { need: need('lost-job'), near: 0.47 };
    const inTheDark = needsSaid().get('afraid-of-the-dark')!.says.en;
    expect(sureNeed([{ ...dark, near: 0.6 }, job], 'another-passage', 'family')?.says.en).toBe(inTheDark);
    expect(sureNeed([dark, job], told, 'family')?.says.en).toBe(inTheDark);
    expect(sureNeed([{ ...job, near: 0.49 }, dark], told, 'family')?.says.en).toBe(inTheDark);
    expect(sureNeed([dark, job], 'another-passage', 'family')).toBeNull();
    expect(
      sureNeed(
        [
          { ...dark, near: 0.4 },
          { ...job, near: 0.3 },
        ],
        told,
        'family',
      ),
    ).toBeNull();
  });
});
