import { msg } from '@lingui/core/runtime-macro';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import type { Illustrator, PictureOrder } from '#server/ports/illustrator.ts';
import { Failure } from '#shared/endpoint.ts';
import { inWords, saidIn } from '#server/ports/engine-trouble.ts';
import { imageModel, type PictureAsk, type PictureShape } from './image-model.ts';
import { referencesOf, travelling } from './picture-references.ts';
import { pictureWords } from './picture-words.ts';
import { shapedPicture } from './shaped-picture.ts';

/** Draws by a provider's image model, in the studio's styles and sizes. */
export function hostedIllustrator(account: EngineAccount, styles: Illustrator['styles']): Illustrator {
  return {
    name: account.name,
    builtIn: false,
    styles,
    async draw(order, signal) {
      const label = styles().find(({ key }) => key === order.style)?.label ?? order.style;
      const whom = order.use === 'portrait' ? `of ${order.cast?.[0]?.name ?? order.prompt}` : order.index + 1;
      const step = `${order.use} ${whom}, take ${order.take + 1}`;
      const shown = (order.references ?? []).slice(0, referencesOf(account.provider, account.model));
      const references = await Promise.all(shown.map(({ bytes }) => travelling(bytes)));
      const words = pictureWords({ ...order, references: shown }, label);
      const square = order.width === order.height;
      const bytes = await drawnBytes(account, { step, words, seed: seedOf(order), square, references }, signal);
      return { ...(await shapedPicture(bytes, order, account.name)), shown: shown.map(({ sha256 }) => sha256) };
    },
  };
}

type Ask = PictureShape & { readonly step: string; readonly words: string; readonly seed: number };

/** As the AI SDK has it. */
type ProviderOptions = NonNullable<Parameters<typeof import('ai')['generateImage']>[0]['providerOptions']>;

/** One metered call for one picture. A refusal is a Failure with a message at once and is not retried. */
export async function drawnBytes(
  account: EngineAccount,
  { step, words, seed, ...shape }: Ask,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { generateImage, NoImageGeneratedError } = await import('ai');
  const { seeded, files, providerOptions, ...asked }: PictureAsk = await imageModel(account, shape);
  const refused = () =>
    new Failure(
      'conflict',
      msg`${{ name: account.name }} refused to draw this. Change the words of the picture, or choose another engine.`,
    );
  return account.paid({ step, expect: { pictures: 1 } }, async () => {
    const drawn = await generateImage({
      ...asked,
      ...(providerOptions ? { providerOptions: providerOptions as ProviderOptions } : {}),
      prompt: files.length > 0 ? { text: words, images: [...files] } : words,
      ...(seeded ? { seed } : {}),
      n: 1,
      maxRetries: 0,
      abortSignal: signal,
    }).catch((error: unknown) => {
      if (NoImageGeneratedError.isInstance(error)) throw refused();
      const said = saidOf(error);
      if (said)
        throw new Failure(
          'conflict',
          msg`${{ name: account.name }} could not draw this. It says: ${{ answer: saidIn(said, account.key) }}`,
        );
      throw inWords(error, account, signal);
    });
    if (isUnsafe(drawn.providerMetadata)) throw refused();
    const { inputTokens, outputTokens } = drawn.usage;
    const tokens = outputTokens === undefined ? {} : { tokensIn: inputTokens ?? 0, tokensOut: outputTokens };
    return { value: drawn.image.uint8Array, amounts: { pictures: 1, ...tokens } };
  });
}

/** Replicate's predictions fail with their own reason. */
function saidOf(error: unknown): string | null {
  const data = (error as { data?: { error?: unknown } } | undefined)?.data;
  return typeof data?.error === 'string' && data.error !== '' ? data.error : null;
}

/** fal answers with a black picture and says so. */
function isUnsafe(metadata: unknown): boolean {
  const images = (metadata as { fal?: { images?: { nsfw?: boolean }[] } } | undefined)?.fal?.images;
  return images?.some(({ nsfw }) => nsfw === true) ?? false;
}

/** A number that is the same for the same picture and differs with its take. */
function seedOf({ seed, index, take }: PictureOrder): number {
  let hash = 2_166_136_261;
  for (const letter of `${seed} ${index} ${take}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return (hash >>> 0) % 2_147_483_647;
}
