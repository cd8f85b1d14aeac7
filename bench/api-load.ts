import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** How a call did: answers a second, and milliseconds at the middle and at the 95th of a hundred. */
export type Load = { readonly perSecond: number; readonly p50: number; readonly p95: number; readonly calls: number };

/** Does `work` again and again, `atOnce` at a time, for `seconds`, after a short warm-up that is not counted. */
export async function measure(
  work: (n: number) => Promise<unknown>,
  { seconds, atOnce }: { seconds: number; atOnce: number },
): Promise<Load> {
  const times: number[] = [];
  let n = 0;
  const round = async (until: number, keep: boolean) => {
    while (performance.now() < until) {
      const start = performance.now();
      await work((n += 1));
      if (keep) times.push(performance.now() - start);
    }
  };
  const all = (until: number, keep: boolean) => Promise.all(Array.from({ length: atOnce }, () => round(until, keep)));
  await all(performance.now() + 500, false);
  const start = performance.now();
  await all(start + seconds * 1000, true);
  const spent = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { perSecond: sorted.length / spent, p50: at(0.5), p95: at(0.95), calls: sorted.length };
}

/** Calls a studio over kept connections; anything but 200 is an error. */
export function caller(origin: string, token: string, atOnce: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return (method: string, path: string, body?: object): Promise<string> =>
    new Promise((done, failed) => {
      const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
      const call = request(new URL(path, origin), { method, agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () =>
          answer.statusCode === 200 ? done(text) : failed(new Error(`${method} ${path}: ${answer.statusCode} ${text}`)),
        );
      });
      call.on('error', failed);
      call.end(body ? JSON.stringify(body) : undefined);
    });
}

/**
 * Milliseconds of processor time that a process has used so far, all its threads; null where the system does not tell
 * (it does on Linux).
 */
export function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return null;
  }
}
