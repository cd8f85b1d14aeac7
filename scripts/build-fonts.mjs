// Unpacks Inter from WOFF2 into dist/fonts: the program that bakes thumbnails reads TTF only.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { root } from './machine.mjs';

const { resolve } = createRequire(import.meta.url);
const folder = join(root, 'dist', 'fonts');
mkdirSync(folder, { recursive: true });
for (const style of ['Light', 'Regular', 'Medium', 'SemiBold', 'Bold', 'ExtraBold', 'Black'])
  writeFileSync(
    join(folder, `Inter-${style}.ttf`),
    await decompress(readFileSync(resolve(`inter-ui/web/Inter-${style}.woff2`))),
  );
console.log('dist/fonts is up to date');
