import type { ModelMessage } from 'ai';
import type { z } from 'zod';
import type { EngineAccount } from '#server/engine.ports.ts';
import { inWords } from '#server/engine-trouble.ts';
import { Failure } from '#shared/endpoint.ts';
import type { Amounts } from '#shared/engines.ts';
import { languageModel } from './language-model.ts';

export type Asked<T> = {
  /** For the ledger: 'en, first draft'. */
  readonly step: string;
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: z.ZodType<T>;
  /** What is wrong with an answer that fits the schema, in words for the model; null when it can be used. */
  readonly check?: (value: T) => string | null;
  /** Words that the answer has, about. */
  readonly words: number;
};
type Said = { readonly text: string; readonly end: string };

/** Tokens that a model may think and write for an answer of so many words. */
const roomFor = (words: number): number => Math.ceil(16_000 + words * 8);
/** What a call takes, about: for the limit that is asked before it. */
const expected = (prompt: string, words: number): Amounts => ({
  tokensIn: Math.ceil(prompt.length / 3),
  tokensOut: Math.ceil(words * 3 + 500),
});

/** Asks a model for an answer of a given shape. One that cannot be used is sent back once, with what is wrong; then it is a Failure in words. */
export async function structuredCall<T>(account: EngineAccount, asked: Asked<T>, signal: AbortSignal): Promise<T> {
  const messages: ModelMessage[] = [{ role: 'user', content: asked.prompt }];
  let problem = '';
  for (const turn of [1, 2]) {
    const said = await modelCall(account, turn === 1 ? asked : { ...asked, step: `${asked.step}, repaired` }, messages, signal);
    const read = usable(said, asked);
    if ('value' in read) return read.value;
    problem = read.problem;
    messages.push(
      { role: 'assistant', content: said.text.slice(0, 40_000) || '(nothing)' },
      { role: 'user', content: `This answer cannot be used: ${problem} Answer once more, whole, in the same JSON form.` },
    );
  }
  throw new Failure('upstream', `${account.name} gave no answer that can be used, twice: ${problem} Try again, or choose another model.`);
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

/** One metered call. A refusal is a Failure at once: asking again would be arguing. */
async function modelCall<T>(account: EngineAccount, asked: Asked<T>, messages: ModelMessage[], signal: AbortSignal): Promise<Said> {
  const { generateText, NoObjectGeneratedError, Output } = await import('ai');
  const model = await languageModel(account);
  const { instructions, prompt, schema, step, words } = asked;
  const said = await account.paid({ step, expect: expected(instructions + prompt, words) }, async () => {
    const { text, usage, finishReason } = await generateText({
      model,
      instructions,
      messages,
      output: Output.object({ schema }),
      maxOutputTokens: roomFor(words),
      maxRetries: 0,
      abortSignal: signal,
    }).catch((error: unknown) => {
      // What is not of the shape has been paid all the same: it is judged after it was counted.
      if (NoObjectGeneratedError.isInstance(error))
        return { ...error, text: error.text ?? '', finishReason: error.finishReason ?? 'other' };
      throw inWords(error, account, signal);
    });
    const amounts: Amounts = { tokensIn: usage?.inputTokens ?? 0, tokensOut: usage?.outputTokens ?? 0 };
    return { value: { text, end: finishReason }, amounts };
  });
  if (said.end === 'content-filter' || (said.text === '' && said.end !== 'length'))
    throw new Failure('conflict', `${account.name} refused to write this. Change the theme or the text, or choose another engine.`);
  return said;
}
