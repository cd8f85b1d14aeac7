import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { keptSceneRepo } from '#server/studio/3-scenes/kept-scene.repo.ts';
import { buildManifest } from '#server/studio/8-video/package-manifest.ts';
import { noEdits } from '#shared/film/storyboard-edits.ts';
import { speakTone } from './film.ts';
import { storyboardService } from '#server/studio/7-storyboard/storyboard.service.ts';
import { boardParts } from './film-job.ts';
import { addMadeTale } from './made-tale.ts';
import { ama, type TestStudio } from './studio.ts';

/** Pictures that may come to be shown are read, other files only sent. */
const smallPicture = () =>
  sharp({ create: { width: 16, height: 9, channels: 3, background: '#c05a2e' } })
    .png()
    .toBuffer();

/**
 * Stores one row of everything for the test creator `ama`: a tale and all that is made from it, up to its publication.
 * Returns the ids.
 */
export async function addOneOfEach(studio: TestStudio): Promise<Record<string, string>> {
  const { db, files } = studio;
  await addMadeTale(studio, { id: 'tale-of-ama', langs: ['en'] });
  const tale = { tale_id: 'tale-of-ama' };
  const put = async (key: string, mime: string) => files.put(key, Buffer.from(`the bytes of ${key}`), mime);
  const film = 'packages/tale-of-ama/en';
  const read = { ...tale, scene_id: 'tale-of-ama-s1', language: 'en', kind: 'recorded' } as const;
  const whole = await put('narration/tale-of-ama/take.flac', 'audio/flac');
  const stretch = { duration_ms: 900, start_ms: 0, end_ms: 900, speech: '[]', peaks: '[]' };
  await db
    .insertInto('narration_takes')
    .values({ id: 'take-of-ama', ...read, ...stretch, said: 'W', r2_key: whole.key, sha256: whole.sha256 })
    .execute();
  await db
    .insertInto('recordings')
    .values({ id: 'recording-of-ama', ...read, user_id: ama, intent: 'intent-of-ama', bytes: whole.bytes })
    .execute();
  const part = await put('recordings/tale-of-ama/part.bin', 'application/octet-stream');
  await db
    .insertInto('recording_parts')
    .values({
      recording_id: 'recording-of-ama',
      start_byte: 0,
      bytes: part.bytes,
      r2_key: part.key,
      sha256: part.sha256,
    })
    .execute();
  const tone = await readFile(await speakTone(join(studio.dir, 'music-of-ama.wav'), 1));
  const music = await files.put('music/of-ama.wav', tone, 'audio/wav');
  const video = await put(`${film}/final.mp4`, 'video/mp4');
  for (const name of ['narration.mp3', 'captions.srt', 'captions.vtt', 'poster.jpg', 'small.mp4', 'sound.m4a'])
    await put(`${film}/${name}`, 'text/plain');
  for (const name of ['png', 'svg']) await put(`thumbnails/of-ama.${name}`, `image/${name}`);
  await db
    .insertInto('music')
    .values({
      ...tale,
      mood: 'gentle',
      r2_key: music.key,
      sha256: music.sha256,
      duration_ms: 1000,
      gain_db: -6,
      engine: 'built-in music',
    })
    .execute();
  const facts = {
    duration_ms: 2000,
    frames: 60,
    width: 1280,
    height: 720,
    bytes: video.bytes,
    sha256: video.sha256,
    loudness: -14,
  };
  await db
    .insertInto('videos')
    .values({
      id: 'video-of-ama',
      ...tale,
      ...facts,
      ...{ language: 'en', shape: '16:9', fingerprint: 'f' },
      video_key: video.key,
      narration_key: `${film}/narration.mp3`,
      srt_key: `${film}/captions.srt`,
      vtt_key: `${film}/captions.vtt`,
      poster_key: `${film}/poster.jpg`,
      ...{ small_key: `${film}/small.mp4`, small_bytes: 4, sound_key: `${film}/sound.m4a`, sound_bytes: 4 },
    })
    .execute();
  const kept = await files.put('images/tale-of-ama/kept.png', await smallPicture(), 'image/png');
  await db
    .insertInto('image_versions')
    .values({
      image_id: 'tale-of-ama-i1',
      r2_key: kept.key,
      sha256: kept.sha256,
      width: 64,
      height: 36,
      prompt: 'A road',
      engine: 'built-in art',
    })
    .execute();
  const packed = await put('package-files/t-tale-of-ama/of-ama.zip', 'application/zip');
  await db
    .insertInto('package_files')
    .values({
      ...tale,
      with_films: true,
      contents: 'c',
      r2_key: packed.key,
      sha256: packed.sha256,
      bytes: packed.bytes,
    })
    .execute();
  const piece = await put('package-uploads/user-ama/part.bin', 'application/octet-stream');
  await db
    .insertInto('package_uploads')
    .values({
      id: 'upload-of-ama',
      user_id: ama,
      intent: 'package-of-ama',
      name: 'tale.zip',
      bytes: piece.bytes,
      whole_bytes: piece.bytes,
    })
    .execute();
  await db
    .insertInto('package_upload_parts')
    .values({ upload_id: 'upload-of-ama', start_byte: 0, bytes: piece.bytes, r2_key: piece.key, sha256: piece.sha256 })
    .execute();
  const { plan } = storyboardService(boardParts(studio));
  const manifest = await buildManifest({ db, files, plan, renderer: 'test' }, 'tale-of-ama', []);
  await db
    .insertInto('packages')
    .values({ ...tale, manifest: JSON.stringify(manifest) })
    .execute();
  await db
    .insertInto('thumbnails')
    .values({
      id: 'thumbnail-of-ama',
      ...tale,
      idx: 0,
      variant: 'A',
      title: 'T',
      subtitle: '',
      style: 'classic',
      palette: JSON.stringify({ bg: '#000', fg: '#fff', accent: '#f00' }),
      status: 'generated',
      r2_key_svg: 'thumbnails/of-ama.svg',
      r2_key_png: 'thumbnails/of-ama.png',
    })
    .execute();
  const cues = JSON.stringify([{ words: 1, lines: ['W'], startMs: 0, endMs: 900 }]);
  await db
    .insertInto('scene_captions')
    .values({ ...tale, scene_id: read.scene_id, language: 'en', version: 1, said: 'W', sound: 's', cues })
    .execute();
  const members = JSON.stringify([{ name: 'Ama', kind: 'person', look: '', cloth: '', notes: '' }]);
  await db
    .insertInto('tale_casts')
    .values({ ...tale, version: 1, members })
    .execute();
  const face = await files.put('images/tale-of-ama/portrait-of-ama.png', await smallPicture(), 'image/png');
  await db
    .insertInto('cast_portraits')
    .values({ id: 'portrait-of-ama', ...tale, name: 'ama', status: 'generated', r2_key: face.key, sha256: face.sha256 })
    .execute();
  const cards = { ...noEdits.cards, title: { on: true, ms: 4000, text: {} } };
  await db
    .insertInto('storyboards')
    .values({ ...tale, version: 1, edits: JSON.stringify({ ...noEdits, cards }) })
    .execute();
  const scenes = await keptSceneRepo(db).states(['tale-of-ama-s1']);
  const left = scenes.map(({ scene: { id, text } }) => ({ id, text }));
  const before = { scenes, edits: { order: [], scenes: {} } };
  const change = { id: 'change-of-ama', ...tale, kind: 'split', before: JSON.stringify(before) } as const;
  await db
    .insertInto('scene_changes')
    .values({ ...change, after: JSON.stringify({ scenes: left, order: [], takes: [] }) })
    .execute();
  const uncut = await put('narration/tale-of-ama/uncut.wav', 'audio/wav');
  await db
    .insertInto('scene_change_files')
    .values({ change_id: change.id, r2_key: uncut.key, sha256: uncut.sha256 })
    .execute();
  const slot = await put('thumbnails/tale-of-ama/finished.png', 'image/png');
  const words = { title: 'T', subtitle: '', overlays: '[]' };
  await db
    .insertInto('finished_thumbnails')
    .values({ id: 'finished-of-ama', ...tale, ...words, slot_number: 1, r2_key_png: slot.key, sha256: slot.sha256 })
    .execute();
  await db
    .insertInto('channels')
    .values({
      id: 'channel-of-ama',
      user_id: ama,
      channel_id: 'UC1',
      title: 'Ama tells',
      url: 'http://localhost/c',
      sealed_tokens: 'sealed',
    })
    .execute();
  await db
    .insertInto('publishing_slots')
    .values({
      id: 'weekly-slot-of-ama',
      user_id: ama,
      channel_id: 'channel-of-ama',
      weekday: 0,
      time: '17:00',
      zone: 'UTC',
    })
    .execute();
  await db
    .insertInto('publication_drafts')
    .values({ ...tale, version: 1, draft: JSON.stringify({ madeForKids: false }) })
    .execute();
  await db
    .insertInto('publications')
    .values({
      id: 'publication-of-ama',
      user_id: ama,
      ...tale,
      channel_id: 'channel-of-ama',
      language: 'en',
      state: 'failed',
      title: 'T',
      description: 'D',
      tags: '[]',
      made_for_kids: false,
      privacy: 'private',
      marker: 'marker-of-ama',
      steps: '{}',
    })
    .execute();
  for (const [id, status] of [
    ['job-of-ama', 'failed'],
    ['live-job-of-ama', 'pending'],
  ] as const)
    await db
      .insertInto('jobs')
      .values({ id, kind: 'narration', user_id: ama, ...tale, subject: id, status, input: '{}', chain: id })
      .execute();
  await db.insertInto('job_logs').values({ job_id: 'job-of-ama', level: 'info', message: 'a line of ama' }).execute();
  await db
    .insertInto('activity')
    .values({
      id: 'activity-of-ama',
      user_id: ama,
      type: 'narration',
      level: 'error',
      message: 'a line of ama',
      ref_id: 'tale-of-ama',
    })
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id: 'session-of-ama',
      id_hash: 'hash-of-ama',
      user_id: ama,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  return {
    tale: 'tale-of-ama',
    scene: 'tale-of-ama-s1',
    image: 'tale-of-ama-i1',
    version: createHash('md5').update(kept.key).digest('hex'),
    portrait: 'portrait-of-ama',
    narration: 'n-tale-of-ama-s1-en',
    take: 'take-of-ama',
    recording: 'recording-of-ama',
    upload: 'upload-of-ama',
    change: 'change-of-ama',
    video: 'video-of-ama',
    thumbnail: 'thumbnail-of-ama',
    finished: 'finished-of-ama',
    channel: 'channel-of-ama',
    'weekly slot': 'weekly-slot-of-ama',
    publication: 'publication-of-ama',
    job: 'job-of-ama',
    'live job': 'live-job-of-ama',
    token: 'token-of-ama',
    session: 'session-of-ama',
  };
}
