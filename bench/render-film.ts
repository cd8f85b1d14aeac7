import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lifeIn } from '#server/files/picture-life-file.ts';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { Illustrator } from '#server/ports/illustrator.ts';
import type { RenderOrder } from '#server/ports/renderer.ts';
import { buildTimeline, pauses, type Timeline } from '#shared/film/timeline.ts';
import type { TimelineScene } from '#shared/film/timeline-scenes.ts';
import { pictureSize, sharperDrawings } from '#shared/vocabulary.ts';

/** `slower` is the film of another language, whose voices take a tenth longer. */
export type BenchFilm = RenderOrder & { readonly folder: string; readonly slower: Timeline };
export type FilmSize = {
  readonly scenes: number;
  readonly seconds: number;
  readonly height: number;
  readonly upright: boolean;
  readonly still: boolean;
};

const words =
  'A certain man was going down from Jerusalem to Jericho, and he fell among robbers, who stripped him and beat him.';

const prompts = [
  'A man walks down the road from Jerusalem to Jericho in the morning',
  'Robbers attack the man on the road and beat him',
  'The wounded man lies by the road, alone',
  'A priest passes by on the other side of the road',
  'A Levite looks at the wounded man and walks on',
  'A Samaritan comes with his donkey and sees the man',
  'The Samaritan kneels and bandages the wounds with oil and wine',
  'The Samaritan sets the man on his donkey at sunset',
  'An inn with a lamp at night, the Samaritan at the door',
  'The Samaritan gives two coins to the innkeeper',
  'Jesus teaches a lawyer under a tree',
  'A crowd of people listens by the lake',
];

/**
 * The film that every way of rendering is given: the built-in illustrator's pictures as the studio orders them (3840 x
 * 2160, with what moves in them, or filmed `still`), a voice for each scene, music, captions burned in.
 */
export async function prepareFilm(
  { ffmpeg, illustrator }: { ffmpeg: Ffmpeg; illustrator: Illustrator },
  folder: string,
  { scenes, seconds, height, upright, still }: FilmSize,
): Promise<BenchFilm> {
  await mkdir(folder, { recursive: true });
  const durationMs = seconds * 1000 - pauses.leadInMs - pauses.tailMs;
  const pictures: Record<string, string> = {};
  const narration: Record<string, string> = {};
  const told = [];
  for (let n = 0; n < scenes + 1; n += 1) pictures[`p${n}`] = await draw(illustrator, join(folder, `p${n}.png`), n);
  for (let n = 0; n < scenes; n += 1) {
    const voice = join(folder, `n${n}.wav`);
    const speech = `aevalsrc='0.4*sin(2*PI*(140+40*sin(7*t))*t)*abs(sin(9*t))+0.04*random(0)':s=48000:d=${durationMs / 1000}`;
    await ffmpeg.run(['-f', 'lavfi', '-i', speech, '-ac', '1', voice], {});
    narration[`s${n}`] = voice;
    // As the studio films a tale that is set to be still (editedScenes): no life, and no move.
    const filmed = still ? { motion: 'none' as const } : await lifeOf(pictures[`p${n}`] ?? '');
    told.push({ sceneId: `s${n}`, picture: `p${n}`, narration: { durationMs, text: words, words: [] }, ...filmed });
  }
  const music = { path: join(folder, 'music.wav'), gainDb: -9 };
  await ffmpeg.run(['-f', 'lavfi', '-i', 'sine=frequency=220:duration=20', '-ac', '2', '-ar', '48000', music.path], {});
  const size = upright
    ? { width: height, height: Math.round((height * 16) / 18) * 2 }
    : { width: Math.round((height * 16) / 18) * 2, height };
  const timeline = buildTimeline({ language: 'en', ...size, scenes: told });
  const later = told.map((scene) => ({
    ...scene,
    narration: { ...scene.narration, durationMs: scene.narration.durationMs * 1.1 },
  }));
  const slower = buildTimeline({ language: 'fr', ...size, scenes: later });
  const film = {
    folder,
    timeline,
    slower,
    pictures,
    narration,
    music,
    captions: 'plain' as const,
    cacheDir: join(folder, 'cache'),
    workDir: join(folder, 'work'),
  };
  await writeFile(join(folder, 'film.json'), JSON.stringify(film));
  return film;
}

/** Everything that the picture keeps moves, and everyone with a mouth in it says all words. */
async function lifeOf(path: string): Promise<Pick<TimelineScene, 'life'>> {
  const kept = await lifeIn(path);
  if (!kept) return {};
  const mouths = kept.life.parts.flatMap(
    (part) => (part.kind === 'flipbook' && part.plays === 'speak' && part.person) || [],
  );
  return { life: { speakers: mouths.map((person) => ({ person, from: 0, to: words.split(' ').length })) } };
}

async function draw(illustrator: Illustrator, path: string, index: number): Promise<string> {
  const order = {
    story: prompts,
    seed: 'bench',
    take: 0,
    style: 'storybook-1',
    context: 'west-african',
    use: 'frame',
    ...pictureSize,
    sharper: sharperDrawings,
  } as const;
  const prompt = prompts[index % prompts.length] ?? '';
  const { bytes } = await illustrator.draw(
    { ...order, prompt, index: index % prompts.length, seed: `bench ${index}` },
    new AbortController().signal,
  );
  await writeFile(path, bytes);
  return path;
}
