import { expect, test } from 'vitest';
import { tablePassages } from '#server/passages/passage-table.ts';
import { tones } from '#shared/vocabulary.ts';
import { hearIdea, ideaForTitle, ideaOpening, ideaReturn } from './creators-idea.ts';

const known = () => tablePassages()[0] ?? null;
const english = (prompt: string) => hearIdea(prompt, known())?.en;
const french = (prompt: string) => hearIdea(prompt, known())?.fr;

test.each([
  ['Why should I not lie?', 'question', 'Why should I not lie?', 'why should I not lie?'],
  ['why does God let people suffer', 'question', 'Why does God let people suffer?', 'why does God let people suffer?'],
  ['A girl who finds a wallet', 'thought', 'a girl who finds a wallet', 'a girl who finds a wallet'],
  ['Please write a short story about forgiving your brother', 'thought', 'forgiving your brother', 'forgiving your brother'],
  ['Hope.', 'thought', 'hope', 'hope'],
  ['FORGIVENESS', 'thought', 'forgiveness', 'forgiveness'],
  ['My son will not share his toys.', 'account', 'My son will not share his toys.', 'my son will not share his toys'],
  ['I lost my job!!!', 'account', 'I lost my job.', 'I lost my job'],
])('%s is heard as a %s', (prompt, kind, text, short) => {
  expect(english(prompt)).toEqual({ kind, text, short });
});

test('French is heard as French, and set as French', () => {
  expect(french('Pourquoi ne faut-il pas mentir ?')).toEqual({
    kind: 'question',
    text: 'Pourquoi ne faut-il pas mentir\u202F?',
    short: 'pourquoi ne faut-il pas mentir\u202F?',
  });
  expect(french('Une histoire sur le pardon entre deux frères')?.text).toBe('le pardon entre deux frères');
});

test('in the other language the situation of the passage stands for the idea', () => {
  const passage = known();
  if (!passage) throw new Error('The passage table is empty');
  const [situation = ''] = passage.situations.en.slice(2);
  const idea = hearIdea(situation, passage);
  expect(idea?.en.text.toLowerCase()).toContain(
    situation
      .toLowerCase()
      .replace(/[.?!]$/, '')
      .slice(0, 12),
  );
  expect(passage.situations.fr).toContain(idea?.fr.text.replaceAll('\u202F', ' '));
});

test('a long idea is shortened at a sentence', () => {
  const long = `${'My brother took the money that our mother had put away for school. '.repeat(3)}${'Then he was sorry. '.repeat(60)}`;
  const text = english(long)?.text ?? '';
  expect(text).toMatch(/^My brother took the money .*school\.$/);
  expect(text.split(' ').length).toBeLessThanOrEqual(41);
  expect(ideaForTitle(hearIdea(long, known())!, 'en').split(' ').length).toBeLessThanOrEqual(8);
});

test.each(['', '   ', '!!!', '12345', 'zzqx', '👍👍', '<script>1</script>', 'Luke 15:11-32', 'https://example.com/a'])(
  '%j is no idea',
  (prompt) => {
    expect(hearIdea(prompt, known())).toBeNull();
  },
);

test.each(tones)('in a %s tale the idea opens it and comes back, in whole sentences', (tone) => {
  for (const prompt of ['Why should I not lie?', 'a girl who finds a wallet', 'My son lies to me. I do not know what to do.']) {
    const idea = hearIdea(prompt, known())!;
    for (const said of [ideaOpening(idea, tone).en, ideaReturn(idea, tone).en]) {
      expect(said).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(said).not.toMatch(/\{idea\}|[?!.]{2}|[?!.]\s?[.!]$/);
    }
    expect(ideaOpening(idea, tone).en.toLowerCase()).toContain(idea.en.text.toLowerCase());
  }
});
