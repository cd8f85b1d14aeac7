import { SceneId, TaleId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { taleStatuses, videoStatuses } from '../pipeline.ts';
import { Id, IdParam, Millis, Moment, Ok, Said, Seconds } from '../reply.ts';
import {
  audiences,
  culturalContexts,
  languages,
  lengths,
  limits,
  modes,
  sections,
  spans,
  taleDefaults as preset,
  tones,
} from '../vocabulary.ts';
import { VoiceByLanguage } from '../sound/voice.ts';

const counted = (fallback: number) =>
  z
    .union([z.number(), z.string()])
    .optional()
    .transform((value) => {
      const number = Math.round(Number(value === '' ? Number.NaN : value));
      return Number.isFinite(number) ? number : fallback;
    });
const clamped = ({ min, max }: { min: number; max: number }, fallback: number) =>
  counted(fallback).transform((number) => Math.min(max, Math.max(min, number)));

/**
 * A creation order. What is left out has the wizard's default; image work starts only when `autoQueueImages` is true.
 */
export const NewTale = z.object({
  mode: z.enum(modes).default(preset.mode),
  langs: z
    .array(z.enum(languages))
    .max(20)
    .default([...preset.langs])
    .transform((chosen) =>
      chosen.length === 0 ? (['en'] as const).slice() : languages.filter((l) => chosen.includes(l)),
    ),
  length: z.enum(lengths).default(preset.length),
  customWords: clamped(limits.customWords, preset.customWords),
  autoQueueImages: z.boolean().default(false),
  autoGenerate: z.boolean().default(true),
  imageStyle: z.string().trim().min(1).max(60).default(preset.imageStyle),
  scenes: clamped(limits.scenes, preset.scenes),
  thumbnails: clamped(limits.thumbnails, preset.thumbnails),
  tone: z.enum(tones).default(preset.tone),
  audience: z.enum(audiences).default(preset.audience),
  culturalContext: z.enum(culturalContexts).default(preset.culturalContext),
  honorJesus: z.boolean().default(preset.honorJesus),
  /** The synthetic voices of the tale; a language that is left out has the creator's usual one. */
  voices: VoiceByLanguage.optional(),
  /** reference mode. */
  reference: z.string().trim().max(limits.reference, 'A reference is short, for example Luke 10:25-37.').optional(),
  /** idea mode. */
  prompt: z
    .string()
    .trim()
    .max(limits.prompt, 'A theme may have 2,000 characters at most; paste longer words as a text.')
    .optional(),
  /** idea mode: the passage that the creator chose for the idea; the best one is found when it is left out. */
  passage: z.string().trim().max(limits.reference, 'A reference is short, for example Luke 10:25-37.').optional(),
  /** paste mode. */
  text: z
    .string()
    .trim()
    .max(limits.pastedText, 'A pasted text may have 100,000 characters at most. Shorten it and try again.')
    .optional(),
  /** paste mode: what the creator calls it; a title is found when it is left out. */
  title: z.string().trim().max(limits.title, 'A title may have 200 characters at most.').optional(),
  /** random mode. */
  span: z.enum(spans).default(preset.span),
});
export type NewTale = z.output<typeof NewTale>;

/** An incoming order: impossible counts are changed to the nearest possible ones, and the answer says so. */
const AskedTale = NewTale.extend({ scenes: counted(preset.scenes), thumbnails: counted(preset.thumbnails) });

/** A refusal comes with status 200 and `ok: false`, so that the dialog shows it instead of an error page. */
export const createTale = endpoint({
  method: 'POST',
  path: '/api/tales/create',
  summary: 'Write a tale from a random verse, a reference, an idea or pasted text',
  body: AskedTale,
  reply: z.union([
    z.object({
      ok: z.literal(true),
      taleId: TaleId,
      title: z.string(),
      langs: z.array(z.enum(languages)),
      notes: z.array(z.string()),
      notesSaid: z.array(Said.nullable()).optional(),
    }),
    z.object({ ok: z.literal(false), error: z.string(), said: Said.nullable().optional() }),
  ]),
});

const TaleRow = z.object({
  taleId: TaleId,
  title: z.string(),
  verse: z.string().nullable(),
  createdAt: Seconds,
  imagesReady: z.int(),
  imagesTotal: z.int(),
  videoStatus: z.enum(videoStatuses),
  publishLocal: z.string().nullable(),
  tz: z.string(),
  scheduledAtUTC: z.string().nullable(),
  /** Somebody can see a video of it. */
  isPublic: z.boolean().optional(),
  /** Its films are made; `videoStatus` has no word for it. */
  isPackaged: z.boolean().optional(),
});
export type TaleRow = z.infer<typeof TaleRow>;

export const listTaleStatuses = endpoint({
  method: 'GET',
  path: '/api/tales/status',
  summary: "The dashboard's rows: draft first, failed last",
  query: z.object({
    q: z.string().max(200).optional(),
    status: z.string().max(20).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(limits.talesStatus),
  }),
  reply: z.object({ ok: z.literal(true), items: z.array(TaleRow) }),
});

const Story = z.object({
  title: z.string(),
  summary: z.string(),
  narrative: z.string(),
  sections: z.object(
    Object.fromEntries(sections.map((s) => [s, z.string()])) as Record<(typeof sections)[number], z.ZodString>,
  ),
});
const perLanguage = <T extends z.ZodType>(value: T) =>
  z.object({ en: value.optional(), fr: value.optional(), ee: value.optional() });

const Scene = z.object({
  id: SceneId,
  sceneNo: z.int(),
  section: z.enum(sections),
  text: perLanguage(z.string()),
  prompt: z.string(),
  verses: z.string().nullable(),
});
export type Scene = z.infer<typeof Scene>;

export const Tale = z.object({
  id: TaleId,
  title: z.string(),
  displayTitle: z.string(),
  verse: z.string().nullable(),
  verse_ref: z.string().nullable(),
  verse_version: z.string(),
  status: z.enum(taleStatuses),
  createdAt: Seconds,
  createdAtMs: Millis,
  updatedAtMs: Millis,
  cultural_context: z.enum(culturalContexts),
  imageStyle: z.string(),
  tone: z.enum(tones),
  audience: z.enum(audiences),
  langs: z.array(z.enum(languages)),
  images_total: z.int(),
  images_ready: z.int(),
  content: perLanguage(Story.nullable()),
  scenes: z.array(Scene),
  /** Who wrote it: 'built-in writer', or the hosted engine's name; null for a draft without a story. */
  writer: z.string().nullable(),
  notes: z.array(z.string()),
  /** The codes of the notes, in their order; null where one is English only. */
  notesSaid: z.array(Said.nullable()).optional(),
  scheduledAt: Seconds.nullable(),
});
export type Tale = z.infer<typeof Tale>;

export const getTale = endpoint({
  method: 'GET',
  path: '/api/tales/:id/detail',
  summary: 'A tale with its story and scenes',
  params: IdParam,
  reply: Tale.extend({ ok: z.literal(true) }),
});

const Title = z.object({ title: z.string().max(limits.title) });
export const renameTale = endpoint({
  method: 'PATCH',
  path: '/api/tales/:id/rename',
  summary: 'Rename a tale',
  params: IdParam,
  body: Title,
  reply: Ok,
});
export const renameTaleByPost = endpoint({ ...renameTale, method: 'POST' });

export const setTaleStatus = endpoint({
  method: 'PATCH',
  path: '/api/tales/:id/status',
  access: 'publish',
  summary: 'Move a tale; scheduled needs `scheduledAt` in seconds',
  params: IdParam,
  body: z.object({ status: z.enum(taleStatuses), scheduledAt: Moment.optional() }),
  reply: Ok.extend({
    /** What the date still needs, as a message; left out when it needs nothing. */
    warnings: z.array(z.string()).optional(),
    /** The code of each warning. */
    warningsSaid: z.array(Said.nullable()).optional(),
  }),
});

/** Clients send the ids and the packaging in either of two spellings; both are taken. */
export const bulkTales = endpoint({
  method: 'POST',
  path: '/api/tales/bulk',
  access: 'publish',
  summary: 'Queue images, package or delete several tales; ids of others are ignored',
  body: z
    .object({
      action: z.enum(['queue-images', 'package-video', 'package', 'delete']),
      ids: z.array(Id).max(500).optional(),
      taleIds: z.array(Id).max(500).optional(),
    })
    .transform(({ action, ids = [], taleIds = [] }) => ({
      action: action === 'package-video' ? ('package' as const) : action,
      ids: [...new Set([...ids, ...taleIds])],
    })),
  reply: z.object({
    ok: z.literal(true),
    count: z.int(),
    ids: z.array(Id),
    /** Own tales that were not ready for it, and why; only there when there are some. */
    left: z.array(z.object({ id: TaleId, why: z.string(), whySaid: Said.nullable().optional() })).optional(),
  }),
});
