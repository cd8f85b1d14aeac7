import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { youtubeHost } from '#server/adapters/youtube/youtube-host.ts';

/** A request as it arrived; parts in alphabetical order, repeated parameters joined by commas. */
export type Heard = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: Buffer;
};
type Answer = { status: number; headers?: Record<string, string>; body?: unknown };

/**
 * A server that records what the adapter requests through Google's own client. It returns the answers that a test
 * prepared, then `{}`.
 */
export async function openRecordingHost() {
  const heard: Heard[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? '', 'http://x');
      const names = [...new Set(url.searchParams.keys())];
      const joined = (name: string) => url.searchParams.getAll(name).join(',');
      const query = Object.fromEntries(
        names.map((name) => [name, name === 'part' ? joined(name).split(',').toSorted().join(',') : joined(name)]),
      );
      heard.push({ method: request.method ?? '', path: url.pathname, query, headers: request.headers, body });
      const answer = answers.shift() ?? { status: 200, body: {} };
      response.writeHead(answer.status, { 'content-type': 'application/json; charset=UTF-8', ...answer.headers });
      response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const rootUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const host = youtubeHost({ clientId: 'c', clientSecret: 's', rootUrl });
  const account = host.as({ access: 'ya29.a', refresh: 'r', expiresAt: Date.now() + 3_600_000 }, async () => undefined);
  answers.push({ status: 200, body: { items: ['en', 'fr'].map((id) => ({ id, snippet: { hl: id } })) } });
  await account.knownAmong(['en']);
  return {
    account,
    heard,
    answer: (...next: Answer[]) => void answers.push(...next),
    asked: () => heard.map(({ method, path, query }) => [method, path, query]),
    json: (nth = 0): unknown => JSON.parse(heard[nth]?.body.toString('utf8') ?? ''),
    reset(): void {
      heard.length = 0;
      answers.length = 0;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
export type RecordingHost = Awaited<ReturnType<typeof openRecordingHost>>;
