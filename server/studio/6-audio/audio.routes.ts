import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { bind, untilGone } from '#server/http/route.ts';
import type { FileStore } from '#server/ports/files.ts';
import {
  chooseVoice,
  getAudio,
  Narration,
  narrationUploadPath,
  putBackPhrase,
  queueNarration,
  readPhrase,
  removeNarration,
} from '#shared/sound/audio.contract.ts';
import { Id, IdParam, TaleIdParam } from '#shared/reply.ts';
import { languages } from '#shared/vocabulary.ts';
import type { AudioService } from './audio.service.ts';
import type { PhraseService } from './readings/phrase.service.ts';
import { requireSize } from './recordings/recording-intake.ts';
import { soundOf, takeSounds } from './sound-body.ts';
import type { TakeService } from './recordings/take.service.ts';

const ok = { ok: true } as const;
const Place = TaleIdParam.extend({ sceneId: Id, language: z.enum(languages) });
const Kind = z.object({ kind: z.enum(['recorded', 'uploaded']).default('uploaded') });

type Services = { readonly audio: AudioService; readonly takes: TakeService; readonly phrases: PhraseService };

/** The calls of the Audio tab, and the sounds themselves. */
export function audioRoutes(app: FastifyInstance, { audio, takes, phrases }: Services, files: FileStore): void {
  bind(app, getAudio, async ({ params, caller }) => ({ ...ok, ...(await audio.list({ ...params, ...caller })) }));
  bind(app, queueNarration, async ({ params, body, caller }) => ({
    ...ok,
    ...(await audio.queue({ ...params, ...body, ...caller })),
  }));
  bind(app, chooseVoice, ({ params, body, caller }) =>
    audio.chooseVoice({ ...params, ...body, ...caller }).then(() => ok),
  );
  bind(app, readPhrase, async ({ params, body, caller, signal }) => ({
    ...ok,
    item: await phrases.read({ ...params, ...body, ...caller, signal }),
  }));
  bind(app, putBackPhrase, async ({ params, caller }) => ({
    ...ok,
    item: await phrases.putBack({ ...params, ...caller }),
  }));
  bind(app, removeNarration, ({ params, caller }) => audio.removeRecording({ ...params, ...caller }).then(() => ok));

  const sound = (summary: string) => ({ schema: { summary, params: IdParam } });
  app.get<{ Params: z.output<typeof IdParam> }>(
    '/api/narrations/:id/sound',
    sound('The sound of one scene'),
    async (request, reply) =>
      sendFile(files, request, reply, await audio.soundFile(request.params.id, request.caller.userId)),
  );
  app.get<{ Params: z.output<typeof IdParam> }>(
    '/api/tales/:id/music',
    sound("The tale's music bed"),
    async (request, reply) =>
      sendFile(files, request, reply, await audio.musicFile(request.params.id, request.caller.userId)),
  );
  void app.register(async (uploads) => uploadRoute(uploads, takes));
}

function uploadRoute(app: FastifyInstance, takes: TakeService): void {
  takeSounds(app);
  app.put<{ Params: z.output<typeof Place>; Querystring: z.output<typeof Kind> }>(
    narrationUploadPath,
    {
      schema: {
        summary: 'Replace the sound of a scene by a recording or a file: the raw body, at most 25 MB and 10 minutes',
        params: Place,
        querystring: Kind,
        response: { 200: z.object({ ok: z.literal(true), item: Narration }) },
      },
    },
    async ({ params, query, body, headers, caller }, reply) => {
      requireSize(headers['content-length']);
      return {
        ...ok,
        item: await takes.take({ ...params, ...query, ...caller, body: soundOf(body), signal: untilGone(reply) }),
      };
    },
  );
}
