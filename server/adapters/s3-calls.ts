import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { Failure } from '#shared/endpoint.ts';

/** Where a bucket is and who may use it. */
export type S3Place = {
  /** `https://s3.eu-central-1.amazonaws.com`, `https://<account>.r2.cloudflarestorage.com`, … */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  readonly pathStyle: boolean;
  /** How long the first pause before another try is; milliseconds. */
  readonly pauseMs?: number;
};
type Call = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | string;
};

const patience = { tries: 6, firstMs: 100 } as const;
/** Codes after which the same call may go well a little later. */
const passing = (status: number) => status >= 500 || status === 429 || status === 408;
const answerMs = 120_000;

/** Signed calls of one bucket: what fails on the way, or is slowed down, is tried again; what is refused is said in words. A missing key is `null`. */
export function s3Calls(place: S3Place) {
  const { accessKeyId, secretAccessKey, region } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const root = new URL(place.endpoint);
  if (!place.pathStyle) root.host = `${place.bucket}.${root.host}`;
  const base = place.pathStyle ? `${root.origin}/${place.bucket}` : root.origin;

  return async ({ method, key = '', query = {}, headers = {}, body }: Call): Promise<Response | null> => {
    const url = new URL(`${base}/${key.split('/').map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const init = {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    };
    for (let tries = 1; ; tries += 1) {
      const answer = await send(url, init);
      if (answer instanceof Response) {
        if (answer.ok) return answer;
        if (answer.status === 404 && key !== '' && !('uploadId' in query)) {
          await answer.arrayBuffer();
          return null;
        }
        if (!passing(answer.status) || tries >= patience.tries) throw await refused(answer);
        await answer.arrayBuffer();
      } else if (tries >= patience.tries)
        throw new Failure('unavailable', 'The storage of files does not answer. Nothing is lost; try again in a minute.', {
          cause: answer.error,
        });
      await new Promise((resolve) =>
        setTimeout(resolve, (place.pauseMs ?? patience.firstMs) * 2 ** (tries - 1) * (0.5 + Math.random() / 2)),
      );
    }
  };

  async function send(url: URL, init: RequestInit): Promise<Response | { error: unknown }> {
    // Only the answer is waited for: its body may take as long as who reads it.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('The storage of files did not answer in time')), answerMs);
    try {
      return await client.fetch(url, { ...init, signal: late.signal });
    } catch (error) {
      return { error };
    } finally {
      clearTimeout(timer);
    }
  }
}
async function refused(answer: Response): Promise<Failure> {
  const text = await answer.text().catch(() => '');
  const code = /<Code>([\w.]{1,80})<\/Code>/.exec(text)?.[1] ?? `HTTP ${answer.status}`;
  const advice = answer.status === 403 ? 'Whoever runs the studio should see whether its keys are right.' : 'Try again in a minute.';
  return new Failure('unavailable', `The storage of files refuses: ${code}. ${advice}`, { cause: new Error(text.slice(0, 500)) });
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The text of every element of this name, in order. */
export const xmlTexts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(amp|lt|gt|quot|apos);|&#(\d+);/g, (_, entity: string | undefined, code: string | undefined) =>
      entity ? (entities[entity] ?? '') : String.fromCodePoint(Number(code)),
    ),
  );
