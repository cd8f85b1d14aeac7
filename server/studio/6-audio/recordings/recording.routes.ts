import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendFile } from '#server/http/answers/file-answer.ts';
import { bind } from '#server/http/route.ts';
import type { FileStore } from '#server/ports/files.ts';
import {
  beginRecording,
  chooseTake,
  cleanTake,
  discardRecording,
  finishRecording,
  getRecording,
  getTakes,
  RecordingState,
  recordingPartPath,
  removeTake,
  unfinishedRecordings,
} from '#shared/sound/recording.contract.ts';
import { IdParam } from '#shared/reply.ts';
import type { TakeCleaner } from './clean-take.service.ts';
import type { RecordingService } from './recording.service.ts';
import { soundOf, takeSounds } from '../sound-body.ts';
import type { TakeService } from './take.service.ts';

const ok = { ok: true } as const;
type Rooms = { readonly recordings: RecordingService; readonly takes: TakeService; readonly cleaner: TakeCleaner };

/** The calls of the narration booth: recordings that arrive while they are spoken, and the takes of a scene. */
export function recordingRoutes(app: FastifyInstance, { recordings, takes, cleaner }: Rooms, files: FileStore): void {
  bind(app, beginRecording, async ({ params, body, caller, intent }) => ({
    ...ok,
    recording: await recordings.begin({ ...params, ...body, ...caller, intent }),
  }));
  bind(app, getRecording, async ({ params, caller }) => ({
    ...ok,
    recording: await recordings.state(params.id, caller.userId),
  }));
  bind(app, finishRecording, async ({ params, body, caller, signal }) => ({
    ...ok,
    item: await recordings.finish(params.id, caller.userId, body.bytes, signal),
  }));
  bind(app, discardRecording, ({ params, caller }) => recordings.discard(params.id, caller.userId).then(() => ok));
  bind(app, unfinishedRecordings, async ({ params, caller }) => ({
    ...ok,
    items: await recordings.unfinished(params.taleId, caller.userId),
  }));
  bind(app, getTakes, async ({ params, caller }) => ({ ...ok, items: await takes.list({ ...params, ...caller }) }));
  bind(app, chooseTake, async ({ params, body, caller, signal }) => ({
    ...ok,
    item: await takes.choose(params.id, caller.userId, cutOf(body), signal),
  }));
  bind(app, cleanTake, async ({ params, body, caller, signal }) => ({
    ...ok,
    ...(await cleaner.clean(params.id, caller.userId, body, signal)),
  }));
  bind(app, removeTake, ({ params, caller }) => takes.remove(params.id, caller.userId).then(() => ok));
  app.get<{ Params: z.output<typeof IdParam> }>(
    '/api/takes/:id/sound',
    { schema: { summary: 'The whole of a take, as FLAC', params: IdParam } },
    async (request, reply) =>
      sendFile(files, request, reply, await takes.file(request.params.id, request.caller.userId)),
  );
  void app.register(async (parts) => partRoute(parts, recordings));
}

const cutOf = ({ startMs, endMs }: { startMs?: number | undefined; endMs?: number | undefined }) => ({
  ...(startMs === undefined ? {} : { startMs }),
  ...(endMs === undefined ? {} : { endMs }),
});

function partRoute(app: FastifyInstance, recordings: RecordingService): void {
  takeSounds(app);
  app.patch<{ Params: z.output<typeof IdParam> }>(
    recordingPartPath,
    {
      schema: {
        summary: 'The next part of a recording: the raw body, at most 2 MB, beginning at byte `Upload-Offset`',
        params: IdParam,
        response: { 200: z.object({ ok: z.literal(true), recording: RecordingState }) },
      },
    },
    async ({ params, body, headers, caller }) => {
      const recording = await recordings.append(
        params.id,
        caller.userId,
        offsetOf(headers['upload-offset']),
        soundOf(body),
      );
      return { ...ok, recording };
    },
  );
}

function offsetOf(header: string | string[] | undefined): number | null {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : null;
}
