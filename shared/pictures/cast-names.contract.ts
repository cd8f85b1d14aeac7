import { z } from 'zod';
import { CastEntry } from './cast.contract.ts';
import { endpoint } from '../endpoint.ts';
import { TaleIdParam } from '../reply.ts';

/** Names proposed in one answer. */
export const castNamesShown = 8;

export const listCastNames = endpoint({
  method: 'GET',
  path: '/api/tales/:taleId/cast/names',
  summary:
    'Whom the words of a tale name and its cast does not know, as entries to add: known figures, and names ' +
    'that the Bible has there',
  params: TaleIdParam,
  reply: z.object({ ok: z.literal(true), items: z.array(CastEntry) }),
});
