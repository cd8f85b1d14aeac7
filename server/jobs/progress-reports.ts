import type { Db } from '#server/db/tables/tables.ts';
import { announce, type JobRow } from './announce.ts';
import type { JobContext } from './define-job.ts';
import type { Json } from '#shared/json.ts';
import type { Words } from '#shared/said.ts';
import { jobRepo, type Run } from './job.repo.ts';
import { paceMeter } from './pace.ts';

const everyMs = 400;
type Report = { readonly share: number; readonly percent: number; readonly step: Words | null; readonly detail: Json };

/**
 * Progress reports of one run, written at most every 0.4 s; the last one is never lost. `stop` when the run is over.
 */
export function progressReports(db: Db, run: Run, row: JobRow) {
  const repo = jobRepo(db);
  const pace = paceMeter();
  let shown = row.progress;
  let told = 0;
  let begun: number | null = null;
  let advanced = false;
  let waiting: Report | null = null;
  let timer: NodeJS.Timeout | undefined;
  let secondsLeft: number | null = null;

  async function write({ share, percent, step, detail }: Report): Promise<void> {
    clearTimeout(timer);
    [waiting, timer] = [null, undefined];
    const advances = !advanced && begun !== null && share > begun;
    advanced ||= advances;
    told = Date.now();
    shown = percent;
    const now = await repo.setProgress(run, { percent, step, detail, advanced: advances, secondsLeft });
    if (now) await announce(db, now);
  }

  const progress: JobContext['progress'] = async (done, total, step, detail) => {
    const share = done / Math.max(1, total);
    begun ??= share;
    secondsLeft = pace.secondsLeft(share, Date.now());
    const percent = Math.max(shown, Math.min(99, Math.floor(100 * share)));
    const report = { share, percent, step: step ?? waiting?.step ?? null, detail: detail ?? waiting?.detail };
    const late = Date.now() - told;
    if (late >= everyMs || (!advanced && share > begun) || (step && percent > shown + 10)) return write(report);
    waiting = report;
    timer ??= setTimeout(() => void (waiting && write(waiting).catch(() => {})), everyMs - late);
  };
  return {
    progress,
    /** Clears the estimated time when the run has fallen silent. */
    async listen(): Promise<void> {
      if (secondsLeft === null || !pace.isSilent(Date.now())) return;
      secondsLeft = null;
      await repo.forgetEnd(run);
    },
    stop: () => clearTimeout(timer),
  };
}
