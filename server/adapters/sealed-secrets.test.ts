import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sealedSecrets } from './sealed-secrets.ts';
import { forgetOldKeys, rotateSecretKey, secretKeys } from './secret-key-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'sealed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const key = () => randomBytes(32).toString('base64');
const ama = { userId: 'ama', purpose: 'youtube' };

test('opens a secret for the same owner and use, and seals it differently each time', () => {
  const secrets = sealedSecrets({ keys: [key()] });
  const sealed = secrets.seal('refresh-token ɖƒŋ', ama);
  expect(secrets.open(sealed, ama)).toBe('refresh-token ɖƒŋ');
  expect(sealed).not.toContain('refresh-token');
  expect(secrets.seal('refresh-token ɖƒŋ', ama)).not.toBe(sealed);
});

test('does not open a secret for another owner or another use', () => {
  const secrets = sealedSecrets({ keys: [key()] });
  const sealed = secrets.seal('token', ama);
  for (const use of [
    { ...ama, userId: 'kofi' },
    { ...ama, purpose: 'upload' },
    { userId: 'ama","youtube', purpose: '' },
  ])
    expect(() => secrets.open(sealed, use)).toThrow('belongs to somebody or something else');
});

test('detects one changed character anywhere', () => {
  const secrets = sealedSecrets({ keys: [key()] });
  const sealed = secrets.seal('token', ama);
  for (let at = 0; at < sealed.length - 1; at += 1) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(() => secrets.open(changed, ama)).toThrow(/secret/);
  }
  expect(() => secrets.open('', ama)).toThrow('not a sealed secret');
});

test('opens old secrets after a rotation and marks them as old; without the old key it does not', () => {
  const [old, fresh] = [key(), key()];
  const sealed = sealedSecrets({ keys: [old] }).seal('token', ama);
  const rotated = sealedSecrets({ keys: [fresh, old] });
  expect([rotated.open(sealed, ama), rotated.isCurrent(sealed), rotated.isCurrent(rotated.seal('x', ama))]).toEqual([
    'token',
    false,
    true,
  ]);
  expect(() => sealedSecrets({ keys: [fresh] }).open(sealed, ama)).toThrow('not among the configured keys');
});

test('rejects a key that is not 32 bytes without repeating it', () => {
  expect(() => sealedSecrets({ keys: ['c2hvcnQ='] })).toThrow('32 bytes in base64');
  expect(() => sealedSecrets({ keys: [] })).toThrow('No secret key');
});

test('creates the key file once with mode 0600, repairs its mode, and prefers the environment', () => {
  const file = join(folder, 'secrets', 'keys');
  const made = secretKeys({ file });
  expect(secretKeys({ file })).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  chmodSync(file, 0o644);
  secretKeys({ file });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(secretKeys({ environment: ' abc def ', file })).toEqual(['abc', 'def']);
  const rotated = rotateSecretKey(file);
  expect([rotated.length, rotated[1], statSync(file).mode & 0o777]).toEqual([2, made[0], 0o600]);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(rotated);
  expect(forgetOldKeys(file)).toEqual([rotated[0]]);
  expect(readdirSync(join(folder, 'secrets'))).toEqual(['keys']);
});

test('refuses to start with an empty key file instead of sealing with a new key', () => {
  const file = join(folder, 'emptied');
  writeFileSync(file, '\n');
  expect(() => secretKeys({ file })).toThrow('holds no key');
});
