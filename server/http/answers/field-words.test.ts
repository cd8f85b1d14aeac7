import { validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemOf } from './errors.ts';

const Body = z.strictObject({
  title: z.string().min(1).max(200),
  scenes: z.array(z.object({ fontSize: z.int().min(4).max(24) })).max(2),
  tone: z.enum(['gentle', 'epic']),
  verse: z.string().max(5, 'A reference is short, for example Luke 10:25-37.'),
});
const right = { title: 'Ruth', scenes: [{ fontSize: 12 }], tone: 'gentle', verse: 'Ps 1' };

/** The words for a body that is right but for these fields. */
function wordsFor(wrong: object): string {
  const validate = validatorCompiler({ schema: Body, method: 'POST', url: '/' });
  const { error } = validate({ ...right, ...wrong }) as unknown as { error: unknown };
  return problemOf(Object.assign(new Error('invalid'), { validation: error })).error;
}

test.each([
  [{ title: 'x'.repeat(1201) }, 'Title may have 200 characters at most.'],
  [{ title: '' }, 'Title is empty.'],
  [{ title: undefined }, 'Title is missing.'],
  [{ title: 7 }, 'Title must be a text.'],
  [{ scenes: [{ fontSize: 12 }, { fontSize: 99 }] }, 'Font size of scenes 2 may be 24 at most.'],
  [{ scenes: [right.scenes[0], right.scenes[0], right.scenes[0]] }, 'Scenes may have 2 entries at most.'],
  [{ scenes: [{ fontSize: 1.5 }] }, 'Font size of scenes 1 must be a whole number.'],
  [{ tone: 'loud' }, 'Tone must be one of: gentle, epic.'],
  [{ colour: 'red' }, 'The request has no field called colour.'],
  [{ verse: 'Psalm 119' }, 'A reference is short, for example Luke 10:25-37.'],
])('a wrong field is told in words: %j', (wrong, words) => {
  expect(wordsFor(wrong)).toBe(words);
});
