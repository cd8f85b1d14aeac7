import type { FinishReason, LanguageModel, ModelMessage, Output } from 'ai';
import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import { inWords, ProviderTrouble, troubleOf } from '#server/ports/engine-trouble.ts';

/** What a model said: its words, why it stopped, and the tokens it took. */
export type Answer = {
  readonly text: string;
  readonly end: FinishReason;
  readonly usage: { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined };
};
/** The request to a model, as a stream or not. */
export type ModelOrder = {
  readonly instructions: string;
  readonly messages: ModelMessage[];
  readonly output: ReturnType<typeof Output.object>;
  readonly maxOutputTokens: number;
  readonly maxRetries: 0;
  readonly abortSignal: AbortSignal;
};

/** Milliseconds between two reports of what has arrived so far. */
const lookMs = 300;

/** An answer that came in one piece although a stream was requested: it is paid for, and is read as it is. */
export class CameWhole extends Error {
  readonly body: string;
  readonly headers: Headers;
  constructor(body: string, headers: Headers) {
    super('The answer came whole.');
    this.body = body;
    this.headers = headers;
  }
}

/** Lets streams of events pass, also those that do not say so; any other answer is thrown as CameWhole. */
export function streamsOnly(fetch: EngineAccount['fetch']): EngineAccount['fetch'] {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (/^text\/event-stream/i.test(answer.headers.get('content-type') ?? '')) return answer;
    const body = await answer.text();
    if (/^\s*(data|event|id|):/.test(body))
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    throw new CameWhole(body, answer.headers);
  };
}

/** Somewhere behind an error of the library, the one that the studio threw itself. */
export function thrownWithin<E extends Error>(error: unknown, of: new (...given: never[]) => E): E | null {
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause) if (inner instanceof of) return inner;
  return null;
}

/**
 * Asks a model and reports its words as they arrive: `hear` gets what can be parsed of the JSON so far. Throws
 * CameWhole when the server does not stream, a ProviderTrouble that `passes` when the stream broke off, otherwise a
 * Failure with a message.
 */
export async function streamedAnswer(
  account: EngineAccount,
  { model, order, hear }: { model: LanguageModel; order: ModelOrder; hear: (soFar: unknown) => void },
  signal: AbortSignal,
): Promise<Answer> {
  const { parsePartialJson, streamText } = await import('ai');
  let text = '';
  let looked = 0;
  const look = async () => {
    looked = Date.now();
    const { value } = await parsePartialJson(text);
    if (value !== undefined) hear(value);
  };
  try {
    // Errors arrive in the stream itself; without this the library would print them.
    const { stream } = streamText({ ...order, model, onError: () => {} });
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') signal.throwIfAborted();
      if (part.type === 'text-delta') {
        text += part.text;
        if (Date.now() - looked >= lookMs) await look();
      }
      if (part.type === 'finish') {
        await look();
        return { text: ended(text, part.finishReason), end: part.finishReason, usage: part.totalUsage };
      }
    }
    throw new Error('The stream ended before its end.');
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw thrownWithin(error, CameWhole) ?? brokenOff(error, account) ?? inWords(error, account, signal);
  }
}

/** A stream may stop without saying why; then only a whole answer counts. */
function ended(text: string, end: FinishReason): string {
  if (end === 'stop' || end === 'length' || end === 'content-filter' || end === 'tool-calls') return text;
  JSON.parse(text.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, ''));
  return text;
}

/** An error that the provider reported in its stream instead of by a status; its text may contain anything. */
function brokenOff(error: unknown, { name }: EngineAccount): ProviderTrouble | null {
  const told =
    error instanceof Error
      ? /^AI_(StreamProvider|APICall)Error$/.test(error.name) && thrownWithin(error, ProviderTrouble) === null
      : true;
  if (!told) return null;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status < 500 && status !== 429 && status >= 400) return troubleOf(name, status, '');
  if (error instanceof Error && error.name === 'AI_APICallError' && status === 200) return null;
  return new ProviderTrouble(
    'upstream',
    `${name} broke off in the middle of its answer. Try again in a few minutes.`,
    null,
    {
      passes: true,
    },
  );
}
