import { parentPort } from 'node:worker_threads';
import { openMiniLm } from './mini-lm.ts';

const model = openMiniLm();
parentPort?.on('message', ({ id, sentence }: { id: number; sentence: string }) => {
  parentPort?.postMessage({ id, vector: model.vectorOf(sentence) });
});
