import type { TaleId } from '#shared/ids.ts';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from '#test/e2e/browser.ts';
import { sightOf, watchSight } from '#test/e2e/first-sight.ts';
import { studioProcess } from '#test/e2e/studio-process.ts';
import { visitor } from '#test/e2e/visitor.ts';

/**
 * What a phone waits for until a page shows its largest part: 150 ms to the studio and back, 1.6 Mbit/s, a processor
 * four times slower. Beside each page a plain one of as many bytes, whose words wait for one script that does nothing:
 * what no page of this weight can beat on the machine as busy as it is.
 * `node bench/first-sight.ts [--pages /dashboard,/tales]`. The built pages are needed: `npm run build`.
 */

const { values } = parseArgs({ options: { pages: { type: 'string' } } });

const studio = await studioProcess();
await studio.start();
const browser = await openBrowser();
const plain = await plainPage();
try {
  const creator = visitor();
  await creator.signIn(studio.url, 'phone@example.com');
  const { taleId } = await creator
    .call<{ taleId: TaleId }>(`${studio.url}/api/tales/create`, 'POST', {
      ...{ mode: 'reference', reference: 'Luke 10:25-37', langs: ['en'], scenes: 4 },
    })
    .catch((error: Error) => (console.error(error.message), { taleId: '' }));
  const session = creator.jar.get('session') ?? '';
  const pages = values.pages?.split(',') ?? [
    ...['/login', '/', '/dashboard', '/tales', '/tales?view=kanban', '/images', '/videos', '/my-videos', '/settings'],
    ...(taleId ? [`/tales/${taleId}`] : []),
  ];
  console.log(
    '| page | LCP s | plain page, LCP s | layout shift | requests until then | kB until then | requests in all | ' +
      'kB in all |\n|---|---|---|---|---|---|---|---|',
  );
  for (const path of pages) {
    const seen = await firstSight(browser, studio.url + path, path === '/login' ? null : session);
    const peer = await firstSight(browser, `${plain.url}/${seen.bytes}`, null);
    console.log(row(path.replace(taleId || '-', ':id'), seen, peer.lcp));
  }
} finally {
  plain.close();
  await browser.close();
  await studio.dispose();
}

type Sight = { lcp: number; shift: number; requests: number; bytes: number; allRequests: number; allBytes: number };
function row(path: string, { lcp, shift, requests, bytes, allRequests, allBytes }: Sight, peer: number): string {
  const cells = [
    (lcp / 1000).toFixed(1),
    (peer / 1000).toFixed(1),
    shift.toFixed(3),
    requests,
    (bytes / 1000).toFixed(0),
    allRequests,
    (allBytes / 1000).toFixed(0),
  ];
  return `| ${path} | ${cells.join(' | ')} |`;
}

/** Pages of nothing but words and a script of as many bytes as their address says. */
async function plainPage() {
  const server = createServer(({ url = '/' }, answer) => {
    const [, bytes = '0', file] = url.split('/');
    answer.setHeader('content-type', file ? 'text/javascript' : 'text/html');
    if (file)
      answer.end(
        `//${randomBytes(Math.max(0, Number(bytes)))
          .toString('base64')
          .slice(0, Number(bytes))}`,
      );
    else answer.end(`<!doctype html><script src="/${bytes}/script.js"></script><h1>A plain page</h1>`);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/**
 * Opens a page in a new browser context, with nothing kept from before, and waits until the network is quiet. Bytes are
 * those that were transferred.
 */
async function firstSight(on: Browser, address: string, session: string | null): Promise<Sight> {
  const context = await on.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  if (session) await context.addCookies([{ name: 'session', value: session, url: studio.url }]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const ends: { at: number; bytes: number }[] = [];
  let began = 0;
  devtools.on('Network.requestWillBeSent', ({ timestamp }) => (began ||= timestamp));
  devtools.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) =>
    ends.push({ at: (timestamp - began) * 1000, bytes: encodedDataLength }),
  );
  await watchSight(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle', { timeout: 30_000 }).catch(() => {});
  await page.waitForTimeout(3000);
  const { lcp, shift } = await sightOf(page);
  await context.close();
  const until = ends.filter(({ at }) => at <= lcp);
  const sum = (list: typeof ends) => list.reduce((total, { bytes }) => total + bytes, 0);
  return { lcp, shift, requests: until.length, bytes: sum(until), allRequests: ends.length, allBytes: sum(ends) };
}
