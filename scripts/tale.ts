import type { JobId } from '#shared/ids.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cancelJob, getJob } from '#shared/job.contract.ts';
import { createTale } from '#shared/tale/tale.contract.ts';
import { listThumbnails } from '#shared/thumbnail/thumbnail.contract.ts';
import { listVideos, renderVideo } from '#shared/film/video.contract.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { type StudioClient, studioClient } from './studio-client.ts';

const usage = `npm run tale -- --ref "Luke 10:25-37" [options]

  --ref, --idea, --text FILE   what it is about: a passage, a theme, or a file with your own words; none: a random verse
  --langs en,fr,ee             languages
  --scenes 12 --thumbnails 1   how many
  --length short|medium|long   --tone gentle … --audience family … --context west-african … --style storybook-1
  --height 1080|720|360        of the film
  --captions                   burn the captions in
  --highlight                  burn them in, with each word highlighted as it is spoken
  --out ./out                  where the files go
  --url, --token               the studio (http://localhost:4000) and a token (npm run token, or Settings in the browser)`;

const options = {
  ref: { type: 'string' },
  idea: { type: 'string' },
  text: { type: 'string' },
  langs: { type: 'string', default: 'en,fr,ee' },
  scenes: { type: 'string', default: '12' },
  thumbnails: { type: 'string', default: '1' },
  length: { type: 'string', default: 'medium' },
  tone: { type: 'string', default: 'inspirational' },
  audience: { type: 'string', default: 'family' },
  context: { type: 'string', default: 'universal' },
  style: { type: 'string', default: 'storybook-1' },
  height: { type: 'string', default: '1080' },
  captions: { type: 'boolean', default: false },
  highlight: { type: 'boolean', default: false },
  out: { type: 'string', default: './out' },
  url: { type: 'string', default: `http://localhost:${process.env['PORT'] ?? '4000'}` },
  token: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; prints the usage when it is not valid. */
function understood() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
const values = understood();

function savedToken(): string {
  const kept = join(process.env['STUDIO_DATA'] ?? './data', 'token');
  const token =
    values.token ?? process.env['STUDIO_TOKEN'] ?? (existsSync(kept) ? readFileSync(kept, 'utf8').trim() : null);
  if (!token)
    throw new Error(
      'A personal access token is needed: run `npm run token`, or make one in the browser under Settings ' +
        'and pass it with --token.',
    );
  return token;
}

function source() {
  if (values.text) return { mode: 'paste', text: readFileSync(values.text, 'utf8') } as const;
  if (values.idea) return { mode: 'idea', prompt: values.idea } as const;
  return values.ref ? ({ mode: 'reference', reference: values.ref } as const) : ({ mode: 'random' } as const);
}

/** Shows one line that is rewritten, or a line for every change where the output is not a terminal. */
function progressLine() {
  let last = '';
  return (line: string) => {
    if (line === last) return;
    last = line;
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
    else console.error(line);
  };
}

async function finish(studio: StudioClient, jobId: JobId): Promise<void> {
  const show = progressLine();
  process.once('SIGINT', () => {
    console.error('\nCancelling …');
    void studio.call(cancelJob, { params: { id: jobId } }).finally(() => process.exit(130));
  });
  for (;;) {
    const job = await studio.call(getJob, { params: { id: jobId } });
    const eta = job.etaSeconds === null ? '' : `, about ${job.etaSeconds} s left`;
    show(`${String(job.progress).padStart(3)} %  ${job.step ?? job.status}${eta}`);
    if (job.status === 'completed') return void console.error('');
    if (job.status === 'failed' || job.status === 'cancelled')
      throw new Error(`The film was not finished: ${job.error ?? job.status}`);
    await sleep(1_000);
  }
}

async function main(): Promise<void> {
  if (values.help) return console.log(usage);
  const langs = values.langs.split(',').map((each) => each.trim()) as Language[];
  const unknown = langs.filter((each) => !languages.includes(each));
  if (unknown.length > 0)
    throw new Error(`Unknown language: ${unknown.join(', ')}. Choose from ${languages.join(', ')}.`);
  const studio = studioClient({ url: values.url, token: savedToken() });

  console.error('Writing the tale …');
  const tale = await studio.call(createTale, {
    body: {
      ...source(),
      langs,
      scenes: values.scenes,
      thumbnails: values.thumbnails,
      length: values.length as 'short',
      tone: values.tone as 'gentle',
      audience: values.audience as 'family',
      culturalContext: values.context as 'universal',
      imageStyle: values.style,
    },
  });
  if (!tale.ok) throw new Error(tale.error);
  console.error(`“${tale.title}” (${tale.langs.join(', ')}): ${values.url}/tales/${tale.taleId}`);
  for (const note of tale.notes) console.error(`  note: ${note}`);

  const { jobId } = await studio.call(renderVideo, {
    params: { id: tale.taleId },
    body: {
      burnCaptions: values.captions || values.highlight,
      highlightWords: values.highlight,
      height: Number(values.height) as 1080,
    },
  });
  await finish(studio, jobId);

  for (const video of (await studio.call(listVideos, { params: { taleId: tale.taleId } })).items) {
    const at = (name: string) => join(values.out, `${video.language}-${name}`);
    await studio.download(video.urls.video, at('video.mp4'));
    await studio.download(video.urls.audio, at('narration.mp3'));
    await studio.download(video.urls.srt, at('captions.srt'));
    await studio.download(video.urls.vtt, at('captions.vtt'));
    console.log(
      `${at('video.mp4')}  ${(video.durationMs / 1000).toFixed(1)} s, ${(video.bytes / 1e6).toFixed(1)} ` +
        `MB, ${video.loudness.toFixed(1)} LUFS`,
    );
  }
  const thumbnails = (await studio.call(listThumbnails, { params: { taleId: tale.taleId } })).items.filter(
    (each) => each.r2_key_png,
  );
  for (const thumbnail of thumbnails) {
    const file = join(values.out, `thumbnail-${thumbnail.variant}.png`);
    await studio.download(`/api/thumbnails/${thumbnail.id}/png`, file);
    console.log(file);
  }
}

main().catch((error: Error & { cause?: { code?: string } }) => {
  console.error(
    error.cause?.code === 'ECONNREFUSED'
      ? `No studio answers at ${values.url}. Start it with npm start.`
      : error.message,
  );
  process.exit(1);
});
