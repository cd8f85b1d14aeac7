/**
 * A browser without a screen: follows redirects by hand and keeps its cookies. All parts of a studio are on localhost,
 * so one jar serves them all.
 */
export function visitor() {
  const jar = new Map<string, string>();
  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  /** Follows redirects up to a page, or to an address that `there` accepts. */
  async function follow(
    start: string,
    there: (url: string) => boolean = () => false,
  ): Promise<{ url: string; html: string }> {
    let url = start;
    for (let hops = 0; hops < 15; hops += 1) {
      const answer = await ask(url);
      const next = answer.headers.get('location');
      if (!next) return { url, html: await answer.text() };
      url = new URL(next, url).href;
      if (there(url)) return { url, html: '' };
    }
    throw new Error(`Too many redirects from ${start}`);
  }
  return {
    jar,
    ask,
    follow,
    async signIn(studio: string, email: string): Promise<void> {
      const { url } = await follow(`${studio}/auth/google/start?login_hint=${encodeURIComponent(email)}`, (at) =>
        at.includes('/auth/callback?'),
      );
      if (!url.includes('success=1')) throw new Error(`Not signed in: ${url}`);
    },
    /** Allows the studio to publish to the creator's own channel, as its page asks. */
    async linkChannel(studio: string): Promise<void> {
      const { url, html } = await follow(`${studio}/auth/google/start?scope=youtube&force=1`);
      const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as [string, string],
      );
      const answer = await ask(new URL('/o/oauth2/consent', url).href, {
        method: 'POST',
        headers: { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
      const { url: end } = await follow(new URL(answer.headers.get('location') ?? '', url).href, (at) =>
        /[?&](confirm|linked|link_error)=/.test(at),
      );
      const channel = new URL(end).searchParams.get('confirm');
      if (channel) await this.call(`${studio}/api/channels/${channel}/confirm`, 'POST');
      else if (!end.includes('linked=')) throw new Error(`Not linked: ${end}`);
    },
    /** One JSON call; throws with the status and the words of the answer. */
    async call<T>(url: string, method = 'GET', body?: unknown, key?: string): Promise<T> {
      const answer = await ask(url, {
        method,
        ...(method === 'GET'
          ? {}
          : {
              headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
              body: JSON.stringify(body ?? {}),
            }),
      });
      if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
  };
}
export type Visitor = ReturnType<typeof visitor>;
