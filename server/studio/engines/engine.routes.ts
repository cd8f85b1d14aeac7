import type { FastifyInstance } from 'fastify';
import { bind } from '#server/http/route.ts';
import {
  changeEngines,
  estimateEngines,
  getEngines,
  getSpending,
  keepEngineKey,
  listEngineCalls,
  removeEngineKey,
  testEngine,
} from '#shared/engine.contract.ts';
import type { EngineKeys } from './engine-keys.ts';
import type { EngineService } from './engines.service.ts';

/** Routes for the keys, selection, spending limit and call ledger of hosted engines. */
export function engineRoutes(
  app: FastifyInstance,
  { engines, keys }: { engines: EngineService; keys: EngineKeys },
): void {
  bind(app, getEngines, ({ caller }) => engines.of(caller.userId));
  bind(app, changeEngines, ({ body, caller }) =>
    engines.change(caller.userId, body as Parameters<typeof engines.change>[1]),
  );
  bind(app, keepEngineKey, async ({ params, body, caller }) => {
    await keys.keep(caller.userId, params.provider, body);
    return engines.of(caller.userId);
  });
  bind(app, removeEngineKey, async ({ params, caller }) => {
    await keys.remove(caller.userId, params.provider);
    return engines.of(caller.userId);
  });
  bind(app, testEngine, async ({ params, caller, signal }) =>
    engines.test(caller.userId, params.provider, await engines.settings(caller.userId), signal),
  );
  bind(app, listEngineCalls, ({ query, caller }) => engines.calls(caller.userId, query));
  bind(app, getSpending, ({ query, caller }) => engines.monthly(caller.userId, query.month));
  bind(app, estimateEngines, ({ query, caller }) => engines.estimate(caller.userId, query));
}
