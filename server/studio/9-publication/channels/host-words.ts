import { HostTrouble } from '#server/ports/video-host.ts';
import { Failure } from '#shared/endpoint.ts';

/** The host's trouble as an answer to a call. */
export function inWords(error: unknown): never {
  if (!(error instanceof HostTrouble)) throw error;
  const codes = {
    retry: 'unavailable',
    quota: 'too_many',
    reauth: 'conflict',
    rejected: 'conflict',
    gone: 'not_found',
    unknown: 'upstream',
  } as const;
  throw new Failure(codes[error.kind], error.words, { cause: error });
}
