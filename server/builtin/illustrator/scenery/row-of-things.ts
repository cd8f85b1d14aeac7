import { z } from 'zod';

/** Things in a row from one share of the page's width to another, at a height below the edge of near ground. */
export const Row = z.strictObject({
  of: z.tuple([z.string()], z.string()),
  y: z.number(),
  size: z.number(),
  from: z.number().default(-0.56),
  to: z.number().default(0.56),
  gap: z.number().default(10),
});
