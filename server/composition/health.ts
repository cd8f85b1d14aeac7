import { msg } from '@lingui/core/runtime-macro';
import { nanoid } from 'nanoid';
import { Failure } from '#shared/endpoint.ts';
import type { JobKind } from '#shared/pipeline.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/engines/pool.ts';
import type { Outside } from './outside.ts';
import { type Part, watch } from '#server/http/health.ts';
import type { Jobs } from '#server/jobs/runner.ts';
import { Outage } from '#server/ports/outage.ts';
import { answerPulse, askPulse } from '#server/jobs/worker-pulse.ts';

const speck =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#840"/></svg>';
const sunday = { book: 'GEN', from: { chapter: 2, verse: 3 }, to: { chapter: 2, verse: 3 } };
const minute = 60_000;
const lookAgain = msg`Requests are kept and retried. If the problem persists, ask whoever runs the studio to restart it.`;

/** Writes a small file, reads it back and removes it. */
async function tryFiles(files: Outside['files']): Promise<undefined> {
  const key = `probe/${nanoid()}`;
  const words = nanoid();
  try {
    await files.put(key, Buffer.from(words), 'text/plain');
    let back = '';
    for await (const chunk of await files.read(key)) back += String(chunk);
    if (back !== words) throw new Error('What was read is not what was written');
    return undefined;
  } finally {
    await files.remove(key).catch(() => {}); // the daily sweep finds it
  }
}

/**
 * What a working process needs for its jobs: tried for real, but only occasionally, as an engine may be in the middle
 * of a job.
 */
function engineParts({ ffmpeg, scripture, rasterizer, narrator }: Outside): Part[] {
  const part = (
    name: Part['name'],
    problem: Part['problem'],
    advice: Part['advice'],
    check: () => Promise<unknown>,
  ): Part => ({
    name,
    problem,
    advice,
    check: () => check().then(() => undefined),
    freshMs: minute,
    patienceMs: minute,
  });
  return [
    part(
      'ffmpeg',
      msg`ffmpeg does not work: no video can be made.`,
      msg`Install ffmpeg, or set FFMPEG to it, and start the studio again.`,
      async () => {
        if (!(await ffmpeg.version())) throw new Error('ffmpeg is not there');
        await ffmpeg.run(['-version'], { signal: AbortSignal.timeout(minute) }).catch((error: unknown) => {
          throw new Error('ffmpeg does not run', { cause: error });
        });
      },
    ),
    part(
      msg`Story writer`,
      msg`No Bible can be read: no tale can be written.`,
      msg`Wait a minute after the first start, or import a Bible in Settings.`,
      async () => {
        const [version] = await scripture.installed();
        const verses = version ? await scripture.passage(sunday, version) : [];
        if (verses.length === 0) throw new Error('No verse was read');
      },
    ),
    part(msg`Illustrator`, msg`The drawing program is not responding: no picture can be made.`, lookAgain, () =>
      rasterizer.png(speck, 8),
    ),
    part(msg`Narrator`, msg`The voices are not responding: no text can be read aloud.`, lookAgain, () =>
      narrator.voices(),
    ),
  ];
}

/**
 * Monitors what the studio needs. A working process reports on itself and its engines, wherever the pages are served
 * from.
 */
export async function openHealth({
  config,
  database,
  outside,
  jobs,
  kinds,
}: {
  config: Pick<Config, 'serves' | 'works' | 'workerKinds'>;
  database: Database;
  outside: Outside;
  jobs: Pick<Jobs, 'isLooking'>;
  kinds: readonly JobKind[];
}) {
  const engines = config.works ? engineParts(outside).map((part) => watch(part)) : [];
  const own = kinds.filter((kind) => config.workerKinds?.includes(kind) ?? true);
  const voice = config.works
    ? await answerPulse(database, {
        kinds: () => (jobs.isLooking() ? own : []),
        troubles: () => engines.flatMap(({ glance }) => glance()),
      })
    : null;
  for (const { glance } of engines) glance();
  const pulse = await askPulse(database, { kinds });
  const [theDatabase, workers, storage] = [
    watch({
      name: msg`Database`,
      check: async () => {
        if ((await database.execute('select 1')).rows.length !== 1) throw new Error('No row');
        return undefined;
      },
      problem: msg`The database is not responding: nothing can be read or saved.`,
      advice: msg`Nothing is lost. Whoever runs the studio should check whether the database is up.`,
    }),
    watch({
      name: msg`Job worker`,
      check: () => pulse.check(),
      problem: msg`No job worker is responding.`,
      advice: msg`Requests are kept until then. Whoever runs the studio should restart a worker or the studio.`,
    }),
    watch({
      name: msg`File storage`,
      check: () =>
        tryFiles(outside.files).catch((error: unknown) => {
          const isSaid = error instanceof Outage || (error instanceof Failure && error.code === 'disk_full');
          throw isSaid ? error : new Error('File storage', { cause: error });
        }),
      problem: msg`Files cannot be written and read back.`,
      advice: msg`Whoever runs the studio should free some space and check that the studio can write to its folder.`,
    }),
  ];
  const looking = watch({
    name: msg`Job worker`,
    check: async () => {
      if (!jobs.isLooking()) throw new Error('Not looking');
      return undefined;
    },
    problem: msg`This worker is not polling for jobs.`,
    advice: msg`If the problem persists, ask whoever runs the studio to restart it.`,
  });
  return {
    /** The whole studio, wherever its parts run. */
    parts: [theDatabase, workers, storage],
    /**
     * What this process needs for its own role: pages are served also while no worker lives, and the other way round.
     */
    own: !config.works
      ? [theDatabase, storage]
      : config.serves
        ? [theDatabase, workers, storage]
        : [theDatabase, looking, storage, ...engines],
    async close(): Promise<void> {
      await voice?.close();
      await pulse.close();
    },
  };
}
