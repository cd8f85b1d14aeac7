import { mkdir, rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { s3Files } from '#server/adapters/s3-files.ts';
import type { FileStore } from '#server/ports/files.ts';
import { freePort } from '../free-port.ts';

const name = 'tales';
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * A bucket of an S3 server that nobody here wrote. It can be stopped and started, and the bucket be removed and made,
 * while files are stored.
 */
export async function secondBucket() {
  const dir = mkdtempSync(join(tmpdir(), 'tale-studio-bucket-'));
  const directory = join(dir, 'buckets');
  const port = await freePort();
  const run = async () => {
    const server = new S3rver({ address: '127.0.0.1', port, silent: true, directory, vhostBuckets: false });
    await server.run();
    return server;
  };
  await mkdir(join(directory, name), { recursive: true });
  let server = await run();
  const open = (place: Partial<typeof keys> = {}): FileStore =>
    s3Files({
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: name, region: 'us-east-1', pathStyle: true, pauseMs: 1 },
      ...{ ...keys, ...place, folder: join(dir, 'copies'), copiesBytes: 1_000_000_000 },
    });
  return {
    files: open(),
    /** Asks with a key that the server does not know. */
    withWrongKey: () => open({ accessKeyId: 'NOBODY' }),
    stop: () => server.close(),
    start: async () => void (server = await run()),
    removeBucket: () => rm(join(directory, name), { recursive: true }),
    makeBucket: () => mkdir(join(directory, name)),
    /** Empties the bucket. */
    async clear() {
      await rm(join(directory, name), { recursive: true, force: true });
      await mkdir(join(directory, name));
    },
    async close() {
      await server.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
export type SecondBucket = Awaited<ReturnType<typeof secondBucket>>;
