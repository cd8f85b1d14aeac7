import type { LanguageModel } from 'ai';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';

/** The model that an account names, as the AI SDK calls it; each provider's part is loaded at its first use. */
export async function languageModel({ provider, model, key, address, fetch }: EngineAccount): Promise<LanguageModel> {
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI({
        apiKey: key,
        fetch,
        baseURL: 'https://api.openai.com/v1',
      })(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({
        apiKey: key,
        fetch,
        baseURL: 'https://api.anthropic.com/v1',
      })(model);
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI({
        apiKey: key,
        fetch,
        baseURL: 'https://generativelanguage.googleapis.com/v1beta',
      })(model);
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const baseURL = (address ?? '').replace(/\/+$/, '');
      return createOpenAICompatible({
        name: 'compatible',
        baseURL,
        fetch,
        ...(key ? { apiKey: key } : {}),
        supportsStructuredOutputs: true,
        includeUsage: true,
      })(model);
    }
    default:
      throw new RangeError(`${provider} writes no text`);
  }
}
