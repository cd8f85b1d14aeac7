import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { followStudio } from './start.ts';

test('opens the stream once the page is mounted, and not for a page left before', async () => {
  const opened: FakeStream[] = [];
  class FakeStream extends EventTarget {
    static CLOSED = 2;
    closed = false;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      opened.push(this);
    }
    close() {
      this.closed = true;
    }
  }
  vi.stubGlobal('EventSource', FakeStream);
  followStudio(new QueryClient())();
  const stop = followStudio(new QueryClient());
  expect(opened).toEqual([]);
  await vi.waitFor(() => expect(opened.map(({ url }) => url)).toEqual(['/api/live']), { timeout: 3_000 });
  stop();
  expect(opened[0]?.closed).toBe(true);
  vi.unstubAllGlobals();
});
