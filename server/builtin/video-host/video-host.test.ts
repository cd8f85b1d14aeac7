import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openVideoHost } from '#test/fakes/video-host.ts';

const unit = 256 * 1024;
const dataDir = mkdtempSync(join(tmpdir(), 'video-host-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const program = `
  import { videoHost } from ${JSON.stringify(new URL('./video-host.ts', import.meta.url).href)};
  const host = videoHost({ dataDir: ${JSON.stringify(dataDir)}, redirectUris: [] });
  console.log(await host.listen(0));
`;
async function start(): Promise<{ child: ChildProcess; root: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, root: String(line).trim() };
}

test('keeps what it acknowledged after kill -9, and resumes uploads', async () => {
  const linking = await openVideoHost({ dataDir });
  const { access_token: access } = await linking.link('ama@example.com');
  await linking.stop();
  const bearer = { authorization: `Bearer ${access}` };
  const film = Buffer.alloc(2 * unit + 10, 'film');
  const send = (root: string, path: string, from: number, to: number) =>
    fetch(`${root}${path}`, {
      method: 'PUT',
      body: film.subarray(from, to),
      headers: { ...bearer, 'content-range': `bytes ${from}-${to - 1}/${film.length}` },
    });
  const kill = async (child: ChildProcess) => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  const first = await start();
  const opened = await fetch(`${first.root}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`, {
    method: 'POST',
    body: JSON.stringify({ snippet: { title: 'Kept' }, status: { privacyStatus: 'unlisted' } }),
    headers: { ...bearer, 'content-type': 'application/json', 'x-upload-content-type': 'video/mp4' },
  });
  const { pathname, search } = new URL(opened.headers.get('location') ?? '');
  expect((await send(first.root, pathname + search, 0, unit)).status).toBe(308);
  await kill(first.child);

  const second = await start();
  const probe = await fetch(`${second.root}${pathname}${search}`, {
    method: 'PUT',
    headers: { 'content-range': `bytes */${film.length}` },
  });
  expect([probe.status, probe.headers.get('range')]).toEqual([308, `bytes=0-${unit - 1}`]);
  const sent = await send(second.root, pathname + search, unit, film.length);
  const { id } = (await sent.json()) as { id: string };
  await kill(second.child);

  const third = await start();
  expect(
    (
      await fetch(`${third.root}${pathname}${search}`, {
        method: 'PUT',
        headers: { 'content-range': `bytes */${film.length}` },
      })
    ).status,
  ).toBe(200);
  const shown = await fetch(`${third.root}/media/${id}/video`);
  expect(Buffer.from(await shown.arrayBuffer()).equals(film)).toBe(true);
  await kill(third.child);
});
