import type { SceneId } from '../ids.ts';
import type { SceneShots } from '../motion/set-shots.ts';
import { joinBetween } from './scene-joins.ts';
import type { TimelineScene } from './timeline-scenes.ts';
import type { Motion, Transition, Window } from './timeline-parts.ts';
import type { Language } from '../vocabulary.ts';

/** The shapes a film can have: wide, and upright for phones. */
export const shapes = ['16:9', '9:16'] as const;
export type Shape = (typeof shapes)[number];

/** How far edits may go: milliseconds, and the narrowest window of a motion as a fraction of the frame's width. */
export const editLimits = {
  pauseMs: 30_000,
  transitionMs: [200, 3000],
  cardMs: [1500, 20_000],
  narrowest: 0.5,
  text: 400,
} as const;

/** A place on a picture, in fractions of it. */
export type Point = { readonly x: number; readonly y: number };
/** What somebody decided about one scene; what is left out is automatic. */
export type SceneEdit = {
  /** Is shown this much longer after its narration. */
  readonly pauseMs?: number | undefined;
  readonly motion?: Readonly<Partial<Record<Shape, 'none' | Motion | undefined>>> | undefined;
  /** From the previous scene into this one. */
  readonly transition?: Transition | undefined;
  /** Where the figures are: what an upright film keeps in sight. */
  readonly focus?: Point | undefined;
  /** How it is cut into shots, by the language in whose words the cuts were set; the others follow. */
  readonly shots?: SceneShots | undefined;
};

export const cardKinds = ['title', 'end'] as const;
export type CardKind = (typeof cardKinds)[number];
export const cardLines = ['heading', 'verse', 'attribution', 'action'] as const;
/** The lines of a card; what is left out is the tale's own, what is empty is not shown. */
export type CardText = Readonly<Partial<Record<(typeof cardLines)[number], string | undefined>>>;
export type Card = {
  readonly on: boolean;
  readonly ms: number;
  readonly text: Readonly<Partial<Record<Language, CardText | undefined>>>;
};

/** How the pictures of a tale are filmed: in several shots a scene, in one slow move, or without any move. */
export const taleMotions = ['shots', 'calm', 'still'] as const;
export type TaleMotion = (typeof taleMotions)[number];

/** What was decided about the storyboard of a tale. Languages share all but the cards' words. */
export type StoryboardEdits = {
  /** Left out: in shots. A scene's own motion or shots rule over it. */
  readonly motion?: TaleMotion | undefined;
  /** Scene ids; empty means the story's own order. */
  readonly order: readonly string[];
  readonly scenes: Readonly<Record<string, SceneEdit>>;
  readonly cards: Readonly<Record<CardKind, Card>>;
};

const noCard: Card = { on: false, ms: 4000, text: {} };
/** The scenes alone, as the studio lays them. */
export const noEdits: StoryboardEdits = { order: [], scenes: {}, cards: { title: noCard, end: noCard } };
/**
 * What holds for a tale about which nobody decided anything: a short title, so that the first word does not wait, and
 * an end that can be read.
 */
export const usualEdits: StoryboardEdits = {
  ...noEdits,
  cards: { title: { on: true, ms: 2600, text: {} }, end: { on: true, ms: 4500, text: {} } },
};

/** The id of a card among the scenes of a timeline. */
export const cardId = (kind: CardKind): string => `card-${kind}`;
export const cardOf = (sceneId: SceneId): CardKind | null => cardKinds.find((kind) => cardId(kind) === sceneId) ?? null;

const whole: Window = { x: 0, y: 0, w: 1 };
/** How cards move, hardly at all: the title ends as the first scene's picture begins, whole. */
const cardMotions: Readonly<Record<CardKind, Motion>> = {
  title: { from: { x: 0.0125, y: 0.0125, w: 0.975 }, to: whole },
  end: { from: whole, to: { x: 0.015, y: 0.015, w: 0.97 } },
};

/**
 * All scenes in the order of the film: scenes missing from the order come after the one that they follow in the story.
 */
export function orderedIds(order: readonly string[], story: readonly string[]): string[] {
  const ids = order.filter((id) => story.includes(id));
  if (ids.length === 0) return [...story];
  for (const [index, id] of story.entries()) {
    if (ids.includes(id)) continue;
    ids.splice(index === 0 ? 0 : ids.indexOf(story[index - 1] ?? '') + 1, 0, id);
  }
  return ids;
}

/** The order with one scene moved to another place; empty for the story's own order. */
export function movedScene(ids: readonly string[], story: readonly string[], from: number, to: number): string[] {
  const moved = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? '');
  return moved.join(' ') === story.join(' ') ? [] : moved;
}

/** Changes one scene; `undefined` gives a field back to the studio, and a scene without decisions is not mentioned. */
export function editedScene(edits: StoryboardEdits, sceneId: SceneId, change: SceneEdit): StoryboardEdits {
  const kept = Object.fromEntries(
    Object.entries({ ...edits.scenes[sceneId], ...change }).filter(([, value]) => value !== undefined),
  );
  const { [sceneId]: _, ...others } = edits.scenes;
  return { ...edits, scenes: Object.keys(kept).length > 0 ? { ...others, [sceneId]: kept } : others };
}

/** Without what is about scenes that are gone. */
export function prunedEdits(edits: StoryboardEdits, story: readonly string[]): StoryboardEdits {
  const scenes = Object.fromEntries(Object.entries(edits.scenes).filter(([id]) => story.includes(id)));
  return { ...edits, order: edits.order.filter((id) => story.includes(id)), scenes };
}

/**
 * Scenes in the order of the film, joined by meaning unless a transition was set. The same picture continues without a
 * transition.
 */
const joined = (scenes: readonly TimelineScene[]): TimelineScene[] =>
  scenes.map((scene, at): TimelineScene => {
    const [before, after] = [scenes[at - 1], scenes[at + 1]];
    const into =
      before?.meaning && scene.meaning && before.picture !== scene.picture
        ? joinBetween(before.meaning, scene.meaning)
        : null;
    const beatMs = after?.meaning && scene.meaning ? joinBetween(scene.meaning, after.meaning).beatMs : 0;
    return {
      ...(into ? { transition: into.transition } : {}),
      ...(beatMs > 0 ? { beatMs } : {}),
      ...scene,
    };
  });

/**
 * Scenes in the story's order, with the edits applied: ordered, timed, moved and joined, with the cards around them.
 * `cards` names the pictures of those that are on.
 */
export function editedScenes(
  scenes: readonly TimelineScene[],
  edits: StoryboardEdits,
  shape: Shape,
  cards: Readonly<Record<CardKind, string>>,
): TimelineScene[] {
  const ids = scenes.map(({ sceneId }) => sceneId);
  const laid = orderedIds(edits.order, ids).flatMap((id): TimelineScene[] => {
    const at = ids.indexOf(id);
    const scene = scenes[at];
    if (!scene) return [];
    const { pauseMs, motion, transition, shots } = edits.scenes[id] ?? {};
    const { sight, ...plain } = scene;
    const inShots = shots !== undefined || (edits.motion ?? 'shots') === 'shots';
    return [
      {
        ...plain,
        ...(sight && inShots ? { sight } : {}),
        ...(shots ? { shots } : {}),
        motionNo: at,
        ...(edits.motion === 'still' && !shots ? { motion: 'none' as const } : {}),
        ...(pauseMs === undefined ? {} : { pauseMs }),
        ...(motion?.[shape] === undefined ? {} : { motion: motion[shape] }),
        ...(transition === undefined ? {} : { transition }),
      },
    ];
  });
  const card = (kind: CardKind): TimelineScene[] => {
    const { on, ms } = edits.cards[kind];
    if (!on || laid.length === 0) return [];
    const motion = edits.motion === 'still' ? ('none' as const) : cardMotions[kind];
    return [{ sceneId: cardId(kind), picture: cards[kind], narration: null, stillMs: ms, motion }];
  };
  return [...card('title'), ...joined(laid), ...card('end')];
}
