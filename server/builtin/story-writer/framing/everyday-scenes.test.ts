import { expect, test } from 'vitest';
import { tablePassages } from '#server/passages/passage-table.ts';
import { everydayScenes } from './everyday-scenes.ts';

test('opens with a modern person to whom a passage speaks', () => {
  const naaman = tablePassages().find(({ title }) => title.en.includes('Naaman'))!;
  expect(everydayScenes(naaman, 'family', 'vous', 'fun')[0]).toEqual({
    en: 'Picture a little girl who can help an important person!',
    fr: 'Imaginez un peu une petite fille qui peut aider une personne importante\u202F!',
  });
});

test('tells children of nothing that is not for them, and says nothing in the first person', () => {
  const said = tablePassages().flatMap((each) => everydayScenes(each, 'kids', 'tu', 'somber'));
  expect(said.length).toBeGreaterThan(100);
  for (const { en, fr } of said) {
    expect(en).toMatch(/^Let us think of .+ (?:who|whose|that|whom) .+\.$/u);
    expect(en).not.toMatch(/\b(?:drunk|prison|husband|wife|abuse)\b|\b(?:I|my|me)\b/u);
    expect(fr).not.toMatch(/(?<!\p{L})(?:je|mon|ma|mes)(?!\p{L})/u);
  }
});
