import { afterEach, expect, test, vi } from 'vitest';
import { partSender } from './part-sender.ts';

afterEach(() => vi.unstubAllGlobals());
const reading = {
  taleId: 't1',
  sceneId: 's1',
  language: 'ee',
  kind: 'recorded',
  intent: 'one-intent-of-a-tab',
} as const;

/**
 * A studio that checks offsets; `trouble` may answer, or break, a call in its stead after or before it had its effect.
 */
function studio(trouble: (call: string, had: () => void) => void = () => {}) {
  const here = { text: '', finished: 0, calls: [] as string[] };
  const recording = () => ({
    id: 'r1',
    sceneId: 's1',
    language: 'ee',
    kind: 'recorded',
    offset: here.text.length,
    finished: here.finished > 0,
    intent: 'i',
    changedAt: 0,
  });
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const name = `${method} ${url}`;
    here.calls.push(name);
    let done = false;
    const sent = body instanceof Blob ? await body.text() : '';
    const offset = Number((headers as Record<string, string>)?.['upload-offset']);
    const wrong = method === 'PATCH' && offset !== here.text.length;
    const effect = () => {
      if (done) return;
      done = true;
      if (method === 'PATCH' && !wrong) here.text += sent;
      if (url.endsWith('/finish')) here.finished += 1;
    };
    trouble(name, effect);
    effect();
    return wrong
      ? Response.json({ error: 'elsewhere' }, { status: 409 })
      : Response.json({ ok: true, recording: recording(), item: null });
  });
  return here;
}

test('sends a growing recording whole, in order and once', async () => {
  const here = studio();
  let spoken = '';
  const arrived: number[] = [];
  const sender = partSender(
    reading,
    async () => new Blob([spoken]),
    (offset) => arrived.push(offset),
  );
  for (const word of ['one ', 'two ', 'three ']) {
    spoken += word;
    sender.push();
    await new Promise((next) => setTimeout(next, 20));
  }
  spoken += 'four';
  await sender.finish();
  expect([here.text, here.finished, arrived.at(-1)]).toEqual(['one two three four', 1, 18]);
});

test('says at the start that it replaces a part of a take', async () => {
  const begun: unknown[] = [];
  const here = studio();
  const asked = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/recordings')) begun.push(JSON.parse(String(init.body ?? '{}')));
    return asked(url, init);
  });
  const part = { takeId: 'k1', from: 3, to: 7 };
  await partSender({ ...reading, part }, async () => new Blob(['again'])).finish();
  expect([begun, here.text]).toEqual([[{ kind: 'recorded', part }], 'again']);
});

test('asks the studio for its offset when an answer was lost, instead of sending a part twice', async () => {
  let lost = 2;
  const here = studio((name, had) => {
    if (!name.startsWith('PATCH') || lost === 0) return;
    lost -= 1;
    had();
    throw new TypeError('the line went dead');
  });
  await partSender(reading, async () => new Blob(['spoken words'])).finish();
  expect([here.text, here.finished]).toEqual(['spoken words', 1]);
});

test('does not finish again when the answer to a finish was lost', async () => {
  let lost = 2;
  const here = studio((name, had) => {
    if (!name.endsWith('/finish') || lost === 0) return;
    lost -= 1;
    had();
    throw new TypeError('the line went dead');
  });
  await partSender(reading, async () => new Blob(['spoken'])).finish();
  expect(here.calls.filter((name) => name.endsWith('/finish')).length).toBeLessThanOrEqual(2);
  expect(here.text).toBe('spoken');
});

test('reports a refusal at once', async () => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? Response.json({ ok: false, error: 'Scene not found' }, { status: 404 }) : Response.json({}),
  );
  await expect(partSender(reading, async () => new Blob(['x'])).finish()).rejects.toThrow('Scene not found');
});

test('deletes a discarded recording from the studio even while a part is in transit', async () => {
  const here = studio();
  const sender = partSender(reading, async () => new Blob(['spoken']));
  sender.push();
  await sender.discard();
  expect(here.calls.at(-1)).toBe('DELETE /api/recordings/r1');
  sender.push();
  await new Promise((next) => setTimeout(next, 20));
  expect(here.calls.at(-1)).toBe('DELETE /api/recordings/r1');
});
