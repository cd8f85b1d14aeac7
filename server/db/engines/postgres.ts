import { msg } from '@lingui/core/runtime-macro';
import pg from 'pg';
import { Failure } from '#shared/endpoint.ts';
import { databaseAway, isDatabaseAway, Outage } from '#server/ports/outage.ts';
import { type Database, refuseInsideTransaction } from './pool.ts';

const reconnectMs = 500;

/**
 * What a process uses is a lock that it shares with all who use the same; its two numbers are the thing and the value.
 * It ends with the connection.
 */
const [thingNumber, valueNumber] = ['hashtext($1) & 2147483647', 'hashtext($2) & 2147483647'];
const say = `select pg_advisory_lock_shared(${thingNumber}, ${valueNumber})`;
const unsay = `select pg_advisory_unlock_shared(${thingNumber}, ${valueNumber})`;
const otherwise = `select 1 from pg_locks where locktype = 'advisory' and objsubid = 2 and classid::bigint = ${thingNumber}
  and objid::bigint <> ${valueNumber} and database = (select oid from pg_database where datname = current_database())`;

/**
 * The server is not running yet, or does not accept connections yet; a wrong name or password is a different failure.
 */
const isUnreached = (error: Error): boolean =>
  isDatabaseAway(error) ||
  /^(ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(
    String((error as { code?: string }).code),
  );

const unreached = (error: unknown): never => {
  throw new Outage('the database', databaseAway, { cause: error });
};

/**
 * Every question here is short: compiling one would take longer than answering it. Not as start-up options, which
 * poolers refuse.
 */
const settings = 'set idle_in_transaction_session_timeout = 60000; set jit = off';

/**
 * A PostgreSQL server. LISTEN has its own connection, which reconnects after a restart of the server; it is made to
 * `listenUrl` where `url` leads through a pooler that lends connections for a transaction only.
 */
export async function openPostgres(
  url: string,
  log: (message: string) => void = () => {},
  listenUrl = url,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which its types do not say.
    onConnect: (client) => client.query(settings).then(() => undefined),
  });
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`));
  // An idle client that is checked out would end the process when its server dies; its user fails at the next query
  // instead.
  let sent = 0;
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      sent += 1;
      return query(...given);
    }) as typeof client.query;
  });
  await pool.query('select 1').catch(async (error: Error) => {
    await pool.end();
    const words = msg`PostgreSQL is not responding (${{ reason: error.message }}): check that it runs and that DATABASE_URL is right.`;
    throw isUnreached(error)
      ? new Outage('the database', words, { cause: error })
      : new Failure('unavailable', words, { cause: error });
  });
  const listeners = new Map<string, Set<{ tell: (payload: string) => void; reconnected: () => void }>>();
  const agreed: { thing: string; value: string }[] = [];
  let ear: pg.Client | null = null;
  let closed = false;

  async function connectEar(): Promise<void> {
    const client = new pg.Client({ connectionString: listenUrl, keepAlive: true });
    const lost = () => {
      if (ear !== client) return;
      ear = null;
      if (!closed) setTimeout(retry, reconnectMs);
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.forEach(({ tell }) => tell(payload ?? '')),
    );
    await client.connect();
    ear = client;
    for (const channel of listeners.keys()) await client.query(`listen "${channel}"`);
    for (const { thing, value } of agreed) await client.query(say, [thing, value]);
  }
  function retry(): void {
    if (closed) return;
    connectEar().then(
      () => listeners.forEach((set) => set.forEach(({ reconnected }) => reconnected())),
      () => setTimeout(retry, reconnectMs),
    );
  }

  return {
    engine: 'postgres',
    pool: {
      connect: async () => {
        refuseInsideTransaction();
        return pool.connect().catch(unreached);
      },
      end: () => pool.end(),
    } as unknown as Database['pool'],
    async execute(text, values) {
      const answer = (await pool.query(text, values)) as unknown as pg.QueryResult | pg.QueryResult[];
      return { rows: Array.isArray(answer) ? answer.flatMap(({ rows }) => rows ?? []) : answer.rows };
    },
    async listen(channel, tell, reconnected = () => {}) {
      if (!ear) await connectEar();
      const set = listeners.get(channel) ?? new Set();
      const entry = { tell, reconnected };
      listeners.set(channel, set.add(entry));
      if (set.size === 1) await ear?.query(`listen "${channel}"`);
      return { close: async () => void set.delete(entry) };
    },
    async agree(thing, value) {
      if (!ear) await connectEar();
      await ear?.query(say, [thing, value]);
      const others = (await ear?.query(otherwise, [thing, value]))?.rows.length ?? 0;
      if (others > 0) await ear?.query(unsay, [thing, value]);
      else agreed.push({ thing, value });
      return others === 0;
    },
    sent: () => sent,
    maintain: async () => {},
    async close() {
      closed = true;
      await ear?.end();
      await pool.end();
    },
  };
}
