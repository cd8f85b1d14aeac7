import { msg } from '@lingui/core/runtime-macro';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '#shared/endpoint.ts';

const flag = z
  .enum(['0', '1', 'false', 'true', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true');
const optional = z
  .string()
  .optional()
  .transform((value) => (value ? value : null));

/** A limit a creator; 0 is none. */
const quota = (usual: number) =>
  z.coerce
    .number()
    .min(0)
    .default(usual)
    .transform((value) => (value === 0 ? null : value));

const Environment = z.object({
  NODE_ENV: z.string().default(''),
  PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  /** Where to listen; this machine only as long as everybody at it may choose who to be. */
  HOST: optional,
  /** Ports of the two built-in replacements for external services; the two after PORT when left out. */
  IDENTITY_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  VIDEO_HOST_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  STUDIO_DATA: z.string().default('./data'),
  DATABASE_URL: optional,
  /** Where to LISTEN, when DATABASE_URL is a pooler in transaction mode. */
  DATABASE_LISTEN_URL: optional,
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  WORKER_KINDS: optional,
  /** Where a process that only works is watched; nowhere when left out. */
  WORKER_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  TRUST_PROXY: flag,
  PUBLIC_URL: optional,
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(10).default(1_500),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  /** What the Google project may spend a day; more than this on request to YouTube. */
  YOUTUBE_DAILY_UNITS: z.coerce.number().int().min(1).default(10_000),
  YOUTUBE_DAILY_UPLOADS: z.coerce.number().int().min(1).default(100),
  ALLOW_LOCAL_IDENTITY: flag,
  /** What one creator may take of a shared studio; 0 sets no limit. */
  QUOTA_DISK_GB: quota(250),
  QUOTA_TALES: quota(5_000),
  QUOTA_RENDERS_A_DAY: quota(200),
  QUOTA_UPLOADS: quota(20),
  /** GB of the disk that uploads and renders leave free. */
  DISK_RESERVE_GB: z.coerce.number().min(0).default(2),
  /** Who may become a creator: e-mail addresses, domains as @parish.org, or * for everybody, separated by commas. */
  CREATORS: optional,
  /** Who runs the studio: e-mail addresses, separated by commas; the first creator when left out. */
  OPERATORS: optional,
  /** Files in a bucket that speaks S3 instead of the data folder; bucket and keys together or none. */
  S3_BUCKET: optional,
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PATH_STYLE: z.enum(['0', '1', 'false', 'true', '']).optional(),
  S3_COPIES_GB: z.coerce.number().min(1).default(20),
  STUDIO_SECRET_KEY: optional,
  BIBLES_DIR: optional,
  BIBLES_DOWNLOAD: flag.default(true),
  /** A folder of Piper and MMS voices; the natural voices' files may be there too. */
  VOICES_DIR: optional,
  VOICES_DOWNLOAD: flag.default(true),
  /** Where the natural voices' model is kept; a folder of the data folder when left out. */
  MODELS_DIR: optional,
  FFMPEG: optional,
  RENDER_WORKERS: z.coerce.number().int().min(1).max(32).optional(),
  FILM_HEIGHT: z.enum(['360', '720', '1080']).default('1080'),
  LOG_LEVEL: z.enum(['silent', 'info']).default('info'),
  VIDEO_HOST_FAULTS: flag,
  OPENAI_API_KEY: optional,
  ANTHROPIC_API_KEY: optional,
  GOOGLE_GENERATIVE_AI_API_KEY: optional,
  ELEVENLABS_API_KEY: optional,
  FAL_KEY: optional,
  REPLICATE_API_TOKEN: optional,
  /** A server with OpenAI's chat interface; one that is set here may be on a private network. */
  ENGINE_SERVER: optional,
  ENGINE_SERVER_KEY: optional,
  /** Private hosts that creators may name as their own server, by comma: host, host:port or *. */
  ENGINE_PRIVATE_HOSTS: optional,
  /** US dollars that each creator may spend a month on the keys set here. */
  ENGINE_MONTHLY_CAP: z.coerce.number().min(0).max(100_000).optional(),
  /** Seconds that one call to a hosted engine may take. */
  ENGINE_TIMEOUT: z.coerce.number().min(1).max(3_600).default(300),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once; throws with a message when a value is invalid. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success)
    throw new Failure(
      'invalid',
      msg`The environment is not valid: ${{ issues: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') }}`,
    );
  const env = parsed.data;
  const google =
    env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
      ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
      : null;
  if (!google && env.NODE_ENV === 'production' && !env.ALLOW_LOCAL_IDENTITY) {
    throw new Failure(
      'invalid',
      msg`In production, sign-in needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET. ALLOW_LOCAL_IDENTITY=1 lets anyone at this machine choose who they are.`,
    );
  }
  if (env.DATABASE_URL && !/^postgres(ql)?:\/\//.test(env.DATABASE_URL))
    throw new Failure('invalid', msg`DATABASE_URL must begin with postgres://`);
  if (env.DATABASE_LISTEN_URL && !(env.DATABASE_URL && /^postgres(ql)?:\/\//.test(env.DATABASE_LISTEN_URL)))
    throw new Failure(
      'invalid',
      msg`DATABASE_LISTEN_URL must begin with postgres:// and is set in addition to DATABASE_URL`,
    );
  return {
    port: env.PORT,
    host: env.HOST ?? (google ? '0.0.0.0' : '127.0.0.1'),
    identityPort: env.IDENTITY_PORT ?? env.PORT + 1,
    videoHostPort: env.VIDEO_HOST_PORT ?? env.PORT + 2,
    dataDir: resolve(env.STUDIO_DATA),
    databaseUrl: env.DATABASE_URL,
    listenUrl: env.DATABASE_LISTEN_URL,
    serves: env.ROLE !== 'worker',
    works: env.ROLE !== 'web',
    workerPort: env.WORKER_PORT ?? null,
    workerKinds: env.WORKER_KINDS?.split(',').map((kind) => kind.trim()) ?? null,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    names: namesOf(env.PUBLIC_URL, google !== null),
    requestsPerMinute: env.REQUESTS_PER_MINUTE,
    google,
    members: { creators: listOf(env.CREATORS), openSignUp: google === null, operators: listOf(env.OPERATORS) ?? [] },
    youtubeQuota: { units: env.YOUTUBE_DAILY_UNITS, uploads: env.YOUTUBE_DAILY_UPLOADS },
    quotas: {
      diskBytes: env.QUOTA_DISK_GB === null ? null : Math.round(env.QUOTA_DISK_GB * 1e9),
      tales: env.QUOTA_TALES,
      rendersADay: env.QUOTA_RENDERS_A_DAY,
      uploads: env.QUOTA_UPLOADS,
      reserveBytes: Math.round(env.DISK_RESERVE_GB * 1e9),
    },
    s3: bucketOf(env),
    secretKey: env.STUDIO_SECRET_KEY,
    biblesDir: env.BIBLES_DIR,
    biblesDownload: env.BIBLES_DOWNLOAD,
    voicesDir: env.VOICES_DIR ? resolve(env.VOICES_DIR) : null,
    voicesDownload: env.VOICES_DOWNLOAD,
    modelsDir: resolve(env.MODELS_DIR ?? join(env.STUDIO_DATA, 'models')),
    ffmpeg: env.FFMPEG,
    renderWorkers: env.RENDER_WORKERS ?? null,
    filmHeight: Number(env.FILM_HEIGHT),
    logLevel: env.LOG_LEVEL,
    videoHostFaults: env.VIDEO_HOST_FAULTS,
    engines: {
      keys: {
        openai: env.OPENAI_API_KEY,
        anthropic: env.ANTHROPIC_API_KEY,
        google: env.GOOGLE_GENERATIVE_AI_API_KEY,
        elevenlabs: env.ELEVENLABS_API_KEY,
        fal: env.FAL_KEY,
        replicate: env.REPLICATE_API_TOKEN,
      },
      server: env.ENGINE_SERVER ? { address: env.ENGINE_SERVER, key: env.ENGINE_SERVER_KEY ?? '' } : null,
      privateHosts: env.ENGINE_PRIVATE_HOSTS?.split(',').map((host) => host.trim()) ?? [],
      capMicros: capOf(env.ENGINE_MONTHLY_CAP ?? (google ? sharedMonthlyCap : null)),
      callMs: env.ENGINE_TIMEOUT * 1000,
    },
  };
}

/** US dollars a month, where several creators share the keys of the studio and nobody set a limit. */
const sharedMonthlyCap = 25;
const capOf = (dollars: number | null): number | null => (dollars === null ? null : Math.round(dollars * 1_000_000));

/**
 * The names under which browsers find the studio. Google knows the addresses of a sign-in, so a studio with its keys
 * may be found anywhere until PUBLIC_URL says where.
 */
const namesOf = (publicUrl: string | null, withGoogle: boolean): string[] | null =>
  publicUrl && URL.canParse(publicUrl) ? [new URL(publicUrl).host] : withGoogle ? null : [];

const listOf = (text: string | null): string[] | null =>
  text
    ?.split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean) ?? null;

/** Null: files are stored in the data folder. */
function bucketOf(env: z.output<typeof Environment>) {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
  } = env;
  if (!bucket && !accessKeyId && !secretAccessKey) return null;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Failure(
      'invalid',
      msg`Files in a bucket need S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, all three.`,
    );
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\//.test(endpoint))
    throw new Failure('invalid', msg`S3_ENDPOINT must begin with https:// (or http:// on your own network)`);
  const pathStyle = env.S3_PATH_STYLE ? ['1', 'true'].includes(env.S3_PATH_STYLE) : env.S3_ENDPOINT !== null;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey, pathStyle, copiesBytes: env.S3_COPIES_GB * 1e9 };
}
