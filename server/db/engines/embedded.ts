import { msg } from '@lingui/core/runtime-macro';
import { join } from 'node:path';
import { Failure } from '#shared/endpoint.ts';
import { absence, own } from './data-folder.ts';
import { type Engine, type EngineResult, startEngine } from './pglite-engine.ts';
import { type Database, type PostgresPoolClient, refuseInsideTransaction } from './pool.ts';

const reviveMs = 1_000;

/**
 * PostgreSQL inside this program: PGlite in a separate thread, durable under `dir`, or in memory when `dir` is null. An
 * engine that dies is started again.
 */
export async function openEmbedded(
  dir: string | null,
  log: (message: string) => void = () => {},
): Promise<Database & { syncs(): Promise<number> }> {
  const path = dir && join(dir, 'db');
  const lock = path ? own(path) : null;
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const hear = (channel: string, payload: string) => listeners.get(channel)?.forEach((tell) => tell(payload));
  let closed = false;
  let away: Failure | null = null;
  let engine = await startEngine(path, hear).catch(async (error: Error) => {
    lock?.close();
    const { code } = await absence(error, path);
    throw code === 'disk_full'
      ? new Failure(code, msg`The disk is full: free some space and start again. What was saved is still there.`)
      : new Failure(
          code,
          msg`The embedded database did not open: ${{ reason: error.message }}. Its files are in ${{ path }}.`,
        );
  });
  const watch = (living: Engine): void => void living.died.then(async (error) => closed || revive(error));
  watch(engine);

  /**
   * What was committed is on the disk: a new engine continues from there as soon as it can. In memory everything would
   * be lost, so there it stays stopped.
   */
  async function revive(error: Error): Promise<void> {
    if (!path) return;
    away = await absence(error, path);
    log(`The embedded database stopped: ${error.message}`);
    while (!closed && away) {
      try {
        const fresh = await startEngine(path, hear);
        for (const channel of listeners.keys()) await fresh.ask({ op: 'listen', channel });
        if (closed) return await fresh.end();
        engine = fresh;
        away = null;
        watch(fresh);
        log('The embedded database is back');
      } catch (again) {
        away = await absence(again as Error, path);
        await new Promise((wait) => setTimeout(wait, reviveMs));
      }
    }
  }

  const present = (): Engine => {
    if (closed) throw new Error('The database is closed');
    if (away) throw away;
    return engine;
  };
  let sent = 0;
  const ask = async (request: Parameters<Engine['ask']>[0], of = present()): Promise<EngineResult> => {
    sent += 1;
    return of.ask(request);
  };

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
    /** The engine that the transaction began on: a restarted engine does not know it. */
    let session: Engine | undefined;
    const send = async (sql: string, parameters: readonly unknown[]) => {
      try {
        const { rows, affected } = await ask({ op: 'query', sql, parameters: [...parameters] }, session);
        return { command: 'UPDATE', rowCount: affected, rows };
      } catch (error) {
        broken = true;
        throw error;
      }
    };
    const leave = () => {
      session = undefined;
      release?.();
      release = null;
    };
    const query = async (sql: string, parameters: readonly unknown[] = []) => {
      if (/^(begin|start transaction)/i.test(sql)) {
        release = await turn();
        broken = false;
        try {
          session = present();
          return await send(sql, []);
        } catch (error) {
          leave();
          throw error;
        }
      }
      if (release && /^(commit|rollback$)/i.test(sql)) {
        const end = broken ? 'rollback' : sql;
        await ask({ op: 'query', sql: end, parameters: [] }, session).finally(leave);
        return { command: end.toUpperCase(), rowCount: 0, rows: [] };
      }
      if (/^rollback to/i.test(sql)) broken = false;
      return release ? send(sql, parameters) : alone(() => send(sql, parameters));
    };
    return {
      query,
      release: () => {
        if (release) void query('rollback').catch(() => {});
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
    agree: async () => true, // nobody else is there
    sent: () => sent,
    maintain: () =>
      alone(
        async () =>
          void (await ask({ op: 'exec', sql: 'vacuum analyze' }), await ask({ op: 'exec', sql: 'checkpoint' })),
      ),
    syncs: async () => Number((await ask({ op: 'syncs' })).rows[0]?.['syncs']),
    async close() {
      if (closed) return;
      await alone(async () => {
        closed = true;
        await engine.end();
      });
      lock?.close();
    },
  };

  /** A failed block of several statements must not leave its transaction open for the next caller. */
  async function rolledBackOnFailure(text: string): Promise<EngineResult> {
    try {
      return await ask({ op: 'exec', sql: text });
    } catch (error) {
      await ask({ op: 'exec', sql: 'rollback' }).catch(() => {});
      throw error;
    }
  }
}
