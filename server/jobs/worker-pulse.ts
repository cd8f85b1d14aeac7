import { msg } from '@lingui/core/runtime-macro';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import type { Database } from '#server/db/engines/pool.ts';
import { SystemTrouble } from '#shared/tale/dashboard.contract.ts';
import { type Trouble, troubleOf } from '#server/http/health.ts';
import type { JobKind } from '#shared/pipeline.ts';

const asking = 'studio_pulse_ask';
const answering = 'studio_pulse';
/** How long answers are waited for, and how long a worker counts as alive that is slow to answer, in milliseconds. */
const patienceMs = 4_000;
const graceMs = 20_000;
const worker = msg`Job worker`;
const advice = msg`Requests are kept until then. Whoever runs the studio should restart a worker or the studio.`;

const Answer = z.object({
  to: z.string(),
  worker: z.string(),
  kinds: z.array(z.string()),
  troubles: z.array(SystemTrouble),
});
type Heard = z.output<typeof Answer> & { readonly at: number };

/**
 * Answers every process that asks whether a worker lives: with the kinds of job that it takes and what does not answer
 * it.
 */
export function answerPulse(
  database: Database,
  { kinds, troubles }: { kinds: () => readonly JobKind[]; troubles: () => readonly Trouble[] },
) {
  const name = nanoid(8);
  return database.listen(asking, (to) => {
    const answer = JSON.stringify({
      to,
      worker: name,
      kinds: [...kinds()],
      troubles: [...troubles()],
    } satisfies z.input<typeof Answer>);
    // the process that asks does not wait, and reports it
    void database.execute('select pg_notify($1, $2)', [answering, answer]).catch(() => null);
  });
}

/** Asks the workers of the studio, in whichever process they are, whether they live. */
export async function askPulse(
  database: Database,
  {
    kinds: all,
    now = Date.now,
    waitMs = patienceMs,
  }: { kinds: readonly JobKind[]; now?: () => number; waitMs?: number },
) {
  const me = nanoid(8);
  let asked = 0;
  const heard = new Map<string, Heard>();
  const waiting = new Map<string, () => void>();
  const alive = () => [...heard.values()].filter(({ at }) => now() - at < graceMs);
  const missing = () => all.filter((kind) => !alive().some(({ kinds }) => kinds.includes(kind)));
  const ear = await database.listen(answering, (payload) => {
    const answer = Answer.safeParse(JSON.parse(payload));
    if (!answer.success || !answer.data.to.startsWith(me)) return;
    heard.set(answer.data.worker, { ...answer.data, at: now() });
    waiting.get(answer.data.to)?.();
  });

  /** Resolves when the answers cover every kind of job, or when the patience is over. */
  async function ask(): Promise<void> {
    const id = `${me} ${(asked += 1)}`;
    const covered = new Set<string>();
    const answered = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs).unref();
      waiting.set(id, () => {
        for (const { to, kinds } of heard.values()) if (to === id) for (const kind of kinds) covered.add(kind);
        if (all.some((kind) => !covered.has(kind))) return;
        clearTimeout(timer);
        resolve();
      });
    });
    await database.execute('select pg_notify($1, $2)', [asking, id]);
    await answered.finally(() => waiting.delete(id));
  }

  return {
    /** What is wrong with the workers, and what they say is wrong around them. */
    async check(): Promise<Trouble[]> {
      await ask();
      for (const [worker, { at }] of heard) if (now() - at >= graceMs) heard.delete(worker);
      const lacking = missing();
      if (lacking.length === all.length) return [troubleOf(worker, msg`No job worker is responding.`, advice)];
      const kinds = lacking.map((kind) => kind.replaceAll('_', ' ')).join(', ');
      const partly =
        lacking.length > 0 ? [troubleOf(worker, msg`No worker takes these jobs: ${{ kinds }}.`, advice)] : [];
      const told = alive().flatMap(({ troubles }) => troubles);
      return [...partly, ...new Map(told.map((trouble) => [trouble.part, trouble])).values()];
    },
    close: () => ear.close(),
  };
}
