import { expect, test } from 'vitest';
import { Failure } from '#shared/endpoint.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/connect.ts';
import { startWords } from './start-words.ts';
import { freePort } from '#test/free-port.ts';

const fault = (facts: object) => Object.assign(new Error('EACCES: mkdir /srv/studio'), facts);

test.each([
  [new Failure('conflict', 'Another studio is running'), 'Another studio is running'],
  [
    fault({ code: 'EADDRINUSE', port: 4001 }),
    'Port 4001 is taken by another program. Stop it, or choose others with PORT',
  ],
  [fault({ code: 'ENOSPC' }), 'The disk is full: free some space'],
  [fault({ code: '53100' }), 'The disk is full: free some space'],
  [fault({ code: 'EACCES' }), 'may not write there: EACCES: mkdir /srv/studio. Choose another folder with STUDIO_DATA'],
  [fault({ code: 'EEXIST', path: '/srv/notes.txt' }), '/srv/notes.txt is not a folder'],
])('says what to do when a start fails: %s', (error, words) => {
  expect(startWords(error)).toContain(words);
  expect(startWords(error)).not.toContain('start-words.test.ts');
});

test('prints the stack of a bug at the start', () =>
  expect(startWords(new TypeError('x'))).toContain('start-words.test.ts'));

test.each([
  [{ PORT: 'abc' }, 'PORT: '],
  [{ ROLE: 'boss' }, 'ROLE: '],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [{ NODE_ENV: 'production' }, 'ALLOW_LOCAL_IDENTITY=1'],
  [{ S3_BUCKET: 'films' }, 'all three'],
])('names the environment variable of an impossible value: %o', (environment, words) => {
  expect(() => readConfig(environment)).toThrow(words);
  expect(() => readConfig(environment)).toThrow(Failure);
});

test('limits the local identity to this machine unless configured otherwise', () => {
  expect(readConfig({}).host).toBe('127.0.0.1');
  expect(readConfig({ NODE_ENV: 'production', ALLOW_LOCAL_IDENTITY: '1' }).host).toBe('127.0.0.1');
  expect(readConfig({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).host).toBe('0.0.0.0');
});

test('says what to check when PostgreSQL does not answer', async () => {
  const nowhere = `postgres://studio:secret@127.0.0.1:${await freePort()}/studio`;
  const error = await openDatabase(nowhere, null).catch((caught: unknown) => caught);
  expect(startWords(error)).toMatch(/PostgreSQL is not responding .*DATABASE_URL/);
  expect(startWords(error)).not.toContain('secret');
});
