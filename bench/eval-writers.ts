import { addressGate } from '#server/adapters/provider-http/pinned-lookup.ts';
import { providerHttp } from '#server/adapters/provider-http/provider-fetch.ts';
import { hostedText } from '#server/adapters/hosted-text/hosted-text.ts';
import { languageOf } from '#server/passages/language-detector.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import { readConfig } from '#server/config.ts';
import { studioKeysOf } from '#server/deps-engines.ts';
import type { EngineAccount } from '#server/engine.ports.ts';
import type { Scripture, StoryWriter } from '#server/ports.ts';
import { providerFacts } from '#server/studio/engines/provider-facts.ts';
import type { ProviderId } from '#shared/engines.ts';

/** The built-in writer, and the default model of every provider whose key the environment holds; `EVAL_MODEL` names another one. */
export function writersAtHand(scripture: Scripture, environment: NodeJS.ProcessEnv): { name: string; writer: StoryWriter }[] {
  const builtIn = builtinStoryWriter({ scripture });
  const text = hostedText({ scripture, builtIn, languageOf });
  const config = readConfig(environment);
  const gate = addressGate({ allowed: ['*'] });
  const http = providerHttp({ gate, trustedGate: gate, budget });
  const hosted = Object.entries(studioKeysOf(config)).flatMap(([id, given]) => {
    const provider = id as ProviderId;
    const model = environment['EVAL_MODEL'] ?? providerFacts[provider].models.text?.[0];
    if (!given || !model) return [];
    const account: EngineAccount = {
      provider,
      name: `${provider} ${model}`,
      model,
      key: given.key,
      address: given.address,
      use: { userId: 'eval', taleId: null, work: 'eval' },
      fetch: http({ provider, key: given.key, trusted: true }),
      paid: async (_about, call) => (await call()).value,
    };
    const writer = text.text?.(account);
    return writer ? [{ name: account.name, writer }] : [];
  });
  return [{ name: builtIn.name, writer: builtIn }, ...hosted];
}

/** As the studio asks its providers. */
const budget = {
  connectMs: 10_000,
  answerMs: 300_000,
  pieceMs: 60_000,
  callMs: 300_000,
  mostBytes: 24 * 1024 * 1024,
  retries: 2,
  backoffMs: 1_000,
  mostWaitMs: 60_000,
  atOnce: 4,
};
