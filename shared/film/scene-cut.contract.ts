import { SceneId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, IdParam, Said, TaleIdParam } from '../reply.ts';
import { languages } from '../vocabulary.ts';

const SceneParam = TaleIdParam.extend({ sceneId: SceneId });
const sound = z.enum(['none', 'synthetic', 'recorded', 'uploaded']);

/** How a scene can be split or joined, and what will happen to its audio. */
export const SceneCut = z.object({
  sceneNo: z.int(),
  scenes: z.int(),
  hasPicture: z.boolean(),
  /** Why it cannot be split right now, as a message. */
  splitRefused: z.string().nullable(),
  splitRefusedSaid: Said.nullable().optional(),
  languages: z.array(
    z.object({
      language: z.enum(languages),
      text: z.string(),
      sound,
      /** After how many words of the text its sound can be cut. */
      soundCuts: z.array(z.int()),
    }),
  ),
  /** The scene after it in the story; null for the last one. */
  next: z
    .object({
      sceneId: SceneId,
      sceneNo: z.int(),
      hasPicture: z.boolean(),
      mergeRefused: z.string().nullable(),
      mergeRefusedSaid: Said.nullable().optional(),
      sounds: z.array(z.object({ language: z.enum(languages), joined: z.boolean(), recorded: z.boolean() })),
    })
    .nullable(),
});
export type SceneCut = z.infer<typeof SceneCut>;

export const getSceneCut = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/scenes/:sceneId/cut',
  summary:
    'Where a scene can be split, whether it can be put together with the next one, and what becomes of the sounds',
  params: SceneParam,
  reply: SceneCut.extend({ ok: z.literal(true) }),
});

const Changed = z.object({ ok: z.literal(true), changeId: Id, scenes: z.array(Id) });
const Words = z.int().min(1).max(2000).optional();
export const splitPictures = ['both', 'first', 'second'] as const;

/**
 * `at` says how many words of each language stay in the first scene. `picture`: both show it, or only the named one
 * keeps it and the other is drawn again.
 */
export const splitScene = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/scenes/:sceneId/split',
  summary: 'Split a scene in two, in all languages',
  params: SceneParam,
  body: z.strictObject({
    at: z.strictObject({ en: Words, fr: Words, ee: Words }),
    picture: z.enum(splitPictures).default('both'),
  }),
  reply: Changed,
});

/** The picture that is not kept stays among those that the image had before. */
export const mergeScenes = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/scenes/:sceneId/merge',
  summary: 'Put a scene and the next one of the story together',
  params: SceneParam,
  body: z.strictObject({ nextId: Id, picture: z.enum(['first', 'second']).default('first') }),
  reply: Changed,
});

/** Refused with 409 when the words of the scenes were changed since. */
export const undoSceneChange = endpoint({
  method: 'POST',
  path: '/api/scene-changes/:id/undo',
  summary: 'Take a split or a merge back: words, pictures and sounds are as they were',
  params: IdParam,
  reply: z.object({ ok: z.literal(true), scenes: z.array(Id) }),
});
