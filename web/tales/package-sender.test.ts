import { afterEach, expect, test, vi } from 'vitest';
import { sendPackage } from './package-sender.ts';

afterEach(() => vi.unstubAllGlobals());
const file = new File([new Uint8Array(10_000_000)], 'tale.zip', { lastModified: 1 });
const never = new AbortController().signal;

/** A studio that counts bytes and checks offsets; `lost` drops the answer to a call. */
function studio(here: number, lost: (call: string) => boolean = () => false) {
  const state = { here, calls: [] as string[] };
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    const call = `${method} ${url}`;
    state.calls.push(call);
    const wrong = method === 'PATCH' && Number((headers as Record<string, string>)['upload-offset']) !== state.here;
    if (method === 'PATCH' && !wrong) state.here += (body as Blob).size;
    if (lost(call)) return new Response('{"error":"busy"}', { status: 503 });
    if (wrong) return Response.json({ error: 'elsewhere' }, { status: 409 });
    if (url.endsWith('/tale')) return Response.json({ ok: true, jobId: 'j1' });
    const upload = { id: 'u1', name: 'tale.zip', offset: state.here, bytes: file.size, jobId: null, changedAt: 0 };
    return Response.json({ ok: true, upload });
  });
  return state;
}

test('sends a package in parts with progress, and orders its tale once', async () => {
  const state = studio(0);
  const told: number[] = [];
  expect(await sendPackage(file, never, (bytes) => told.push(bytes))).toBe('j1');
  expect(told).toEqual([0, 4_194_304, 8_388_608, 10_000_000]);
  expect(state.calls.filter((call) => call.endsWith('/tale'))).toHaveLength(1);
});

test('does not send again what arrived before', async () => {
  const state = studio(9_000_000);
  await sendPackage(file, never, () => {});
  expect([state.here, state.calls.filter((call) => call.startsWith('PATCH'))]).toEqual([
    file.size,
    ['PATCH /api/package-uploads/u1'],
  ]);
});

test('asks the studio for its offset when an answer was lost, instead of sending a part twice', async () => {
  let first = true;
  const state = studio(0, (call) => call.startsWith('PATCH') && first && !(first = false));
  expect(await sendPackage(file, never, () => {})).toBe('j1');
  expect([state.here, state.calls.filter((call) => call.startsWith('PATCH')).length]).toEqual([file.size, 3]);
});

test('does not retry a refusal', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'A package may have at most 4 GB.' }, { status: 400 }));
  await expect(sendPackage(file, never, () => {})).rejects.toThrow('at most 4 GB');
});
