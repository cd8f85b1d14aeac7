import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { getCaptions, resetCaptions, saveCaptions } from '#shared/captions/caption.contract.ts';
import type { CaptionService } from './caption.service.ts';

const ok = { ok: true } as const;

/** The calls of the caption editor. */
export function captionRoutes(app: FastifyInstance, captions: CaptionService): void {
  bind(app, getCaptions, async ({ params, query, caller }) => ({
    ...ok,
    items: await captions.list({ ...params, ...query, ...caller }),
  }));
  bind(app, saveCaptions, async ({ params, body, caller }) => ({
    ...ok,
    item: await captions.save({ ...params, ...caller }, body.version, body.cues),
  }));
  bind(app, resetCaptions, async ({ params, caller }) => ({
    ...ok,
    item: await captions.reset({ ...params, ...caller }),
  }));
}
