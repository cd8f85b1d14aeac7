import { expect } from 'vitest';

export type Heard = { readonly id: string; readonly event: string; readonly data: Record<string, unknown> };

/**
 * Listens to a server-sent event stream of a listening app; `until(n)` waits for the first n events. Comments and retry
 * lines are left out.
 */
export async function hearEvents(url: string, { headers }: { headers: Record<string, string> }) {
  const stop = new AbortController();
  const answer = await fetch(url, { headers, signal: stop.signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const heard: Heard[] = [];
  const listening = (async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body!) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
        if (fields['data'])
          heard.push({ id: fields['id'] ?? '', event: fields['event'] ?? '', data: JSON.parse(fields['data']) });
      }
    }
  })().catch(() => {});
  return {
    heard,
    async until(count: number): Promise<Heard[]> {
      await expect.poll(() => heard.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
      return heard.slice();
    },
    close(): void {
      stop.abort();
      void listening;
    },
  };
}
