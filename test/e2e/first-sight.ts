import type { Page } from 'playwright-core';

type Sight = {
  /** Milliseconds until the largest part stood, and until the heading of the page did. */
  readonly lcp: number;
  readonly heading: number;
  readonly shift: number;
  /** What had arrived by then; the favicon is not among it. */
  readonly files: readonly { readonly path: string; readonly end: number; readonly bytes: number }[];
};
type Seen = { lcp: number; heading: number; shift: number };

/** Watches what the next page shows first; to be called before it opens. */
export const watchSight = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Seen = { lcp: 0, heading: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      seen.heading ||= document.querySelector('h1:not(.sr-only)') ? performance.now() : 0;
    }).observe(document, { childList: true, subtree: true });
  });

export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const loads = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming);
    const files = loads.map(({ name, responseEnd, transferSize }) => ({
      path: new URL(name).pathname,
      end: responseEnd,
      bytes: transferSize,
    }));
    return { ...(window as unknown as { seen: Seen }).seen, files };
  });
