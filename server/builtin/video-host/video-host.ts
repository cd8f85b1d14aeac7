import Fastify, { type FastifyInstance } from 'fastify';
import { accountStore } from './stores/account-store.ts';
import { attachmentEndpoints, captionEndpoints } from './attachment-endpoints.ts';
import { faultSwitch } from './fault-switch.ts';
import { badRequest, Refusal, sendRefusal } from './google-answers.ts';
import type { HostClient, HostContext } from './host-context.ts';
import { openHostDatabase } from './stores/host-database.ts';
import { oauthEndpoints } from './oauth-endpoints.ts';
import { builtInQuota, type DailyQuota, quotaMeter } from './stores/quota.ts';
import { openUploadEndpoint, uploadSessionEndpoints } from './upload-endpoints.ts';
import { videoFile } from './upload-file.ts';
import { playlistEndpoints, playlistItemEndpoints } from './playlist-endpoints.ts';
import { playlistStore } from './stores/playlist-store.ts';
import { channelEndpoints, videoEndpoints } from './video-endpoints.ts';
import { videoStore } from './stores/video-store.ts';
import { watchEndpoints } from './watch/watch-endpoints.ts';

/** A local file's length in milliseconds; throws when it is not a film. */
export type FilmProbe = (path: string) => Promise<{ durationMs: number }>;
export type VideoHostOptions = {
  readonly dataDir: string;
  /** The exact addresses to which the host may redirect after a channel is linked. */
  readonly redirectUris: readonly string[];
  readonly ffmpegProbe?: FilmProbe;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  readonly dailyQuota?: DailyQuota;
  /** Opens `POST /_faults`: only in tests. */
  readonly faults?: boolean;
};
export type VideoHostServer = {
  readonly client: HostClient;
  /** Listens on 127.0.0.1 only and returns the root address; port 0 takes a free one. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
};

/**
 * A channel on this machine that speaks the part of the YouTube Data API v3 that the studio uses, and shows what was
 * published.
 */
export function videoHost(options: VideoHostOptions): VideoHostServer {
  const clock = options.clock ?? Date.now;
  const db = openHostDatabase(options.dataDir);
  const accounts = accountStore(db, clock);
  const videos = videoStore(db, clock);
  const client = { id: 'tale-studio.built-in', secret: accounts.clientSecret(), redirectUris: options.redirectUris };

  async function look(videoId: string): Promise<void> {
    try {
      const facts = options.ffmpegProbe ? await options.ffmpegProbe(videoFile(options.dataDir, videoId)) : null;
      if (db.isOpen) videos.saveProcessing(videoId, 'succeeded', facts?.durationMs ?? null, null);
    } catch (error) {
      if (db.isOpen)
        videos.saveProcessing(videoId, 'failed', null, error instanceof Error ? error.message : String(error));
    }
  }
  const host: HostContext = {
    dataDir: options.dataDir,
    client,
    accounts,
    videos,
    playlists: playlistStore(db, clock),
    quota: quotaMeter(db, clock, options.dailyQuota ?? builtInQuota),
    clock,
    process: (videoId) => void look(videoId),
  };
  const app = build(host, options.faults ?? false);

  return {
    client,
    async listen(port) {
      const root = await app.listen({ host: '127.0.0.1', port });
      for (const { id } of videos.unprocessed()) host.process(id);
      return root;
    },
    async close() {
      await app.close();
      db.close();
    },
  };
}

function build(host: HostContext, faults: boolean): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 1_048_576, forceCloseConnections: true, exposeHeadRoutes: false });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return sendRefusal(reply, error);
    const { statusCode = 500, message } = error as { statusCode?: number; message: string };
    if (statusCode < 500) return sendRefusal(reply, new Refusal(statusCode, 'badRequest', message, 'global'));
    return sendRefusal(reply, new Refusal(500, 'internalError', 'An internal error occurred.', 'global'));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal(404, 'notFound', 'Not Found', 'global')));
  // A name that somebody else's DNS points at this machine is not this host.
  app.addHook('onRequest', async (request) => {
    if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? ''))
      throw badRequest('badRequest', 'Unknown host name.');
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  if (faults) faultSwitch(app);
  const listed = [channelEndpoints, playlistEndpoints, playlistItemEndpoints];
  for (const endpoints of [
    oauthEndpoints,
    openUploadEndpoint,
    videoEndpoints,
    captionEndpoints,
    ...listed,
    watchEndpoints,
  ])
    endpoints(app, host);
  void app.register(async (streams) => {
    streams.removeAllContentTypeParsers();
    streams.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    streams.addHook('preHandler', async (request) => {
      request.body ??= request.raw;
    });
    uploadSessionEndpoints(streams, host);
  });
  void app.register(async (buffers) => {
    buffers.removeAllContentTypeParsers();
    buffers.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 12 * 1_048_576 }, (_request, body, done) =>
      done(null, body),
    );
    attachmentEndpoints(buffers, host);
  });
  return app;
}
