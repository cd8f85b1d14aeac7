import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
  type CompletedPart,
} from '@aws-sdk/client-s3';
import { Outage } from '#server/ports/outage.ts';

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
export type S3Facts = { readonly bytes: number; readonly etag: string; readonly changedAt: Date | null };
export type S3Body = S3Facts & { readonly body: Readable };
export type S3Entry = { readonly key: string; readonly bytes: number; readonly changedAt: Date };

const patience = { tries: 6, firstMs: 100 } as const;
/** Codes after which the same call may go well a little later. */
const passing = (status: number) => status >= 500 || status === 429 || status === 408;
const answerMs = 120_000;
/** Every file that is read holds a connection until its reader is done. */
const mostSockets = 500;

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

/**
 * The calls of one bucket. Failed and throttled calls are retried. A write is done when the store has said so, against
 * a checksum; only a key can be missing (null): a missing bucket, a refused signature and no answer are outages.
 */
export function s3Calls(place: S3Place) {
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    forcePathStyle: place.pathStyle,
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 10_000,
      httpAgent: { maxSockets: mostSockets },
      httpsAgent: { maxSockets: mostSockets },
    },
  });
  const Bucket = place.bucket;

  /** `call` sends one request; its signal aborts while no answer has come. */
  async function asked<T>(call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      // Only the response is awaited: its body may take as long as its reader.
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(new Error('The file storage did not respond in time')), answerMs);
      try {
        return await call(late.signal);
      } catch (error) {
        const status = statusOf(error);
        if (status === 404 || status === 412) throw error;
        if ((status !== null && !passing(status)) || tries >= patience.tries) throw outageOf(error, status);
      } finally {
        clearTimeout(timer);
      }
      await sleep((place.pauseMs ?? patience.firstMs) * 2 ** (tries - 1) * (0.5 + Math.random() / 2));
    }
  }
  /** For calls that have no missing key: 404 is the bucket, or the upload. */
  const surely = <T>(call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> =>
    asked(call).catch((error: unknown) => {
      throw error instanceof Outage ? error : outageOf(error, statusOf(error));
    });
  /** Null when there is no such key; the response to HEAD has no error code, so the bucket is checked. */
  async function unlessMissing<T>(call: (abortSignal: AbortSignal) => Promise<T>): Promise<T | null> {
    try {
      return await asked(call);
    } catch (error) {
      if (error instanceof Outage) throw error;
      if (statusOf(error) !== 404 || nameOf(error) === 'NoSuchBucket') throw outageOf(error, statusOf(error));
      if (nameOf(error) !== 'NoSuchKey')
        await surely((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }));
      return null;
    }
  }
  const factsOf = (answer: {
    ContentLength?: number | undefined;
    ETag?: string | undefined;
    LastModified?: Date | undefined;
  }): S3Facts => ({
    bytes: answer.ContentLength ?? 0,
    etag: answer.ETag ?? '',
    changedAt: answer.LastModified ?? null,
  });

  return {
    head: (Key: string): Promise<S3Facts | null> =>
      unlessMissing(async (abortSignal) =>
        factsOf(await client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal })),
      ),

    /** `ifMatch`: only while the file is still this one. */
    get: (
      Key: string,
      { range, ifMatch }: { range?: string | undefined; ifMatch?: string } = {},
    ): Promise<S3Body | null> =>
      unlessMissing(async (abortSignal) => {
        const asks = { ...(range ? { Range: range } : {}), ...(ifMatch ? { IfMatch: ifMatch } : {}) };
        const answer = await client.send(new GetObjectCommand({ Bucket, Key, ...asks }), { abortSignal });
        return { ...factsOf(answer), body: answer.Body as Readable };
      }),

    put: (Key: string, Body: Uint8Array, ContentType: string): Promise<unknown> =>
      surely((abortSignal) =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ContentMD5: md5(Body) }), { abortSignal }),
      ),

    async begin(Key: string, ContentType: string): Promise<string> {
      const { UploadId } = await surely((abortSignal) =>
        client.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType, ChecksumAlgorithm: 'CRC32' }), {
          abortSignal,
        }),
      );
      if (!UploadId) throw new Outage('storage', unread);
      return UploadId;
    },

    part: (Key: string, UploadId: string, PartNumber: number, Body: Uint8Array): Promise<CompletedPart> =>
      surely(async (abortSignal) => {
        const order = { Bucket, Key, UploadId, PartNumber, Body, ContentMD5: md5(Body) };
        const { ETag, ChecksumCRC32 } = await client.send(new UploadPartCommand(order), { abortSignal });
        return { PartNumber, ETag, ...(ChecksumCRC32 ? { ChecksumCRC32 } : {}) };
      }),

    /** Completes an upload and checks that the object has this size. */
    async complete(Key: string, UploadId: string, Parts: CompletedPart[], bytes: number): Promise<void> {
      const order = { Bucket, Key, UploadId, MultipartUpload: { Parts } };
      await surely((abortSignal) => client.send(new CompleteMultipartUploadCommand(order), { abortSignal }));
      if ((await this.head(Key))?.bytes !== bytes) throw new Outage('storage', unread);
    },

    abandon: (Key: string, UploadId: string): Promise<unknown> =>
      surely((abortSignal) => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), { abortSignal })),

    remove: (Key: string): Promise<unknown> =>
      unlessMissing((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal })),

    async *list(prefix: string, after = ''): AsyncIterable<S3Entry> {
      for (let ContinuationToken: string | undefined, more = true; more; ) {
        const from = ContinuationToken ? { ContinuationToken } : after ? { StartAfter: after } : {};
        const order = { Bucket, ...(prefix ? { Prefix: prefix } : {}), ...from };
        const page = await surely((abortSignal) => client.send(new ListObjectsV2Command(order), { abortSignal }));
        for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
          yield { key: Key, bytes: Size, changedAt: LastModified };
        ContinuationToken = page.NextContinuationToken;
        more = ContinuationToken !== undefined;
      }
    },

    close: (): void => client.destroy(),
  };
}

const unread = msg`The file storage did not store this file completely. Nothing is lost. Try again in a minute.`;
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
/** Null when no answer came. */
const statusOf = (error: unknown): number | null =>
  (error instanceof S3ServiceException
    ? error.$metadata.httpStatusCode
    : (error as { $response?: { statusCode?: number } }).$response?.statusCode) ?? null;

function outageOf(cause: unknown, status: number | null): Outage {
  if (status === null)
    return new Outage('storage', msg`The file storage is not responding. Nothing is lost. Try again in a minute.`, {
      cause,
    });
  const said = /^\w{3,60}$/.test(nameOf(cause)) && nameOf(cause) !== 'Error' ? nameOf(cause) : `HTTP ${status}`;
  const words =
    status === 403
      ? msg`The file storage refused the request: ${{ said }}. Ask whoever runs the studio to check its keys.`
      : status === 404
        ? msg`The file storage refused the request: ${{ said }}. Ask whoever runs the studio to check that its bucket exists.`
        : msg`The file storage refused the request: ${{ said }}. Try again in a minute.`;
  return new Outage('storage', words, { cause });
}
