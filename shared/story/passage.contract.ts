import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { audiences, limits, taleDefaults } from '../vocabulary.ts';

/** How many passages are proposed at once, and how many may be left out because they were seen. */
export const proposalLimits = { usual: 3, most: 6, skip: 60 } as const;

/** In English and in French. */
const Pair = z.object({ en: z.string(), fr: z.string() });

const PassageProposal = z.object({
  id: z.string(),
  /** As the wizard shows it and as `passage` of a new tale takes it: Luke 15:11-32. */
  ref: z.string(),
  title: Pair,
  line: Pair,
  /** Why it is proposed, in words of the answer's language. */
  reasons: z.array(z.string()),
  /** `near`: it has something of the idea and does not really answer it. */
  fit: z.enum(['good', 'near']),
});
export type PassageProposal = z.infer<typeof PassageProposal>;

export const proposePassages = endpoint({
  method: 'POST',
  path: '/api/passages/propose',
  access: 'read',
  summary:
    'The passages that fit an idea and an audience, best first; `fits` is false when even the best is only ' +
    'near; `language` is the one to show them in',
  body: z.object({
    prompt: z
      .string()
      .trim()
      .min(1, 'Describe a theme first: a few words are enough.')
      .max(limits.prompt, 'A theme may have 2,000 characters at most; paste longer words as a text.'),
    audience: z.enum(audiences).default(taleDefaults.audience),
    /** The requested number of words; a short passage is replaced by a longer one that fits about as well. */
    words: z.int().min(limits.customWords.min).max(limits.customWords.max).optional(),
    /** Ids of proposals that were seen. */
    skip: z.array(z.string().max(limits.reference)).max(proposalLimits.skip).default([]),
    limit: z.int().min(1).max(proposalLimits.most).default(proposalLimits.usual),
  }),
  reply: z.object({
    ok: z.literal(true),
    fits: z.boolean(),
    language: z.enum(['en', 'fr']),
    proposals: z.array(PassageProposal),
  }),
});
