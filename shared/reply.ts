import { z } from 'zod';

/** A translatable message: its code and values, sent next to its English text. */
export const Said = z.object({ id: z.string(), values: z.record(z.string(), z.unknown()).optional() });
/** The answer of a call that has nothing else to say. */
export const Ok = z.object({ ok: z.literal(true) });
/** An id made by the server: 21 or more URL-safe characters (126 random bits). */
export const Id = z.string().min(1).max(64);
export const IdParam = z.object({ id: Id });
export const TaleIdParam = z.object({ taleId: Id });
/** A version number, raised by each write; the next one must fit the database column. */
export const Version = z.int().min(0).max(2_147_483_646);
/** Seconds since 1970. */
export const Seconds = z.int();
/** A date that somebody chooses, in seconds since 1970, up to the year 9999. */
const secondsOnly = 'Send the date in whole seconds since 1970, not in milliseconds.';
export const Moment = z.int(secondsOnly).min(0, secondsOnly).max(253_402_300_799, secondsOnly);
/** Milliseconds since 1970. */
export const Millis = z.int();
