import type { TaleId } from '#shared/ids.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { cardOf } from '#shared/film/storyboard-edits.ts';
import { shotKinds, viewsOf } from '#shared/motion/camera-views.ts';
import { cutPlaces } from '#shared/motion/cut-places.ts';
import { englishOf } from '#shared/said.ts';
import type { Board } from './plan-film.ts';

const versionOf = ({ sha256 }: { sha256: string }): string => sha256.slice(0, 12);

/** A plan as the browser plays and edits it. */
export function storyboardView(taleId: TaleId, board: Board): Storyboard {
  const { timeline, shape, scenes, cards, music } = board;
  const { language, width, height, fps, frames, cues } = timeline;
  return {
    language,
    shape,
    width,
    height,
    fps,
    frames,
    durationMs: Math.round((frames * 1000) / fps),
    missing: board.missing.map(englishOf),
    stale: board.stale.map(englishOf),
    version: board.version,
    edits: structuredClone(board.edits) as Storyboard['edits'],
    storyOrder: [...board.storyOrder],
    cardDefaults: board.cardDefaults,
    shots: timeline.shots.map((shot, index) => {
      const { sceneNo = index + 1, text = '', image = null, narration = null } = scenes[index] ?? {};
      const kind = cardOf(shot.sceneId);
      const card = kind && cards[kind];
      return {
        sceneId: shot.sceneId,
        sceneNo,
        startFrame: shot.startFrame,
        frames: shot.frames,
        fadeIn: shot.fadeIn,
        toBlack: shot.toBlack ?? 0,
        fromBlack: shot.fromBlack ?? 0,
        motion: shot.motion,
        ...shotsOf(board, index),
        cover: shot.cover ?? { x: 0.5, y: 0.5 },
        ...(shot.life
          ? {
              life: {
                picture: shot.picture,
                from: shot.life.from,
                said: shot.life.said.map(({ person, words }) => ({ person, words: [...words] })),
                ...(shot.life.air ? { air: [...shot.life.air] } : {}),
              },
            }
          : {}),
        text,
        beatMs: board.beats[shot.sceneId] ?? 0,
        narrationAt: shot.narrationAt,
        narrationMs: shot.narrationMs,
        narrationStale: narration?.stale ?? false,
        narrationRead: narration !== null && !narration.spoken,
        imageUrl: card
          ? `/api/tales/${taleId}/storyboard/cards/${kind}?language=${language}&shape=${shape}&v=${versionOf(card)}`
          : image &&
            `/api/images/file/${image.id}?v=${versionOf(image)}${image.upright === 'drawn' ? '&shape=9:16' : ''}`,
        ...(image?.upright === 'missing' ? { uprightMissing: true } : {}),
        narrationUrl: narration && `/api/narrations/${narration.id}/sound?v=${versionOf(narration)}`,
      };
    }),
    cues: cues.map(({ startMs, endMs, lines, spoken }) => ({
      ...{ startMs, endMs, lines: [...lines] },
      ...(spoken ? { spoken: [...spoken] } : {}),
    })),
    music: music && {
      url: `/api/tales/${taleId}/music?v=${versionOf(music)}`,
      gainDb: music.gainDb,
      fadeInMs: music.fadeInMs ?? null,
      fadeOutMs: music.fadeOutMs ?? null,
      duckDb: music.duckDb ?? null,
      marks: music.marks,
    },
  };
}

/** The shots of a scene, with what can be chosen for them. */
function shotsOf(
  { timeline, laid }: Board,
  index: number,
): Pick<Storyboard['shots'][number], 'camera' | 'kinds' | 'places'> {
  const [shot, scene] = [timeline.shots[index], laid[index]];
  if (!shot?.camera || !scene?.sight) return { camera: [], kinds: [], places: [] };
  const own = (timeline.shots[index + 1]?.startFrame ?? timeline.frames) - shot.startFrame;
  const has = new Set(viewsOf(scene.sight).map(({ kind }) => kind));
  const [from, to] = [shot.fadeIn + (shot.fromBlack ?? 0), own - (shot.toBlack ?? 0)];
  const { narration } = scene;
  return {
    camera: shot.camera.map(({ view: _, no, ...one }, number) => ({ ...one, no: no ?? number })),
    kinds: shotKinds.filter((kind) => has.has(kind)),
    places: cutPlaces({ narration, narrationAt: shot.narrationAt, fps: timeline.fps, own, from, to }),
  };
}
