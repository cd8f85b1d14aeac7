import { JobId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, IdParam, Millis, Ok, TaleIdParam } from '../reply.ts';

/** How far a package may go; bytes. A zip of before 64 bits ends at 4 GB. */
export const packageLimits = { bytes: 4_000_000_000, part: 8 * 1024 * 1024, entries: 2_000 } as const;

/** A tale as one file, ready to be saved. */
const PackageFile = z.object({
  url: z.string(),
  bytes: z.int(),
  films: z.boolean(),
  madeAt: Millis,
  /** False: the tale was changed since. */
  fresh: z.boolean(),
});
export type PackageFile = z.infer<typeof PackageFile>;

export const orderPackage = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/package-file',
  summary:
    'Pack a whole tale into one zip, with or without its films; a live job is joined, a package that still ' +
    'fits is kept',
  params: TaleIdParam,
  body: z.object({ films: z.boolean().default(true) }),
  reply: z.object({ ok: z.literal(true), jobId: JobId }),
});

export const duplicateTale = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/duplicate',
  summary: 'Make another tale with the same words, pictures and sounds, without films; the job says which',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), jobId: JobId }),
});

export const getPackageFile = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/package-file',
  summary: 'The newest package of a tale, and what one made now would weigh',
  params: TaleIdParam,
  reply: z.object({
    ok: z.literal(true),
    file: PackageFile.nullable(),
    /** Bytes that a package made now would have, about. */
    weighs: z.object({ withFilms: z.int(), withoutFilms: z.int() }),
  }),
});

/** GET: the zip itself, whole or in parts (Range). */
export const packageZipPath = '/api/tales/:taleId/package.zip';

/** A package being uploaded into the studio: the next part begins at byte `offset`. */
export const PackageUpload = z.object({
  id: Id,
  name: z.string(),
  offset: z.int(),
  bytes: z.int(),
  /** The job that makes a tale of it. */
  jobId: JobId.nullable(),
  changedAt: Millis,
});
export type PackageUpload = z.infer<typeof PackageUpload>;
const OneUpload = z.object({ ok: z.literal(true), upload: PackageUpload });

export const beginPackageUpload = endpoint({
  method: 'POST',
  path: '/api/package-uploads',
  summary: 'Begin to send a package, or go on with it: the same `fingerprint` is the same file',
  body: z.object({
    name: z.string().trim().min(1).max(255),
    bytes: z
      .int()
      .min(22, 'This file is empty: choose a package, a .zip file that a studio made.')
      .max(packageLimits.bytes, 'A package may have at most 4 GB.'),
    /** Names the file in the browser that sends it, by its name, size and date. */
    fingerprint: z.string().min(1).max(200),
  }),
  reply: OneUpload,
});

export const getPackageUpload = endpoint({
  method: 'GET',
  path: '/api/package-uploads/:id',
  summary: 'How much of a package has arrived',
  params: IdParam,
  reply: OneUpload,
});

/**
 * Parts are sent as the raw body to this path with PATCH and `Upload-Offset`; another offset than that of the upload is
 * 409 and changes nothing.
 */
export const packagePartPath = '/api/package-uploads/:id';

export const importPackage = endpoint({
  method: 'POST',
  path: '/api/package-uploads/:id/tale',
  summary: 'Make a new tale of a package that has arrived whole; ordered twice, it is one job',
  params: IdParam,
  reply: z.object({ ok: z.literal(true), jobId: JobId }),
});

export const discardPackageUpload = endpoint({
  method: 'DELETE',
  path: '/api/package-uploads/:id',
  summary: 'Throw away what has arrived of a package; 409 while a tale is made of it',
  params: IdParam,
  reply: Ok,
});
