import { SceneId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { TaleIdParam, Version } from '../reply.ts';
import { captionStandings } from './scene-captions.ts';
import { audiences, languages } from '../vocabulary.ts';

/**
 * The maximum that is accepted: captions of a scene, lines of a caption, characters of a line. What people can read is
 * less; the editor says so.
 */
export const captionBounds = { cues: 400, lines: 3, line: 160 } as const;

const Place = TaleIdParam.extend({ sceneId: SceneId, language: z.enum(languages) });
const Times = { startMs: z.int().min(-60_000).max(3_600_000), endMs: z.int().min(-60_000).max(3_600_000) };

/**
 * One caption: how many words of the scene's text it covers, its lines, and when it is shown, in ms of the scene's
 * audio.
 */
export const CaptionCue = z.strictObject({
  words: z.int().min(1).max(2_000),
  lines: z.array(z.string().min(1).max(captionBounds.line)).min(1).max(captionBounds.lines),
  ...Times,
});
export type CaptionCue = z.infer<typeof CaptionCue>;

/**
 * The captions of one scene in one language; `standing` says whether they were edited, and whether they still match.
 */
export const SceneCaptions = z.object({
  sceneId: SceneId,
  sceneNo: z.int(),
  standing: z.enum(captionStandings),
  /** Of the tale: children read more slowly. */
  audience: z.enum(audiences),
  /** Counts the edits; a write must name the one that it was made on. */
  version: z.int(),
  durationMs: z.int(),
  /** The spoken words, in order, with their times in the audio. */
  tokens: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
  cues: z.array(CaptionCue),
});
export type SceneCaptions = z.infer<typeof SceneCaptions>;
const One = z.object({ ok: z.literal(true), item: SceneCaptions });

export const getCaptions = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/captions',
  summary: 'The captions of every scene that has its sound in one language',
  params: TaleIdParam,
  query: z.object({ language: z.enum(languages) }),
  reply: z.object({ ok: z.literal(true), items: z.array(SceneCaptions) }),
});

/**
 * Refused with 409 when `version` is not the newest, and with 400 unless the captions cover all words of the scene, in
 * order, without overlap.
 */
export const saveCaptions = endpoint({
  method: 'PUT',
  path: '/api/tales/:taleId/narration/:sceneId/:language/captions',
  summary: 'Keep the captions of a scene as somebody laid them: lines, wording and times',
  params: Place,
  body: z.strictObject({ version: Version, cues: z.array(CaptionCue).min(1).max(captionBounds.cues) }),
  reply: One,
});

export const resetCaptions = endpoint({
  method: 'DELETE',
  path: '/api/tales/:taleId/narration/:sceneId/:language/captions',
  summary: 'Give the captions of a scene back to the studio: laid anew from its words and its sound',
  params: Place,
  reply: One,
});
