import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#shared/endpoint.ts';
import { problemOf } from './errors.ts';
import { contractWords, fieldNames } from './field-names.ts';

const Body = z.strictObject({
  title: z.string().min(1).max(200),
  scenes: z.array(z.object({ fontSize: z.int().min(4).max(24) })).max(2),
  tone: z.enum(['gentle', 'epic']),
  verse: z.string().max(5, 'A reference is short, for example Luke 10:25-37.'),
});
const right = { title: 'Ruth', scenes: [{ fontSize: 12 }], tone: 'gentle', verse: 'Ps 1' };

/** The answer to a body that is valid except for these fields. */
function problemFor(wrong: object) {
  const validate = validatorCompiler({ schema: Body, method: 'POST', url: '/' });
  const { error } = validate({ ...right, ...wrong }) as unknown as { error: unknown };
  return problemOf(Object.assign(new Error('invalid'), { validation: error }));
}

test.each([
  [{ title: 'x'.repeat(1201) }, 'Title may have 200 characters at most.'],
  [{ title: '' }, 'Title is empty.'],
  [{ title: null }, 'Title must be a text.'],
  [{ title: undefined }, 'Title is missing.'],
  [{ title: 7 }, 'Title must be a text.'],
  [{ scenes: [{ fontSize: 12 }, { fontSize: 99 }] }, 'Font size of scenes 2 may be 24 at most.'],
  [{ scenes: [right.scenes[0], right.scenes[0], right.scenes[0]] }, 'Scenes may have 2 entries at most.'],
  [{ scenes: [{ fontSize: 1.5 }] }, 'Font size of scenes 1 must be a whole number.'],
  [{ tone: 'loud' }, 'Tone must be one of: gentle, epic.'],
  [{ colour: 'red' }, 'The request has no field called colour.'],
  [{ verse: 'Psalm 119' }, 'A reference is short, for example Luke 10:25-37.'],
])('explains a wrong field: %j', (wrong, words) => {
  const { error, said } = problemFor(wrong);
  // The code is what screens in other languages go by.
  expect([error, typeof said?.id]).toEqual([words, 'string']);
});

/** Every field of every body in the contracts, by its name, and what the contracts say of their fields themselves. */
const typed = new Set<string>();
const written = new Set<string>();
type Inner = { _zod?: { def: Record<string, unknown> } };

function note(schema: unknown, name: string, isBody: boolean): void {
  const { _zod } = Object(schema) as Inner;
  if (!_zod) return;
  const { def } = _zod;
  for (const each of [def, ...((def['checks'] as Inner[] | undefined) ?? []).map(({ _zod: check }) => check?.def)]) {
    const words = typeof each?.['error'] === 'function' ? (each['error'] as (issue: object) => unknown)({}) : null;
    if (typeof words === 'string') written.add(words);
  }
  if (isBody && /^(?:string|number|array)$/.test(String(def['type']))) typed.add(name);
  for (const [key, inner] of Object.entries((def['shape'] ?? {}) as object)) note(inner, key, isBody);
  for (const inner of ['innerType', 'in', 'out', 'left', 'right'].map((key) => def[key])) note(inner, name, isBody);
  for (const inner of (def['options'] ?? []) as unknown[]) note(inner, name, isBody);
  for (const inner of [def['element'], def['valueType'], ...((def['items'] ?? []) as unknown[])])
    note(inner, '', isBody);
}

beforeAll(async () => {
  for (const file of globSync('shared/**/*.contract.ts')) {
    const contract = (await import(resolve(file))) as Record<string, unknown>;
    for (const each of Object.values(contract)) {
      const { method, params, query, body } = Object(each) as Partial<Endpoint>;
      if (method === undefined) continue;
      for (const schema of [params, query]) note(schema, '', false);
      note(body, '', true);
    }
  }
});

test('gives a code to exactly the field messages that the contracts word themselves', () => {
  expect([...contractWords.keys()].toSorted()).toEqual([...written].toSorted());
});

test('has a name for every text, number and list field that people fill in', () => {
  const forPrograms =
    /^(?:id|ids|ms|x|y|w|)$|(?:Id|Ids)$|^(?:atMs|base|fallback|family|fingerprint|svgData|turn|variantNumber|variants|variation)$/;
  const nameless = [...typed].filter((name) => !forPrograms.test(name) && !Object.hasOwn(fieldNames, name));
  expect(nameless).toEqual([]);
});
