// The worker thread of the sentence model.
import { parentPort } from 'node:worker_threads';
import { openIdeaAdapter } from './idea-adapter.ts';
import { openMiniLm, type SentenceModel } from './mini-lm.ts';
import type { Question } from './sentence-model.ts';

const models = new Map<Question['reader'], SentenceModel>();
function modelOf(reader: Question['reader']): SentenceModel {
  const model = models.get(reader) ?? openMiniLm(reader === 'ideas' ? openIdeaAdapter() : undefined);
  models.set(reader, model);
  return model;
}
parentPort?.on('message', ({ id, sentence, reader }: Question) => {
  parentPort?.postMessage({ id, vector: modelOf(reader).vectorOf(sentence) });
});
