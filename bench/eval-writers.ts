import { addressGate } from '#server/adapters/provider-http/pinned-lookup.ts';
import { providerHttp } from '#server/adapters/provider-http/provider-fetch.ts';
import { hostedText } from '#server/adapters/hosted-text/hosted-text.ts';
import { languageOf } from '#server/passages/sentences/language-detector.ts';
import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import { readConfig } from '#server/config.ts';
import { studioKeysOf } from '#server/composition/engines.ts';
import type { EngineAccount, HostedProvider } from '#server/ports/hosted-engine.ts';
import type { Scripture } from '#server/ports/bible.ts';
import type { StoryWriter } from '#server/ports/story-writer.ts';
import { providerFacts } from '#server/studio/engines/provider-facts.ts';
import { Failure } from '#shared/endpoint.ts';
import { type ProviderId, providerIds } from '#shared/engines.ts';

type NamedWriter = { readonly name: string; readonly writer: StoryWriter };

/**
 * The built-in writer, every provider whose key the environment holds, and the server that `ENGINE_SERVER` names.
 * `EVAL_MODEL` lists models
 * by comma, each for every provider or, as in `openai:…`, for one; left out, it is a provider's default and the first
 * that a server offers.
 */
export function availableWriters(scripture: Scripture, environment: NodeJS.ProcessEnv): NamedWriter[] {
  const builtIn = builtinStoryWriter({ scripture });
  const text = hostedText({ scripture, builtIn, languageOf });
  const config = readConfig(environment);
  const gate = addressGate({ allowed: ['*'] });
  const { callMs } = config.engines;
  const http = providerHttp({ gate, trustedGate: gate, budget: { ...budget, answerMs: callMs, callMs } });
  const hosted = Object.entries(studioKeysOf(config)).flatMap(([id, given]) => {
    const provider = id as ProviderId;
    if (!given) return [];
    return modelsFor(provider, environment['EVAL_MODEL'] ?? '').map((model) =>
      namedWriter(text, {
        provider,
        name: `${provider} ${model}`.trim(),
        model,
        key: given.key,
        address: given.address,
        use: { userId: 'eval', taleId: null, work: 'eval' },
        fetch: http({ provider, key: given.key, trusted: true }),
        paid: async (_about, call) => (await call()).value,
      }),
    );
  });
  return [{ name: builtIn.name, writer: builtIn }, ...hosted];
}

/**
 * The models of a provider that are to write; '' is the first that a server offers. Providers that write no stories
 * have none.
 */
function modelsFor(provider: ProviderId, wanted: string): readonly string[] {
  const usual = provider === 'compatible' ? [''] : (providerFacts[provider].models.text ?? []).slice(0, 1);
  const list = wanted
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  if (usual.length === 0 || list.length === 0) return usual;
  return list.flatMap((each) => {
    const named = providerIds.find((id) => each.startsWith(`${id}:`));
    if (named) return named === provider ? [each.slice(named.length + 1)] : [];
    return [each];
  });
}

function namedWriter(text: HostedProvider, account: EngineAccount): NamedWriter {
  if (account.model !== '') return { name: account.name, writer: writerBy(text, account) };
  let chosen: StoryWriter | undefined;
  const write: StoryWriter['write'] = async (brief, context) => {
    if (!chosen) {
      const [model = ''] = (await text.test(account, context.signal)).models ?? [];
      chosen = writerBy(text, { ...account, model, name: `${account.provider} ${model}` });
    }
    return chosen.write(brief, context);
  };
  const name = `${account.provider}, first model of ${account.address}`;
  return { name, writer: { name, builtIn: false, write } };
}

function writerBy({ text }: HostedProvider, account: EngineAccount): StoryWriter {
  if (!text) throw new Failure('invalid', `${account.provider} writes no stories.`);
  return text(account);
}

/** As the studio asks its providers; `ENGINE_TIMEOUT` says how long a call may take. */
const budget = {
  connectMs: 10_000,
  pieceMs: 60_000,
  mostBytes: 24 * 1024 * 1024,
  retries: 2,
  backoffMs: 1_000,
  mostWaitMs: 60_000,
  atOnce: 4,
};
