import { JobId } from '../ids.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParam, Millis, Said } from '../reply.ts';
import { storyCauses, storyFields, storyLimits } from './story.ts';
import { languages, sections } from '../vocabulary.ts';

const InLanguage = IdParam.extend({ language: z.enum(languages) });
const Version = z.int().min(1).max(1_000_000_000);
const field = (name: (typeof storyFields)[number]) =>
  z
    .string()
    .max(
      storyLimits[name],
      `The ${name} may have ${storyLimits[name].toLocaleString('en')} characters at most. Shorten it.`,
    );
const Texts = z.object({
  title: z.string(),
  summary: z.string(),
  hook: z.string(),
  setup: z.string(),
  lesson: z.string(),
  outro: z.string(),
});

/** Which engine wrote each section; empty where it is not known. */
const Writers = z.object({
  hook: z.string().optional(),
  setup: z.string().optional(),
  lesson: z.string().optional(),
  outro: z.string().optional(),
});
const Story = Texts.extend({ language: z.enum(languages), version: Version, savedAt: Millis, engines: Writers });
export type Story = z.infer<typeof Story>;

const Unwritten = z.object({
  language: z.enum(languages),
  why: z.string(),
  whySaid: Said.nullable().optional(),
  needs: z.literal('translator').optional(),
});
export type Unwritten = z.infer<typeof Unwritten>;

export const getStory = endpoint({
  method: 'GET',
  path: '/api/tales/:id/story',
  summary: 'The words of a tale in every language it is told in, each with its version',
  params: IdParam,
  reply: z.object({
    ok: z.literal(true),
    /** Words per language that the tale was ordered with; null for a pasted text, which sets its own length. */
    words: z.int().nullable(),
    items: z.array(Story),
    /** Languages that were requested and that no engine could write. */
    unwritten: z.array(Unwritten),
  }),
});

const Saved = z.object({
  ok: z.literal(true),
  version: Version,
  savedAt: Millis,
  /** Scenes whose words changed with it: their narration and captions follow. */
  scenesChanged: z.int(),
});

/**
 * `base` is the version that the change was made on; another one answers 409 and nothing is written. 0 adds a language
 * that the tale is not told in yet.
 */
export const saveStory = endpoint({
  method: 'PUT',
  path: '/api/tales/:id/story/:language',
  summary: 'Change some of the words of a tale in one language, or add a language in your own words; the scenes follow',
  params: InLanguage,
  body: z.object({
    base: z.union([z.literal(0), Version]),
    texts: z.object({
      title: field('title').optional(),
      summary: field('summary').optional(),
      hook: field('hook').optional(),
      setup: field('setup').optional(),
      lesson: field('lesson').optional(),
      outro: field('outro').optional(),
    }),
  }),
  reply: Saved,
});

const StoryVersion = Texts.extend({
  version: Version,
  cause: z.enum(storyCauses),
  changed: z.array(z.enum(storyFields)),
  savedAt: Millis,
});
export type StoryVersion = z.infer<typeof StoryVersion>;

/** Versions in one answer. */
export const versionsPage = 10;

export const listStoryVersions = endpoint({
  method: 'GET',
  path: '/api/tales/:id/story/:language/versions',
  summary: 'What the words of a language were, newest first; saves of ten minutes are one version',
  params: InLanguage,
  query: z.object({ before: z.coerce.number().int().min(1).max(1_000_000_000).optional() }),
  reply: z.object({ ok: z.literal(true), items: z.array(StoryVersion), before: Version.nullable() }),
});

export const restoreStory = endpoint({
  method: 'POST',
  path: '/api/tales/:id/story/:language/restore',
  summary: 'Go back to an earlier version of a language, which becomes a new version',
  params: InLanguage,
  body: z.object({ base: Version, version: Version }),
  reply: Saved,
});

export const rewriteStory = endpoint({
  method: 'POST',
  path: '/api/tales/:id/story/:language/rewrite',
  summary: 'Have one section, or all of one language, written anew; a language that the tale lacks is added',
  params: InLanguage,
  body: z.object({ section: z.enum(sections).optional() }),
  reply: z.object({ ok: z.literal(true), jobId: JobId }),
});

/** A tale that was kept as a draft has its source and its settings: these make its story. */
export const writeStory = endpoint({
  method: 'POST',
  path: '/api/tales/:id/story',
  summary: 'Write the story of a tale that was kept as a draft, in its languages; a tale that has one answers 409',
  params: IdParam,
  reply: z.object({ ok: z.literal(true), jobId: JobId }),
});
