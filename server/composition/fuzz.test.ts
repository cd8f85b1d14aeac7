import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { addressOf, fitting } from '#test/schema-values.ts';
import { openWholeApp, type Route, type Schema, type WholeApp } from '#test/harness/whole-app.ts';

/** More of them, or others: `FUZZ_REQUESTS=10000 FUZZ_SEED=7`. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1_500);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
/** Streams never end, and signing out is for others. */
const left = ['/api/live', '/api/images/stream', '/api/auth/logout'];

let app: WholeApp;
let routes: Route[];
let ids: string[];
beforeAll(async () => {
  app = await openWholeApp();
  await app.outside.scripture.install('WEB', { signal: new AbortController().signal });
  routes = (await app.described()).filter(({ path }) => path.startsWith('/api/') && !left.includes(path));
});
afterAll(() => app.close());

/**
 * Everything of ama's again, for calls delete it; her token is not among the ids, for without it no call would get in.
 */
async function startOver(): Promise<void> {
  await app.reset();
  ids = Object.entries(await addOneOfEach(app.studio)).flatMap(([kind, id]) => (kind === 'token' ? [] : [id]));
}

/** The same numbers for the same seed, from 0 up to 1. */
function chance(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const next = chance(seed);
const one = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;

const strings = [
  ...[
    '',
    ' ',
    'x',
    'John 3:16',
    'Luke 10:25-37',
    'Foo 99:99',
    'ɔ̃ ŋ ƒ ɖ',
    '𝒥👩‍👩‍👧',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u200d',
    "'; drop table users; --",
  ],
  ...[
    '../../secret.key',
    '%2e%2e%2f',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '${7*7}',
    'null',
    '-1',
    '1e999',
    '2026-11-21T00:00:00Z',
    '*',
    '\\',
    '%',
    '_',
  ],
  ...[
    'x'.repeat(300),
    'ŋ'.repeat(5_000),
    'word '.repeat(3_000),
    '__proto__',
    'constructor',
    'MjAyNi0xMS0yMVQwMDowMDowMC4wMDBaIHg',
  ],
];
const odd: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  [],
  {},
  [[]],
  { a: { b: {} } },
  ...strings,
];
const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);

/** A value for a schema: it fits, nearly fits, or is something else. */
function value(schema: Schema, name: string): unknown {
  const dice = next();
  if (dice < 0.06) return one(odd);
  if (dice < 0.08) return nested(one([5, 40]));
  if (/^(id|.*Id)$/.test(name)) return dice < 0.7 ? one(ids) : one(strings);
  if (Array.isArray(schema['enum'])) return dice < 0.85 ? one(schema['enum'] as unknown[]) : one(strings);
  if (schema['type'] === 'object' && schema['properties']) {
    const fields = Object.entries(schema['properties'] as Record<string, Schema>).filter(() => next() < 0.8);
    return Object.fromEntries([
      ...fields.map(([key, inner]) => [key, value(inner, key)]),
      ...(next() < 0.1 ? [[one(strings), one(odd)]] : []),
    ]);
  }
  if (schema['type'] === 'array')
    return Array.from({ length: one([0, 1, 1, 2, 25, ...edgesOf(schema, 'Items', 600)]) }, () =>
      value(schema['items'] as Schema, name.replace(/s$/, '')),
    );
  if (schema['type'] === 'integer' || schema['type'] === 'number') return one(numbersAround(schema));
  if (schema['type'] === 'boolean') return next() < 0.5;
  if (dice < 0.2) return 'x'.repeat(one([0, 1, ...edgesOf(schema, 'Length', 200_000)]));
  return dice < 0.45 ? fitting(schema, name, one(ids)) : one(strings);
}

/** The least and the most that fits, and one beyond each, up to `bearable`. */
function edgesOf(schema: Schema, what: 'Items' | 'Length', bearable: number): number[] {
  const [least, most] = [Number(schema[`min${what}`] ?? 0), Number(schema[`max${what}`] ?? 0)];
  return [least - 1, least, most, most + 1].filter((count) => count >= 0 && count <= bearable);
}

/** The same for numbers, with what columns and JavaScript can just hold, and just not. */
function numbersAround({ minimum = 0, maximum = 9 }: Schema): number[] {
  const [least, most] = [Number(minimum), Number(maximum)];
  return [
    least,
    most,
    least - 1,
    most + 1,
    1,
    2,
    1_800_000_000,
    -5,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53 - 1,
    2 ** 53,
    0.5,
  ];
}

function request({ method, path, operation }: Route) {
  const text = (given: unknown) => (typeof given === 'string' ? given.toWellFormed() : String(given));
  const plain = addressOf(path, operation, () => (next() < 0.7 ? one(ids) : text(one(strings)))).split('?')[0] ?? '';
  const query = new URLSearchParams(
    (operation.parameters ?? [])
      .filter((each) => each.in === 'query' && next() < 0.7)
      .map((each) => [each.name, text(value(each.schema, each.name))]),
  );
  const schema = operation.requestBody?.content['application/json'].schema;
  const sent = JSON.stringify(schema ? value(schema, '') : undefined) as string | undefined;
  const body = sent !== undefined && next() < 0.03 ? sent.slice(0, Math.floor(sent.length / 2)) : sent;
  const headers: Record<string, string> =
    method === 'GET' ? (next() < 0.2 ? { range: one(['bytes=0-3', 'bytes=9-', 'bytes=-2', 'bytes=x']) } : {}) : {};
  if (method !== 'GET' && next() < 0.3)
    headers['idempotency-key'] = one(['short', 'key-of-one-intent', crypto.randomUUID(), 'ŋ'.repeat(20)]);
  if (method === 'PUT')
    return {
      method,
      url: `${plain}?${query}`,
      body: Buffer.from(text(one(strings))),
      headers: { 'content-type': one(['audio/wav', 'text/plain', 'application/zip', 'x/y']), ...headers },
    };
  return {
    method,
    url: query.size > 0 ? `${plain}?${query}` : plain,
    body,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
  };
}

/** Says which call it is, instead of waiting until the whole test is over. */
const unanswered = () =>
  new Promise<{ status: number; body: string }>((end) =>
    setTimeout(end, 300_000, { status: 599, body: 'no answer' }).unref(),
  );

test(
  `answers ${requests} nearly valid calls without an internal error`,
  async () => {
    const faults: string[] = [];
    const statuses: Record<number, number> = {};
    for (let n = 0; n < requests; n += 1) {
      if (n % 200 === 0) await startOver();
      const { method, url, body, headers } = request(one(routes));
      const answer = await Promise.race([app.ask('ama', method, url, body, headers), unanswered()]);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status >= 500)
        faults.push(
          `${method} ${url.slice(0, 300)} ${String(body).slice(0, 300)} -> ${answer.status} ${answer.body.slice(0, 200)}`,
        );
      if (answer.status >= 400 && !/^\{"ok":false,"code":"\w+","error":".+"\}$/s.test(answer.body))
        faults.push(`${method} ${url.slice(0, 200)}: not in words: ${answer.body.slice(0, 200)}`);
    }
    expect(faults).toEqual([]);
    expect(statuses[200]).toBeGreaterThan(requests / 10);
    expect(statuses[400]).toBeGreaterThan(requests / 10);
  },
  300_000 + 60 * requests,
);
