// After the pages are built: lists the files that each address needs at first sight, so that the server can name them
// before the browser finds them one after the other, and writes a brotli and a gzip copy of each text file: the server
// sends what the browser accepts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './machine.mjs';

const pages = join(root, 'dist', 'web');
const text = /\.(?:js|css|html|svg|json|webmanifest|wasm)$/;
const jsonIn = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

listFirstFiles();
for (const name of readdirSync(pages, { recursive: true }))
  if (text.test(name) && !name.startsWith('.vite')) layCopies(join(pages, name));

function listFirstFiles() {
  const chunks = jsonIn('dist', 'web', '.vite', 'manifest.json');
  // A file of the sources, or one of the groups that the build puts together.
  const chunkOf = (name) => chunks[name] ?? Object.values(chunks).find((chunk) => chunk.name === name);
  const filesOf = (entries) => {
    const found = new Map();
    const visit = (name) => {
      const chunk = chunkOf(name);
      if (!chunk) throw new Error(`The build has no ${name}: see web/page-files.json`);
      if (found.has(name)) return;
      found.set(name, [chunk.file, ...(chunk.css ?? [])]);
      for (const other of chunk.imports ?? []) visit(other);
    };
    for (const entry of entries) visit(entry);
    return [...found.values()].flat();
  };
  const isStyle = (file) => file.endsWith('.css');
  // What the first paint waits for comes first, then what every page runs. The browser goes by this order.
  const first = Object.entries(jsonIn('web', 'page-files.json')).map(([path, entries]) => {
    const files = filesOf(['entry', ...entries]);
    const sorted = ['theme.js', ...files.filter(isStyle), ...files.filter((file) => !isStyle(file))];
    return [path, [...new Set(sorted)].map((file) => `/${file}`)];
  });
  writeFileSync(join(pages, '.vite', 'first-files.json'), JSON.stringify(Object.fromEntries(first), null, 1));
}

function layCopies(file) {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const copies = { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) };
  for (const [ending, copy] of Object.entries(copies))
    if (copy.length < bytes.length) writeFileSync(`${file}.${ending}`, copy);
}
