import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { childEnvironment } from './child-environment.ts';

test('hides the studio’s keys and passwords from a child process', () => {
  const env = {
    ...process.env,
    OPENAI_API_KEY: 'sk-secret',
    DATABASE_URL: 'postgres://ama:secret@db/studio',
    S3_SECRET_KEY: 'secret',
  };
  const seen = execFileSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], {
    env: childEnvironment(env),
    encoding: 'utf8',
  });
  expect(seen).toContain('PATH');
  expect(seen).not.toContain('secret');
});
