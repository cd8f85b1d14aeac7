import { z } from 'zod';
import { frenchTypography } from '#shared/story/french-typography.ts';

/** One thing said in the two languages in which the studio itself writes, as data files have it. */
export const pair = z.strictObject({ en: z.string().min(1), fr: z.string().min(1).transform(frenchTypography) });

/** There is none in Ewe: Ewe is framed by Scripture alone. */
export type Pair = { readonly en: string; readonly fr: string };
