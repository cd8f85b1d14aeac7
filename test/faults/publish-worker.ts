import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { JobWaits } from '#server/jobs/define-job.ts';
import type { HostAccount } from '#server/ports/video-host.ts';
import { type FaultPlace, openFaultStudio } from './fault-studio.ts';

/**
 * First ends what a killed process left, then begins `next` and kills itself (-9) before or after its `at`th call to
 * the host; with `at` 0 it stays alive and counts the calls.
 */
export type WorkerOrder = {
  readonly place: FaultPlace;
  readonly left: string | null;
  readonly next: string | null;
  readonly at: number;
  readonly when: 'before' | 'after';
};

const order = JSON.parse(process.argv[2] ?? '') as WorkerOrder;
const calls: string[] = [];
let counting = false;

function mortal(account: HostAccount): HostAccount {
  const die = (when: 'before' | 'after', at: number) => {
    if (counting && at === order.at && when === order.when) process.kill(process.pid, 'SIGKILL');
  };
  const guarded = Object.entries(account).map(([name, work]) => [
    name,
    async (...args: unknown[]) => {
      const at = counting ? calls.push(name) : 0;
      die('before', at);
      const answer: unknown = await (work as (...all: unknown[]) => Promise<unknown>)(...args);
      die('after', at);
      return answer;
    },
  ]);
  return Object.fromEntries(guarded) as unknown as HostAccount;
}

const studio = await openFaultStudio(order.place, Date.now, mortal);
/** As the queue does it: again after trouble, and later when it asks to wait. */
async function finish(id: string): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    try {
      return void (await studio.run(id));
    } catch (error) {
      if (!(error instanceof JobWaits)) continue;
      await sleep(Math.min(500, Math.max(0, error.until.getTime() - Date.now())));
    }
  }
}
if (order.left) await finish(order.left);
counting = true;
if (order.next) await finish(order.next);
writeSync(1, JSON.stringify(calls));
process.exit(0);
