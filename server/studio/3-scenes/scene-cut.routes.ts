import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import { getSceneCut, mergeScenes, splitScene, undoSceneChange } from '#shared/film/scene-cut.contract.ts';
import type { SceneCutService } from './scene-cut.service.ts';

const ok = { ok: true } as const;

/** The calls that split scenes and put them together. */
export function sceneCutRoutes(app: FastifyInstance, cuts: SceneCutService): void {
  bind(app, getSceneCut, async ({ params, caller }) => ({ ...ok, ...(await cuts.look({ ...params, ...caller })) }));
  bind(app, splitScene, async ({ params, body, caller }) => ({
    ...ok,
    ...(await cuts.split({ ...params, ...body, ...caller })),
  }));
  bind(app, mergeScenes, async ({ params, body, caller }) => ({
    ...ok,
    ...(await cuts.merge({ ...params, ...body, ...caller })),
  }));
  bind(app, undoSceneChange, async ({ params, caller }) => ({ ...ok, ...(await cuts.undo(params.id, caller.userId)) }));
}
