import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { HostAccount } from '#server/ports/video-host.ts';
import { openPublishing, type Publishing } from '#test/harness/publishing.ts';
import { ama } from '#test/harness/studio.ts';

let p: Publishing;
beforeAll(async () => void (p = await openPublishing()));
beforeEach(() => p.reset());
afterAll(() => p.close());

const order = { userId: ama, taleId: 't1', langs: ['en'], privacy: 'public', madeForKids: false, texts: {} } as const;
const publish = async (): Promise<string> => (await p.publications.publish(order)).publicationIds[0] ?? '';
const published = async (id: string) => {
  const { marker, state, video_id: videoId } = await p.row(id);
  const found = (await p.videos()).filter(({ snippet }) => snippet.description.includes(marker));
  return { state, videos: found.length, known: found[0]?.id === videoId, privacy: found[0]?.status.privacyStatus };
};
const once = { state: 'published', videos: 1, known: true, privacy: 'public' };

class Killed extends Error {}
/**
 * Dies in every call that `dies` names: before it reached the host, or after it did and before its answer was recorded.
 */
function dying(dies: (call: number) => 'before' | 'after' | null) {
  let calls = 0;
  return {
    calls: () => calls,
    intercept: (account: HostAccount): HostAccount => {
      const mortal =
        (work: (...args: unknown[]) => Promise<unknown>) =>
        async (...args: unknown[]) => {
          const when = dies((calls += 1));
          if (when === 'before') throw new Killed();
          const answer = await work(...args);
          if (when === 'after') throw new Killed();
          return answer;
        };
      return Object.fromEntries(
        Object.entries(account).map(([name, work]) => [name, mortal(work as never)]),
      ) as unknown as HostAccount;
    },
  };
}
async function untilDone(id: string): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    const end = await p.run(id).catch((error: unknown) => error);
    if (!(end instanceof Killed)) return end instanceof Error ? Promise.reject(end) : kills;
  }
}

test('publishes exactly once when killed before and after every call to the host', async () => {
  const counting = dying(() => null);
  p.wire.intercept = counting.intercept;
  await untilDone(await publish());
  const all = counting.calls();
  expect(all).toBeGreaterThanOrEqual(9);
  for (let at = 1; at <= all; at += 1) {
    for (const when of ['before', 'after'] as const) {
      p.wire.intercept = (account) => account;
      for (const { id } of (await p.publications.list('t1', ama)).items) await p.publications.remove(id, ama);
      p.wire.intercept = dying((call) => (call === at ? when : null)).intercept;
      const id = await publish();
      expect([at, when, await untilDone(id), await published(id)]).toEqual([at, when, 1, once]);
    }
  }
});

test('gives the same result when killed repeatedly at random', async () => {
  let seed = 7;
  const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let round = 0; round < 6; round += 1) {
    p.wire.intercept = (account) => account;
    for (const { id } of (await p.publications.list('t1', ama)).items) await p.publications.remove(id, ama);
    p.wire.intercept = dying(() => (chance() < 0.35 ? (chance() < 0.5 ? 'before' : 'after') : null)).intercept;
    const id = await publish();
    await untilDone(id);
    expect(await published(id)).toEqual(once);
  }
});

test('makes one video when two workers both believe they own the job', async () => {
  for (let round = 0; round < 4; round += 1) {
    for (const { id } of (await p.publications.list('t1', ama)).items) await p.publications.remove(id, ama);
    const id = await publish();
    await Promise.allSettled([p.run(id), p.run(id), p.run(id)]);
    await p.run(id);
    expect(await published(id)).toEqual(once);
  }
});

test('sends nothing from a worker that wakes with an old session while another sends', async () => {
  await p.addFilm('t1', 'en', Buffer.alloc(1000, 7));
  const id = await publish();
  const [opened, sent, woken] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  const pauseAfter =
    (name: 'openUpload' | 'sendChunk', reached: PromiseWithResolvers<void>, goOn: Promise<void>) =>
    (account: HostAccount): HostAccount => ({
      ...account,
      [name]: async (...args: unknown[]) => {
        const answer = await (account[name] as (...all: unknown[]) => Promise<unknown>)(...args);
        reached.resolve();
        await goOn;
        return answer;
      },
    });
  p.wire.intercept = pauseAfter('openUpload', opened, sent.promise);
  const stopped = p.run(id).finally(() => woken.resolve());
  await opened.promise;
  p.wire.intercept = pauseAfter('sendChunk', sent, woken.promise);
  await Promise.all([stopped, p.run(id)]);
  expect(await published(id)).toEqual(once);
});

test.each(['drop-before', 'drop-after', 'cut', '500', '503', '401', 'duplicate'])(
  'publishes once when the host misbehaves (%s) at every request',
  async (kind) => {
    const id = await publish();
    for (let skip = 0; skip < 14; skip += 3) {
      await p.host.fault({ kind, skip, bytes: 300_000 });
      await p.run(id).catch(() => null);
      await p.host.calm();
    }
    await p.run(id);
    expect(await published(id)).toEqual(once);
  },
);

/** The host forgets the session after this many probes of it, as it does after a week. */
const forgetting = (account: HostAccount): HostAccount => ({ ...account, probeUpload: async () => ({ gone: true }) });

test('finds a film by its marker when the session is gone but the upload had arrived', async () => {
  const id = await publish();
  await p.host.fault({ kind: 'drop-after', method: 'PUT', skip: 3 });
  await expect(p.run(id)).rejects.toMatchObject({ kind: 'retry' });
  p.wire.intercept = forgetting;
  await p.run(id);
  expect(await published(id)).toEqual(once);
});

test('searches twice for a film that might have arrived when the session is gone, then sends it again', async () => {
  const id = await publish();
  await p.host.fault({ kind: 'drop-before', method: 'PUT', skip: 3 });
  await expect(p.run(id)).rejects.toMatchObject({ kind: 'retry' });
  p.wire.intercept = forgetting;
  await expect(p.run(id)).rejects.toMatchObject({ name: 'JobWaits' });
  expect((await p.row(id)).state).toBe('unknown');
  await expect(p.run(id)).rejects.toMatchObject({ name: 'JobWaits' });
  expect(await p.videos()).toEqual([]);
  p.time.now += 61_000;
  p.wire.intercept = (account) => {
    let session = '';
    const probeUpload: HostAccount['probeUpload'] = async (uri, bytes) =>
      uri === session ? account.probeUpload(uri, bytes) : { gone: true };
    return { ...account, probeUpload, openUpload: async (...all) => (session = await account.openUpload(...all)) };
  };
  await p.run(id);
  expect(await published(id)).toEqual(once);
});

test.each([0, 1, 2, 3])(
  'searches for the film and sends it again once when the host forgets the session at its request %i to it',
  async (skip) => {
    const id = await publish();
    await p.host.fault({ kind: 'expired', method: 'PUT', skip, times: 2 });
    for (let tries = 0; tries < 4; tries += 1) {
      await p.run(id).catch(() => null);
      p.time.now += 61_000;
    }
    await p.host.calm();
    await p.run(id);
    expect(await published(id)).toEqual(once);
  },
);

test('publishes nothing a second time from rows restored from before the upload', async () => {
  const id = await publish();
  const before = await p.row(id);
  await p.run(id);
  const old = {
    state: before.state,
    video_id: null,
    sealed_session: null,
    offset_bytes: 0,
    steps: JSON.stringify(before.steps),
  };
  await p.db.updateTable('publications').set(old).where('id', '=', id).execute();
  await p.run(id);
  expect(await published(id)).toEqual(once);
});

test('starts an upload again once when its address can no longer be opened', async () => {
  const id = await publish();
  await p.host.fault({ kind: '500', method: 'PUT', skip: 2 });
  await expect(p.run(id)).rejects.toMatchObject({ kind: 'retry' });
  await p.db
    .updateTable('publications')
    .set({ sealed_session: 'v1.forgotten.key.AAAA' })
    .where('id', '=', id)
    .execute();
  await p.run(id);
  expect(await published(id)).toEqual(once);
});
