import { msg } from '@lingui/core/runtime-macro';
import { type Said } from '#shared/said.ts';
import type { Amounts, ProviderId } from '#shared/engines.ts';

/** The day on which these prices were read at the providers; what a provider changes later is not known here. */
export const pricesOf = '2026-11-21';

/** Millionths of a US dollar. Text per token; pictures each; sound per second, or per character of what is spoken. */
export type Price = {
  readonly tokenIn?: number;
  readonly tokenOut?: number;
  readonly picture?: number;
  readonly second?: number;
  readonly character?: number;
};

/** Takes dollars per million tokens, which equals millionths of a dollar per token. */
const tokens = (tokenIn: number, tokenOut: number): Price => ({ tokenIn, tokenOut });

/** Takes thousandths of a dollar per picture in film shape at medium quality. */
const pictures = (thousandths: number): Price => ({ picture: thousandths * 1_000 });

/** List prices for standard context lengths, without discounts. A dated model costs the same as the undated one. */
const prices: Partial<Record<ProviderId, Readonly<Record<string, Price>>>> = {
  openai: {
    'gpt-6-astra': tokens(10, 50),
    'gpt-6.1-sol': tokens(2, 10),
    'gpt-6.1-terra': tokens(1, 5),
    'gpt-6-sol': tokens(2, 10),
    'gpt-6-luna': tokens(0.1, 0.5),
    'gpt-5.6-terra': tokens(2, 12),
    'gpt-5.6-luna': tokens(0.2, 1.2),
    'gpt-5.4': tokens(2.5, 15),
    'gpt-5.4-mini': tokens(0.75, 4.5),
    'gpt-image-1.5': pictures(50),
    'gpt-image-1': pictures(63),
    'gpt-image-1-mini': pictures(15),
    'tts-1': { character: 15 },
    'tts-1-hd': { character: 30 },
  },
  anthropic: {
    'claude-sonnet-5-5': tokens(2, 10),
    'claude-sonnet-5': tokens(3, 15),
    'claude-sonnet-4-6': tokens(3, 15),
    'claude-opus-5': tokens(5, 25),
    'claude-haiku-4-5': tokens(1, 5),
  },
  google: {
    'gemini-3.8-flash': tokens(0.75, 3.75),
    'gemini-3.6-flash': tokens(1.5, 7.5),
    'gemini-3.5-flash': tokens(1.5, 9),
    'gemini-2.5-flash': tokens(0.3, 2.5),
    'gemini-2.5-flash-image': pictures(39),
  },
  fal: { 'fal-ai/flux/dev': pictures(25), 'fal-ai/flux/schnell': pictures(3), 'fal-ai/flux-pro/kontext': pictures(40) },
  replicate: {
    'black-forest-labs/flux-schnell': pictures(3),
    'black-forest-labs/flux-dev': pictures(25),
    'black-forest-labs/flux-1.1-pro': pictures(40),
  },
};

/** The price of a model, with or without a date in its name; null when it is not in the table. */
export function priceOf(provider: ProviderId, model: string): Price | null {
  const known = prices[provider] ?? {};
  return known[model] ?? known[model.replace(/-20\d{2}-?\d{2}-?\d{2}$/, '')] ?? null;
}

/** The cost in millionths of a dollar, rounded up; null when it cannot be known. */
export function costOf(price: Price | null, amounts: Amounts): number | null {
  if (!price) return null;
  const parts: [number | undefined, number | undefined][] = [
    [amounts.tokensIn, price.tokenIn],
    [amounts.tokensOut, price.tokenOut],
    [amounts.pictures, price.picture],
    [amounts.seconds, price.second],
    [amounts.characters, price.character],
  ];
  const priced = parts.filter(([amount, each]) => amount !== undefined && each !== undefined);
  const owed = price.tokenOut === undefined ? priced.length > 0 : amounts.tokensOut !== undefined;
  return owed ? Math.ceil(priced.reduce((sum, [amount = 0, each = 0]) => sum + amount * each, 0)) : null;
}

/** A price as text, for the choice of a model; null when it is not known. */
export function priceWords(provider: ProviderId, model: string): Said | null {
  const price = priceOf(provider, model);
  if (!price) return null;
  const dollars = (value: number) => `$${value.toFixed(value < 0.1 ? 4 : 2)}`;
  if (price.tokenIn !== undefined && price.tokenOut !== undefined)
    return msg`${{ read: dollars(price.tokenIn) }} per million tokens read, ${{ written: dollars(price.tokenOut) }} written`;
  if (price.picture !== undefined) return msg`${{ price: dollars(price.picture / 1e6) }} per picture`;
  if (price.second !== undefined) return msg`${{ price: dollars((price.second * 60) / 1e6) }} per minute`;
  return price.character === undefined ? null : msg`${{ price: dollars(price.character) }} per million characters`;
}
