import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadRequest } from './pglite-thread.ts';

type Ask = ThreadRequest extends infer R ? (R extends ThreadRequest ? Omit<R, 'id'> : never) : never;
export type EngineResult = { rows: Record<string, unknown>[]; affected: number };

/** One run of the embedded engine, in a separate thread. */
export type Engine = {
  /** Rejects with PostgreSQL's `code`, and at once when the engine is dead. */
  ask(request: Ask): Promise<EngineResult>;
  /** Why it died; never settles while it lives, nor after `end`. */
  readonly died: Promise<Error>;
  end(): Promise<void>;
};

/** Rows die young, and are few at a time; left alone, V8 keeps tens of megabytes for them (decision 078). */
const resourceLimits = { maxYoungGenerationSizeMb: 6 };

/**
 * Starts the engine on a folder, or in memory when it is null; `hear` is called with every notification. Rejects when
 * it does not open.
 */
export async function startEngine(
  dir: string | null,
  hear: (channel: string, payload: string) => void,
): Promise<Engine> {
  const thread = new Worker(new URL('./pglite-thread.ts', import.meta.url), { workerData: { dir }, resourceLimits });
  const waiting = new Map<number, { resolve: (result: EngineResult) => void; reject: (error: Error) => void }>();
  const { promise: died, resolve: tellDeath } = Promise.withResolvers<Error>();
  const { promise: opened, resolve: ready, reject: failed } = Promise.withResolvers<void>();
  let last = 0;
  let dead: Error | null = null;

  function die(error: Error): void {
    if (dead) return;
    dead = error;
    failed(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    tellDeath(error);
    void thread.terminate();
  }
  thread.on('error', die);
  thread.on('exit', () => die(new Error('The thread of the embedded database ended')));
  thread.on('message', (answer: ThreadAnswer) => {
    if (answer.kind === 'ready') return ready();
    if (answer.kind === 'fatal') return die(new Error(answer.message));
    if (answer.kind === 'notification') return hear(answer.channel, answer.payload);
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === 'done') return asked?.resolve(answer);
    const error = Object.assign(new Error(answer.error.message), answer.error);
    asked?.reject(error);
    // After a PANIC (a full disk under the log, above all) the engine would never answer again.
    if (answer.error.severity === 'PANIC' || answer.error.severity === 'FATAL') die(error);
  });
  await opened;

  const ask = (request: Ask): Promise<EngineResult> =>
    new Promise((resolve, reject) => {
      if (dead) return reject(dead);
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      thread.postMessage({ ...request, id });
    });
  return {
    ask,
    died,
    async end() {
      if (dead) return;
      await ask({ op: 'close' }).catch(() => undefined);
      dead = new Error('The database is closed');
      await thread.terminate();
    },
  };
}
