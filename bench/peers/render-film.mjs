// `node render-film.mjs PROPS PUBLIC-FOLDER RESULT CHROMIUM`: one film by Remotion, as its documentation shows it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from '@remotion/bundler';
import { renderMedia, selectComposition } from '@remotion/renderer';

const [props, publicDir, outputLocation, browserExecutable] = process.argv.slice(2);
const inputProps = JSON.parse(readFileSync(props, 'utf8'));
const serveUrl = await bundle({
  entryPoint: fileURLToPath(new URL('./remotion-film.mjs', import.meta.url)),
  publicDir,
});
const browser = {
  browserExecutable,
  chromeMode: 'chrome-for-testing',
  chromiumOptions: { gl: 'swangle' },
  logLevel: 'error',
};
const composition = await selectComposition({ serveUrl, id: 'film', inputProps, ...browser });
await renderMedia({ composition, serveUrl, codec: 'h264', outputLocation, inputProps, concurrency: 2, ...browser });
