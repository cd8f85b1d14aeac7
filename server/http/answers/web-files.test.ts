import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverInSizes, homePicture, type SizedPicture, storyCoverSizes } from '#shared/pictures/sized-picture.ts';
import { answerError } from './errors.ts';
import { webFiles } from './web-files.ts';

const script = 'export const a = 1;\n'.repeat(200);
const page = `<title>the app</title>${'<p></p>'.repeat(200)}`;
const root = mkdtempSync(join(tmpdir(), 'tale-studio-web-'));
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.vite'));
  const firstFiles = {
    '/': ['/assets/home-1.js'],
    '/tales/:id?tab=audio': ['/assets/audio-1.js'],
    '/tales/:id': ['/theme.js', '/assets/tale-1.css', '/assets/tale-1.js'],
    '/tales/new': ['/assets/tales-1.js'],
    '/dashboard': ['/assets/dashboard-1.js'],
    '/videos': ['/assets/videos-1.js'],
    '/login': ['/assets/entry-1.js'],
  };
  writeFileSync(join(root, '.vite', 'first-files.json'), JSON.stringify(firstFiles));
  for (const [name, text] of [
    ['assets/app-1.js', script],
    ['index.html', page],
  ] as const) {
    writeFileSync(join(root, name), text);
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(root, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(root, 'assets', 'small-1.js'), 'let b;');
  app = Fastify();
  app.setErrorHandler(answerError);
  await webFiles(app, root);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, accepts = '', method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { 'accept-encoding': accepts } });
/** What a browser with these cookies is told to preload. */
const linked = async (url: string, cookie = 'theme=dark; session=s1') =>
  String((await app.inject({ url, headers: { cookie } })).headers.link ?? '');

test('sends the copy that the browser accepts, brotli first, and tells caches so', async () => {
  const brotli = await get('/assets/app-1.js', 'gzip, deflate, br');
  expect(brotli.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(brotli.headers['content-type']).toContain('javascript');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const gzip = await get('/assets/app-1.js', 'gzip');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
});

test('sends the file itself to a browser without compression or where there is no copy', async () => {
  const plain = await get('/assets/app-1.js');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
  const small = await get('/assets/small-1.js', 'br');
  expect([small.headers['content-encoding'], small.body]).toEqual([undefined, 'let b;']);
});

test('compresses pages of the app too, and serves no copy under its own address', async () => {
  const tale = await get('/tales/abc', 'br');
  expect(tale.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(tale.headers['content-type']).toContain('text/html');
  expect(brotliDecompressSync(tale.rawPayload).toString()).toBe(page);
  expect((await get('/assets/app-1.js.br')).statusCode).toBe(404);
});

test('answers HEAD for a page like GET, without its body', async () => {
  const head = await get('/tales/abc', '', 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(page.length)]);
  expect((await get('/api/nothing', '', 'HEAD')).statusCode).toBe(404);
});

const ofTale = [
  '</theme.js>; rel=preload; as=script',
  '</assets/tale-1.css>; rel=preload; as=style; crossorigin=anonymous',
  '</assets/tale-1.js>; rel=modulepreload',
].join(', ');
test.each([
  ['/', '</assets/home-1.js>; rel=modulepreload'],
  ['/tales/abc?tab=story', ofTale],
  ['/tales/abc/', ofTale],
  ['/tales/abc?tab=Audio', '</assets/audio-1.js>; rel=modulepreload'],
  ['/tales/abc/else', undefined],
])('lists in a page the files of its first screen: %s', async (address, link) => {
  const told = (await get(address)).headers.link;
  const files =
    link &&
    String(told)
      .split(', ')
      .filter((part) => /^<\/(?!api\/)/.test(part))
      .join(', ');
  expect([told === undefined, files]).toEqual([link === undefined, link]);
});

test('preloads what a page requests first, also for sign-in, and nothing for a shared film', async () => {
  expect(await linked('/tales/a-1?tab=story')).toContain(
    '</api/tales/a-1/detail>; rel=preload; as=fetch; crossorigin=use-credentials',
  );
  expect(await linked('/tales/new')).not.toContain('/detail');
  expect(await linked('/')).toContain('</api/auth/session>; rel=preload');
  // The counts are requested without `credentials`, so a preload with them would go unused.
  expect(await linked('/dashboard')).toContain(
    '</api/dashboard/summary>; rel=preload; as=fetch; crossorigin=anonymous',
  );
  expect(await linked('/tales/a-1')).toContain('</api/jobs?mine=1&taleId=a-1&limit=30>; rel=preload');
  expect(await linked('/login')).toContain('</api/auth/session>; rel=preload');
  expect(await linked('/')).toContain('</api/youtube/connected>; rel=preload');
  expect(await linked('/login')).not.toContain('/api/youtube/connected');
  expect(await linked('/watch/a-token')).not.toContain('/api/');
  expect(await linked('/videos')).toContain('</api/videos>; rel=preload; as=fetch');
  expect(await linked('/videos?language=fr')).not.toContain('</api/videos>');
});

test('preloads nothing of a creator for a visitor, who would be refused it', async () => {
  for (const address of ['/', '/dashboard', '/videos', '/tales/a-1']) {
    const calls = (await linked(address, 'theme=dark')).split(', ').filter((part) => part.startsWith('</api/'));
    expect(calls, address).toEqual([expect.stringContaining('</api/auth/session>')]);
  }
});

test('preloads the largest picture of the home page and of a story, after the files', async () => {
  const picture = ({ src, srcSet, sizes }: SizedPicture) =>
    `<${src}>; rel=preload; as=image; imagesrcset="${srcSet}"; imagesizes="${sizes}"; fetchpriority=high`;
  expect(await linked('/')).toMatch(/assets\/home-1\.js>; rel=modulepreload, <\/api\/image-styles\//);
  expect(await linked('/')).toContain(picture(homePicture));
  for (const address of ['/tales/a-1', '/tales/a-1?tab=Story'])
    expect(await linked(address)).toContain(picture(coverInSizes('a-1', storyCoverSizes)));
  for (const address of ['/tales/a-1?tab=audio', '/tales/new', '/dashboard'])
    expect(await linked(address)).not.toContain('as=image');
});
