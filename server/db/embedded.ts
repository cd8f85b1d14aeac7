import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Failure } from '#shared/endpoint.ts';
import type { ThreadAnswer, ThreadRequest } from './pglite-thread.ts';
import { type Database, type PostgresPoolClient, refuseInsideTransaction } from './pool.ts';

type Ask = ThreadRequest extends infer R ? (R extends ThreadRequest ? Omit<R, 'id'> : never) : never;
type Result = { rows: Record<string, unknown>[]; affected: number };

/** Takes the data folder for this process; freed by the system even after kill -9. Throws Failure('conflict') when another process has it. */
function own(dir: string): DatabaseSync {
  mkdirSync(dirname(dir), { recursive: true });
  const lock = new DatabaseSync(`${dir}.lock`);
  try {
    lock.exec('pragma locking_mode=exclusive; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw new Failure(
      'conflict',
      `Another studio is running on the data folder ${dirname(dir)}. Stop it first, or set STUDIO_DATA to another folder.`,
      { cause: error },
    );
  }
}

/** PostgreSQL inside this program: PGlite in a thread of its own, durable under `dir`, or in memory when `dir` is null. */
export async function openEmbedded(dir: string | null): Promise<Database & { syncs(): Promise<number> }> {
  const path = dir && join(dir, 'db');
  const lock = path ? own(path) : null;
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData: { dir: path } });
  const waiting = new Map<number, { resolve: (result: Result) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let last = 0;
  let closed = false;

  await new Promise<void>((ready, failed) => {
    thread.once('error', failed);
    thread.on('message', (answer: ThreadAnswer) => {
      if (answer.kind === 'ready') ready();
      else if (answer.kind === 'fatal') failed(new Error(`The embedded database did not open: ${answer.message}`));
      else if (answer.kind === 'notification') for (const tell of listeners.get(answer.channel) ?? []) tell(answer.payload);
      else {
        const asked = waiting.get(answer.id);
        waiting.delete(answer.id);
        if (answer.kind === 'done') asked?.resolve(answer);
        else asked?.reject(Object.assign(new Error(answer.error.message), answer.error));
      }
    });
  });
  thread.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });

  const ask = (request: Ask): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (closed && request.op !== 'close') return reject(new Error('The database is closed'));
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      thread.postMessage({ ...request, id });
    });

  let tail: Promise<void> = Promise.resolve();
  /** The engine has one session: a transaction keeps all others out until it ends. */
  const turn = async (): Promise<() => void> => {
    const before = tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    tail = promise;
    await before;
    return resolve;
  };
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const release = await turn();
    try {
      return await work();
    } finally {
      release();
    }
  };

  function client(): PostgresPoolClient {
    let release: (() => void) | null = null;
    let broken = false;
    const send = async (sql: string, parameters: readonly unknown[]) => {
      try {
        const { rows, affected } = await ask({ op: 'query', sql, parameters: [...parameters] });
        return { command: 'UPDATE', rowCount: affected, rows };
      } catch (error) {
        broken = true;
        throw error;
      }
    };
    const query = async (sql: string, parameters: readonly unknown[] = []) => {
      if (/^(begin|start transaction)/i.test(sql)) {
        release = await turn();
        broken = false;
        return send(sql, []);
      }
      if (release && /^(commit|rollback$)/i.test(sql)) {
        const end = broken ? 'rollback' : sql;
        await ask({ op: 'query', sql: end, parameters: [] }).finally(() => (release?.(), (release = null)));
        return { command: end.toUpperCase(), rowCount: 0, rows: [] };
      }
      if (/^rollback to/i.test(sql)) broken = false;
      return release ? send(sql, parameters) : alone(() => send(sql, parameters));
    };
    return {
      query,
      release: () => {
        if (release) void query('rollback');
      },
    } as PostgresPoolClient;
  }

  return {
    engine: 'embedded',
    pool: {
      connect: async () => {
        refuseInsideTransaction();
        return client();
      },
      end: async () => {},
    } as unknown as Database['pool'],
    execute: (text, values) =>
      alone(() => (values?.length ? ask({ op: 'query', sql: text, parameters: values }) : rolledBackOnFailure(text))),
    async listen(channel, onNotification) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(onNotification));
      if (set.size === 1) await alone(() => ask({ op: 'listen', channel }));
      return { close: async () => void set.delete(onNotification) };
    },
    maintain: () =>
      alone(async () => void (await ask({ op: 'exec', sql: 'vacuum analyze' }), await ask({ op: 'exec', sql: 'checkpoint' }))),
    syncs: async () => Number((await ask({ op: 'syncs' })).rows[0]?.['syncs']),
    async close() {
      if (closed) return;
      await alone(async () => {
        closed = true;
        await ask({ op: 'close' });
      });
      await thread.terminate();
      lock?.close();
    },
  };

  /** A failed block of several statements must not leave its transaction open for the next caller. */
  async function rolledBackOnFailure(text: string): Promise<Result> {
    try {
      return await ask({ op: 'exec', sql: text });
    } catch (error) {
      await ask({ op: 'exec', sql: 'rollback' });
      throw error;
    }
  }
}
