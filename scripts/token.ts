import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '4000'}` },
    email: { type: 'string', default: 'demo@creator.local' },
    label: { type: 'string', default: 'command line' },
    scope: { type: 'string', default: 'publish' },
    days: { type: 'string', default: '90' },
    data: { type: 'string', default: process.env['STUDIO_DATA'] ?? './data' },
  },
});

/** Signs in through the studio's own identity provider as a browser would, by following its redirects. */
async function signIn(): Promise<string> {
  const jar = new Map<string, string>();
  let url = `${values.url}/auth/google/start?login_hint=${encodeURIComponent(values.email)}`;
  for (let hops = 0; hops < 15 && !url.includes('/auth/callback'); hops += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const next = answer.headers.get('location');
    if (!next) break;
    url = new URL(next, url).href;
  }
  const session = jar.get('session');
  if (!url.includes('success=1') || !session) {
    throw new Error(
      'This studio signs in elsewhere (Google): make a token in the browser, under Settings, Access tokens.',
    );
  }
  return session;
}

try {
  const session = await signIn();
  const answer = await fetch(`${values.url}/api/me/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `session=${session}` },
    body: JSON.stringify({
      label: values.label,
      scope: values.scope,
      days: values.days === 'never' ? null : Number(values.days),
    }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`The studio made no token (${answer.status}).`);
  mkdirSync(values.data, { recursive: true });
  writeFileSync(join(values.data, 'token'), token, { mode: 0o600 });
  console.log(token);
} catch (error) {
  const refused = (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';
  console.error(refused ? `No studio answers at ${values.url}. Start it with npm start.` : (error as Error).message);
  process.exit(1);
}
