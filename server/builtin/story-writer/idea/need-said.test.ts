import { describe, expect, test } from 'vitest';
import { allNeeds } from '#server/passages/ideas/needs.ts';
import { needsSaid, sureNeed } from './need-said.ts';

const need = (id: string) => allNeeds.now().find((each) => each.id === id)!;

describe('what a tale says of a need', () => {
  test('covers the needs that ideas can have', () => {
    const ids = new Set(allNeeds.now().map(({ id }) => id));
    expect([...needsSaid().keys()].filter((id) => !ids.has(id))).toEqual([]);
  });

  test('names a need only when it stands out, or when the passage was chosen for it', () => {
    const [told = ''] = need('afraid-of-the-dark').best;
    const dark = { need: need('afraid-of-the-dark'), near: 0.48 };
    const job = { need: need('lost-job'), near: 0.47 };
    const inTheDark = 'In the dark everything seems bigger.';
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
