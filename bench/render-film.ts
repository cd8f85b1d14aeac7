import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Ffmpeg, RenderOrder } from '#server/ports.ts';
import { buildTimeline, pauses } from '#shared/timeline.ts';

export type BenchFilm = RenderOrder & { readonly folder: string };
export type FilmSize = { readonly scenes: number; readonly seconds: number; readonly height: number };

const words = 'A certain man was going down from Jerusalem to Jericho, and he fell among robbers, who stripped him and beat him.';

/** The film that every way of rendering is given: painted pictures with grain (2304 x 1296 JPEG), a voice for each scene, music, captions burned in. */
export async function prepareFilm(ffmpeg: Ffmpeg, folder: string, { scenes, seconds, height }: FilmSize): Promise<BenchFilm> {
  await mkdir(folder, { recursive: true });
  const durationMs = seconds * 1000 - pauses.leadInMs - pauses.tailMs;
  const pictures: Record<string, string> = {};
  const narration: Record<string, string> = {};
  const told = [];
  for (let n = 0; n < scenes + 1; n += 1) pictures[`p${n}`] = await paint(join(folder, `p${n}.jpg`), n);
  for (let n = 0; n < scenes; n += 1) {
    const voice = join(folder, `n${n}.wav`);
    const speech = `aevalsrc='0.4*sin(2*PI*(140+40*sin(7*t))*t)*abs(sin(9*t))+0.04*random(0)':s=48000:d=${durationMs / 1000}`;
    await ffmpeg.run(['-f', 'lavfi', '-i', speech, '-ac', '1', voice], {});
    narration[`s${n}`] = voice;
    told.push({ sceneId: `s${n}`, picture: `p${n}`, narration: { durationMs, text: words, words: [] } });
  }
  const music = { path: join(folder, 'music.wav'), gainDb: -9 };
  await ffmpeg.run(['-f', 'lavfi', '-i', 'sine=frequency=220:duration=20', '-ac', '2', '-ar', '48000', music.path], {});
  const timeline = buildTimeline({ language: 'en', width: Math.round((height * 16) / 18) * 2, height, scenes: told });
  const film = {
    folder,
    timeline,
    pictures,
    narration,
    music,
    burnCaptions: true,
    cacheDir: join(folder, 'cache'),
    workDir: join(folder, 'work'),
  };
  await writeFile(join(folder, 'film.json'), JSON.stringify(film));
  return film;
}

/** A landscape of its own for every number: sky, sun, ridges, trees and people, under paper grain. */
async function paint(path: string, seed: number): Promise<string> {
  let state = seed * 7919 + 17;
  const chance = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const hue = Math.floor(chance() * 360);
  const ridges = [620, 760, 900].map((level, layer) => {
    const points = Array.from({ length: 25 }, (_, x) => `${x * 96},${level + chance() * 140 - 70}`).join(' ');
    return `<polygon points="0,1296 ${points} 2304,1296" fill="hsl(${(hue + layer * 25) % 360},${30 + layer * 10}%,${60 - layer * 14}%)"/>`;
  });
  const trees = Array.from({ length: 30 }, () => {
    const [x, y, r] = [chance() * 2304, 800 + chance() * 400, 20 + chance() * 60];
    return `<rect x="${x - r / 8}" y="${y}" width="${r / 4}" height="${r * 1.6}" fill="#5a3d28"/><circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${80 + chance() * 60},45%,${25 + chance() * 20}%)"/>`;
  });
  const people = Array.from({ length: 8 }, () => {
    const [x, y, s] = [chance() * 2304, 1000 + chance() * 200, 40 + chance() * 50];
    return `<path d="M${x} ${y} l${s / 2} ${s * 2} h${-s} z" fill="hsl(${chance() * 360},60%,45%)"/><circle cx="${x}" cy="${y - s / 4}" r="${s / 3}" fill="#7b4a2d"/>`;
  });
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue},60%,45%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360},70%,80%)"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2304" height="1296"><defs>${sky}</defs><rect width="2304" height="1296" fill="url(#s)"/><circle cx="${chance() * 2304}" cy="${150 + chance() * 200}" r="90" fill="#fff3c4"/>${ridges.join('')}${trees.join('')}${people.join('')}</svg>`;
  const grain = await sharp({
    create: { width: 2304, height: 1296, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 6 } },
  })
    .png()
    .toBuffer();
  await sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toFile(path);
  return path;
}
