import type { ImageModel } from 'ai';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import { dataUri, familyOf } from './picture-references.ts';

/** What a picture should be like, apart from its description. */
export type PictureShape = { readonly square: boolean; readonly references: readonly Uint8Array[] };
type Options = Record<string, string | boolean | readonly string[] | undefined>;
/** How a provider is asked for a picture: in film format (16:9, or the nearest that it offers), or square. */
export type PictureAsk = {
  readonly model: ImageModel;
  readonly size?: `${number}x${number}`;
  readonly aspectRatio?: '16:9' | '1:1';
  readonly providerOptions?: Record<string, Options>;
  /** References that are sent as files; where a model has separate inputs for them, they are among the options. */
  readonly files: readonly Uint8Array[];
  /** Whether the same number gives the same picture. */
  readonly seeded: boolean;
};

/** The image model that an account names, as the AI SDK calls it; each provider's part is loaded at its first use. */
export async function imageModel(account: EngineAccount, { square, references }: PictureShape): Promise<PictureAsk> {
  const { provider, model, key, address, fetch } = account;
  const aspectRatio = square ? '1:1' : '16:9';
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // Models of the first generation keep faces if told to; later ones always do, and the small one cannot.
      const faithful =
        references.length > 0 && /^gpt-image-1(?:\.5)?(?:-20|$)/.test(model) ? { inputFidelity: 'high' } : {};
      return {
        model: createOpenAI({ apiKey: key, fetch, baseURL: 'https://api.openai.com/v1' }).image(model),
        // The first generation has three sizes; those after it take any whose sides are multiples of 16.
        size: square ? '1024x1024' : /^gpt-image-1/.test(model) ? '1536x1024' : '1536x864',
        providerOptions: { openai: { quality: 'medium', outputFormat: 'jpeg', ...faithful } },
        files: references,
        seeded: false,
      };
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return {
        model: createGoogleGenerativeAI({
          apiKey: key,
          fetch,
          baseURL: 'https://generativelanguage.googleapis.com/v1beta',
        }).image(model),
        aspectRatio,
        files: references,
        seeded: true,
      };
    }
    case 'fal':
      return falAsk(account, { square, references });
    case 'replicate': {
      const { createReplicate } = await import('@ai-sdk/replicate');
      return {
        model: createReplicate({ apiToken: key, fetch, baseURL: 'https://api.replicate.com/v1' }).image(model),
        aspectRatio,
        providerOptions: { replicate: { output_format: 'jpg', ...inputsOf(account, references) } },
        files: [],
        seeded: true,
      };
    }
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const baseURL = (address ?? '').replace(/\/+$/, '');
      return {
        model: createOpenAICompatible({
          name: 'compatible',
          baseURL,
          fetch,
          ...(key ? { apiKey: key } : {}),
        }).imageModel(model),
        size: square ? '1024x1024' : '1344x768',
        files: [],
        seeded: false,
      };
    }
    default:
      throw new RangeError(`${provider} draws no pictures`);
  }
}

async function falAsk(account: EngineAccount, { square, references }: PictureShape): Promise<PictureAsk> {
  const { model, key, fetch } = account;
  const { createFal } = await import('@ai-sdk/fal');
  const family = familyOf('fal', model);
  const address = (references.length > 0 ? family?.shown : family?.plain)?.(model) ?? model;
  // Pixels below the megapixel that fal's prices are for.
  const shape = family?.byRatio ? {} : ({ size: square ? '960x960' : '1280x720' } as const);
  const ratio = family?.byRatio ? { aspect_ratio: square ? '1:1' : '16:9' } : {};
  return {
    model: createFal({ apiKey: key, fetch, baseURL: 'https://fal.run' }).image(address),
    ...shape,
    providerOptions: { fal: { outputFormat: 'jpeg', ...ratio, ...inputsOf(account, references) } },
    files: [],
    seeded: true,
  };
}

/** References as inputs of a model: the names differ by family. */
function inputsOf({ provider, model }: EngineAccount, references: readonly Uint8Array[]): Options {
  const family = familyOf(provider, model);
  const [first] = references;
  if (!family || !first) return {};
  return { [family.input]: family.several ? references.map(dataUri) : dataUri(first) };
}
