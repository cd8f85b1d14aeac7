import { answerOrders } from '#server/builtin/sound/sound-child.ts';
import type { ModelKind } from './model-catalog.ts';
import { prepareModel } from './prepare-model.ts';

// A separate process: it holds a whole model for a moment.
export type PrepareAsk = { readonly from: string; readonly to: string; readonly kind: ModelKind };

answerOrders(async ({ from, to, kind }: PrepareAsk): Promise<null> => {
  await prepareModel(from, to, kind);
  return null;
});
