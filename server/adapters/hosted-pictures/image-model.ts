import type { ImageModel } from 'ai';
import type { EngineAccount } from '#server/engine.ports.ts';

/** How a provider is asked for a picture of film shape (16:9, or the nearest that it has). */
export type PictureAsk = {
  readonly model: ImageModel;
  readonly size?: `${number}x${number}`;
  readonly aspectRatio?: '16:9';
  readonly providerOptions?: Record<string, Record<string, string | boolean>>;
  /** Whether the same number gives the same picture. */
  readonly seeded: boolean;
};

/** The image model that an account names, as the AI SDK calls it; each provider's part is loaded at its first use. */
export async function imageModel({ provider, model, key, address, fetch }: EngineAccount): Promise<PictureAsk> {
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return {
        model: createOpenAI({ apiKey: key, fetch, baseURL: 'https://api.openai.com/v1' }).image(model),
        // The first generation has three sizes; those after it take any whose sides are multiples of 16.
        size: /^gpt-image-1/.test(model) ? '1536x1024' : '1536x864',
        providerOptions: { openai: { quality: 'medium', outputFormat: 'jpeg' } },
        seeded: false,
      };
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return {
        model: createGoogleGenerativeAI({ apiKey: key, fetch, baseURL: 'https://generativelanguage.googleapis.com/v1beta' }).image(model),
        aspectRatio: '16:9',
        seeded: true,
      };
    }
    case 'fal': {
      const { createFal } = await import('@ai-sdk/fal');
      return {
        model: createFal({ apiKey: key, fetch, baseURL: 'https://fal.run' }).image(model),
        size: '1280x720', // below the megapixel that fal's prices are for
        providerOptions: { fal: { outputFormat: 'jpeg' } },
        seeded: true,
      };
    }
    case 'replicate': {
      const { createReplicate } = await import('@ai-sdk/replicate');
      return {
        model: createReplicate({ apiToken: key, fetch, baseURL: 'https://api.replicate.com/v1' }).image(model),
        aspectRatio: '16:9',
        providerOptions: { replicate: { output_format: 'jpg' } },
        seeded: true,
      };
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const baseURL = (address ?? '').replace(/\/+$/, '');
      return {
        model: createOpenAICompatible({ name: 'compatible', baseURL, fetch, ...(key ? { apiKey: key } : {}) }).imageModel(model),
        size: '1344x768',
        seeded: false,
      };
    }
    default:
      throw new RangeError(`${provider} draws no pictures`);
  }
}
