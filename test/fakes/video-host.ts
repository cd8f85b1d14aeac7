import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type VideoHostOptions, videoHost } from '#server/builtin/video-host/video-host.ts';

export const redirectUri = 'http://localhost:4000/auth/youtube/callback';

export type HostFixture = Awaited<ReturnType<typeof openVideoHost>>;

/**
 * A built-in video host on a free port with its faults within reach; `restart` and `stop` keep what is on its disk,
 * `close` removes it.
 */
export async function openVideoHost(options: Partial<VideoHostOptions> = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'video-host-'));
  const start = () => videoHost({ redirectUris: [redirectUri], faults: true, ...options, dataDir });
  let server = start();
  let root = await server.listen(0);
  const port = Number(new URL(root).port);

  /** Goes through the consent page as its owner would and returns the code. */
  async function consent(email: string, challenge?: string, scope?: string): Promise<string> {
    const form = new URLSearchParams({
      client_id: server.client.id,
      redirect_uri: redirectUri,
      response_type: 'code',
      state: 's',
      email,
    });
    if (challenge) form.set('code_challenge', challenge);
    if (challenge) form.set('code_challenge_method', 'S256');
    if (scope) form.set('scope', scope);
    const answer = await fetch(`${root}/o/oauth2/consent`, {
      method: 'POST',
      body: form,
      headers: { origin: root },
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? 'none:').searchParams.get('code') ?? '';
  }
  async function link(email: string, scope?: string): Promise<{ access_token: string; refresh_token: string }> {
    const verifier = randomBytes(32).toString('base64url');
    const code = await consent(email, createHash('sha256').update(verifier).digest('base64url'), scope);
    const { id, secret } = server.client;
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      client_id: id,
      client_secret: secret,
    };
    return (await (await fetch(`${root}/token`, { method: 'POST', body: new URLSearchParams(form) })).json()) as never;
  }
  return {
    dataDir,
    consent,
    link,
    root: () => root,
    client: () => server.client,
    fault: (fault: object) =>
      fetch(`${root}/_faults`, {
        method: 'POST',
        body: JSON.stringify(fault),
        headers: { 'content-type': 'application/json' },
      }),
    calm: () => fetch(`${root}/_faults`, { method: 'DELETE' }),
    async restart() {
      await server.close();
      server = start();
      root = await server.listen(port);
      await new Promise((seen) => setTimeout(seen, 20)); // pooled connections notice that they were closed
    },
    stop: () => server.close(),
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
