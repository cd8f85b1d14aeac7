import type { Page, Request, Route } from 'playwright-core';

type Seen = { lcp: number; shift: number };
/** Watches what the next page shows first; to be called before it opens. */
export const watchSight = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Seen = { lcp: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Milliseconds until the largest part stood, and how far things moved. */
export const sightOf = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

type FirstSight = { readonly requests: readonly string[]; readonly bytes: number; readonly shift: number };
/**
 * Opens a page with nothing but what the server names beside it, until its heading stands; the rest is held back until
 * then. So the answer does not depend on how quick the machine is.
 */
export async function firstSight(page: Page, address: string): Promise<FirstSight> {
  await watchSight(page);
  const document = await page.request.get(address);
  const named = new Set([...(document.headers()['link'] ?? '').matchAll(/<([^>]+)>/g)].map(([, path]) => path));
  const pathOf = (request: Request) => request.url().slice(new URL(address).origin.length);
  const first: Request[] = [];
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/*', async (route) => {
    const request = route.request();
    const isFirst = request.isNavigationRequest() || named.has(pathOf(request));
    if (isHeld && isFirst) first.push(request);
    if (isHeld && !isFirst) held.push(route);
    else await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('h1:not(.sr-only)').waitFor();
  isHeld = false;
  const sizes = await Promise.all(first.map((request) => request.sizes()));
  await Promise.all(held.map((route) => route.continue().catch(() => null)));
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => null);
  const bytes = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  return { requests: first.map(pathOf), bytes, shift: (await sightOf(page)).shift };
}
