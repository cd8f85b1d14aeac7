import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParam } from '../reply.ts';
import { bibleVersions, languages } from '../vocabulary.ts';
import { storyFields } from './story.ts';

/**
 * `exact`: word for word; `near`: almost, the exact words are in `truth`; `unknown`: in quotation marks, but in no
 * verse; `retold`: the verses of `reference` in plain words.
 */
const quotationVerdicts = ['exact', 'near', 'unknown', 'retold'] as const;

const Quotation = z.object({
  field: z.enum(storyFields),
  /** Its position in the field's text, in UTF-16 units; `text` is the text there. */
  start: z.int(),
  end: z.int(),
  text: z.string(),
  verdict: z.enum(quotationVerdicts),
  /** As readers of the language write it; null when it was not found. */
  reference: z.string().nullable(),
  truth: z.string().nullable(),
});
export type Quotation = z.infer<typeof Quotation>;

export const checkQuotations = endpoint({
  method: 'GET',
  path: '/api/tales/:id/quotations',
  summary: 'What the words of a tale quote, compared with the installed Bible of that language',
  params: IdParam,
  query: z.object({ language: z.enum(languages) }),
  reply: z.object({
    ok: z.literal(true),
    /** Which Bible it was compared with; null when that is not installed, so that nothing was checked. */
    version: z.enum(bibleVersions).nullable(),
    /** The version of the story that was read; 0 when there is none in this language. */
    story: z.int(),
    items: z.array(Quotation),
    /**
     * The verses of the tale's passage that these words neither quote nor retell, `14, 16, 20-22`; null when nothing is
     * left out, or they do not tell the passage.
     */
    leftOut: z.string().nullable(),
  }),
});
