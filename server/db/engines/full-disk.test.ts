import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { problemOf } from '#server/http/answers/errors.ts';
import { openDatabase } from '../connect.ts';
import { openEmbedded } from './embedded.ts';

const disk = mkdtempSync(join(tmpdir(), 'tale-studio-disk-'));
afterAll(() => rmSync(disk, { recursive: true, force: true }));

function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=80m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const ballast = join(disk, 'ballast');
const fill = () => {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
};

test('reports a full disk with a message, also at the start, keeps commits, and resumes when there is space', async ({
  skip,
}) => {
  if (!mountSmallDisk()) return skip('this process may not mount a small disk');
  try {
    const { database, db } = await openDatabase(null, disk);
    const heard: string[] = [];
    await database.listen('bell', (payload) => void heard.push(payload));
    await sql`create table kept (n int)`.execute(db);
    await sql`insert into kept values (1)`.execute(db);
    fill();
    /** Into the log alone, until the engine needs another piece of it: that stops the engine. */
    const flood = async () => {
      for (let n = 0; n < 400; n += 1)
        await sql`select pg_logical_emit_message(true, 'x', repeat(md5(random()::text), 3000))`.execute(db);
    };
    const told = async () => problemOf(await flood().catch((error: unknown) => error));
    expect(await told()).toMatchObject({ status: 507, error: expect.stringContaining('disk of the studio is full') });
    expect(await told()).toMatchObject({ status: 507 });
    rmSync(ballast);
    const rows = () =>
      sql<{ n: number }>`select n from kept`.execute(db).then(
        (found) => found.rows,
        () => null,
      );
    await expect.poll(rows, { timeout: 30_000, interval: 200 }).toEqual([{ n: 1 }]);
    await sql`select pg_notify('bell', 'rings')`.execute(db);
    await expect.poll(() => heard, { timeout: 5_000 }).toEqual(['rings']);
    await database.close();

    mkdirSync(join(disk, 'other'));
    fill();
    await expect(openEmbedded(join(disk, 'other'))).rejects.toMatchObject({
      name: 'Failure',
      message: expect.stringMatching(/disk (is full|has room)/),
    });
  } finally {
    execFileSync('umount', [disk]);
  }
}, 120_000);
