type Flight = { readonly answer: Promise<unknown>; readonly abort: AbortController; riders: number };

const flights = new Map<string, Flight>();

/** The error of a call that nobody waits for any more. */
export const gaveUp = () => new DOMException('The call was given up', 'AbortError');

/**
 * Joins a call that is already under way under the same key, or starts it; it is aborted once everybody who waits for
 * it has given up.
 */
export function share<T>(
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(gaveUp());
  let flight = flights.get(key);
  if (!flight) {
    const abort = new AbortController();
    flight = {
      answer: start(abort.signal).finally(() => flights.get(key)?.abort === abort && flights.delete(key)),
      abort,
      riders: 0,
    };
    flights.set(key, flight);
  }
  const joined = flight;
  joined.riders += 1;
  if (!signal) return joined.answer as Promise<T>;
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      joined.riders -= 1;
      if (joined.riders === 0) {
        if (flights.get(key) === joined) flights.delete(key);
        joined.abort.abort();
      }
      reject(gaveUp());
    };
    signal.addEventListener('abort', leave, { once: true });
    const settle = () => signal.removeEventListener('abort', leave);
    joined.answer.then(
      (value) => (settle(), resolve(value as T)),
      (error) => (settle(), reject(error)),
    );
  });
}
