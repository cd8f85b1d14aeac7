import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { channelRepo } from '#server/studio/9-publication/channels/channel.repo.ts';
import { ama } from '#test/harness/studio.ts';
import { openVideoHost, redirectUri } from '#test/fakes/video-host.ts';
import { addSlots, intend, onChannel, putFilm, ways } from './fault-films.ts';
import { faultKinds, throughFaults } from './fault-rounds.ts';
import { type FaultPlace, openFaultStudio } from './fault-studio.ts';
import type { WorkerOrder } from './publish-worker.ts';
// @ts-expect-error -- a plain script
import { startPostgres } from '../../scripts/postgres.mjs';

/**
 * Counts videos against publications intended. `--rounds` of each fault; `--only kills` or `answers`; `--calls 3-5` for
 * a part of the kills.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    only: { type: 'string', default: '' },
    calls: { type: 'string', default: '1-99' },
    lanes: { type: 'string', default: '2' },
  },
});
const rounds = Number(values.rounds);
const [firstCall = 1, lastCall = 99] = values.calls.split('-').map(Number);
type Trial = { readonly name: string; readonly publicationIds: string[]; killed: number };

const began = Date.now();
const postgres = (await startPostgres()) as { url: string; stop: () => Promise<void> };
const dir = mkdtempSync(join(tmpdir(), 'publish-faults-'));
const host = await openVideoHost({ dataDir: join(dir, 'host') });
const name = `faults_${randomBytes(4).toString('hex')}`;
const admin = new pg.Client({ connectionString: postgres.url });
await admin.connect();
await admin.query(`create database ${name}`);
await admin.end();
const place: FaultPlace = {
  databaseUrl: Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href,
  filesDir: join(dir, 'files'),
  root: host.root(),
  client: { id: host.client().id, secret: host.client().secret },
  key: randomBytes(32).toString('base64'),
};
const time = { ahead: 0 };
const studio = await openFaultStudio(place, () => Date.now() + time.ahead);
await migrate(studio.db);
await studio.db.insertInto('users').values({ id: ama, email: 'ama@example.com', name: 'Ama' }).execute();

/** Links the channel, also again after the host refused its tokens. */
async function link(): Promise<void> {
  const verifier = randomBytes(32).toString('base64url');
  const code = await host.consent('ama@example.com', createHash('sha256').update(verifier).digest('base64url'));
  const { tokens, channel } = await studio.host.link({ code, verifier, redirectUri });
  const { picture: _address, ...seen } = channel;
  await channelRepo(studio.db).link(ama, seen, studio.accounts.sealTokens(ama, tokens));
}
const worker = (order: Omit<WorkerOrder, 'place'>): Promise<{ killed: boolean; calls: string[] }> =>
  new Promise((ended, failed) => {
    const script = join(import.meta.dirname, 'publish-worker.ts');
    const env = { ...process.env, NODE_COMPILE_CACHE: join(dir, 'compiled') };
    const child = spawn(process.execPath, [script, JSON.stringify({ place, ...order })], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    let told = '';
    child.stdout.on('data', (part) => (told += String(part)));
    const late = setTimeout(() => failed(new Error('A worker did not end')), 120_000);
    child.on('close', (_code, signal) => {
      clearTimeout(late);
      ended({ killed: signal === 'SIGKILL', calls: told ? (JSON.parse(told) as string[]) : [] });
    });
  });

const trials: Trial[] = [];
let count = 0;
await link();
const film = await putFilm(studio);
await addSlots(studio);
/** The next tale, in the next way. */
const nextOne = () => {
  count += 1;
  return intend(studio, film, `tale-${count}`, ways[count % ways.length]!);
};

/** One worker after another: each ends what the previous one left when it was killed, and dies over the next. */
async function lane(trial: Trial, times: number, at: number, when: 'before' | 'after'): Promise<void> {
  let left: string | null = null;
  for (let round = 0; round < times; round += 1) {
    const next = await nextOne();
    trial.publicationIds.push(next);
    const { killed } = await worker({ left, next, at, when });
    if (killed) trial.killed += 1;
    left = next;
  }
  if (left) await worker({ left, next: null, at: 0, when });
}
if (!values.only || values.only === 'kills') {
  const { calls } = await worker({
    left: null,
    next: await intend(studio, film, 'tale-0', 'ordered from the tab'),
    at: 0,
    when: 'before',
  });
  const lanes = Math.max(1, Math.min(Number(values.lanes), rounds));
  for (const [index, call] of calls.entries())
    for (const when of ['before', 'after'] as const) {
      if (index + 1 < firstCall || index + 1 > lastCall) continue;
      const trial: Trial = {
        name: `killed ${when} ${call} (call ${index + 1} of ${calls.length})`,
        publicationIds: [],
        killed: 0,
      };
      trials.push(trial);
      const share = (nth: number) => Math.floor(rounds / lanes) + (nth < rounds % lanes ? 1 : 0);
      await Promise.all(Array.from({ length: lanes }, (_, nth) => lane(trial, share(nth), index + 1, when)));
      console.error(`${trial.name}: ${trial.killed} kills, ${Math.round((Date.now() - began) / 1000)} s`);
    }
}
if (!values.only || values.only === 'answers')
  for (const kind of faultKinds) {
    const trial: Trial = { name: kind, publicationIds: [], killed: 0 };
    trials.push(trial);
    for (let round = 0; round < rounds; round += 1) {
      const id = await nextOne();
      trial.publicationIds.push(id);
      await throughFaults({ studio, host, link, time }, id, kind, round);
    }
    console.error(`${kind}: ${rounds} rounds, ${Math.round((Date.now() - began) / 1000)} s`);
  }

const videos = await onChannel(place.root, (await host.link('ama@example.com')).access_token);
const rows = new Map(
  (await studio.db.selectFrom('publications').select(['id', 'marker', 'state', 'publish_at']).execute()).map((row) => [
    row.id,
    row,
  ]),
);
let wrong = 0;
console.log('| Fault | Rounds | Killed | Videos | Twice | Missing | Stuck |\n|---|---|---|---|---|---|---|');
for (const { name: fault, publicationIds, killed } of trials) {
  const counts = publicationIds.map((id) => videos.get(rows.get(id)?.marker ?? '') ?? 0);
  const [twice, missing] = [counts.filter((n) => n > 1).length, counts.filter((n) => n === 0).length];
  const isDone = (id: string) => {
    const { state, publish_at: at } = rows.get(id)!;
    // The host’s clock stands still.
    return state === 'published' || (state === 'scheduled' && at !== null && at.getTime() > Date.now());
  };
  const stuck = publicationIds.filter((id) => !isDone(id)).length;
  for (const id of publicationIds.filter((one) => !isDone(one)))
    console.error(`${fault}, stuck: ${JSON.stringify(rows.get(id))}`);
  wrong += twice + missing + stuck;
  const all = counts.reduce((sum, n) => sum + n, 0);
  console.log(`| ${fault} | ${publicationIds.length} | ${killed || ''} | ${all} | ${twice} | ${missing} | ${stuck} |`);
}
time.ahead += 3_600_000; // what was done just now is not looked at
const outOfStep = (await studio.due.check()).filter(({ id }) => id !== 'tale-0');
for (const { id, what } of outOfStep) console.log(`${id}: ${what}`);
wrong += outOfStep.length;
const intended = trials.reduce((sum, { publicationIds }) => sum + publicationIds.length, 0);
console.log(`\n${intended} publications intended, ${wrong} wrong, ${Math.round((Date.now() - began) / 1000)} s.`);
await studio.database.close();
await host.close();
await postgres.stop();
rmSync(dir, { recursive: true, force: true });
process.exit(wrong === 0 ? 0 : 1);
