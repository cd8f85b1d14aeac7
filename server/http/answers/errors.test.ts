import { msg } from '@lingui/core/runtime-macro';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { Failure } from '#shared/endpoint.ts';
import { decodeSaid, saidHeader } from '#shared/said.ts';
import { answerError } from './errors.ts';

const app = fastify();
app.setErrorHandler(answerError);
app.get('/said', () => {
  throw new Failure('conflict', msg`Nothing was sent to ${{ channel: 'Ɛʋe « é »' }}.`);
});
app.get('/plain', () => {
  throw new Failure('conflict', 'Nothing was sent.');
});
afterAll(() => app.close());

test('sends English in the body, and a code with values for other languages in a header', async () => {
  const answer = await app.inject('/said');
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { ok: false, code: 'conflict', error: 'Nothing was sent to Ɛʋe « é ».' },
  ]);
  expect(decodeSaid(String(answer.headers[saidHeader]))).toEqual({
    id: expect.any(String),
    values: { channel: 'Ɛʋe « é »' },
  });
});

test('sends no code with a third party’s message', async () => {
  const answer = await app.inject('/plain');
  expect([answer.json().error, answer.headers[saidHeader]]).toEqual(['Nothing was sent.', undefined]);
});
