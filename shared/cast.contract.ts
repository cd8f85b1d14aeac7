import { z } from 'zod';
import { castKinds, castLimits } from './cast.ts';
import { endpoint } from './endpoint.ts';
import { Id, TaleIdParam } from './reply.ts';

const words = z.string().trim().max(castLimits.words);

/** One entry of a model sheet; see cast.ts. */
export const CastEntry = z.strictObject({
  name: z.string().trim().min(1).max(castLimits.name),
  kind: z.enum(castKinds),
  look: words,
  cloth: words,
  notes: words,
});
const Members = z.array(CastEntry).max(castLimits.members);

/** The model sheet of a tale. */
export const CastSheet = z.object({
  /** Counts the writes; 0 is what the studio proposes while nobody has kept a sheet. */
  version: z.int(),
  members: Members,
  /** In which frames each entry is, in the order of the entries. */
  frames: z.array(z.array(z.int())),
  /** The pictures whose people or places have other words than when they were drawn. */
  drifted: z.array(Id),
});
export type CastSheet = z.infer<typeof CastSheet>;
const Answer = CastSheet.extend({ ok: z.literal(true) });

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
  body: z.strictObject({ version: z.int().min(0), members: Members }),
  reply: Answer,
});

/** Entries of the other tale come first; own ones that it does not name stay. */
export const borrowCast = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/cast/borrow',
  summary: 'Use the model sheet of another tale of yours, so that people look the same over a series',
  params: TaleIdParam,
  body: z.strictObject({ version: z.int().min(0), fromTaleId: Id }),
  reply: Answer,
});

export const redrawDrifted = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/cast/redraw',
  summary: 'Draw those pictures again whose people or places have other words now; the others stay',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), queued: z.int().nonnegative(), jobId: Id.nullable() }),
});
