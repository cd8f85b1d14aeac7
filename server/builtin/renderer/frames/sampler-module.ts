import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../', import.meta.url);
const sources = ['sampler', 'planes', 'life'].map((name) => `server/builtin/renderer/frames/${name}.assembly.ts`);
const built = fileURLToPath(new URL('dist/sampler.wasm', root));

/**
 * The compiled sampler: what the build left in dist/, otherwise compiled here and now (about two seconds, kept in dist/
 * when that can be written).
 */
export function samplerModule(): Promise<WebAssembly.Module> {
  return (loading ??= loadOrBuild().then((bytes) => WebAssembly.compile(bytes)));
}
let loading: Promise<WebAssembly.Module> | undefined;

async function loadOrBuild(): Promise<Uint8Array<ArrayBuffer>> {
  if (!(await isCurrent())) return buildSampler();
  return new Uint8Array(await readFile(built));
}

async function isCurrent(): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(built);
    const changed = await Promise.all(sources.map(async (source) => (await stat(new URL(source, root))).mtimeMs));
    return changed.every((at) => at <= mtimeMs);
  } catch {
    return false;
  }
}

/**
 * Compiles the sampler to WebAssembly with SIMD and leaves it in dist/sampler.wasm. Throws with the compiler's words
 * when it does not compile.
 */
export async function buildSampler(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: asc } = await import('assemblyscript/asc');
  let bytes: Uint8Array<ArrayBuffer> | null = null;
  const options = [
    '-o',
    'sampler.wasm',
    '-O3',
    '--noAssert',
    '--runtime',
    'stub',
    '--enable',
    'simd',
    '--enable',
    'relaxed-simd',
    '--importMemory',
  ];
  const { error, stderr } = await asc.main([...sources, ...options], {
    readFile: (name: string, folder: string) => readFile(new URL(`${folder}/${name}`, root), 'utf8').catch(() => null),
    writeFile: (_name: string, contents: string | Uint8Array) => {
      if (typeof contents !== 'string') bytes = new Uint8Array(contents);
    },
    listFiles: () => [],
  });
  if (error || !bytes) throw new Error(`The sampler does not compile: ${stderr.toString()}`, { cause: error });
  await keep(bytes);
  return bytes;
}

async function keep(bytes: Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(built), { recursive: true });
    const part = `${built}.${process.pid}.part`;
    await writeFile(part, bytes);
    await rename(part, built);
  } catch {
    // A read-only installation: the module of this process is all that is needed.
  }
}
