import { existsSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ffmpegWarning, findFfmpeg, systemFfmpeg } from '#server/adapters/ffmpeg.ts';
import { sealedSecrets } from '#server/adapters/sealed-secrets.ts';
import { secretKeys } from '#server/adapters/secret-key-file.ts';
import { youtubeHost } from '#server/adapters/youtube/youtube-host.ts';
import { modelStore } from '#server/builtin/narrator/natural/model-store.ts';
import { canSpeakNaturally } from '#server/builtin/narrator/natural/natural-narrator.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connect.ts';
import type { Db } from '#server/db/tables/tables.ts';
import { linkFinding, quotaFinding } from '#server/doctor/channel-findings.ts';
import { type Finding, findingLines } from '#server/doctor/finding.ts';
import { clientFindings, google, isRegistered } from '#server/doctor/google-probe.ts';
import { googleSetupFindings, redirectAddresses } from '#server/doctor/google-setup.ts';
import { channelAccounts } from '#server/studio/9-publication/channels/channel-accounts.ts';
import { canCutNetwork } from '#server/process/without-network.ts';
import { pacificDay } from '#shared/publishing/pacific-day.ts';

const leastFree = 5e9;
let worst = 0;
const say = (findings: readonly Finding[]): void => {
  for (const finding of findings) {
    if (finding.state === 'fail') worst = 1;
    for (const line of findingLines(finding)) console.log(line);
  }
};
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** This machine: Node, ffmpeg, disk. */
async function machine(config: Config): Promise<Finding[]> {
  const version = await systemFfmpeg({ path: config.ffmpeg ?? findFfmpeg() }).version();
  const warning = version === null ? null : ffmpegWarning(version);
  const install = 'install a newer one (apt install ffmpeg), or set FFMPEG to its path.';
  const ffmpeg: Finding =
    version === null
      ? { state: 'fail', about: 'ffmpeg', words: 'not found: no film can be rendered.', next: install }
      : {
          state: warning ? 'warn' : 'ok',
          about: 'ffmpeg',
          words: warning ?? version,
          ...(warning ? { next: install } : {}),
        };
  const place = existsSync(config.dataDir) ? config.dataDir : resolve('.');
  const { bavail, bsize } = statfsSync(place);
  const free = bavail * bsize;
  const disk: Finding =
    free > leastFree
      ? { state: 'ok', about: 'Disk', words: `${gigabytes(free)} free at ${place}.` }
      : {
          state: 'warn',
          about: 'Disk',
          words: `only ${gigabytes(free)} free at ${place}.`,
          next: 'free some space: a tale takes about 0.5 GB while it is rendered.',
        };
  const network: Finding = canCutNetwork()
    ? { state: 'ok', about: 'Network', words: 'programs that open people’s files have none.' }
    : {
        state: 'warn',
        about: 'Network',
        words: 'programs that open people’s files, such as ffmpeg, can reach the network.',
        next: 'on Linux allow user namespaces, or limit the network of the whole studio.',
      };
  return [{ state: 'ok', about: 'Node', words: process.version }, ffmpeg, network, disk];
}

/** Facts from the database: Bibles, channel links, quota. */
async function rows(config: Config, db: Db): Promise<Finding[]> {
  const found: Finding[] = [
    { state: 'ok', about: 'Database', words: config.databaseUrl ? 'PostgreSQL answers.' : 'the embedded one opens.' },
  ];
  const bibles = await db.selectFrom('bibles').select('version').execute();
  found.push(
    bibles.length > 0
      ? { state: 'ok', about: 'Bibles', words: `${bibles.map(({ version }) => version).join(', ')} installed.` }
      : {
          state: 'warn',
          about: 'Bibles',
          words: 'none is installed yet.',
          next:
            'start the studio: it downloads them, or import files in Settings; BIBLES_DIR names a folder ' +
            'with them.',
        },
  );
  if (!config.google) return found;
  const keys = secretKeys({ environment: config.secretKey ?? undefined, file: join(config.dataDir, 'secret.key') });
  const host = youtubeHost({ ...config.google, quota: config.youtubeQuota });
  const accounts = channelAccounts({ db, secrets: sealedSecrets({ keys }), host });
  const linked = await db
    .selectFrom('channels')
    .select(['id', 'title', 'linked_at', 'reauth_required'])
    .where('sealed_tokens', '!=', '')
    .execute();
  if (linked.length === 0)
    found.push({
      state: 'note',
      about: 'Channels',
      words: 'none is linked yet, so whether the API is switched on and the scopes are right cannot be seen.',
      next: 'link a channel in the studio (My YouTube), then run the doctor again.',
    });
  for (const row of linked) {
    const ask = async () => (await accounts.of(row.id)).channel();
    found.push(
      await linkFinding(
        { title: row.title, linkedAt: row.linked_at, reauthRequired: row.reauth_required, ask },
        Date.now(),
      ),
    );
  }
  const day = pacificDay(Date.now());
  const use = await db
    .selectFrom('host_use')
    .select(['units', 'uploads'])
    .where('day', '=', day)
    .where('project', '=', host.project)
    .execute();
  const sum = (bucket: 'units' | 'uploads') => use.reduce((total, row) => total + row[bucket], 0);
  return [...found, quotaFinding({ units: sum('units'), uploads: sum('uploads') }, host.quota)];
}

async function asked(config: Config): Promise<Finding[]> {
  if (!config.google) return [];
  const { clientId, clientSecret } = config.google;
  const addresses = redirectAddresses(config);
  const registered = await Promise.all(
    addresses.map(async (address) => [address, await isRegistered(google, clientId, address)] as const),
  );
  const unknown = registered.filter(([, is]) => is === false).map(([address]) => address);
  const known = registered.filter(([, is]) => is === true).map(([address]) => address);
  return [
    ...(await clientFindings(google, { id: clientId, secret: clientSecret, redirectUri: addresses[0] ?? '' })),
    ...unknown.map(
      (address): Finding => ({
        state: 'fail',
        about: 'Redirect address',
        words: `Google does not know ${address}.`,
        next: 'register it at https://console.cloud.google.com/auth/clients.',
      }),
    ),
    ...known.map((address): Finding => ({ state: 'ok', about: 'Redirect address', words: `Google knows ${address}.` })),
  ];
}

/** Whether the natural voices are on this machine: looked at, not downloaded. */
async function voices(config: Config): Promise<Finding[]> {
  if (!canSpeakNaturally())
    return [
      {
        state: 'warn',
        about: 'Voices',
        words: 'simple ones only: onnxruntime-node is not installed.',
        next: 'run npm ci again.',
      },
    ];
  const store = modelStore({ folder: config.modelsDir, offered: null, download: false, log: () => undefined });
  store.begin();
  const { state, words } = await store.settled();
  return state === 'ready'
    ? [{ state: 'ok', about: 'Voices', words: `natural (${store.ready()?.kind}).` }]
    : [{ state: 'warn', about: 'Voices', words: words ?? state, next: 'run npm run voices, or see docs/engines.md.' }];
}

const config = readConfig(process.env);
say(await machine(config));
say(await voices(config));
say(
  googleSetupFindings({
    clientId: process.env['GOOGLE_CLIENT_ID'] || null,
    clientSecret: process.env['GOOGLE_CLIENT_SECRET'] || null,
    publicUrl: config.publicUrl,
    port: config.port,
    trustProxy: config.trustProxy,
  }),
);
say(await asked(config));
if (!config.databaseUrl && !existsSync(config.dataDir))
  say([
    {
      state: 'note',
      about: 'Database',
      words: `there is none yet at ${config.dataDir}.`,
      next: 'start the studio once with npm start.',
    },
  ]);
else
  try {
    const { database, db } = await openDatabase(config.databaseUrl, config.dataDir);
    try {
      say(await rows(config, db));
    } finally {
      await database.close();
    }
  } catch (error) {
    const next = config.databaseUrl
      ? 'see that DATABASE_URL is right and the server runs.'
      : 'if the studio is running, stop it first: the embedded database takes one process at a time.';
    say([{ state: config.databaseUrl ? 'fail' : 'warn', about: 'Database', words: (error as Error).message, next }]);
  }
process.exit(worst);
