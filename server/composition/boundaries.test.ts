import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOneOfEach } from '#test/harness/one-of-each.ts';
import { addressOf, bodyOf } from '#test/schema-values.ts';
import { openWholeApp, type Route, type Schema, type WholeApp } from '#test/harness/whole-app.ts';

let app: WholeApp;
let routes: Route[];
let ids: Record<string, string>;
beforeAll(async () => {
  app = await openWholeApp();
  const streams = ['/api/live', '/api/images/stream', '/api/auth/logout'];
  routes = (await app.described()).filter(({ path }) => path.startsWith('/api/') && !streams.includes(path));
  await app.reset();
  ids = await addOneOfEach(app.studio);
});
afterAll(() => app.close());

const idOf = (name: string) => (/^scene/.test(name) ? ids['scene'] : /^image/.test(name) ? ids['image'] : ids['tale'])!;
const address = ({ path, operation }: Route) => addressOf(path, operation, idOf);
const bodySchema = ({ operation }: Route) => operation.requestBody?.content['application/json'].schema;

/** What no column, date or whole number of ours holds, and the last of each that one does. */
const numbers = [2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 253_402_300_800, 8.64e15 + 1, 1e308, -1, -(2 ** 31) - 1];
const texts = (parts: string[]) => parts.map((part) => Buffer.from(part).toString('base64url'));
/** Positions in lists whose dates JavaScript reads and a database does not, or the other way round. */
const cursors = [
  ...texts([
    '+275760-09-13T00:00:00.000Z x',
    '-271821-04-20T00:00:00.000Z x',
    '2026-02-30T00:00:00Z x',
    '0000-01-01T00:00:00Z x',
  ]),
  ...texts([
    '+275760-09-13T00:00:00.000Z t frame 1 x',
    '-271821-04-20T00:00:00.000Z t background 999999999 x',
    '\u0000 x',
  ]),
  ...[`999999999999999-${'0'.repeat(32)}`, `0-${'f'.repeat(32)}`, '9'.repeat(40), '-1', 'x'],
];

const isNumber = (schema: Schema): boolean =>
  ['integer', 'number'].includes(String(schema['type'])) || ((schema['anyOf'] ?? []) as Schema[]).some(isNumber);
/** Where in a schema a number stands, as the names on the way to it. */
function numberPlaces(schema: Schema, way: string[] = []): string[][] {
  if (isNumber(schema)) return [way];
  const inner = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  return inner.flatMap(([name, each]) => numberPlaces(each, [...way, name]));
}
function withNumber(body: unknown, [name = '', ...rest]: string[], number: number): unknown {
  const before = (body ?? {}) as Record<string, unknown>;
  return { ...before, [name]: rest.length > 0 ? withNumber(before[name], rest, number) : number };
}

type Answer = Awaited<ReturnType<WholeApp['ask']>>;
const faults: string[] = [];
function note({ method, path }: Route, what: string, { status, body }: Answer): void {
  if (status >= 500 && status !== 503) faults.push(`${method} ${path}, ${what}: ${status} ${body.slice(0, 120)}`);
}

test('rejects a number out of range with a message, wherever it is', async () => {
  let asked = 0;
  for (const route of routes) {
    const schema = bodySchema(route);
    const inQuery = (route.operation.parameters ?? []).filter((each) => each.in === 'query' && isNumber(each.schema));
    for (const number of numbers) {
      for (const place of schema ? numberPlaces(schema) : []) {
        const body = withNumber(bodyOf(route.operation, ids['tale']!), place, number);
        note(route, `${place.join('.')} = ${number}`, await app.ask('ama', route.method, address(route), body));
        asked += 1;
      }
      for (const { name } of inQuery) {
        const url = new URL(address(route), app.origin);
        url.searchParams.set(name, String(number));
        note(route, `${name}=${number}`, await app.ask('ama', route.method, url.pathname + url.search));
        asked += 1;
      }
    }
  }
  expect(asked).toBeGreaterThan(200);
  expect(faults.splice(0)).toEqual([]);
}, 240_000);

test('rejects a foreign list cursor with a message', async () => {
  const lists = routes.filter(({ operation }) => (operation.parameters ?? []).some(({ name }) => name === 'cursor'));
  expect(lists.length).toBeGreaterThan(3);
  for (const route of lists)
    for (const cursor of cursors) {
      const url = new URL(address(route), app.origin);
      url.searchParams.set('cursor', cursor);
      note(route, `cursor=${cursor}`, await app.ask('ama', route.method, url.pathname + url.search));
    }
  expect(faults.splice(0)).toEqual([]);
}, 120_000);

test('returns 415 for a body that is not JSON where JSON is expected', async () => {
  const types = [
    'multipart/form-data; boundary=x',
    'audio/wav',
    'text/plain',
    'application/x-www-form-urlencoded',
    'nonsense',
  ];
  const taking = routes.filter((route) => bodySchema(route));
  for (const route of taking)
    for (const type of types) {
      const answer = await app.ask('ama', route.method, address(route), Buffer.from('--x\r\n\r\na=b\r\n--x--'), {
        'content-type': type,
      });
      if (answer.status !== 415)
        faults.push(`${route.method} ${route.path}, ${type}: ${answer.status} ${answer.body.slice(0, 120)}`);
    }
  expect(faults.splice(0)).toEqual([]);
}, 120_000);
