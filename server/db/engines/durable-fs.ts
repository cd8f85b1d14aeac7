import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Nodefs = { NODEFS?: { stream_ops?: { fsync?: (stream: { nfd: number }) => number } } };
const eio = 29;

/** A PGlite file system whose fsync reaches the disk; `onSync` is called after each one. */
export function durableFs(dir: string, onSync: () => void = () => {}): NodeFS {
  const fs = new NodeFS(dir);
  const init = fs.init.bind(fs);
  fs.init = async (pg, options) => {
    const ready = await init(pg, options);
    ready.emscriptenOpts.preRun ??= [];
    (ready.emscriptenOpts.preRun as ((module: Nodefs) => void)[]).push((module) => {
      const streams = module.NODEFS?.stream_ops;
      if (!streams)
        throw new Error(
          'This build of the embedded database has no place for fsync: it would lose data in a power cut',
        );
      streams.fsync = ({ nfd }) => {
        try {
          fsyncSync(nfd);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EINVAL') return eio;
        }
        onSync();
        return 0;
      };
    });
    return ready;
  };
  return fs;
}

/** PGlite's own parameters without `-F`, which would switch fsync off; its fdatasync is a stub, so plain fsync. */
export const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on', 'shared_buffers=32MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

/**
 * Prepares the cluster in a sibling folder and renames it into place, so that a killed first start leaves nothing half
 * made. Call it as the owner.
 */
export async function prepareCluster(dir: string): Promise<void> {
  const parent = dirname(dir);
  const draft = `${dir}.init`;
  for (const name of readdirSync(parent))
    if (name === basename(draft)) rmSync(join(parent, name), { recursive: true, force: true });
  if (existsSync(join(dir, 'PG_VERSION'))) return;
  const pg = await PGlite.create({ dataDir: draft, fs: durableFs(draft), startParams: durableParameters });
  await pg.close();
  syncTree(draft);
  rmSync(dir, { recursive: true, force: true });
  renameSync(draft, dir);
  syncOne(parent);
}

function syncTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncOne(path);
  }
  syncOne(dir);
}

function syncOne(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
