import { msg } from '@lingui/core/runtime-macro';
import type { ModelMessage } from 'ai';
import type { z } from 'zod';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import { inWords, ProviderTrouble } from '#server/ports/engine-trouble.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Amounts } from '#shared/engines.ts';
import { languageModel } from './language-model.ts';
import { type Answer, CameWhole, type ModelOrder, streamedAnswer, streamsOnly } from './streamed-answer.ts';

export type Asked<T> = {
  /** For the ledger: 'en, first draft'. */
  readonly step: string;
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: z.ZodType<T>;
  /** What is wrong with an answer that fits the schema, as a message for the model; null when it can be used. */
  readonly check?: (value: T) => string | null;
  /** The approximate number of words in the answer. */
  readonly words: number;
  /**
   * Receives what can be parsed of the answer while it is being written, from the start in each attempt; when left out,
   * the answer is requested in one piece.
   */
  readonly hear?: (soFar: unknown) => void;
};
type Said = Pick<Answer, 'text' | 'end'>;

/** Tokens that a model may think and write for an answer of this many words. */
const roomFor = (words: number): number => Math.ceil(16_000 + words * 8);
/** The approximate cost of a call, for the limit that is checked before it. */
const expected = (prompt: string, words: number): Amounts => ({
  tokensIn: Math.ceil(prompt.length / 3),
  tokensOut: Math.ceil(words * 3 + 500),
});

/**
 * Asks a model for an answer of a given shape. One that cannot be used is sent back once, with what is wrong; then it
 * is a Failure with a message.
 */
export async function structuredCall<T>(account: EngineAccount, asked: Asked<T>, signal: AbortSignal): Promise<T> {
  const messages: ModelMessage[] = [{ role: 'user', content: asked.prompt }];
  let problem = '';
  for (const turn of [1, 2]) {
    const said = await modelCall(
      account,
      turn === 1 ? asked : { ...asked, step: `${asked.step}, repaired` },
      messages,
      signal,
    );
    const read = usable(said, asked);
    if ('value' in read) return read.value;
    problem = read.problem;
    messages.push(
      { role: 'assistant', content: said.text.slice(0, 40_000) || '(nothing)' },
      {
        role: 'user',
        content: `This answer cannot be used: ${problem} Answer once more, whole, in the same JSON form.`,
      },
    );
  }
  throw new Failure(
    'upstream',
    msg`${{ name: account.name }} gave an unusable answer twice: ${{ problem }} Try again, or choose another model.`,
  );
}

function usable<T>({ text, end }: Said, { schema, check }: Asked<T>): { value: T } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  } catch {
    return { problem: end === 'length' ? 'it was cut off because it was too long.' : 'it is not valid JSON.' };
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    return { problem: `${first?.path.join('.') || 'it'}: ${first?.message ?? 'does not fit'}.` };
  }
  const problem = check?.(parsed.data) ?? null;
  return problem === null ? { value: parsed.data } : { problem };
}

/** One piece of an answer, metered. A refusal is a Failure at once: asking again would be arguing. */
async function modelCall<T>(
  account: EngineAccount,
  asked: Asked<T>,
  messages: ModelMessage[],
  signal: AbortSignal,
): Promise<Said> {
  const { text, end } = await spoken(account, asked, messages, signal);
  if (end === 'content-filter' || (text === '' && end !== 'length'))
    throw new Failure(
      'conflict',
      msg`${{ name: account.name }} refused to write this. Change the theme or the text, or choose another engine.`,
    );
  return { text, end };
}

/** Servers that do not stream, by account: they are not asked to again. */
const wholeOnly = new Set<string>();
const serverOf = ({ provider, address, model }: EngineAccount): string => `${provider} ${address ?? ''} ${model}`;
/** What a creator's own server may answer if it cannot stream. */
const unknownToServer: readonly (number | null)[] = [400, 404, 405, 415, 422, 501];

/**
 * As a stream if there is a listener; an answer that breaks off, or cannot be streamed, is requested again in one
 * piece.
 */
async function spoken<T>(
  account: EngineAccount,
  asked: Asked<T>,
  messages: ModelMessage[],
  signal: AbortSignal,
): Promise<Said> {
  const { Output } = await import('ai');
  const order: ModelOrder = {
    instructions: asked.instructions,
    messages,
    output: Output.object({ schema: asked.schema }),
    maxOutputTokens: roomFor(asked.words),
    maxRetries: 0,
    abortSignal: signal,
  };
  const expect = expected(asked.instructions + asked.prompt, asked.words);
  const metered = (step: string, call: () => Promise<Answer>) =>
    account.paid({ step, expect }, async () => counted(await call()));
  const { hear } = asked;
  if (!hear || wholeOnly.has(serverOf(account))) return metered(asked.step, () => wholeAnswer(account, order, signal));
  try {
    return await metered(asked.step, () => streamed(account, order, hear, signal));
  } catch (error) {
    const cannot =
      account.provider === 'compatible' &&
      error instanceof ProviderTrouble &&
      unknownToServer.includes(error.status ?? -1);
    if (!(error instanceof ProviderTrouble) || (!error.passes && !cannot)) throw error;
    const said = await metered(`${asked.step}, asked again`, () => wholeAnswer(account, order, signal));
    if (cannot) wholeOnly.add(serverOf(account));
    return said;
  }
}

const counted = ({ text, end, usage }: Answer) => ({
  value: { text, end },
  amounts: { tokensIn: usage.inputTokens ?? 0, tokensOut: usage.outputTokens ?? 0 },
});

/** A server that answers whole though it was requested a stream has been paid: its answer is read as it is. */
async function streamed(
  account: EngineAccount,
  order: ModelOrder,
  hear: (soFar: unknown) => void,
  signal: AbortSignal,
): Promise<Answer> {
  const model = await languageModel({ ...account, fetch: streamsOnly(account.fetch) });
  try {
    return await streamedAnswer(account, { model, order, hear }, signal);
  } catch (error) {
    if (!(error instanceof CameWhole)) throw error;
    const { body, headers } = error;
    return wholeAnswer({ ...account, fetch: async () => new Response(body, { headers }) }, order, signal);
  }
}

async function wholeAnswer(account: EngineAccount, order: ModelOrder, signal: AbortSignal): Promise<Answer> {
  const { generateText, NoObjectGeneratedError } = await import('ai');
  const model = await languageModel(account);
  try {
    const { text, usage, finishReason: end } = await generateText({ ...order, model });
    return { text, usage, end };
  } catch (error) {
    // What is not of the shape has been paid all the same: it is judged after it was counted.
    if (NoObjectGeneratedError.isInstance(error))
      return { text: error.text ?? '', usage: error.usage ?? {}, end: error.finishReason ?? 'other' };
    throw inWords(error, account, signal);
  }
}
