import { SceneId } from '../ids.ts';
import { z } from 'zod';
import { shotKinds } from '../motion/camera-views.ts';
import { endpoint } from '../endpoint.ts';
import { inOrder, shotLimits } from '../motion/set-shots.ts';
import { airKinds } from '../motion/picture-life.ts';
import { Id, TaleIdParam, Version } from '../reply.ts';
import { cardKinds, cardLines, editLimits, shapes, taleMotions } from './storyboard-edits.ts';
import { transitionKinds } from './timeline-parts.ts';
import { languages } from '../vocabulary.ts';

const Point = z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
const Window = z.object({ x: z.number(), y: z.number(), w: z.number() });
const Move = z.object({ from: Window, to: Window });
/** Inside the picture, within the rounding error of JSON. */
const SetWindow = z
  .strictObject({
    x: z.number().min(0).max(1),
    y: z.number().min(0).max(1),
    w: z.number().min(editLimits.narrowest).max(1),
  })
  .refine(({ x, y, w }) => x + w <= 1.0001 && y + w <= 1.0001, 'The frame must be inside the picture');
const SetMotion = z.union([z.literal('none'), z.strictObject({ from: SetWindow, to: SetWindow })]);
const [shortest, longest] = editLimits.transitionMs;
const Transition = z.strictObject({ kind: z.enum(transitionKinds), ms: z.int().min(shortest).max(longest) });
const SetShot = z.strictObject({
  /** Names the shot for good. */
  no: z.int().min(0).max(10_000),
  /** It begins after so many words of the scene, or `ms` after all of them. */
  words: z.int().min(0).max(100_000),
  ms: z.int().min(0).max(600_000).optional(),
  kind: z.enum(shotKinds).optional(),
  still: z.literal(true).optional(),
});
/** `of`: how many words the scene had when its shots were set. */
const SetShots = z
  .strictObject({ of: z.int().min(0).max(100_000), shots: z.array(SetShot).min(1).max(shotLimits.most) })
  .refine(({ shots }) => inOrder(shots), 'The shots of a scene must begin with its first word and follow each other');
const SceneEdit = z.strictObject({
  pauseMs: z.int().min(0).max(editLimits.pauseMs).optional(),
  motion: z.strictObject({ [shapes[0]]: SetMotion.optional(), [shapes[1]]: SetMotion.optional() }).optional(),
  transition: Transition.optional(),
  focus: Point.optional(),
  shots: z.strictObject({ en: SetShots.optional(), fr: SetShots.optional(), ee: SetShots.optional() }).optional(),
});
const Line = z.string().max(editLimits.text).optional();
const CardText = z.strictObject({
  [cardLines[0]]: Line,
  [cardLines[1]]: Line,
  [cardLines[2]]: Line,
  [cardLines[3]]: Line,
});
const Card = z.strictObject({
  on: z.boolean(),
  ms: z.int().min(editLimits.cardMs[0]).max(editLimits.cardMs[1]),
  text: z.strictObject({ en: CardText.optional(), fr: CardText.optional(), ee: CardText.optional() }),
});
/** What was decided about a storyboard; see storyboard-edits.ts. */
export const Edits = z.strictObject({
  motion: z.enum(taleMotions).optional(),
  order: z.array(Id).max(200),
  scenes: z.record(Id, SceneEdit),
  cards: z.strictObject({ [cardKinds[0]]: Card, [cardKinds[1]]: Card }),
});

const View = z.object({ language: z.enum(languages), shape: z.enum(shapes).default('16:9') });

const Saying = z.object({
  person: z.string(),
  words: z.array(z.object({ from: z.int(), to: z.int(), begins: z.boolean() })),
});

const Air = z.object({
  kind: z.literal('particles'),
  of: z.enum(airKinds),
  area: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
  strength: z.number(),
});

/** The film of one language and shape on its clock: what the browser plays with no render. */
export const Storyboard = z.object({
  language: z.enum(languages),
  shape: z.enum(shapes),
  width: z.int(),
  height: z.int(),
  fps: z.number(),
  frames: z.int(),
  durationMs: z.int(),
  /** What is still missing, as messages; empty when it can be rendered. */
  missing: z.array(z.string()),
  /** What no longer matches, as messages: audio that differs from its scene's text. */
  stale: z.array(z.string()),
  /** Counts the edits; a write must name the one that it was made on. */
  version: z.int(),
  edits: Edits,
  /** Scene ids as the story tells them. */
  storyOrder: z.array(Id),
  /** The tale's own words for the cards of this language. */
  cardDefaults: z.object({ [cardKinds[0]]: CardText, [cardKinds[1]]: CardText }),
  shots: z.array(
    z.object({
      /** Or the id of a card: `card-title`, `card-end`. */
      sceneId: SceneId,
      /** As the story counts; 0 for a card. */
      sceneNo: z.int(),
      startFrame: z.int(),
      frames: z.int(),
      fadeIn: z.int(),
      toBlack: z.int(),
      fromBlack: z.int(),
      motion: Move,
      /** The scene's own shots, in frames from its start; empty where its one motion shows it. */
      camera: z.array(
        z.object({
          kind: z.enum(shotKinds),
          startFrame: z.int(),
          frames: z.int(),
          motion: Move,
          /** Names the shot for good; `chosen` and `still` are what was decided about it. */
          no: z.int(),
          chosen: z.enum(shotKinds).optional(),
          still: z.literal(true).optional(),
        }),
      ),
      /** The sizes that its shots can have, and where cuts may fall, in frames from its start; empty without shots. */
      kinds: z.array(z.enum(shotKinds)),
      places: z.array(
        z.object({
          frame: z.int(),
          words: z.int(),
          ms: z.int().optional(),
          ends: z.enum(['sentence', 'phrase', 'word', 'silence']),
        }),
      ),
      cover: z.object({ x: z.number(), y: z.number() }),
      /**
       * Motion in its picture: the seed of its rules, its clock at the first frame, who says which words, in frames,
       * and what passes over a picture that keeps nothing. Left out: nothing moves.
       */
      life: z
        .object({ picture: z.string(), from: z.int(), said: z.array(Saying), air: z.array(Air).optional() })
        .optional(),
      text: z.string(),
      imageUrl: z.string().nullable(),
      /** An upright film has its own picture here, which is not drawn yet: the wide one is cropped meanwhile. */
      uprightMissing: z.boolean().optional(),
      narrationUrl: z.string().nullable(),
      /** How long its picture is shown alone after the narration, unless another pause is set. */
      beatMs: z.int(),
      /** Frames from the start of the shot. */
      narrationAt: z.int().nullable(),
      narrationMs: z.number(),
      narrationStale: z.boolean(),
      /** A person read it, not a synthetic voice. */
      narrationRead: z.boolean(),
    }),
  ),
  cues: z.array(
    z.object({
      startMs: z.number(),
      endMs: z.number(),
      lines: z.array(z.string()),
      /** Its words and when each is lit, in ms of the film; left out where they are not known. */
      spoken: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })).optional(),
    }),
  ),
  /** What is null is the studio's usual; see music-bed.ts and music-arc.ts. */
  music: z
    .object({
      url: z.string(),
      gainDb: z.number(),
      fadeInMs: z.number().nullable(),
      fadeOutMs: z.number().nullable(),
      duckDb: z.number().nullable(),
      /** Where its ending begins and has its last chord; null for a piece that only repeats. */
      marks: z.object({ loopMs: z.number(), landsMs: z.number() }).nullable(),
    })
    .nullable(),
});
export type Storyboard = z.infer<typeof Storyboard>;

const Shown = Storyboard.extend({ ok: z.literal(true) });
export const getStoryboard = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/storyboard',
  summary: 'The storyboard of one language and shape',
  params: TaleIdParam,
  query: View,
  reply: Shown,
});

/**
 * Refused with 409 when `version` is not the newest. The same edits sent again change nothing. Answers as the
 * storyboard of the query.
 */
export const saveStoryboard = endpoint({
  method: 'PUT',
  path: '/api/tales/:taleId/storyboard',
  summary: 'Keep what was decided about the storyboard: order, pauses, motion, shots, transitions, cards',
  params: TaleIdParam,
  query: View,
  body: z.strictObject({ version: Version, edits: Edits }),
  reply: Shown,
});
