// Lays a brotli and a gzip copy beside each built file that is text: the server sends what the browser takes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './machine.mjs';

const pages = join(root, 'dist', 'web');
const text = /\.(?:js|css|html|svg|json|webmanifest|wasm)$/;

for (const name of readdirSync(pages, { recursive: true })) {
  const file = join(pages, name);
  if (!text.test(name) || name.startsWith('.vite')) continue;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const copies = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
  for (const [ending, copy] of Object.entries(copies)) if (copy.length < bytes.length) writeFileSync(`${file}.${ending}`, copy);
}
