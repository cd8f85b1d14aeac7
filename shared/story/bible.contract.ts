import { JobId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bibleVersions, limits } from '../vocabulary.ts';
import { Said } from '../reply.ts';

export const lookUpVerse = endpoint({
  method: 'GET',
  path: '/api/bible/lookup',
  summary: 'The verses of a reference in one version; what cannot be found is said in `error` with status 200',
  query: z.object({ ref: z.string().max(limits.reference), version: z.string().max(20).default('WEB') }),
  reply: z.union([
    z.object({
      translation: z.enum(bibleVersions),
      reference: z.string(),
      note: z.string().nullable(),
      verses: z.array(z.object({ verse: z.string(), text: z.string() })),
    }),
    z.object({ error: z.string(), said: Said.nullable().optional() }),
  ]),
});

const BibleItem = z.object({
  version: z.enum(bibleVersions),
  language: z.string(),
  name: z.string(),
  installed: z.boolean(),
  verses: z.int(),
  /** Where the text came from, as a message. */
  source: z.string().nullable(),
  sourceSaid: Said.nullable().optional(),
  /** A job is at work on it; one that waits to try again is not. */
  installing: z.boolean(),
  /** Percent, and a message that says what the job does or why it waits; null when there is none. */
  progress: z.int().nullable(),
  step: z.string().nullable(),
  stepSaid: Said.nullable().optional(),
  note: z.string().nullable(),
  attribution: z.string(),
  hint: z.string().nullable(),
  hintSaid: Said.nullable().optional(),
});
export type BibleItem = z.infer<typeof BibleItem>;

export const listBibles = endpoint({
  method: 'GET',
  path: '/api/bibles',
  summary: 'Which Bibles are installed, and how to install the others',
  reply: z.object({
    ok: z.literal(true),
    items: z.array(BibleItem),
  }),
});

const Version = z.object({ version: z.enum(bibleVersions) });

export const installBible = endpoint({
  method: 'POST',
  path: '/api/bibles/:version/install',
  summary: 'Look for a missing Bible at hand and in the network now',
  params: Version,
  reply: z.object({ ok: z.literal(true), jobId: JobId }),
});

/**
 * A missing Bible from a file: verse-per-line text (eBible.org "VPL") or USFM, zipped or not; the raw body, at most 20
 * MB.
 */
export const importBible = endpoint({
  method: 'PUT',
  path: '/api/bibles/:version/file',
  summary: 'Install a missing Bible from a file: the raw body, at most 20 MB',
  params: Version,
  reply: z.object({ ok: z.literal(true), verses: z.int() }),
});

/** Bytes. */
export const largestBibleFile = 20_000_000;

/** What a lookup shows at once. */
export const lookupVersesMax = 200;
