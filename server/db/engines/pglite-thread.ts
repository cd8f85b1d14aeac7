import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { durableFs, durableParameters, prepareCluster } from './durable-fs.ts';

/** What the main thread may ask; every request carries an id and is answered once. */
export type ThreadRequest =
  | { id: number; op: 'query'; sql: string; parameters: unknown[] }
  | { id: number; op: 'exec'; sql: string }
  | { id: number; op: 'listen'; channel: string }
  | { id: number; op: 'syncs' }
  | { id: number; op: 'close' };
export type ThreadAnswer =
  | { kind: 'ready' }
  | { kind: 'fatal'; message: string }
  | { kind: 'done'; id: number; rows: Record<string, unknown>[]; affected: number }
  | {
      kind: 'failed';
      id: number;
      error: { message: string; severity?: string; code?: string; detail?: string; constraint?: string };
    }
  | { kind: 'notification'; channel: string; payload: string };

const port = parentPort!;
const { dir } = workerData as { dir: string | null };
const say = (answer: ThreadAnswer) => port.postMessage(answer);
let syncs = 0;

/** int8 as text, as the PostgreSQL driver gives it. */
const parsers = { 20: (text: string) => text };

async function open(): Promise<PGlite> {
  if (dir === null) return PGlite.create({ extensions: { pg_trgm }, parsers });
  await prepareCluster(dir);
  return PGlite.create({
    dataDir: dir,
    fs: durableFs(dir, () => void (syncs += 1)),
    startParams: durableParameters,
    extensions: { pg_trgm },
    parsers,
  });
}

async function serve(
  pg: PGlite,
  request: ThreadRequest,
): Promise<{ rows: Record<string, unknown>[]; affected: number }> {
  switch (request.op) {
    case 'query': {
      const { rows, affectedRows } = await pg.query<Record<string, unknown>>(request.sql, request.parameters);
      return { rows, affected: affectedRows ?? 0 };
    }
    case 'exec': {
      const results = await pg.exec(request.sql);
      return {
        rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]),
        affected: results.at(-1)?.affectedRows ?? 0,
      };
    }
    case 'listen': {
      await pg.listen(request.channel, (payload) => say({ kind: 'notification', channel: request.channel, payload }));
      return { rows: [], affected: 0 };
    }
    case 'syncs':
      return { rows: [{ syncs }], affected: 0 };
    case 'close':
      await pg.close();
      return { rows: [], affected: 0 };
  }
}

try {
  const pg = await open();
  port.on('message', (request: ThreadRequest) => {
    serve(pg, request).then(
      ({ rows, affected }) => say({ kind: 'done', id: request.id, rows, affected }),
      (error: Error & { severity?: string; code?: string; detail?: string; constraint?: string }) => {
        const { message, severity, code, detail, constraint } = error;
        say({
          kind: 'failed',
          id: request.id,
          error: {
            message,
            ...(severity && { severity }),
            ...(code && { code }),
            ...(detail && { detail }),
            ...(constraint && { constraint }),
          },
        });
      },
    );
  });
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'fatal', message: error instanceof Error ? error.message : String(error) });
}
