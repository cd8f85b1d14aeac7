// Asks the sentence model, which runs in a worker thread, for vectors, and caches the last ones.
import { Worker } from 'node:worker_threads';

/** The weights take some 45 MB, which are freed when the model has not been used for this long. */
const idleMs = 60_000;
/** The size of the cache: the wizard, the proposals and the tale ask for the same sentences. */
const mostKept = 200;

/** `plain`: the model as it is; `ideas`: with the adapter that is trained for ideas and needs. */
type Reader = 'plain' | 'ideas';
/** A request to the thread of the model. */
export type Question = { readonly id: number; readonly sentence: string; readonly reader: Reader };
type Answer = { readonly id: number; readonly vector: Float32Array };
type Waiting = PromiseWithResolvers<Float32Array>;

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();
const kept = new Map<string, Promise<Float32Array>>();

function ended(of: Worker, error: Error): void {
  if (worker !== of) return;
  worker = undefined;
  clearTimeout(idle);
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}

function opened(): Worker {
  if (worker) return worker;
  const own = new Worker(new URL('./sentence-model.worker.ts', import.meta.url));
  worker = own;
  own.on('message', ({ id, vector }: Answer) => {
    waiting.get(id)?.resolve(vector);
    waiting.delete(id);
    if (waiting.size > 0) return;
    own.unref();
    idle = setTimeout(() => {
      ended(own, new Error('The sentence model was closed.'));
      void own.terminate();
    }, idleMs).unref();
  });
  own.on('error', (error) => ended(own, error instanceof Error ? error : new Error(String(error))));
  own.on('exit', () => ended(own, new Error('The sentence model stopped.')));
  return own;
}

/**
 * The vector of an English sentence. The model runs in a separate thread, so that other requests are served meanwhile.
 */
export function sentenceVector(sentence: string, reader: Reader = 'plain'): Promise<Float32Array> {
  const key = `${reader} ${sentence}`;
  const known = kept.get(key);
  if (known) return known;
  const model = opened();
  clearTimeout(idle);
  model.ref();
  const own: Waiting = Promise.withResolvers();
  asked += 1;
  waiting.set(asked, own);
  model.postMessage({ id: asked, sentence, reader } satisfies Question);
  for (const oldest of kept.keys()) if (kept.size >= mostKept) kept.delete(oldest);
  kept.set(key, own.promise);
  own.promise.catch(() => kept.delete(key));
  return own.promise;
}
