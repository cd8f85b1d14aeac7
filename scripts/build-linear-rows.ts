/**
 * Compiles `server/passages/sentences/linear-rows.assembly.ts` to WebAssembly with SIMD, beside it. Run it when that
 * file has changed: a test says so. It takes some seconds.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { marked } from '#server/passages/sentences/linear-rows.ts';

const root = new URL('../', import.meta.url);
const folder = 'server/passages/sentences';
const { default: asc } = await import('assemblyscript/asc');
let bytes: Uint8Array<ArrayBuffer> | null = null;
const { error, stderr } = await asc.main(
  [
    `${folder}/linear-rows.assembly.ts`,
    ...['-o', 'linear-rows.wasm', '-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--importMemory'],
  ],
  {
    readFile: (name: string, within: string) => readFile(new URL(`${within}/${name}`, root), 'utf8').catch(() => null),
    writeFile: (_name: string, contents: string | Uint8Array) => {
      if (typeof contents !== 'string') bytes = new Uint8Array(contents);
    },
    listFiles: () => [],
  },
);
if (error || !bytes) throw new Error(`It does not compile: ${stderr.toString()}`, { cause: error });
await writeFile(new URL(`${folder}/linear-rows.wasm`, root), marked(bytes));
