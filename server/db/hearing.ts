import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';
import type { Database } from './engines/pool.ts';

const channel = 'studio_hearing';
const patienceMs = 15_000;
const againMs = 500;

/**
 * Refuses a database that is asked through a pooler which lends connections for a transaction only: what is sent with
 * NOTIFY would reach nobody, so live updates, cancelling and worker monitoring would fail silently.
 */
export async function requireHearing(database: Database, waitMs = patienceMs): Promise<void> {
  const mine = crypto.randomUUID();
  const { promise: heard, resolve: hear } = Promise.withResolvers<true>();
  const ear = await database.listen(channel, (payload) => payload === mine && hear(true));
  // inferred from silence
  const ring = () => void database.execute('select pg_notify($1, $2)', [channel, mine]).catch(() => null);
  ring();
  const again = setInterval(ring, againMs);
  let late: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((answer) => (late = setTimeout(answer, waitMs, false)));
  try {
    if (await Promise.race([heard, silence])) return;
    throw new Failure(
      'unavailable',
      msg`The database is reached through a pooler in transaction mode, where LISTEN does not work. Put the address of PostgreSQL itself, or of a pooler in session mode, into DATABASE_LISTEN_URL.`,
    );
  } finally {
    clearTimeout(late);
    clearInterval(again);
    await ear.close();
  }
}
