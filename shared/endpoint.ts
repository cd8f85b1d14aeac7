import { z } from 'zod';
import type { Access } from './account/token-scope.ts';
import { englishOf, type Said, type Words } from './said.ts';

const Nothing = z.object({});
type Shape = z.ZodType;

/** One HTTP call, described once: the server implements it, the browser calls it, OpenAPI prints it. */
export type Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
> = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly reply: R;
  /** Bytes of the largest body it takes; the app's usual limit when left out. */
  readonly bodyLimit?: number;
  /** What an access token needs to make this call; by its method when left out (`usualAccess`). */
  readonly access?: Access;
};

/** Describes a call; what it does not name (params, query, body) it does not take. */
export function endpoint<
  R extends Shape,
  P extends Shape = typeof Nothing,
  Q extends Shape = typeof Nothing,
  B extends Shape = typeof Nothing,
>(
  spec: Pick<Endpoint, 'method' | 'path' | 'summary' | 'bodyLimit' | 'access'> & {
    params?: P;
    query?: Q;
    body?: B;
    reply: R;
  },
): Endpoint<P, Q, B, R> {
  return { params: Nothing as never, query: Nothing as never, body: Nothing as never, ...spec };
}

/** Every way a call may fail, and the HTTP status that says so. */
export const failureStatus = {
  invalid: 400,
  reauth_required: 401,
  forbidden: 403,
  over_quota: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  range: 416,
  key_reused: 422,
  too_many: 429,
  internal: 500,
  upstream: 502,
  unavailable: 503,
  disk_full: 507,
} as const;
export type FailureCode = keyof typeof failureStatus;

/** The message of an error, with its code if it has one. */
export const wordsIn = (error: unknown): Words =>
  error instanceof Failure ? error.words : error instanceof Error ? error.message : String(error);

/**
 * The only error the product throws on purpose. Its message is safe to show and says what to do; `said` is the same for
 * screens in other languages.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly said: Said | null;
  /** The message as it was given: with its code, if it has one. */
  readonly words: Words;
  constructor(code: FailureCode, words: Words, options?: ErrorOptions) {
    super(typeof words === 'string' ? words : englishOf(words), options);
    this.name = 'Failure';
    this.code = code;
    this.words = words;
    this.said = typeof words === 'string' ? null : words;
  }
}
