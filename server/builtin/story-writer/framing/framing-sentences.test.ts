import { describe, expect, test } from 'vitest';
import { knownAs } from '#server/passages/known-passage.ts';
import { tablePassages } from '#server/passages/passage-table.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { audiences, tones } from '#shared/vocabulary.ts';
import { hearIdea } from '../idea/creators-idea.ts';
import { framingSentences } from './framing-sentences.ts';

const about = (reference: string) => {
  const range = parseReference(reference)!;
  const known = knownAs(range)!;
  return { range, known, theme: known.theme, outline: null, isWhole: true, words: 300 };
};

test.each(['Exodus 3:1-15', 'Mark 5:21-43', 'John 4:1-26', 'Acts 9:1-19', 'James 3:1-12', 'Psalm 23'])(
  'opens %s in another way in each of the five tones',
  (reference) => {
    const openings = tones.map((tone) =>
      framingSentences({ ...about(reference), idea: null, tone, audience: 'family' }, 't1')
        .wayIn.map(({ en }) => en)
        .join(' '),
    );
    expect(new Set(openings).size).toBe(tones.length);
  },
);

test('opens each passage of the table in each tone and for each audience with whole sentences', () => {
  for (const known of tablePassages().filter((_, at) => at % 8 === 0))
    for (const tone of tones)
      for (const audience of audiences) {
        const { wayIn } = framingSentences(
          {
            range: known.range,
            known,
            theme: known.theme,
            outline: null,
            isWhole: true,
            words: 300,
            idea: null,
            tone,
            audience,
          },
          't1',
        );
        for (const { en, fr } of wayIn) for (const text of [en, fr]) expect(text).toMatch(/^[“«\p{Lu}].*[.!?…]$/u);
      }
});

describe('a tale for an idea', () => {
  const told = (idea: string, reference: string, need: Parameters<typeof framingSentences>[0]['need'] = null) => {
    const of = about(reference);
    return framingSentences({ ...of, idea: hearIdea(idea, of.known), need, tone: 'gentle', audience: 'family' }, 't1');
  };

  test.each([
    ['a question', 'Why does God let it rain so hard?', 'Genesis 8'],
    ['a statement', 'Two sisters quarrel over a dress.', 'Genesis 33:1-11'],
  ])('leads from %s to what the passage shows', (_, idea, reference) => {
    const { fromIdea } = told(idea, reference);
    expect(fromIdea).toEqual([about(reference).known.hook]);
  });

  test('ends with what answers its need, and gives no advice behind it', () => {
    const lesson = { en: 'A mark says how one test went.', fr: 'Une note dit comment s’est passé un examen.' };
    const need = { says: { en: 'A bad mark hurts.', fr: 'Une mauvaise note fait mal.' }, lesson, today: null };
    const said = told('I failed my exam', 'Luke 5:1-11', need);
    expect(said.opening).toBe(need.says);
    expect(said.farewells).toEqual([lesson]);
    expect(said.takeHome?.en).toBe(about('Luke 5:1-11').known.lesson.en);
  });

  const dark = {
    says: {
      en: 'At night the chair has arms. Who is with us?',
      fr: 'La nuit, la chaise a des bras. Qui est avec nous ?',
    },
    lesson: { en: 'God sees in the dark.', fr: 'Dieu voit dans le noir.' },
    today: { en: 'Tonight we can pray.', fr: 'Ce soir, nous pouvons prier.' },
  };

  test('comes back to its need behind the lesson, and ends with what to do today', () => {
    const said = told('I am afraid of the dark', 'Psalm 23', dark);
    expect(said.opening).toBe(dark.says);
    expect(said.back).toBe(dark.lesson);
    expect(said.farewells).toEqual([dark.today]);
  });

  test('opens with one thought that ends in the question of the idea', () => {
    expect(told('Why is it so dark at night?', 'Psalm 23', dark).opening?.en).toBe(
      'At night the chair has arms. Why is it so dark at night?',
    );
    expect(told('A boy cannot sleep in the dark.', 'Psalm 23', dark).opening?.en).toBe(
      'A boy cannot sleep in the dark. At night the chair has arms. Who is with us?',
    );
  });

  test('names Jesus once: where the lesson does, no other sentence on him follows', () => {
    expect(told('Why do people fall ill?', 'Mark 2:1-12').honour).toEqual([]);
    expect(told('Why do people fall ill?', '2 Kings 5:1-19').honour).toHaveLength(1);
  });

  test('ends with the last thing that its passage teaches, where that stands by itself', () => {
    const said = told('the value of helping a stranger', '2 Kings 5:1-19');
    expect(said.farewells.map(({ en }) => en)).toEqual(['Help may come from people whom nobody notices.']);
    expect(said.lead.map(({ en }) => en).join()).not.toContain('Help may come');
  });
});
