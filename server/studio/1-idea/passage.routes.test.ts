import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseReference } from '#shared/story/scripture.ts';
import { openTestApp } from '#test/harness/app.ts';
import { ama, openStudio, type TestStudio } from '#test/harness/studio.ts';
import { passageRoutes } from './passage.routes.ts';

let studio: TestStudio;
let app: FastifyInstance;
beforeAll(async () => {
  studio = await openStudio();
  app = await openTestApp(studio.db, passageRoutes);
});
afterAll(() => app.close());

const propose = (payload: object, headers: Record<string, string> = { authorization: `Bearer ${ama}` }) =>
  app.inject({ method: 'POST', url: '/api/passages/propose', headers, payload });

test('answers an idea with the same three passages, each with description and reason', async () => {
  const answer = await propose({ prompt: 'two brothers who forgive each other', audience: 'family' });
  const { ok, fits, proposals } = answer.json();
  expect([answer.statusCode, ok, fits, proposals.length]).toEqual([200, true, true, 3]);
  for (const { ref, title, line, reasons, fit } of proposals) {
    expect(parseReference(ref)).not.toBeNull();
    expect([title.en, title.fr, line.en, line.fr, ...reasons].every((words) => words.length > 2)).toBe(true);
    expect(['good', 'near']).toContain(fit);
  }
  expect(
    (await propose({ prompt: 'two brothers who forgive each other', audience: 'family' })).json().proposals,
  ).toEqual(proposals);
});

test('says in which language the answer is to be shown', async () => {
  expect((await propose({ prompt: 'deux frères qui se pardonnent' })).json().language).toBe('fr');
  expect((await propose({ prompt: 'two brothers who forgive' })).json().language).toBe('en');
});

test('proposes others when the first ones are excluded', async () => {
  const first = (await propose({ prompt: 'afraid at night', audience: 'kids', limit: 2 })).json().proposals;
  const skip = first.map(({ id }: { id: string }) => id);
  const others = (await propose({ prompt: 'afraid at night', audience: 'kids', limit: 6, skip })).json().proposals;
  expect(others).toHaveLength(6);
  expect(others.filter(({ id }: { id: string }) => skip.includes(id))).toEqual([]);
});

test.each([
  [{ prompt: '  ' }, 'Describe a theme first'],
  [{}, 'Theme is missing'],
  [{ prompt: 'x'.repeat(2_001) }, '2,000 characters at most'],
  [{ prompt: 'hope', limit: 7 }, 'Limit may be'],
  [{ prompt: 'hope', limit: 0 }, 'Limit must be'],
  [{ prompt: 'hope', audience: 'dogs' }, 'Audience must be one of'],
  [{ prompt: 'hope', skip: Array.from({ length: 61 }, () => 'x') }, 'Skip'],
])('rejects an impossible question with a message %#', async (question, words) => {
  const answer = await propose(question);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ ok: false, code: 'invalid', error: expect.stringContaining(words) });
});

test('is for creators only', async () => {
  expect((await propose({ prompt: 'hope' }, {})).statusCode).toBe(401);
});
