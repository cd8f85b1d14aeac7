import type { EngineAccount } from '#server/engine.ports.ts';
import type { Illustrator, PictureOrder } from '#server/ports.ts';
import { Failure } from '#shared/endpoint.ts';
import { inWords, saidIn } from '#server/engine-trouble.ts';
import { imageModel, type PictureAsk } from './image-model.ts';
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
      const step = `${order.use} ${order.index + 1}, take ${order.take + 1}`;
      const bytes = await drawnBytes(account, { step, words: pictureWords(order, label), seed: seedOf(order) }, signal);
      return shapedPicture(bytes, order, account.name);
    },
  };
}

type Ask = { readonly step: string; readonly words: string; readonly seed: number };

/** One metered call for one picture. A refusal is a Failure in words at once: asking again would be arguing. */
export async function drawnBytes(account: EngineAccount, { step, words, seed }: Ask, signal: AbortSignal): Promise<Uint8Array> {
  const { generateImage, NoImageGeneratedError } = await import('ai');
  const { seeded, ...asked }: PictureAsk = await imageModel(account);
  const refused = () =>
    new Failure('conflict', `${account.name} refused to draw this. Change the words of the picture, or choose another engine.`);
  return account.paid({ step, expect: { pictures: 1 } }, async () => {
    const drawn = await generateImage({
      ...asked,
      prompt: words,
      ...(seeded ? { seed } : {}),
      n: 1,
      maxRetries: 0,
      abortSignal: signal,
    }).catch((error: unknown) => {
      if (NoImageGeneratedError.isInstance(error)) throw refused();
      const said = saidOf(error);
      if (said) throw new Failure('conflict', `${account.name} could not draw this. It says: ${saidIn(said, account.key)}`);
      throw inWords(error, account, signal);
    });
    if (isUnsafe(drawn.providerMetadata)) throw refused();
    const { inputTokens, outputTokens } = drawn.usage;
    const tokens = outputTokens === undefined ? {} : { tokensIn: inputTokens ?? 0, tokensOut: outputTokens };
    return { value: drawn.image.uint8Array, amounts: { pictures: 1, ...tokens } };
  });
}

/** Replicate's predictions fail with a reason of their own. */
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
