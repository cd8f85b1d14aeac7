import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { openPostgres } from '#server/db/engines/postgres.ts';
import { Outage } from '#server/ports/outage.ts';
import { Failure } from '#shared/endpoint.ts';
import { freePort } from '#test/free-port.ts';
import { postgresOfWorker } from '#test/harness/postgres-of-worker.ts';
import { onceThere } from './waiting-room.ts';

const host = '127.0.0.1';

test('waits at the start for what is away, says so to callers, and releases the port', async () => {
  const port = await freePort();
  const said: string[] = [];
  const seen: unknown[] = [];
  let tries = 0;
  const begun = await onceThere(
    async () => {
      tries += 1;
      if (tries === 1) throw new Outage('the database', 'PostgreSQL does not answer.');
      const at = `http://${host}:${port}`;
      for (const path of ['/healthz', '/readyz', '/api/tales']) {
        const answer = await fetch(at + path);
        seen.push([answer.status, await answer.json()]);
      }
      return 'begun';
    },
    { door: { host, port }, log: (line) => said.push(line), firstMs: 1 },
  );
  expect([begun, tries, said]).toEqual(['begun', 2, ['Waiting for the database. PostgreSQL does not answer.']]);
  expect(seen).toEqual([
    [200, { ok: true }],
    [503, { ok: false, degraded: ['Database'] }],
    [503, { ok: false, code: 'unavailable', error: 'PostgreSQL does not answer.' }],
  ]);
  await new Promise<void>((free, taken) => {
    const next = createServer().once('error', taken);
    next.listen(port, host, () => next.close(() => free()));
  });
});

test('throws at once what waiting cannot fix', async () => {
  const wrong = onceThere(async () => Promise.reject(new Failure('invalid', 'No')), {
    door: null,
    log: () => {},
    firstMs: 1,
  });
  await expect(wrong).rejects.toThrow('No');
});

test('treats an absent PostgreSQL as an outage', async () => {
  await expect(openPostgres(`postgres://nobody@${host}:${await freePort()}/none`)).rejects.toBeInstanceOf(Outage);
});

test.runIf(postgresOfWorker())('reports a missing database at once', async () => {
  const url = Object.assign(new URL(postgresOfWorker()!), { pathname: '/no_such_database' }).href;
  const opening = openPostgres(url);
  await expect(opening).rejects.toBeInstanceOf(Failure);
  await expect(opening).rejects.not.toBeInstanceOf(Outage);
});
