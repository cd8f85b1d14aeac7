import { setTimeout as sleep } from 'node:timers/promises';
import { JobWaits } from '#server/jobs/define-job.ts';
import type { HostFixture } from '#test/fakes/video-host.ts';
import type { FaultStudio } from './fault-studio.ts';

/** Each strikes at one request after another, round by round. */
export const faultKinds = [
  'request lost',
  'answer lost',
  'connection cut in the body',
  'request arrives twice',
  'answer late, another worker at work',
  'upload session expired',
  '401 once',
  '401 until linked again',
  '403 quota',
  '403 rate',
  '500',
  '503 with Retry-After',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const switches: Record<FaultKind, object> = {
  'request lost': { kind: 'drop-before' },
  'answer lost': { kind: 'drop-after' },
  'connection cut in the body': { kind: 'cut', bytes: 100_000 },
  'request arrives twice': { kind: 'duplicate' },
  'answer late, another worker at work': { kind: 'late', ms: 150 },
  'upload session expired': { kind: 'expired', method: 'PUT', url: '^/upload/', times: 2 },
  '401 once': { kind: '401' },
  '401 until linked again': { kind: '401', times: 50 },
  '403 quota': { kind: 'quota' },
  '403 rate': { kind: 'rate' },
  '500': { kind: '500' },
  '503 with Retry-After': { kind: '503' },
};
/** Requests of one publication, about; the faults go round them. */
const requests = 20;
const puts = 3;

type Parts = { studio: FaultStudio; host: HostFixture; link: () => Promise<void>; time: { ahead: number } };

/** One publication, one fault, and then as the queue does it: again, or when it asked to be woken. */
export async function throughFaults(
  { studio, host, link, time }: Parts,
  id: string,
  kind: FaultKind,
  round: number,
): Promise<void> {
  const places = kind === 'upload session expired' ? puts : requests;
  await host.fault({ ...switches[kind], skip: round % places });
  const second =
    kind === 'answer late, another worker at work' ? sleep(40).then(() => studio.run(id).catch(() => undefined)) : null;
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      await studio.run(id);
      break;
    } catch (error) {
      if (error instanceof JobWaits) time.ahead += Math.max(0, error.until.getTime() - Date.now() - time.ahead);
      else if (kind === '401 until linked again') {
        await host.calm();
        await link();
      }
    }
  }
  await second;
  await host.calm();
  await studio.run(id).catch(() => undefined);
}
