import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { systemFfmpeg } from '#server/adapters/ffmpeg.ts';

const usage = `node scripts/example-film.ts --film FILM.mp4 --parts 0-3.5,16-20 [options]

The moving picture at the head of the README, out of parts of a film that npm run tale made (--height 720 --captions).

  --parts             seconds of the film, in the order of the film
  --out docs/example-film.webp
  --width 640         pixels
  --fps 10
  --quality 60        of 100
  --most 2000000      bytes; more than this is an error`;

const { values } = parseArgs({
  options: {
    film: { type: 'string' },
    parts: { type: 'string' },
    out: { type: 'string', default: 'docs/example-film.webp' },
    width: { type: 'string', default: '640' },
    fps: { type: 'string', default: '10' },
    quality: { type: 'string', default: '60' },
    most: { type: 'string', default: '2000000' },
    help: { type: 'boolean', default: false },
  },
});

/** A whole picture every so many frames: in between, what changes slowly leaves compression artefacts. */
const keyFrames = 5;

async function make(film: string, parts: readonly (readonly number[])[]): Promise<void> {
  const chosen = parts.map(([from, to]) => `between(t,${from},${to})`).join('+');
  const picture = `select='${chosen}',setpts=N/(30*TB),fps=${values.fps},scale=${values.width}:-2:flags=lanczos`;
  const format = `-an -c:v libwebp_anim -quality ${values.quality} -compression_level 4 -g ${keyFrames} -loop 0`;
  await systemFfmpeg().run(['-y', '-i', film, '-vf', picture, ...format.split(' '), values.out], {});
  const { size } = await stat(values.out);
  if (size > Number(values.most))
    throw new Error(`${values.out} has ${size} bytes: choose shorter parts or a lower quality.`);
  console.log(`${values.out}  ${(size / 1e6).toFixed(2)} MB`);
}

const parts = values.parts?.split(',').map((part) => part.split('-').map(Number)) ?? [];
if (values.help || !values.film || parts.length === 0 || parts.flat().some(Number.isNaN)) console.log(usage);
else await make(values.film, parts);
