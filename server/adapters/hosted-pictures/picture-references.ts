import sharp from 'sharp';
import type { ProviderId } from '#shared/engines.ts';

/**
 * How a family of models is shown reference pictures: under which name, at most how many, and at which addresses fal
 * has it with and without them.
 */
type Family = {
  readonly models: RegExp;
  readonly most: number;
  /** The input that takes them; one that takes several gets a list. */
  readonly input: string;
  readonly several: boolean;
  /** Requests a shape by its aspect ratio, not in pixels. */
  readonly byRatio?: boolean;
  readonly plain?: (model: string) => string;
  readonly shown?: (model: string) => string;
};

const base = (endings: RegExp) => (model: string) => model.replace(endings, '');
const kontext = base(/\/(?:multi|text-to-image)$/);
const edited = base(/\/edit$/);
const seedream = base(/\/(?:edit|text-to-image)$/);
const falFamilies: readonly Family[] = [
  {
    ...{ models: /^fal-ai\/flux-pro\/kontext/, most: 4, input: 'image_urls', several: true, byRatio: true },
    ...{ plain: (model) => `${kontext(model)}/text-to-image`, shown: (model) => `${kontext(model)}/multi` },
  },
  {
    ...{
      models: /^fal-ai\/(?:nano-banana|gemini-25-flash-image|gemini-3)/,
      most: 4,
      input: 'image_urls',
      several: true,
      byRatio: true,
    },
    ...{ plain: edited, shown: (model) => `${edited(model)}/edit` },
  },
  {
    ...{ models: /^fal-ai\/flux-2(?:-pro|-flex|-max)?(?:\/edit)?$/, most: 4, input: 'image_urls', several: true },
    ...{ plain: edited, shown: (model) => `${edited(model)}/edit` },
  },
  {
    ...{ models: /^fal-ai\/bytedance\/seedream\/v4/, most: 6, input: 'image_urls', several: true },
    ...{ plain: (model) => `${seedream(model)}/text-to-image`, shown: (model) => `${seedream(model)}/edit` },
  },
];
const replicateFamilies: readonly Family[] = [
  { models: /^black-forest-labs\/flux-2-/, most: 4, input: 'input_images', several: true },
  { models: /^black-forest-labs\/flux-kontext-/, most: 1, input: 'input_image', several: false },
  { models: /^google\/nano-banana/, most: 4, input: 'image_input', several: true },
  { models: /^bytedance\/seedream-4/, most: 6, input: 'image_input', several: true },
];

/** The family of a model at a provider with separate inputs for pictures; null for all others. */
export const familyOf = (provider: ProviderId, model: string): Family | null =>
  (({ fal: falFamilies, replicate: replicateFamilies }) as Partial<Record<ProviderId, readonly Family[]>>)[
    provider
  ]?.find(({ models }) => models.test(model)) ?? null;

/** How many reference pictures a model is shown; none where nobody knows that it looks at any. */
export function referencesOf(provider: ProviderId, model: string): number {
  if (provider === 'openai') return /^(?:gpt-image-|chatgpt-image)/.test(model) ? 6 : 0;
  if (provider === 'google') return /^gemini-2\.5/.test(model) ? 3 : model.startsWith('gemini-') ? 5 : 0;
  return familyOf(provider, model)?.most ?? 0;
}

/** Small enough to travel in a JSON body, large enough for a face. */
const side = 768;

/** A portrait as it is sent. */
export const travelling = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes, { failOn: 'error', pages: 1 })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .toBuffer();

export const dataUri = (jpeg: Uint8Array): string => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
