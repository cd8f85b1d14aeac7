import { msg } from '@lingui/core/runtime-macro';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/engines/pool.ts';
import { Failure } from '#shared/endpoint.ts';

/** How long the next process waits for one that it replaces to end. */
const patienceMs = 20_000;
const againMs = 1_000;

/**
 * Throws Failure when another process of this studio conflicts with this one. Without Google keys, the sign-in lives in
 * the memory of the one process that serves, and the video host in one data folder: a second of either would lose
 * sign-ins and take linked channels for revoked ones.
 */
export async function requireOneOfEach(
  { google, serves, dataDir }: Pick<Config, 'google' | 'serves' | 'dataDir'>,
  database: Database,
  waitMs = patienceMs,
): Promise<void> {
  if (google) return;
  const agrees = async (thing: string, value: string): Promise<boolean> => {
    for (const until = Date.now() + waitMs; ; ) {
      if (await database.agree(thing, value)) return true;
      if (Date.now() >= until) return false;
      await sleep(againMs * (0.5 + Math.random()));
    }
  };
  if (!(await agrees('built-in video host', markOf(join(dataDir, 'video-host')))))
    throw new Failure(
      'unavailable',
      msg`Another process of this studio has its built-in video host in another folder. Without Google keys, all processes need the same STUDIO_DATA.`,
    );
  if (serves && !(await agrees('built-in sign-in', crypto.randomUUID())))
    throw new Failure(
      'unavailable',
      msg`Another web process already serves this studio, and the built-in sign-in works in one process only. Stop the other one, or set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.`,
    );
}

/** What tells a video host's folder from any other, wherever it is mounted. */
function markOf(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'mark');
  try {
    writeFileSync(path, crypto.randomUUID(), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
