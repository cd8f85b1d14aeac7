import { msg } from '@lingui/core/runtime-macro';
import { Failure, type FailureCode } from '#shared/endpoint.ts';
import { type Said, sentences, type Words } from '#shared/said.ts';

/**
 * A provider that did not do what it was asked; `status` is its HTTP status, null when no answer came. `passes`: a
 * stream broke off in the middle, and the answer may be whole the next time.
 */
export class ProviderTrouble extends Failure {
  readonly status: number | null;
  readonly passes: boolean;
  constructor(
    code: FailureCode,
    words: Words,
    status: number | null,
    { passes = false, ...options }: ErrorOptions & { passes?: boolean } = {},
  ) {
    super(code, words, options);
    this.status = status;
    this.passes = passes;
  }
}

/** The monthly limit was reached: no other hosted engine is used instead. */
export class CapReached extends Failure {}

/** A text with any key removed, even one shortened in the middle. */
export function withoutKey(text: string, key: string): string {
  const bare = key.length >= 6 ? text.replaceAll(key, '[key]') : text;
  return bare
    .replace(/\b(sk|rk|pk|gsk|xai|r8|key|fal)[-_][\w*.…-]{6,}/gi, '[key]')
    .replace(/\bAIza[\w-]{10,}/g, '[key]')
    .replace(/(bearer|x-api-key:?|x-goog-api-key:?)\s+\S+/gi, '$1 [key]');
}

/** The message of an error answer, if it is a sentence for people. */
export function saidIn(body: string, key: string): string {
  let said: unknown = body;
  try {
    const parsed = JSON.parse(body) as { error?: { message?: unknown } | string; message?: unknown; detail?: unknown };
    said =
      (typeof parsed.error === 'object' ? parsed.error?.message : parsed.error) ??
      parsed.message ??
      parsed.detail ??
      '';
  } catch {
    said = /^\s*</.test(body) ? '' : body;
  }
  const [sentence = ''] = withoutKey(typeof said === 'string' ? said : '', key).split('\n');
  return sentence.replace(/\s+/g, ' ').trim().slice(0, 200);
}

/** An error status as a message: what happened and what to do. */
export function troubleOf(name: string, status: number, said: string): ProviderTrouble {
  const quoting = (words: Said) => (said ? sentences(words, msg`It says: ${{ said }}`) : words);
  if (status === 401 || status === 403)
    return new ProviderTrouble(
      'forbidden',
      msg`${{ name }} refused the key. Replace it under Settings, Engines, or test it there.`,
      status,
    );
  if (status === 402)
    return new ProviderTrouble(
      'conflict',
      msg`${{ name }} requires payment first: add credit to your account there.`,
      status,
    );
  if (status === 404)
    return new ProviderTrouble(
      'not_found',
      quoting(msg`${{ name }} does not know this model or address. Choose another under Settings, Engines.`),
      status,
    );
  if (status === 429)
    return /quota|credit|billing|exceeded your current/i.test(said)
      ? new ProviderTrouble(
          'conflict',
          quoting(msg`The quota or credit of your ${{ name }} account is used up.`),
          status,
        )
      : new ProviderTrouble(
          'too_many',
          msg`${{ name }} is receiving too many requests and refused again after a wait. Try again in a few minutes.`,
          status,
        );
  if (status >= 500)
    return new ProviderTrouble(
      'upstream',
      msg`${{ name }} reported an internal error (${{ status }}). Try again in a few minutes.`,
      status,
    );
  return new ProviderTrouble('conflict', quoting(msg`${{ name }} refused the request (${{ status }}).`), status);
}

/** An error of the library as our own message; the library's may repeat what was sent. */
export function inWords(error: unknown, { name }: { readonly name: string }, signal: AbortSignal): Error {
  if (signal.aborted) return signal.reason as Error;
  for (let inner: unknown = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof Failure) return inner;
  return new Failure(
    'upstream',
    msg`${{ name }} sent an answer that does not match its interface. Try again, or choose another model.`,
    {
      cause: error instanceof Error ? new Error(error.name) : undefined,
    },
  );
}
