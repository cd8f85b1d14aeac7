import { parseArgs } from 'node:util';
import type { HostAccount } from '#server/ports/video-host.ts';
import { openPublishing } from '#test/harness/publishing.ts';
import { ama } from '#test/harness/studio.ts';

/**
 * Publishes over and over while the work is killed at random, before or after a call to the host, and counts what is on
 * the channel.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    chance: { type: 'string', default: '0.3' },
    seed: { type: 'string', default: '1' },
  },
});
const [rounds, chance] = [Number(values.rounds), Number(values.chance)];
let seed = Number(values.seed);
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

class Killed extends Error {}
const counted = { kills: 0, published: 0, lost: 0, duplicates: 0, slowestMs: 0 };
const mortal =
  (work: (...args: unknown[]) => Promise<unknown>) =>
  async (...args: unknown[]) => {
    const [dies, before] = [random() < chance, random() < 0.5];
    if (dies && before) throw new Killed();
    const answer = await work(...args);
    if (dies) throw new Killed();
    return answer;
  };

const p = await openPublishing();
await p.reset();
for (let round = 0; round < rounds; round += 1) {
  p.wire.intercept = (account) => account;
  for (const { id } of (await p.publications.list('t1', ama)).items) await p.publications.remove(id, ama);
  const { publicationIds } = await p.publications.publish({
    userId: ama,
    taleId: 't1',
    langs: ['en'],
    privacy: 'public',
    madeForKids: false,
    texts: {},
  });
  const [id = ''] = publicationIds;
  p.wire.intercept = (account) =>
    Object.fromEntries(
      Object.entries(account).map(([name, work]) => [name, mortal(work as never)]),
    ) as unknown as HostAccount;
  const begun = performance.now();
  for (let done = false; !done; ) {
    await p.run(id).then(
      () => (done = true),
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error;
        counted.kills += 1;
      },
    );
  }
  counted.slowestMs = Math.max(counted.slowestMs, Math.round(performance.now() - begun));
  const videos = (await p.videos()).length;
  if (videos === 1) counted.published += 1;
  else if (videos === 0) counted.lost += 1;
  else counted.duplicates += 1;
}
await p.close();
console.table([{ rounds, ...counted }]);
process.exit(counted.lost + counted.duplicates === 0 ? 0 : 1);
