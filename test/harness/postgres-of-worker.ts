/**
 * The address of the PostgreSQL server of this test worker; null where the embedded engine is tested.
 * `TEST_DATABASE_URLS` has one for each worker, separated by blanks: what one worker leaves open would hold back what
 * another reads of the same server.
 */
export function postgresOfWorker(): string | null {
  const urls = (process.env['TEST_DATABASE_URLS'] ?? '').split(' ').filter(Boolean);
  return urls[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % urls.length] ?? null;
}
