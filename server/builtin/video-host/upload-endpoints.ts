import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, authorize, type HostContext, mayUpload, partsOf } from './host-context.ts';
import { badRequest, notAuthorized, Refusal } from './google-answers.ts';
import { appendTo, chunkUnit, discard, promote } from './upload-file.ts';
import { withParts } from './video-resource.ts';
import { showVideo } from './watch/shown-video.ts';
import type { UploadRow } from './stores/video-store.ts';

const sessionMs = 7 * 24 * 3_600_000;
const maxBytes = 256 * 1024 ** 3;

type Range = { start: number; end: number; total: number };
const probeForm = /^bytes \*\/(?:\d+|\*)$/;
const rangeForm = /^bytes (\d+)-(\d+)\/(\d+)$/;

/** `POST ?uploadType=resumable`: keeps the resource, returns the session's secret address. */
export function openUploadEndpoint(app: FastifyInstance, host: HostContext): void {
  app.post('/upload/youtube/v3/videos', async (request, reply) => {
    const { uploadType } = request.query as { uploadType?: string };
    if (uploadType !== 'resumable') throw badRequest('badRequest', 'This host takes uploadType=resumable only.');
    const declared = Number(request.headers['x-upload-content-length'] ?? Number.NaN);
    const mime = String(request.headers['x-upload-content-type'] ?? 'application/octet-stream');
    if (declared > maxBytes)
      throw new Refusal(413, 'uploadTooLarge', 'The file is larger than 256 GB.', 'youtube.video');
    if (!/^(video\/[\w.+-]+|application\/octet-stream)$/.test(mime))
      throw badRequest('badContent', `Media type '${mime}' is not supported.`);
    const parts = partsOf(request);
    const resource = withParts(null, parts, (request.body ?? {}) as Record<string, unknown>);
    const { channelId } = authorize(host, request, mayUpload, 'upload');
    const id = host.videos.openUpload({
      channelId,
      resource,
      parts: [...parts].join(','),
      mime,
      bytes: Number.isSafeInteger(declared) && declared > 0 ? declared : null,
    });
    const location = `${addressOf(request)}/upload/youtube/v3/videos?uploadType=resumable&upload_id=${id}`;
    return reply.header('location', location).header('x-guploader-uploadid', id).send();
  });
}

/** The session itself: chunks, probes (`bytes *\/N`), and its end. Bodies arrive as streams. */
export function uploadSessionEndpoints(app: FastifyInstance, host: HostContext): void {
  const queue = new Map<string, Promise<unknown>>();
  /** One request at a time writes to a session. */
  async function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = (queue.get(id) ?? Promise.resolve()).then(work, work);
    const settled = turn.catch(() => undefined);
    queue.set(id, settled);
    void settled.then(() => queue.get(id) === settled && queue.delete(id));
    return turn;
  }
  function session(request: FastifyRequest): UploadRow {
    const shown = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const { upload_id: id } = request.query as { upload_id?: string };
    const upload = id ? host.videos.upload(id) : null;
    if (!upload || upload.created_at + sessionMs < host.clock())
      throw new Refusal(404, 'notFound', 'The upload session was not found or has expired.', 'global');
    if (shown !== undefined && host.accounts.access(shown)?.channelId !== upload.channel_id) throw notAuthorized();
    return upload;
  }

  app.put('/upload/youtube/v3/videos', (request, reply) =>
    alone((request.query as { upload_id?: string }).upload_id ?? '', async () => {
      const upload = session(request);
      const header =
        request.headers['content-range'] ??
        `bytes 0-${Number(request.headers['content-length'] ?? 0) - 1}/${request.headers['content-length']}`;
      if (upload.done) return sendVideo(host, reply, upload);
      let { received, bytes } = upload;
      if (received !== bytes && !probeForm.test(header)) {
        const range = readRange(header, upload);
        bytes = range.total;
        received = await appendTo(host.dataDir, upload, range, request.body as AsyncIterable<Buffer>);
        host.videos.saveReceived(upload.id, received, bytes);
      }
      if (received !== bytes) return incomplete(reply, received);
      await promote(host.dataDir, upload);
      host.videos.finishUpload(upload, received);
      host.process(upload.video_id);
      return sendVideo(host, reply, upload);
    }),
  );
  app.delete('/upload/youtube/v3/videos', async (request, reply) => {
    const upload = session(request);
    if (!upload.done) {
      await discard(host.dataDir, upload);
      host.videos.dropUpload(upload.id);
    }
    return reply.code(499).send();
  });
}

function readRange(header: string, upload: UploadRow): Range {
  const [start, end, total] = (rangeForm.exec(header)?.slice(1) ?? []).map(Number);
  if (start === undefined || end === undefined || total === undefined || end < start || end >= total)
    throw badRequest('badRequest', 'Failed to parse Content-Range header.');
  if (upload.bytes !== null && upload.bytes !== total)
    throw badRequest('badRequest', `The upload was opened for ${upload.bytes} bytes, not ${total}.`);
  if (end + 1 < total && (end + 1 - start) % chunkUnit !== 0)
    throw badRequest('badRequest', `Every chunk but the last must be a multiple of ${chunkUnit} bytes.`);
  if (start > upload.received)
    throw new Refusal(
      503,
      'backendError',
      `The upload offset is ${start} bytes, which exceeds the already uploaded size of ${upload.received} bytes.`,
      'global',
    );
  return { start, end, total };
}

function incomplete(reply: FastifyReply, received: number): FastifyReply {
  if (received > 0) void reply.header('range', `bytes=0-${received - 1}`);
  return reply.code(308).send();
}

function sendVideo(host: HostContext, reply: FastifyReply, upload: UploadRow): FastifyReply {
  const video = host.videos.video(upload.video_id);
  const channel = host.accounts.channel(upload.channel_id);
  if (!video || !channel) throw new Refusal(410, 'gone', 'The video of this session was deleted.', 'global');
  return reply.code(200).send(showVideo(video, channel, addressOf(reply.request), new Set(upload.parts.split(','))));
}
