import { codeOf, englishOf } from '#shared/said.ts';
import type { UserId } from '#shared/ids.ts';
import { msg } from '@lingui/core/runtime-macro';
import { nanoid } from 'nanoid';
import type { HostedProviders } from '#server/ports/hosted-engine.ts';
import { Failure } from '#shared/endpoint.ts';
import { type EngineSettings, engineTasks, type ProviderId, providerNames } from '#shared/engines.ts';
import type { EngineKeys } from './engine-keys.ts';
import { modelFor } from './engine-order.ts';
import type { EngineRunner } from './run-engines.ts';

/**
 * Tries a provider with the smallest real call that it has; returns the result as a message, and stores it with the
 * key.
 */
export function engineTest({
  keys,
  runner,
  hosted,
}: {
  keys: EngineKeys;
  runner: EngineRunner;
  hosted: HostedProviders;
}) {
  return async (userId: UserId, provider: ProviderId, settings: EngineSettings, signal: AbortSignal) => {
    const adapter = hosted[provider];
    const found = await keys.find(userId, provider);
    if (!found || !adapter)
      throw new Failure('conflict', msg`Add a key for ${{ provider: providerNames[provider] }} first.`);
    const model = engineTasks.map((task) => modelFor(settings, task, provider)).find((each) => each !== null) ?? '';
    const begun = performance.now();
    const use = { userId, taleId: null, work: `test ${nanoid()}` };
    const { words, ...told } = await adapter
      .test(runner.account(found, model, 'test', use), AbortSignal.any([signal, AbortSignal.timeout(60_000)]))
      .then(
        ({ words, models = [] }) => ({ works: true, words, models: [...models] }),
        (error: unknown) => {
          if (!(error instanceof Failure)) throw error;
          return { works: false, words: error.words, models: [] };
        },
      );
    if (found.row) await keys.told(found.row, told.works, words);
    const said = { words: englishOf(words), said: codeOf(words) };
    return { ok: true as const, ...told, ...said, tookMs: Math.round(performance.now() - begun) };
  };
}
