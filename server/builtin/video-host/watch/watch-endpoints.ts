import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { captionChoice, captionTracks, keepLook, lookOf } from '../caption-choice.ts';
import { hasWordTimes, plainTrack, type ViewerLook, viewerLooks, wordTrack } from '../caption-tracks.ts';
import { channelPicture } from '../channel-picture.ts';
import type { HostContext } from '../host-context.ts';
import { html, type Markup, page, pagePolicy, stylesheet } from './html.ts';
import { sizeOf, thumbnailFile, videoFile } from '../upload-file.ts';
import { maySee, viewerOf } from './viewer-session.ts';
import type { VideoRow } from '../stores/video-store.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The pages and files that people see: a channel, a video, its bytes, its thumbnail, its captions. */
export function watchEndpoints(app: FastifyInstance, host: HostContext): void {
  app.get('/host.css', (_, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));

  app.get('/favicon.ico', (_, reply) => reply.code(204).send());

  app.get('/watch', async (request, reply) => {
    const { v, hl, captions } = request.query as { v?: string; hl?: string; captions?: string };
    const video = seen(host, v, viewerOf(host, request));
    if (!video) return sendHidden(reply);
    // Who chooses captions comes back to the page that is being watched already.
    const chosen = viewerLooks.find((look) => look === captions);
    if (chosen) keepLook(reply, chosen);
    else host.videos.saveView(video.id);
    const words = wordsOf(video, typeof hl === 'string' ? hl : undefined);
    return sendPage(reply, words.title, watchPage(host, video, words, chosen ?? lookOf(request)), words.language);
  });
  app.get('/channel/:id', async (request, reply) => {
    const channel = host.accounts.channel((request.params as { id: string }).id);
    if (!channel) return sendHidden(reply);
    const viewer = viewerOf(host, request);
    const listed = host.videos
      .videosOf(channel.id, 200, 0)
      .filter((video) => video.channel_id === viewer || video.resource.status.privacyStatus === 'public');
    return sendPage(
      reply,
      channel.title,
      html`<main><h1>${channel.title}</h1><ul class="videos">${listed.map(card)}</ul></main>`,
    );
  });

  app.get('/channel/:id/picture.png', async (request, reply) => {
    const channel = host.accounts.channel((request.params as { id: string }).id);
    return channel ? reply.type('image/png').send(await channelPicture(channel.id)) : sendHidden(reply);
  });

  app.get('/media/:id/video', async (request, reply) => {
    const video = seen(host, (request.params as { id: string }).id, viewerOf(host, request));
    const size = video && (await sizeOf(videoFile(host.dataDir, video.id)));
    if (!video || size === null) return sendHidden(reply);
    const range = readRange(request.headers.range, size);
    void reply
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff');
    if (range === 'bad') return reply.code(416).header('content-range', `bytes */${size}`).send();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
    const mime = video.mime === 'application/octet-stream' ? 'video/mp4' : video.mime;
    return reply
      .type(mime)
      .header('content-length', end - start + 1)
      .send(createReadStream(videoFile(host.dataDir, video.id), { start, end }));
  });
  app.get('/media/:id/thumbnail', async (request, reply) => {
    const video = seen(host, (request.params as { id: string }).id, viewerOf(host, request));
    if (!video?.thumbnail_mime) return sendHidden(reply);
    void reply.header('cache-control', 'private, no-cache').header('x-content-type-options', 'nosniff');
    return reply.type(video.thumbnail_mime).send(createReadStream(thumbnailFile(host.dataDir, video.id)));
  });
  app.get('/media/:id/captions/:captionId', async (request, reply) => {
    const { id, captionId } = request.params as { id: string; captionId: string };
    const video = seen(host, id, viewerOf(host, request));
    const caption = video && host.videos.caption(captionId);
    if (!caption || caption.video_id !== video.id || caption.is_draft) return sendHidden(reply);
    const lit = (request.query as { look?: string }).look === 'words' && hasWordTimes(caption.body);
    return reply
      .type('text/vtt; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .send(lit ? wordTrack(caption.body) : plainTrack(caption.body));
  });
}

function seen(host: HostContext, id: string | undefined, viewer: string | null): VideoRow | null {
  const video = id ? host.videos.video(id) : null;
  return video && maySee(video, viewer) ? video : null;
}

const sendPage = (reply: FastifyReply, title: string, body: Markup, language = 'en'): FastifyReply =>
  reply
    .header('content-security-policy', pagePolicy())
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page(title, html`<header lang="en">Built-in video host</header>${body}`, language));

/** One answer for what is private and what never was. */
const sendHidden = (reply: FastifyReply): FastifyReply =>
  sendPage(
    reply.code(404),
    'Not available',
    html`<main><h1>This video is not available</h1><p>It may be private: then it is shown only in a browser in which its owner linked the channel.</p></main>`,
  );

type Words = { readonly title: string; readonly description: string; readonly language: string };

/** Title and description in the requested language, otherwise in the video's own. */
function wordsOf({ resource: { snippet, localizations } }: VideoRow, asked: string | undefined): Words {
  const own = { title: snippet.title, description: snippet.description, language: snippet.defaultLanguage ?? 'und' };
  const other = asked === undefined ? undefined : localizations?.[asked];
  return asked && other ? { ...other, language: asked } : own;
}

/** Links to the same page in each language that its words are in. */
function languageChoice({ id, resource: { snippet, localizations } }: VideoRow, now: string): Markup {
  const own = snippet.defaultLanguage;
  const others = Object.keys(localizations ?? {}).filter((language) => language !== own);
  if (others.length === 0) return html``;
  const links = [...(own ? [own] : []), ...others].map((language) => {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
    return language === now
      ? html` <b lang="${language}" aria-current="true">${name}</b>`
      : html` <a lang="${language}" hreflang="${language}" href="/watch?v=${id}&hl=${language}">${name}</a>`;
  });
  return html`<nav class="facts" lang="en" aria-label="Language of the words">Words in${links}</nav>`;
}

function watchPage(host: HostContext, video: VideoRow, words: Words, look: ViewerLook): Markup {
  const { status } = video.resource;
  const channel = host.accounts.channel(video.channel_id);
  const captions = host.videos.captionsOf(video.id).filter((caption) => !caption.is_draft);
  const poster = video.thumbnail_at ? `/media/${video.id}/thumbnail?v=${video.thumbnail_at}` : '';
  const when = status.publishAt
    ? `will be public on ${day.format(Date.parse(status.publishAt))} UTC`
    : `${day.format(video.published_at ?? video.created_at)} UTC`;
  return html`<main><video controls preload="metadata" poster="${poster}" src="/media/${video.id}/video">${captionTracks(captions, words.language, look)}</video>
    ${captionChoice(video.id, words.language, captions, look)}
    <h1>${words.title}</h1>
    ${languageChoice(video, words.language)}
    <p class="facts" lang="en"><a href="/channel/${video.channel_id}">${channel?.title ?? ''}</a> · ${status.privacyStatus} · ${when}</p>
    <p class="description">${words.description}</p></main>`;
}

function card(video: VideoRow): Markup {
  const picture = video.thumbnail_at
    ? html`<img alt="" src="/media/${video.id}/thumbnail?v=${video.thumbnail_at}">`
    : html`<span class="blank"></span>`;
  return html`<li><a href="/watch?v=${video.id}">${picture}${video.resource.snippet.title}</a> <span class="facts">${video.resource.status.privacyStatus}</span></li>`;
}

function readRange(header: string | undefined, size: number): { start: number; end: number } | 'bad' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'bad' : { start, end };
}
