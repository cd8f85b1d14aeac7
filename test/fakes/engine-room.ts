import type { FastifyInstance } from 'fastify';
import { addressGate } from '#server/adapters/provider-http/pinned-lookup.ts';
import { engineRoutes } from '#server/studio/engines/engine.routes.ts';
import { openTestApp } from '../harness/app.ts';
import { openTestEngines } from '../harness/engines.ts';
import { fakeProvider } from './fake-provider.ts';
import { fakeStoryteller, goodHabits } from './fake-storyteller.ts';
import { ama, openStudio } from '../harness/studio.ts';
import { plainWriter, verseShelf } from '../harness/verse-shelf.ts';

/** A key that must never appear in any output. */
export const secretKey = 'sk-secret-key-of-ama-0123456789';
const brief = {
  mode: 'reference',
  range: { book: 'LUK', from: { chapter: 10, verse: 30 }, to: { chapter: 10, verse: 37 } },
  prompt: null,
  text: null,
  languages: ['en'],
  tone: 'gentle',
  audience: 'family',
  words: 300,
  culturalContext: 'universal',
  honorJesus: false,
  seed: 'one',
} as const;
type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';
const addresses: Record<string, string> = { localhost: '127.0.0.1' };

/**
 * The routes of hosted engines over fake providers; the studio has a key for Google, and lets one private server be
 * asked.
 */
export async function openEngineRoom() {
  const studio = await openStudio();
  const fake = await fakeProvider(fakeStoryteller(goodHabits));
  const world = openTestEngines({
    db: studio.db,
    http: fake.http,
    scripture: verseShelf(['WEB']),
    builtIn: plainWriter,
    studioKeys: { google: { key: 'AIza-key-of-the-studio-6789', address: null } },
    studioCapMicros: 50_000,
    checkAddress: addressGate({
      allowed: ['localhost:11434'],
      resolve: async (host) => [addresses[host] ?? '93.184.216.34'],
    }).check,
  });
  const app: FastifyInstance = await openTestApp(studio.db, (at) => engineRoutes(at, world));
  const ask = async (method: Method, url: string, payload?: object, userId = ama) => {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${userId}` },
      ...(payload ? { payload } : {}),
    });
    return { status: answer.statusCode, text: answer.body, json: answer.json() };
  };
  return {
    studio,
    fake,
    ask,
    keep: (provider: string, given: object = { key: secretKey }, userId = ama) =>
      ask('PUT', `/api/engines/${provider}/key`, given, userId),
    keyOf: async (provider: string) =>
      (await ask('GET', '/api/engines')).json.providers.find(({ id }: { id: string }) => id === provider)?.key,
    write: (work = 'w', taleId = 't1', userId = ama) =>
      world.writer.write(brief, {
        signal: new AbortController().signal,
        progress: async () => {},
        use: { userId, taleId, work },
      }),
    calls: () => studio.db.selectFrom('engine_calls').selectAll().orderBy('begun_at').execute(),
    /** Everything that the database holds, as a dump would show it. */
    async dump(): Promise<string> {
      const tables = [
        'engine_keys',
        'engine_calls',
        'engine_settings',
        'events',
        'activity',
        'idempotency_keys',
        'job_logs',
      ] as const;
      return JSON.stringify(
        await Promise.all(tables.map((table) => studio.db.selectFrom(table).selectAll().execute())),
      );
    },
    async reset(): Promise<void> {
      await studio.reset();
      fake.reset();
    },
    async close(): Promise<void> {
      await app.close();
      await fake.close();
    },
  };
}
