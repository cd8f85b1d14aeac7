import { ChannelId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { taleStatuses } from '../pipeline.ts';
import { Id, IdParam, Ok, Said, Seconds, TaleIdParam } from '../reply.ts';
import { languages } from '../vocabulary.ts';

/** More times a week than anybody keeps. */
export const slotsPerChannel = 28;

const SlotTime = {
  /** Row id of a linked channel. */
  channelId: ChannelId,
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6),
  /** `HH:mm` by the clocks of `zone`. */
  time: z.string().max(5),
  /** An IANA name. Time and zone are read by `slotProblem`. */
  zone: z.string().max(64),
};
export const Slot = z.object({
  id: Id,
  ...SlotTime,
  channelTitle: z.string(),
  /** Its next moment, taken or free. */
  next: Seconds,
});
export type Slot = z.infer<typeof Slot>;

export const listSlots = endpoint({
  method: 'GET',
  path: '/api/slots',
  summary: 'The weekly slots of every linked channel; at most 28 a channel',
  reply: z.object({ ok: z.literal(true), items: z.array(Slot) }),
});

export const addSlot = endpoint({
  method: 'POST',
  path: '/api/slots',
  access: 'publish',
  summary: 'Keep a weekly slot; the same one again changes nothing',
  body: z.object(SlotTime),
  reply: Slot.extend({ ok: z.literal(true) }),
});

export const removeSlot = endpoint({
  method: 'DELETE',
  path: '/api/slots/:id',
  access: 'publish',
  summary: 'Forget a weekly slot; what has its date already keeps it',
  params: IdParam,
  reply: Ok,
});

const Found = {
  ok: z.literal(true),
  scheduledAt: Seconds,
  zone: z.string(),
  channelTitle: z.string(),
  langs: z.array(z.enum(languages)),
};

export const findNextSlot = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/next-slot',
  summary: 'The next slot that is free for the languages of a tale that are not published yet; takes nothing',
  params: TaleIdParam,
  reply: z.object(Found),
});

/** Two tales that ask at once never get one slot of a channel and language. */
export const takeNextSlot = endpoint({
  method: 'POST',
  path: '/api/tales/:taleId/next-slot',
  access: 'publish',
  summary: 'Schedule a tale for the next free slot; a tale that has one keeps it or gets an earlier one',
  params: TaleIdParam,
  reply: z.object({
    ...Found,
    title: z.string(),
    /** What the tale was before, to take it back. */
    before: z.object({ status: z.enum(taleStatuses), scheduledAt: Seconds.nullable() }),
    /** What the date still needs, as a message; left out when it needs nothing. */
    warnings: z.array(z.string()).optional(),
    /** The code of each warning. */
    warningsSaid: z.array(Said.nullable()).optional(),
  }),
});
