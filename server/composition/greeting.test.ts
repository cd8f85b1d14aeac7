import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { greeting } from './greeting.ts';
import type { Outside } from './outside.ts';
import { Outage } from '#server/ports/outage.ts';

const outside = (changed: object = {}) =>
  ({
    ffmpeg: { version: async () => '7.1.5' },
    narrator: { name: 'built-in voice', voices: async () => [{}] },
    musician: { name: 'built-in music' },
    writer: { name: 'built-in writer' },
    illustrator: { name: 'built-in art' },
    scripture: { installed: async () => ['WEB'] },
    watchPages: 'http://localhost:4002',
    ...changed,
  }) as unknown as Outside;
const said = async (environment: Record<string, string>, changed: object = {}) => {
  const config = readConfig(environment);
  const lines = await greeting({ config, outside: outside(changed), videoHostName: 'built-in video host' })(
    config.databaseUrl ? 'postgres' : 'embedded',
  );
  return lines.join('\n');
};

test('says at the start where the studio is, and what is and is not available', async () => {
  const words = await said({ PORT: '4100', STUDIO_DATA: '/srv/studio' });
  for (const line of [
    'Tale Studio is at http://localhost:4100',
    'embedded database, files in /srv/studio',
    'ffmpeg    7.1.5',
    'WEB; on the way or missing: LSG1910, EWEBIB',
    'built-in writer, built-in art, built-in voice, built-in music',
    'on this machine (no outside account needed)',
    'built-in video host at http://localhost:4002',
  ])
    expect(words).toContain(line);
  expect(words).not.toContain('warning');
});

test('names what is missing and what to do about it', async () => {
  const words = await said(
    {},
    { ffmpeg: { version: async () => null }, narrator: { name: 'x', voices: async () => [] } },
  );
  expect(words).toContain('not found: films cannot be rendered. Install it (Debian: apt install ffmpeg');
  expect(words).toContain('no built-in voice');
  expect(await said({}, { ffmpeg: { version: async () => '5.1.9' } })).toContain('CVE-2026-8461');
});

test('names other places and engines, and no keys', async () => {
  const words = await said({
    DATABASE_URL: 'postgres://me:secret@db/studio',
    PUBLIC_URL: 'https://tales.example',
    OPENAI_API_KEY: 'sk-secret',
  });
  expect(words).toContain('https://tales.example');
  expect(words).toContain('PostgreSQL');
  expect(words).toContain('keys for all: OpenAI');
  expect(words).not.toContain('secret');
});

test('reports storage that is away at the start, and continues', async () => {
  const installed = () => Promise.reject(new Outage('storage', 'The storage of files does not answer.'));
  expect(await said({}, { scripture: { installed } })).toContain(
    'Bibles    waiting for storage. The storage of files does not answer.',
  );
});
