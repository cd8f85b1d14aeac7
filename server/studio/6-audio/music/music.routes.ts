import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { bind, untilGone } from '#server/http/route.ts';
import type { FileStore } from '#server/ports/files.ts';
import {
  chooseMusic,
  getMusicChoice,
  MusicChoice,
  musicUploadPath,
  SceneMixQuery,
  sceneMixPath,
} from '#shared/sound/music.contract.ts';
import { TaleIdParam } from '#shared/reply.ts';
import type { MusicService } from './music.service.ts';
import { requireSize } from '../recordings/recording-intake.ts';
import { soundOf, takeSounds } from '../sound-body.ts';

const ok = { ok: true } as const;
const Named = z.object({ name: z.string().max(200).default('Own piece') });

/** The calls about a tale's music, and what a scene sounds like with it. */
export function musicRoutes(app: FastifyInstance, music: MusicService, files: FileStore): void {
  bind(app, getMusicChoice, async ({ params, caller }) => ({
    ...ok,
    choice: await music.choice({ ...params, ...caller }),
  }));
  bind(app, chooseMusic, async ({ params, body, caller, signal }) => ({
    ...ok,
    choice: await music.choose({ ...params, ...caller }, body, signal),
  }));
  app.get<{ Params: z.output<typeof TaleIdParam>; Querystring: z.output<typeof SceneMixQuery> }>(
    sceneMixPath,
    {
      schema: {
        summary: 'One scene with its music, as the film mixes it',
        params: TaleIdParam,
        querystring: SceneMixQuery,
      },
    },
    async (request, reply) =>
      sendFile(
        files,
        request,
        reply,
        await music.sceneMix({ ...request.params, ...request.query, userId: request.caller.userId }, untilGone(reply)),
      ),
  );
  void app.register(async (uploads) => {
    takeSounds(uploads);
    uploads.put<{ Params: z.output<typeof TaleIdParam>; Querystring: z.output<typeof Named> }>(
      musicUploadPath,
      {
        schema: {
          summary: "An own piece as the tale's music: the raw body, at most 25 MB; the first 10 minutes are used",
          params: TaleIdParam,
          querystring: Named,
          response: { 200: z.object({ ok: z.literal(true), choice: MusicChoice }) },
        },
      },
      async ({ params, query, body, headers, caller }, reply) => {
        requireSize(headers['content-length']);
        return {
          ...ok,
          choice: await music.upload({ ...params, ...caller }, query.name, soundOf(body), untilGone(reply)),
        };
      },
    );
  });
}
