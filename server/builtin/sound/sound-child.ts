import type { Words } from '#shared/said.ts';
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { childEnvironment } from '#server/process/child-environment.ts';
import { withoutNetwork } from '#server/process/without-network.ts';
import { Failure, type FailureCode } from '#shared/endpoint.ts';

/** What a child process answers: its result, or a failure with a message for people. */
export type ChildAnswer<R> =
  | { readonly result: R }
  | { readonly failure: { readonly code: FailureCode; readonly message: string } };

type Order<A, R> = {
  ask: A;
  signal: AbortSignal;
  leave: () => void;
  done: (result: R) => void;
  failed: (reason: unknown) => void;
};
type Options = {
  readonly file: URL;
  /** What the creator reads when the child dies in the middle of an order. */
  readonly crashed: Words;
  readonly timeoutMs: number;
  /** An idle child is ended after this time, to give its memory back. */
  readonly idleMs?: number;
  /** A child that holds more memory than this is ended; no limit when left out. */
  readonly memoryMb?: number;
};

/**
 * One reused child process that answers one order at a time; it is killed when an order is aborted or takes too long,
 * and replaced by the next order.
 */
export function soundChild<A, R>({ file, crashed, timeoutMs, idleMs = 120_000, memoryMb }: Options) {
  const waiting: Order<A, R>[] = [];
  let child: ChildProcess | null = null;
  let busy = false;
  let rest: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const [execPath, execArgv] = withoutNetwork(process.execPath, []);
    const fresh = fork(file, memoryMb === undefined ? [] : [String(memoryMb)], {
      serialization: 'advanced',
      execPath,
      execArgv,
      env: childEnvironment(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Below the web process, which must answer while this one counts.
    if (fresh.pid !== undefined) setPriority(fresh.pid, 5);
    fresh.unref();
    fresh.channel?.unref();
    fresh.once('exit', () => {
      if (child === fresh) child = null;
    });
    fresh.on('error', () => fresh.kill('SIGKILL'));
    return fresh;
  }

  function drop(which: ChildProcess) {
    which.kill('SIGKILL');
    if (child === which) child = null;
  }

  function next() {
    clearTimeout(rest);
    if (busy) return;
    const order = waiting.shift();
    if (order?.signal.aborted) return order.leave();
    if (order) return run(order);
    if (child) rest = setTimeout(() => child && drop(child), idleMs).unref();
  }

  function run({ ask, signal, leave, done, failed }: Order<A, R>) {
    signal.removeEventListener('abort', leave);
    if (child && !child.connected) drop(child);
    const worker = child ?? start();
    child = worker;
    busy = true;
    const settle = (keep: boolean, finish: () => void) => {
      busy = false;
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      worker.off('message', answered).off('exit', died);
      if (!keep) drop(worker);
      finish();
      next();
    };
    const answered = (answer: ChildAnswer<R>) =>
      settle(true, () => {
        if ('failure' in answer) failed(new Failure(answer.failure.code, answer.failure.message));
        else done(answer.result);
      });
    const died = () => settle(false, () => failed(new Failure('internal', crashed)));
    const stop = () => settle(false, () => failed(signal.reason));
    const timer = setTimeout(died, timeoutMs);
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', answered).once('exit', died);
    worker.send(ask as object, (error) => error && worker.kill('SIGKILL'));
  }

  return {
    /** Throws the signal's reason when it is aborted, whether the order was waiting or in work. */
    ask(ask: A, signal: AbortSignal): Promise<R> {
      return new Promise((done, failed) => {
        if (signal.aborted) return failed(signal.reason);
        const leave = () => {
          const place = waiting.indexOf(order);
          if (place >= 0) waiting.splice(place, 1);
          failed(signal.reason);
          next();
        };
        const order = { ask, signal, leave, done, failed };
        waiting.push(order);
        signal.addEventListener('abort', leave, { once: true });
        next();
      });
    },
    /** The process id of the living child, for tests and measurements. */
    pid: (): number | undefined => child?.pid,
    /** Ends the child; the order in work fails. */
    close(): void {
      clearTimeout(rest);
      child?.kill('SIGKILL');
    },
  };
}

/** The child's side: answers each message with what `work` returns, and turns a thrown Failure into words. */
export function answerOrders<A, R>(work: (ask: A) => Promise<R>): void {
  process.on('disconnect', () => process.exit(0));
  const memoryMb = Number(process.argv[2]);
  if (memoryMb > 0) new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: { memoryMb } }).unref();
  const reply = async (ask: A): Promise<void> => {
    let answer: ChildAnswer<R>;
    try {
      answer = { result: await work(ask) };
    } catch (error) {
      const code = error instanceof Failure ? error.code : 'internal';
      answer = { failure: { code, message: error instanceof Error ? error.message : String(error) } };
    }
    process.send?.(answer);
  };
  process.on('message', (ask: A) => void reply(ask));
}
