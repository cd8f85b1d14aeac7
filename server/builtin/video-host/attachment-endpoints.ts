import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addressOf, authorize, type HostContext, mayCaption, mayUpload, partsOf } from './host-context.ts';
import { badRequest, Refusal } from './google-answers.ts';
import { readRelated } from './multipart-related.ts';
import { thumbnailFile, writeWhole } from './upload-file.ts';
import { ownVideo } from './video-endpoints.ts';
import type { CaptionRow } from './stores/video-store.ts';

const thumbnailBytes = 2 * 1024 * 1024;
const signatures = { 'image/png': '89504e47', 'image/jpeg': 'ffd8ff' } as const;

const CaptionOrder = z.object({
  snippet: z.object({
    videoId: z.string(),
    language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/),
    name: z.string().max(150).default(''),
    isDraft: z.boolean().default(false),
  }),
});

/** `thumbnails.set` and `captions.insert`, whose bodies arrive as bytes. */
export function attachmentEndpoints(app: FastifyInstance, host: HostContext): void {
  app.post('/upload/youtube/v3/thumbnails/set', async (request) => {
    const { channelId } = authorize(host, request, mayUpload, 'update');
    const video = ownVideo(host, (request.query as { videoId?: string }).videoId, channelId);
    const bytes = request.body as Buffer | null;
    if (!bytes || bytes.length === 0)
      throw badRequest('mediaBodyRequired', 'The request does not include the image content.');
    if (bytes.length > thumbnailBytes)
      throw new Refusal(413, 'mediaTooLarge', 'The image is larger than 2097152 bytes.', 'youtube.thumbnail');
    const mime = Object.entries(signatures).find(
      ([, magic]) => bytes.toString('hex', 0, magic.length / 2) === magic,
    )?.[0];
    if (!mime) throw badRequest('invalidImage', 'The provided image content is invalid.');
    await writeWhole(thumbnailFile(host.dataDir, video.id), bytes);
    host.videos.saveThumbnail(video.id, mime);
    const url = `${addressOf(request)}/media/${video.id}/thumbnail`;
    return {
      kind: 'youtube#thumbnailSetResponse',
      items: [{ default: { url, width: 120, height: 90 }, maxres: { url, width: 1280, height: 720 } }],
    };
  });

  app.post('/upload/youtube/v3/captions', async (request) => {
    const { channelId } = authorize(host, request, mayCaption, 'captionsInsert');
    const { resource, media } = readRelated(
      String(request.headers['content-type'] ?? ''),
      (request.body as Buffer | null) ?? Buffer.alloc(0),
    );
    const order = CaptionOrder.safeParse(resource);
    if (!order.success)
      throw badRequest(
        'invalidMetadata',
        'The request contains invalid metadata values, which prevent the track from being created.',
      );
    const { videoId, language, name, isDraft } = order.data.snippet;
    ownVideo(host, videoId, channelId);
    const body = media.toString('utf8');
    if (!/\d\d:\d\d:\d\d[,.]\d{3} --> /.test(body))
      throw badRequest('contentRequired', 'The request does not include the caption track contents.');
    const caption = host.videos.addCaption({ videoId, language, name, isDraft, body });
    if (!caption)
      throw new Refusal(
        409,
        'captionExists',
        'The specified video already has a caption track with the given language and name.',
        'youtube.caption',
      );
    return showCaption(caption, partsOf(request));
  });
}

/** `captions.list` and `captions.delete`. */
export function captionEndpoints(app: FastifyInstance, host: HostContext): void {
  app.get('/youtube/v3/captions', async (request) => {
    const { channelId } = authorize(host, request, mayCaption, 'captionsList');
    const video = ownVideo(host, (request.query as { videoId?: string }).videoId, channelId);
    return {
      kind: 'youtube#captionListResponse',
      items: host.videos.captionsOf(video.id).map((row) => showCaption(row, partsOf(request))),
    };
  });
  app.delete('/youtube/v3/captions', async (request, reply) => {
    const { channelId } = authorize(host, request, mayCaption, 'update');
    const caption = host.videos.caption(String((request.query as { id?: string }).id));
    if (!caption) throw new Refusal(404, 'captionNotFound', 'The caption track cannot be found.', 'youtube.caption');
    ownVideo(host, caption.video_id, channelId);
    host.videos.removeCaption(caption.id);
    return reply.code(204).send();
  });
}

function showCaption(row: CaptionRow, parts: ReadonlySet<string>): object {
  const snippet = {
    videoId: row.video_id,
    lastUpdated: new Date(row.updated_at).toISOString(),
    trackKind: 'standard',
    language: row.language,
    name: row.name,
    isDraft: row.is_draft === 1,
    status: 'serving',
  };
  return { kind: 'youtube#caption', id: row.id, ...(parts.has('snippet') ? { snippet } : {}) };
}
