import { JobId, TaleId } from '../ids.ts';
import { z } from 'zod';
import { castKinds, castLimits, portraitStatuses } from './cast.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Said, TaleIdParam, Version } from '../reply.ts';
import { VoiceByLanguage } from '../sound/voice.ts';

const words = z.string().trim().max(castLimits.words);

/** One entry of a model sheet; see cast.ts. */
export const CastEntry = z.strictObject({
  name: z.string().trim().min(1).max(castLimits.name),
  kind: z.enum(castKinds),
  look: words,
  cloth: words,
  notes: words,
  voices: VoiceByLanguage.optional(),
});
const Members = z.array(CastEntry).max(castLimits.members);

/** The portrait of an entry. */
export const Portrait = z.object({
  id: Id,
  status: z.enum(portraitStatuses),
  /** Where the newest picture is, ready for an `<img>`; `&w=` sends it narrower. Null while there is none. */
  url: z.string().nullable(),
  /** Drawn by other words than the entry has now. */
  stale: z.boolean(),
  engine: z.string().nullable(),
  lastError: z.string().nullable(),
  lastErrorSaid: Said.nullable().optional(),
});
export type Portrait = z.infer<typeof Portrait>;

/** The model sheet of a tale. */
export const CastSheet = z.object({
  /** Counts the writes; 0 is what the studio proposes while nobody has kept a sheet. */
  version: z.int(),
  members: Members,
  /** In which frames each entry is, in the order of the entries. */
  frames: z.array(z.array(z.int())),
  /** The portraits, in the order of the entries; null for one that nobody ordered. */
  portraits: z.array(Portrait.nullable()),
  /** The pictures whose people or places have other words, or another portrait, than when they were drawn. */
  drifted: z.array(Id),
});
export type CastSheet = z.infer<typeof CastSheet>;
const Answer = CastSheet.extend({ ok: z.literal(true) });
const Ordered = z.object({ ok: z.literal(true), queued: z.int().nonnegative(), jobId: JobId.nullable() });

export const getCast = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/cast',
  summary: 'Who and what appears in the pictures of a tale, how they look, and which pictures no longer show them so',
  params: TaleIdParam,
  reply: Answer,
});

/** Refused with 409 when `version` is not the newest. */
export const saveCast = endpoint({
  method: 'PUT',
  path: '/api/tales/:taleId/cast',
  summary: 'Keep the model sheet of a tale: every picture that is drawn from now on is told of it',
  params: TaleIdParam,
  body: z.strictObject({ version: Version, members: Members }),
  reply: Answer,
});

/** Entries of the other tale come first; own ones that it does not name stay. */
export const borrowCast = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/cast/borrow',
  summary: 'Use the model sheet of another of your tales, so that people look the same over a series',
  params: TaleIdParam,
  body: z.strictObject({ version: Version, fromTaleId: TaleId }),
  reply: Answer,
});

export const redrawDrifted = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/cast/redraw',
  summary:
    'Draw those pictures again whose people or places look otherwise now, or these; the others stay, and ' +
    'so does what is ordered already',
  params: TaleIdParam,
  body: z.strictObject({ ids: z.array(Id).max(castLimits.redone).optional() }).default({}),
  reply: Ordered,
});

export const orderPortraits = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/cast/portraits',
  summary:
    'Draw the portraits that are missing or show other words than the sheet has, or another one of each of ' +
    'these entries',
  params: TaleIdParam,
  body: z.strictObject({
    names: z.array(z.string().trim().min(1).max(castLimits.name)).max(castLimits.members).optional(),
  }),
  reply: Ordered,
});

/** GET: the picture of a portrait, for the owner of the tale. Query `w` and, to be kept, `v`. */
export const portraitFilePath = '/api/portraits/:id/file';

/** GET: every entry of the model sheet beside the pictures that show it, as one PNG. */
export const contactSheetPath = '/api/tales/:taleId/cast/contact-sheet.png';
