import { t } from '@lingui/core/macro';
import { importBible } from '#shared/story/bible.contract.ts';
import type { BibleVersion } from '#shared/vocabulary.ts';
import { CallError } from '#web/api/call.ts';

type Sending = {
  readonly signal: AbortSignal;
  /** Percent of the file that has arrived; 100 while the studio checks its verses. */
  readonly progress: (percent: number) => void;
};

/**
 * Sends a Bible file and tells how far it is, which `fetch` cannot. Throws CallError with the server's words, or an
 * AbortError when given up.
 */
export function sendBible(
  version: BibleVersion,
  file: File,
  { signal, progress }: Sending,
): Promise<{ verses: number }> {
  const request = new XMLHttpRequest();
  return new Promise<{ verses: number }>((resolve, reject) => {
    if (signal.aborted) return reject(new DOMException('The import was given up', 'AbortError'));
    const give = () => request.abort();
    signal.addEventListener('abort', give, { once: true });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', give));
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      progress(total > 0 ? Math.floor((100 * loaded) / total) : 0),
    );
    request.addEventListener('load', () => {
      const answer = jsonOf(request.responseText);
      if (request.status === 200) return resolve({ verses: Number(answer.verses ?? 0) });
      if (request.status === 401) window.dispatchEvent(new Event('re-auth'));
      reject(new CallError(request.status, String(answer.error ?? `HTTP ${request.status}`)));
    });
    request.addEventListener('error', () =>
      reject(new TypeError(t`The studio could not be reached. Check the connection and try again.`)),
    );
    request.addEventListener('abort', () => reject(new DOMException('The import was given up', 'AbortError')));
    request.open(importBible.method, importBible.path.replace(':version', version));
    request.withCredentials = true;
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('idempotency-key', crypto.randomUUID());
    request.send(file);
  });
}

function jsonOf(text: string): { verses?: unknown; error?: unknown } {
  try {
    return JSON.parse(text) as { verses?: unknown; error?: unknown };
  } catch {
    return {};
  }
}
