import { msg } from '@lingui/core/runtime-macro';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { bind } from '#server/http/route.ts';
import type { BibleInstaller } from '#server/ports/bible.ts';
import type { Scripture } from '#server/ports/bible.ts';
import {
  importBible,
  installBible,
  largestBibleFile,
  listBibles,
  lookUpVerse as lookUpVerseCall,
} from '#shared/story/bible.contract.ts';
import { Failure } from '#shared/endpoint.ts';
import type { BibleService } from './bible.service.ts';
import { lookUpVerse } from './look-up-verse.ts';

const ok = { ok: true } as const;

/** Verse lookup and the shelf of Bibles. */
export function bibleRoutes(app: FastifyInstance, service: BibleService, bibles: Scripture & BibleInstaller): void {
  bind(app, lookUpVerseCall, ({ query }) => lookUpVerse(bibles, query.ref, query.version));
  bind(app, listBibles, async () => ({ ...ok, items: await service.list() }));
  bind(app, installBible, async ({ params, caller }) => ({
    ...ok,
    ...(await service.install(params.version, caller.userId)),
  }));
  void app.register(async (uploads) => importRoute(uploads, service));
}

/** The file itself is the body; what it really is, the reader finds out. */
function importRoute(app: FastifyInstance, service: BibleService): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^(application\/(zip|x-zip-compressed|octet-stream)|text\/plain)/, (_request, body, done) =>
    done(null, body),
  );
  app.put<{ Params: z.output<typeof importBible.params> }>(
    importBible.path,
    { schema: { summary: importBible.summary, params: importBible.params, response: { 200: importBible.reply } } },
    async ({ params, body, headers }) => {
      if (!isStream(body))
        throw new Failure('unsupported', msg`Send the Bible file itself as the body: a zip or a text file.`);
      return {
        ...ok,
        ...(await service.import(params.version, await bytesOf(body, Number(headers['content-length'] ?? 0)))),
      };
    },
  );
}

const isStream = (body: unknown): body is Readable => typeof (body as Readable | null)?.pipe === 'function';

const tooLarge = () => new Failure('too_large', msg`A Bible file may be at most 20 MB.`);

/** Rejects early what is declared as too large; an undeclared body is read for a while, so that the answer arrives. */
async function bytesOf(body: Readable, length: number): Promise<Uint8Array> {
  if (length > largestBibleFile) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size <= largestBibleFile) chunks.push(chunk);
    else if (size > 3 * largestBibleFile) break;
  }
  if (size > largestBibleFile) throw tooLarge();
  return Buffer.concat(chunks);
}
