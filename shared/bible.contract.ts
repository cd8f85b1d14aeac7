import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bibleVersions, limits } from './vocabulary.ts';

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
    z.object({ error: z.string() }),
  ]),
});

export const listBibles = endpoint({
  method: 'GET',
  path: '/api/bibles',
  summary: 'Which Bibles are installed, and how to install the others',
  reply: z.object({
    ok: z.literal(true),
    items: z.array(
      z.object({
        version: z.enum(bibleVersions),
        language: z.string(),
        name: z.string(),
        installed: z.boolean(),
        verses: z.int(),
        note: z.string().nullable(),
        attribution: z.string(),
        hint: z.string().nullable(),
      }),
    ),
  }),
});
