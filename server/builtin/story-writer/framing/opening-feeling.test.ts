import { expect, test } from 'vitest';
import { tablePassages } from '#server/passages/passage-table.ts';
import { openingFeelings } from './opening-feeling.ts';

test('opens a tale with a feeling only where the passage speaks of it', () => {
  const [passage] = tablePassages();
  const of = (question: string) =>
    openingFeelings({
      ...passage!,
      title: { en: 'A Night', fr: 'Une nuit' },
      hook: { en: 'Somebody knocks.', fr: 'On frappe.' },
      lesson: { en: 'God is near.', fr: 'Dieu est proche.' },
      question: { en: question, fr: question },
      feelings: ['worry', 'fear'],
    });
  expect(of('Who looks after me when I am afraid?')).toEqual(['fear']);
  expect(of('How can I stop worrying?')).toEqual(['worry']);
  expect(of('Who is my neighbour?')).toEqual([]);
});
