import { msg } from '@lingui/core/runtime-macro';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { bind } from '#server/http/route.ts';
import type { FileStore } from '#server/ports/files.ts';
import { Failure } from '#shared/endpoint.ts';
import {
  beginPackageUpload,
  discardPackageUpload,
  duplicateTale,
  getPackageFile,
  getPackageUpload,
  importPackage,
  orderPackage,
  packagePartPath,
  PackageUpload,
  packageZipPath,
} from '#shared/tale/package.contract.ts';
import { IdParam, TaleIdParam } from '#shared/reply.ts';
import type { PackageService } from './package.service.ts';
import type { UploadService } from './upload/upload.service.ts';

const ok = { ok: true } as const;
type Rooms = { readonly packages: PackageService; readonly uploads: UploadService };

/** The calls by which tales leave a studio and come into one. */
export function packageRoutes(app: FastifyInstance, { packages, uploads }: Rooms, files: FileStore): void {
  bind(app, orderPackage, async ({ params, body, caller }) => ({
    ...ok,
    jobId: await packages.order({ ...params, ...caller }, body.films),
  }));
  bind(app, duplicateTale, async ({ params, caller }) => ({
    ...ok,
    jobId: await packages.duplicate({ ...params, ...caller }),
  }));
  bind(app, getPackageFile, async ({ params, caller }) => ({
    ...ok,
    ...(await packages.state({ ...params, ...caller })),
  }));
  app.get<{ Params: z.output<typeof TaleIdParam> }>(
    packageZipPath,
    {
      schema: {
        summary: 'The newest package of a tale, to save',
        params: TaleIdParam,
        querystring: z.object({ v: z.string().max(100).optional() }),
      },
    },
    async (request, reply) =>
      sendFile(files, request, reply, await packages.zip({ ...request.params, ...request.caller })),
  );
  bind(app, beginPackageUpload, async ({ body, caller: { userId } }) => ({
    ...ok,
    upload: await uploads.begin({ ...body, userId }),
  }));
  bind(app, getPackageUpload, async ({ params, caller }) => ({
    ...ok,
    upload: await uploads.state(params.id, caller.userId),
  }));
  bind(app, importPackage, async ({ params, caller }) => ({
    ...ok,
    jobId: await packages.import(params.id, caller.userId),
  }));
  bind(app, discardPackageUpload, ({ params, caller }) => uploads.discard(params.id, caller.userId).then(() => ok));
  void app.register(async (parts) => partRoute(parts, uploads));
}

/** Bodies of parts reach the service as a stream. */
function partRoute(app: FastifyInstance, uploads: UploadService): void {
  const notPart = () => new Failure('unsupported', msg`Send the bytes of the package as application/octet-stream`);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/(octet-stream|zip)/, (_request, body, done) => done(null, body));
  app.addContentTypeParser('*', (_request, _body, done) => done(notPart()));
  app.patch<{ Params: z.output<typeof IdParam> }>(
    packagePartPath,
    {
      schema: {
        summary: 'The next part of a package: the raw body, at most 8 MB, beginning at byte `Upload-Offset`',
        params: IdParam,
        response: { 200: z.object({ ok: z.literal(true), upload: PackageUpload }) },
      },
    },
    async ({ params, body, headers, caller }) => {
      if (typeof (body as Readable | null)?.pipe !== 'function') throw notPart();
      const header = headers['upload-offset'];
      const offset = typeof header === 'string' && /^\d{1,12}$/.test(header) ? Number(header) : null;
      return { ...ok, upload: await uploads.append(params.id, caller.userId, offset, body as Readable) };
    },
  );
}
