import { msg } from '@lingui/core/runtime-macro';
import { Failure } from '#shared/endpoint.ts';
import type { Said, Words } from '#shared/said.ts';
import { ProviderTrouble } from '#server/ports/engine-trouble.ts';
import { HostTrouble } from '#server/ports/video-host.ts';

/** What may be unavailable. */
export type OutageOf = 'storage' | 'the database' | 'the video host' | 'the engine';

/**
 * Something outside the studio is not responding, or refuses every call: not a fault of the work that needed it. A
 * caller gets 503 with this message; a job waits until it is over, and no attempt is counted.
 */
export class Outage extends Failure {
  readonly of: OutageOf;
  constructor(of: OutageOf, message: Words, options?: ErrorOptions) {
    super('unavailable', message, options);
    this.of = of;
  }
}

/** What people are told while the database does not respond. */
export const databaseAway: Said = msg`The database is not responding. Everything you saved is still there. Try again in a moment.`;

/** What PostgreSQL and its driver say when the server stops, starts, or takes nobody more. */
const awayCodes = /^(08\w{3}|57P0[123]|53300|ECONNRESET|EPIPE)$/;
const awayWords = /^Connection terminated|^Client (was closed|has encountered a connection error)/;

/** Whether a database error means that the database is unavailable. */
export const isDatabaseAway = (error: unknown): boolean => {
  const { code = '', message = '' } = error as { code?: unknown; message?: string };
  return awayCodes.test(String(code)) || awayWords.test(message);
};

/** A provider that may answer the same call a little later. */
const isProviderAway = ({ status, code, passes }: ProviderTrouble): boolean =>
  status === null ? passes : status >= 500 || status === 408 || (status === 429 && code === 'too_many');

/** The outage behind an error, however it was wrapped; null when there is none. */
export function outageIn(error: unknown): Outage | null {
  let isRaw = true;
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof Outage) return inner;
    if (inner instanceof ProviderTrouble && isProviderAway(inner))
      return new Outage('the engine', inner.message, { cause: inner });
    if (inner instanceof HostTrouble && inner.kind === 'retry')
      return new Outage('the video host', inner.words, { cause: inner });
    // An error with its own message is kept; a broken connection below it may not be the database's.
    isRaw &&= !(inner instanceof Failure || inner instanceof HostTrouble);
    if (isRaw && isDatabaseAway(inner)) return new Outage('the database', databaseAway, { cause: inner });
  }
  return null;
}
