import { expect, test } from 'vitest';
import { HostTrouble } from '#server/ports/video-host.ts';
import { linkFinding, quotaFinding } from './channel-findings.ts';
import { findingLines } from './finding.ts';
import { clientFindings, type Google, isRegistered } from './google-probe.ts';
import { googleSetupFindings, redirectAddresses } from './google-setup.ts';

const keys = { clientId: '123456789-abc123.apps.googleusercontent.com', clientSecret: `GOCSPX-${'a'.repeat(28)}` };
const home = { ...keys, publicUrl: null, port: 4000, trustProxy: false };
const bad = (setup: typeof home | object) =>
  googleSetupFindings({ ...home, ...setup })
    .filter(({ state }) => state === 'fail' || state === 'warn')
    .map(({ about }) => about);

test('prints both redirect addresses exactly, for this machine and for a public one', () => {
  expect(redirectAddresses(home)).toEqual([
    'http://localhost:4000/auth/google/callback',
    'http://localhost:4000/auth/youtube/callback',
  ]);
  expect(redirectAddresses({ publicUrl: 'https://tales.example/', port: 1 })[1]).toBe(
    'https://tales.example/auth/youtube/callback',
  );
  expect(JSON.stringify(googleSetupFindings(home))).toContain('http://localhost:4000/auth/youtube/callback');
});

test('reports wrong keys and addresses with the next step', () => {
  expect(bad({})).toEqual([]);
  expect(bad({ clientId: null, clientSecret: null })).toEqual([]);
  expect(bad({ clientSecret: null })).toEqual(['Google keys']);
  expect(bad({ clientId: 'AIzaSomething', clientSecret: 'nothing' })).toEqual([
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
  ]);
  expect(bad({ publicUrl: 'http://tales.example' })).toEqual(['https']);
  expect(bad({ publicUrl: 'https://192.0.2.7', trustProxy: true })).toEqual(['Name']);
  expect(bad({ publicUrl: 'https://tales.example' })).toEqual(['TRUST_PROXY']);
  for (const finding of googleSetupFindings({ ...home, publicUrl: 'http://tales.example' }))
    if (finding.state === 'fail') expect(findingLines(finding)[1]).toContain('Next: ');
});

const answering = (body: unknown, headers: Record<string, string> = {}): Google => ({
  tokenUrl: 'https://oauth2.googleapis.com/token',
  authUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  clock: () => Date.parse('2026-11-21T12:00:00Z'),
  fetch: async () => new Response(JSON.stringify(body), { status: headers['location'] ? 302 : 400, headers }),
});
const client = { id: 'i', secret: 's', redirectUri: 'r' };

test.each([
  [{ error: 'invalid_grant' }, 'ok'],
  [{ error: 'invalid_client', error_description: 'The OAuth client was not found.' }, 'fail'],
  [{ error: 'redirect_uri_mismatch' }, 'fail'],
  ['<html>', 'warn'],
])('reports Google’s answer %j to an impossible code as %s', async (body, state) =>
  expect((await clientFindings(answering(body), client))[0]?.state).toBe(state),
);

test('reports a wrong clock and an unreachable Google', async () => {
  const off = await clientFindings(
    answering({ error: 'invalid_grant' }, { date: 'Sat, 21 Nov 2026 11:50:00 GMT' }),
    client,
  );
  expect(off[1]).toMatchObject({ state: 'fail', words: expect.stringContaining('600 s ahead') });
  const away: Google = { ...answering({}), fetch: () => Promise.reject(new Error('no network')) };
  expect(await clientFindings(away, client)).toMatchObject([
    { state: 'fail', words: expect.stringContaining('cannot be reached') },
  ]);
  expect(await isRegistered(away, 'i', 'r')).toBeNull();
});

test('recognizes an address that Google would not redirect to', async () => {
  const error = Buffer.from('\n\u0015redirect_uri_mismatch\u0012').toString('base64url');
  const to = (location: string) => isRegistered(answering({}, { location }), 'i', 'r');
  expect(await to(`https://accounts.google.com/signin/oauth/error?authError=${error}`)).toBe(false);
  expect(await to('https://accounts.google.com/v3/signin/identifier?x=1')).toBe(true);
  expect(await to('https://accounts.google.com/signin/oauth/error?authError=eHg')).toBeNull();
});

const now = Date.parse('2026-11-21T12:00:00Z');
const link = (ask: () => Promise<unknown>, days = 1) =>
  linkFinding({ title: 'Ama', linkedAt: new Date(now - days * 86_400_000), reauthRequired: false, ask }, now);
const refusing =
  (kind: HostTrouble['kind'], reason = '') =>
  () =>
    Promise.reject(new HostTrouble(kind, 'words', { reason }));

test('says which setting at Google is wrong for a link', async () => {
  expect(await link(async () => 1)).toMatchObject({ state: 'ok' });
  expect((await link(refusing('rejected', 'accessNotConfigured'))).next).toContain(
    'apis/library/youtube.googleapis.com',
  );
  expect((await link(refusing('reauth', 'insufficientPermissions'))).words).toContain('youtube.force-ssl');
  expect((await link(refusing('reauth', 'invalid_grant'), 8)).words).toContain('test mode');
  expect((await link(refusing('reauth', 'invalid_grant'), 40)).words).not.toContain('test mode');
  expect(await link(refusing('quota'))).toMatchObject({ state: 'warn' });
  await expect(link(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
});

test('reports a day’s quota that is used up', () => {
  expect(quotaFinding({ units: 1, uploads: 1 }, { units: 10, uploads: 10 }).state).toBe('ok');
  expect(quotaFinding({ units: 10, uploads: 1 }, { units: 10, uploads: 10 }).state).toBe('warn');
});
