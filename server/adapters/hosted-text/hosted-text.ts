import type { Said } from '#shared/said.ts';
import { msg } from '@lingui/core/runtime-macro';
import type { EngineAccount, HostedProvider } from '#server/ports/hosted-engine.ts';
import { Failure } from '#shared/endpoint.ts';
import { hostedStoryWriter, type HostedTextParts } from './hosted-story-writer.ts';
import { hostedTitleWriter } from './hosted-title-writer.ts';
import { languageModel } from './language-model.ts';
import { inWords } from '#server/ports/engine-trouble.ts';

/** Stories and titles by any provider that the AI SDK speaks to. */
export const hostedText = (parts: HostedTextParts): HostedProvider => ({
  text: (account) => hostedStoryWriter(account, parts),
  titles: (account) => hostedTitleWriter(account),
  test: tryModel,
});

/**
 * Lets the model write one word. A creator's own server is asked for its models first, since only it knows their names.
 */
async function tryModel(
  account: EngineAccount,
  signal: AbortSignal,
): Promise<{ words: Said; models?: readonly string[] }> {
  const models = account.provider === 'compatible' ? await modelsOf(account, signal) : [];
  if (account.model === '') {
    if (models.length === 0)
      throw new Failure('upstream', msg`The server answers but offers no model: load one there first.`);
    return { words: offered(models), models };
  }
  const { generateText } = await import('ai');
  const model = await languageModel(account);
  const said = await account.paid({ step: 'test', expect: { tokensIn: 20, tokensOut: 200 } }, async () => {
    const { text, usage } = await generateText({
      model,
      prompt: 'Answer with the one word: ready',
      maxOutputTokens: 200,
      maxRetries: 0,
      abortSignal: signal,
    }).catch((error: unknown) => {
      throw inWords(error, account, signal);
    });
    return { value: text.trim(), amounts: { tokensIn: usage.inputTokens ?? 0, tokensOut: usage.outputTokens ?? 0 } };
  });
  return {
    words: said
      ? msg`${{ engine: account.name }} answered “${{ answer: said.slice(0, 60) }}”.`
      : msg`${{ engine: account.name }} accepted the call but returned nothing.`,
    models,
  };
}

async function modelsOf({ address, key, fetch }: EngineAccount, signal: AbortSignal): Promise<string[]> {
  const answer = await fetch(`${(address ?? '').replace(/\/+$/, '')}/models`, {
    headers: key ? { authorization: `Bearer ${key}` } : {},
    signal,
  });
  const { data } = (await answer.json().catch(() => ({}))) as { data?: unknown };
  return (Array.isArray(data) ? data : [])
    .flatMap((each: { id?: unknown }) => (typeof each?.id === 'string' ? [each.id.slice(0, 120)] : []))
    .slice(0, 50);
}

function offered(models: readonly string[]): Said {
  const [model = ''] = models;
  if (models.length === 1)
    return msg`The server answers and offers the model ${{ model }}. Choose it for stories below.`;
  const names = [...models.slice(0, 8), ...(models.length > 8 ? ['…'] : [])].join(', ');
  return msg`The server answers and offers ${{ count: models.length }} models: ${{ names }}. Choose one for stories below.`;
}
