import { msg } from '@lingui/core/runtime-macro';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderHttp } from '#server/ports/hosted-engine.ts';
import { providerNames } from '#shared/engines.ts';
import { type AddressGate } from './pinned-lookup.ts';
import { type Budget, CallFailed, type CallFault, type PinnedAnswer, pinnedRequest } from './pinned-request.ts';
import type { Said } from '#shared/said.ts';
import { ProviderTrouble, saidIn, troubleOf } from '#server/ports/engine-trouble.ts';
import { keyedSemaphore } from './keyed-semaphore.ts';

type Parts = {
  readonly gate: AddressGate;
  /** A server that the operator configured may be at any address. */
  readonly trustedGate: AddressGate;
  readonly budget: Budget;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const wait = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal });
/** Failures that a second attempt may resolve. */
const passing = (status: number): boolean => [408, 409, 425, 429, 500, 502, 503, 504, 529].includes(status);

/**
 * How hosted providers are asked, as `fetch` is: a few at once, to pinned addresses, without redirects, with limits of
 * time and size; temporary failures are retried after the time that the provider asks for. Every failure is a
 * ProviderTrouble whose message contains no key.
 */
export function providerHttp({ gate, trustedGate, budget, pause = wait }: Parts): ProviderHttp {
  const enter = keyedSemaphore(budget.atOnce);
  return ({ provider, key, trusted }) => {
    const name = providerNames[provider];
    const from = trusted ? trustedGate : gate;

    const trouble = (fault: CallFault, mayPass = false) =>
      new ProviderTrouble('upstream', faultWords[fault](name), null, { passes: mayPass });

    async function ask(url: URL, init: RequestInit, signal: AbortSignal): Promise<PinnedAnswer> {
      for (let turn = 1; ; turn += 1) {
        const { answer, failed, after } = await once(url, init, signal);
        if (answer) return answer;
        const delay = after ?? budget.backoffMs * 2 ** (turn - 1);
        if (!failed.again || turn > budget.retries || delay > budget.mostWaitMs) throw failed.error;
        await pause(delay, signal);
      }
    }

    async function once(url: URL, init: RequestInit, signal: AbortSignal) {
      const at = await from.reachable(url);
      try {
        const pinned = await pinnedRequest({
          url,
          at,
          init,
          signal,
          budget,
          broken: (fault) => trouble(fault, passes(fault)),
        });
        const { response: answer } = pinned;
        if (answer.status >= 300 && answer.status < 400)
          return no(
            new ProviderTrouble(
              'upstream',
              msg`${{ name }} redirected the call to another address, which the studio does not follow.`,
              answer.status,
            ),
          );
        if (answer.ok) return { answer: pinned, failed: null, after: null } as const;
        const said = saidIn(await answer.text(), key);
        const error = troubleOf(name, answer.status, said);
        return no(error, passing(answer.status) && error.code !== 'conflict', retryAfter(answer.headers));
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ProviderTrouble) throw error;
        if (error instanceof CallFailed) return no(trouble(error.fault), passes(error.fault));
        const reason = error instanceof Error ? error.message : '';
        return no(new ProviderTrouble('upstream', msg`${{ name }} could not be called: ${{ reason }}`, null));
      }
    }

    return async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const signal = init.signal ?? new AbortController().signal;
      const leave = await enter(`${provider} ${key}`, signal);
      try {
        const { response, ended } = await ask(url, init, signal);
        void ended.then(leave);
        return response;
      } catch (error) {
        leave();
        throw error;
      }
    };
  };
}

/** An answer that broke off may be complete the next time. */
const passes = (fault: CallFault): boolean => ['cut', 'closed', 'unreached', 'far'].includes(fault);

const faultWords: Readonly<Record<CallFault, (name: string) => Said>> = {
  slow: (name) => msg`${{ name }} took too long, so the call was stopped. Try again later.`,
  abandoned: (name) => msg`The call to ${{ name }} was cancelled.`,
  far: (name) => msg`${{ name }} could not be reached in time.`,
  silent: (name) => msg`${{ name }} did not answer in time. Try again later.`,
  stalled: (name) => msg`${{ name }} stopped in the middle of its answer.`,
  oversize: (name) => msg`${{ name }} sent far more than was requested, so its answer was discarded.`,
  cut: (name) => msg`${{ name }} closed the connection in the middle of its answer.`,
  closed: (name) => msg`${{ name }} closed the connection without an answer.`,
  unreached: (name) => msg`${{ name }} could not be reached.`,
};

const no = (error: ProviderTrouble, again = false, after: number | null = null) =>
  ({ answer: null, failed: { error, again }, after }) as const;

/** Milliseconds that the provider asks to wait, in any of the three ways in which it says so. */
function retryAfter(headers: Headers): number | null {
  const ms = Number(headers.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const said = headers.get('retry-after');
  if (said === null) return null;
  const seconds = Number(said);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const date = Date.parse(said);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
