import { planShots } from '../motion/camera-shots.ts';
import { captionLimits } from '../captions/caption-lines.ts';
import { captionsOfNarration } from '../captions/scene-captions.ts';
import { shotLife } from '../motion/shot-life.ts';
import { numbersIn, setShotsIn } from '../motion/set-shots.ts';
import { between, motionFor } from '../motion/slow-move.ts';
import type { Audience, Language } from '../vocabulary.ts';
import type { Cue, Motion, Window } from './timeline-parts.ts';
import type { Shot, TimelineScene } from './timeline-scenes.ts';

/** The film of one language: the browser's preview and the renderer read this same one. */
export type Timeline = {
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  readonly shots: readonly Shot[];
  readonly cues: readonly Cue[];
};

/** The specified pauses around each narration, the crossfade, and how long a scene without narration is shown. */
export const pauses = { leadInMs: 500, tailMs: 700, crossfadeMs: 800, silentSceneMs: 4000 } as const;
export const framesPerSecond = 30;

/**
 * Lays scenes on the film's clock: length = narrations + pauses, rounded to whole frames once a scene. Crossfades
 * overlap, they add nothing.
 */
export function buildTimeline(order: {
  readonly language: Language;
  /** Decides how fast captions can be read; left out: as grown-ups read. */
  readonly audience?: Audience;
  readonly width: number;
  readonly height: number;
  readonly scenes: readonly TimelineScene[];
  /** In this many milliseconds the end goes down into black; left out: it does not. */
  readonly closingMs?: number;
}): Timeline {
  const fps = framesPerSecond;
  const toFrames = (ms: number) => Math.round((ms * fps) / 1000);
  const leadIn = toFrames(pauses.leadInMs);
  const own = order.scenes.map(({ narration, beatMs = 0, pauseMs = beatMs, stillMs = pauses.silentSceneMs }) =>
    toFrames((narration ? pauses.leadInMs + narration.durationMs + pauses.tailMs : stillMs) + pauseMs),
  );
  const joins = order.scenes.map((_, index) => joinOf(order.scenes, own, index, toFrames));
  const shots: Shot[] = [];
  let startFrame = 0;
  for (const [index, scene] of order.scenes.entries()) {
    const goesOn = index > 0 && order.scenes[index - 1]?.picture === scene.picture;
    const [join, next] = [joins[index], joins[index + 1]];
    const ownFrames = own[index] ?? 0;
    const frames = ownFrames + (next?.overlap ?? 0);
    const narrationAt = scene.narration ? leadIn : null;
    const from = (join?.overlap ?? 0) + (join?.black ?? 0);
    const isLast = index === order.scenes.length - 1;
    const toBlack = isLast ? Math.min(toFrames(order.closingMs ?? 0), Math.floor(ownFrames / 2)) : (next?.black ?? 0);
    const to = ownFrames - toBlack;
    const before = goesOn ? numbersIn(shots[index - 1]?.camera ?? []) : 0;
    const set = setShotsIn(scene.shots, order.language);
    const { sight, narration } = scene;
    const clock = { narrationAt, fps, own: ownFrames, frames, from, to, before };
    const camera = sight && scene.motion === undefined ? planShots({ sight, narration, set, ...clock }) : [];
    shots.push({
      sceneId: scene.sceneId,
      picture: scene.picture,
      startFrame,
      frames,
      motion: motionFor(scene, index, { frames, fps }, goesOn ? (shots[index - 1]?.motion.to ?? null) : null),
      ...(camera.length > 0 ? { camera } : {}),
      fadeIn: join?.overlap ?? 0,
      narrationAt,
      narrationMs: scene.narration?.durationMs ?? 0,
      ...(toBlack ? { toBlack } : {}),
      ...(join?.black ? { fromBlack: join.black } : {}),
      ...(scene.cover ? { cover: scene.cover } : {}),
      ...(scene.life && scene.motion !== 'none'
        ? { life: shotLife(scene, { narrationAt, fps }, goesOn ? shots.at(-1) : undefined) }
        : {}),
    });
    startFrame += own[index] ?? 0;
  }
  const { language, width, height } = order;
  return { language, width, height, fps, frames: startFrame, shots, cues: cuesOf(order, shots, fps, startFrame) };
}

/**
 * The frames in which the previous scene is still shown while scene `index` fades in, or those on each side of black;
 * never more than half a scene.
 */
function joinOf(
  scenes: readonly TimelineScene[],
  own: readonly number[],
  index: number,
  toFrames: (ms: number) => number,
): { overlap: number; black: number } {
  const [before, scene] = [scenes[index - 1], scenes[index]];
  if (!before || !scene) return { overlap: 0, black: 0 };
  const goesOn = before.picture === scene.picture;
  const { kind, ms } = scene.transition ?? { kind: goesOn ? 'cut' : 'crossfade', ms: pauses.crossfadeMs };
  const room = Math.min(Math.floor((own[index - 1] ?? 0) / 2), Math.floor((own[index] ?? 0) / 2));
  if (kind === 'cut') return { overlap: 0, black: 0 };
  if (kind === 'fade') return { overlap: 0, black: Math.min(toFrames(ms / 2), room) };
  return { overlap: goesOn ? 0 : Math.min(toFrames(ms), room), black: 0 };
}

/** The window of a motion at one frame of its shot; the last frame reaches `to`. */
export const windowAt = ({ from, to }: Motion, frame: number, frames: number): Window =>
  between(from, to, frames > 1 ? frame / (frames - 1) : 0);

function cuesOf(
  {
    scenes,
    language,
    audience = 'family',
  }: Pick<Parameters<typeof buildTimeline>[0], 'scenes' | 'language' | 'audience'>,
  shots: readonly Shot[],
  fps: number,
  frames: number,
): Cue[] {
  const filmMs = (frame: number) => (frame * 1000) / fps;
  const spoken = shots.flatMap((shot, index) => {
    const narration = scenes[index]?.narration;
    return narration && shot.narrationAt !== null
      ? [{ narration, atMs: filmMs(shot.startFrame + shot.narrationAt) }]
      : [];
  });
  const cues: Cue[] = [];
  for (const [index, { narration, atMs }] of spoken.entries()) {
    const nextAtMs = spoken[index + 1]?.atMs ?? filmMs(frames);
    const fromMs = Math.max(atMs - pauses.leadInMs, (cues.at(-1)?.endMs ?? -captionLimits.gapMs) + captionLimits.gapMs);
    const untilMs = Math.min(nextAtMs, atMs + narration.durationMs + pauses.tailMs);
    cues.push(...captionsOfNarration(narration, { language, audience }, { atMs, fromMs, untilMs }));
  }
  return cues;
}
