import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { proposePassages, readyToPropose } from '#server/passages/propose-passages.ts';
import { proposePassages as proposePassagesCall } from '#shared/story/passage.contract.ts';
import { formatReference } from '#shared/story/scripture.ts';

/** The passages for an idea, before anything is written. */
export function passageRoutes(app: FastifyInstance): void {
  app.addHook('onListen', () => {
    readyToPropose().catch((error: unknown) => app.log.error(error));
  });
  bind(app, proposePassagesCall, async ({ body: { prompt, words, ...question } }) => {
    await readyToPropose();
    const { fits, language, proposals, help } = await proposePassages({
      ...question,
      words: prompt,
      ...(words === undefined ? {} : { length: words }),
    });
    return {
      ok: true as const,
      fits,
      language,
      proposals: proposals.map(({ id, range, title, line, reasons, fit }, at) => ({
        ...{ id, ref: formatReference(range), title, line, fit },
        reasons: help !== null && at === 0 ? [help, ...reasons] : [...reasons],
      })),
    };
  });
}
