import type { PublicationId, TaleId } from '#shared/ids.ts';
import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { sealedSecrets } from '#server/adapters/sealed-secrets.ts';
import { youtubeHost } from '#server/adapters/youtube/youtube-host.ts';
import type { JobContext, JobDesk } from '#server/jobs/define-job.ts';
import type { FileStore } from '#server/ports/files.ts';
import { channelAccounts } from '#server/studio/9-publication/channels/channel-accounts.ts';
import { channelRepo } from '#server/studio/9-publication/channels/channel.repo.ts';
import { dueDates } from '#server/studio/9-publication/dates/due-dates.ts';
import type { OrderWork } from '#server/studio/9-publication/place-publications.ts';
import { publicationService } from '#server/studio/9-publication/publication.service.ts';
import { publishFilm } from '#server/studio/9-publication/upload/publish-film.job.ts';
import { taleDates } from '#server/studio/9-publication/dates/tale-dates.ts';
import type { HostAccount } from '#server/ports/video-host.ts';
import type { Language } from '#shared/vocabulary.ts';
import { ama, addTale, openStudio } from './studio.ts';
import { openVideoHost, redirectUri } from '../fakes/video-host.ts';

export const unit = 256 * 1024;
const srt = '1\n00:00:00,000 --> 00:00:02,000\nA certain man\n';
const vtt =
  'WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000\n<c>A</c> <00:00:00.500><c>certain</c> <00:00:01.000><c>man</c>\n';

export type Publishing = Awaited<ReturnType<typeof openPublishing>>;

/**
 * A studio, a built-in video host and the YouTube adapter between them, on one clock that tests move. `intercept` sees
 * every call to the host.
 */
export async function openPublishing(bucket?: FileStore) {
  const own = await openStudio();
  const studio = bucket ? { ...own, files: bucket } : own;
  const time = { now: Date.now() };
  const clock = () => time.now;
  const host = await openVideoHost({ clock });
  const root = host.root();
  const addresses = {
    rootUrl: `${root}/`,
    authUrl: `${root}/o/oauth2/v2/auth`,
    tokenUrl: `${root}/token`,
    revokeUrl: `${root}/revoke`,
    siteUrl: root,
  };
  const youtube = youtubeHost({
    clientId: host.client().id,
    clientSecret: host.client().secret,
    ...addresses,
    wordTimes: true,
    clock,
  });
  const key = randomBytes(32).toString('base64');
  const secrets = sealedSecrets({ keys: [key] });
  const { db, files } = studio;
  const sealed = channelAccounts({ db, secrets, host: youtube, clock });
  const wire: { intercept: (account: HostAccount) => HostAccount } = { intercept: (account) => account };
  const accounts = { ...sealed, of: async (id: string) => wire.intercept(await sealed.of(id)) };
  const ordered: string[] = [];
  /** Orders are only recorded; tests run the job when they want it. */
  const desk: JobDesk = {
    order: async (_trx, _job, input) => ({
      jobId: `job-${ordered.push((input as { publicationId: PublicationId }).publicationId)}`,
      joined: false,
    }),
  };
  const job = publishFilm({ db, files, secrets, accounts, desk, clock, chunkBytes: unit, settleMs: 60_000 });
  const cancelJob = async () => undefined;
  const orderWork: OrderWork = (trx, row) =>
    desk.order(trx, job, { publicationId: row.id }, { userId: row.user_id, taleId: row.tale_id });
  const dates = taleDates({ orderWork, clock });
  const publications = publicationService({ db, dates, orderWork, accounts, cancelJob, clock });
  const due = dueDates({ db, dates, orderWork, clock });

  async function link(userId = ama, email = 'ama@example.com'): Promise<string> {
    const verifier = randomBytes(32).toString('base64url');
    const code = await host.consent(email, createHash('sha256').update(verifier).digest('base64url'));
    const { tokens, channel } = await youtube.link({ code, verifier, redirectUri });
    const { picture: _address, ...seen } = channel;
    return channelRepo(db).link(userId, seen, sealed.sealTokens(userId, tokens));
  }
  async function addFilm(taleId: TaleId, language: Language, bytes = randomBytes(2 * unit + 999)): Promise<void> {
    const base = `packages/${taleId}/${language}`;
    const stored = await files.put(`${base}/final.mp4`, bytes, 'video/mp4');
    await files.put(`${base}/captions.srt`, Buffer.from(srt), 'application/x-subrip');
    await files.put(`${base}/captions.vtt`, Buffer.from(vtt), 'text/vtt');
    const poster = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    await files.put(`${base}/poster.jpg`, poster, 'image/jpeg');
    const keys = {
      video_key: `${base}/final.mp4`,
      narration_key: `${base}/narration.mp3`,
      srt_key: `${base}/captions.srt`,
      vtt_key: `${base}/captions.vtt`,
    };
    const facts = {
      duration_ms: 5400,
      frames: 162,
      width: 1280,
      height: 720,
      bytes: stored.bytes,
      sha256: stored.sha256,
      loudness: -14,
    };
    const row = {
      id: `${taleId}-${language}`,
      tale_id: taleId,
      language,
      shape: '16:9' as const,
      fingerprint: stored.sha256,
      poster_key: `${base}/poster.jpg`,
    };
    for (const { id } of await db.selectFrom('scenes').select('id').where('tale_id', '=', taleId).execute())
      await db
        .insertInto('narrations')
        .values({
          id: `${id}-${language}`,
          tale_id: taleId,
          scene_id: id,
          language,
          kind: 'synthetic',
          fingerprint: 'f',
          status: 'ready',
          r2_key: 'n.wav',
          duration_ms: 600,
          words: '[]',
        })
        .onConflict((on) => on.doNothing())
        .execute();
    await db
      .insertInto('videos')
      .values({ ...row, ...keys, ...facts })
      .onConflict((on) =>
        on.columns(['tale_id', 'language', 'shape']).doUpdateSet({ bytes: stored.bytes, sha256: stored.sha256 }),
      )
      .execute();
  }
  const context = (signal = new AbortController().signal): JobContext => ({
    jobId: 'job',
    userId: ama,
    taleId: 't1',
    signal,
    progress: async () => undefined,
    log: async () => undefined,
    once: (_name, work) => work(),
  });

  return {
    studio,
    db,
    time,
    clock,
    host,
    youtube,
    key,
    secrets,
    accounts,
    wire,
    ordered,
    desk,
    job,
    publications,
    orderWork,
    dates,
    due,
    link,
    addFilm,
    run: (publicationId: PublicationId, signal?: AbortSignal) => job.run({ publicationId }, context(signal)),
    row: (id: string) => db.selectFrom('publications').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async videos(email = 'ama@example.com') {
      const bearer = { authorization: `Bearer ${(await host.link(email)).access_token}` };
      const get = async (path: string) =>
        (await (await fetch(`${root}/youtube/v3/${path}`, { headers: bearer })).json()) as { items: Video[] };
      const { items } = await get('channels?part=contentDetails&mine=true');
      const list = await get(
        `playlistItems?part=snippet&maxResults=50&playlistId=${items[0]?.id.replace(/^UC/, 'UU')}`,
      );
      const ids = list.items.map(({ snippet }) => snippet.resourceId.videoId);
      return ids.length === 0 ? [] : (await get(`videos?part=snippet,status&id=${ids.join(',')}`)).items;
    },
    captions: async (videoId: string) => {
      const bearer = { authorization: `Bearer ${(await host.link('ama@example.com')).access_token}` };
      const answer = await fetch(`${root}/youtube/v3/captions?part=snippet&videoId=${videoId}`, { headers: bearer });
      return ((await answer.json()) as { items: Video[] }).items.map(({ snippet }) => snippet.language);
    },
    /** Everything of ama's again: the tale t1 with films, a linked channel, an empty channel at the host. */
    async reset(languages: Language[] = ['en']) {
      await studio.reset();
      await host.calm();
      wire.intercept = (account) => account;
      ordered.length = 0;
      await addTale(db, {});
      await db.updateTable('tales').set({ status: 'packaged' }).where('id', '=', 't1').execute();
      for (const language of languages) await addFilm('t1', language);
      await link();
      const bearer = { authorization: `Bearer ${(await host.link('ama@example.com')).access_token}` };
      for (const { id } of await this.videos())
        await fetch(`${root}/youtube/v3/videos?id=${id}`, { method: 'DELETE', headers: bearer });
    },
    close: () => host.close(),
  };
}
export type Video = {
  id: string;
  snippet: {
    title: string;
    description: string;
    language: string;
    resourceId: { videoId: string };
    thumbnails: object;
  };
  status: { privacyStatus: string; publishAt?: string; selfDeclaredMadeForKids: boolean };
};
