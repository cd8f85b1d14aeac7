import { z } from 'zod';
import { badRequest, type Refusal } from './google-answers.ts';
import { isKnownLanguage } from './known-languages.ts';

const text = (limit: number, measure: (value: string) => number) =>
  z.string().refine((value) => measure(value) <= limit && !/[<>]/.test(value), `at most ${limit}, without < and >`);
const Title = text(100, (value) => value.length).refine((value) => value.trim() !== '', 'must not be empty');
const Description = text(5000, (value) => Buffer.byteLength(value)).default('');
const Tags = z
  .array(z.string().min(1))
  .default([])
  .refine(
    (tags) =>
      tags.map((tag) => tag.length + (tag.includes(' ') ? 2 : 0)).reduce((sum, length) => sum + length + 1, -1) <= 500,
  );
const Declared = z.string().refine(isKnownLanguage, 'is not a supported language').optional();

const Snippet = z.object({
  title: Title,
  description: Description,
  tags: Tags,
  categoryId: z
    .string()
    .regex(/^\d{1,2}$/)
    .default('22'),
  defaultLanguage: Declared,
  defaultAudioLanguage: Declared,
});
/** A video without a status is public, as on YouTube since 2026-11-02. */
const Status = z
  .object({
    privacyStatus: z.enum(['private', 'unlisted', 'public']).default('public'),
    publishAt: z.iso.datetime({ offset: true }).optional(),
    selfDeclaredMadeForKids: z.boolean().optional(),
    containsSyntheticMedia: z.boolean().optional(),
    embeddable: z.boolean().default(true),
    license: z.enum(['youtube', 'creativeCommon']).default('youtube'),
    publicStatsViewable: z.boolean().default(true),
  })
  .refine(({ publishAt, privacyStatus }) => !publishAt || privacyStatus === 'private', {
    path: ['publishAt'],
    message: 'needs privacyStatus private',
  });
const Localizations = z.record(
  z.string().refine(isKnownLanguage),
  z.object({ title: Title, description: Description }),
);

export type VideoResource = {
  snippet: z.output<typeof Snippet>;
  status: z.output<typeof Status>;
  localizations?: z.output<typeof Localizations>;
};

const reasons: Record<string, string> = {
  'snippet.title': 'invalidTitle',
  'snippet.description': 'invalidDescription',
  'snippet.tags': 'invalidTags',
  'snippet.categoryId': 'invalidCategoryId',
  'snippet.defaultLanguage': 'invalidDefaultLanguage',
  'snippet.defaultAudioLanguage': 'invalidDefaultAudioLanguage',
  'status.publishAt': 'invalidPublishAt',
};

function part<T extends z.ZodType>(name: string, schema: T, value: unknown): z.output<T> {
  const checked = schema.safeParse(value ?? {});
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  const path = [name, ...(issue?.path ?? [])].slice(0, 2).join('.');
  throw badRequest(
    reasons[path] ?? 'invalidVideoMetadata',
    `The request metadata specifies an invalid ${path}: ${issue?.message ?? ''}`,
  );
}
const defaultLanguageNotSet = (): Refusal =>
  badRequest(
    'defaultLanguageNotSet',
    'The API request is trying to add localized video details without specifying the default language.',
  );

/**
 * A new or changed resource: every named part is replaced as a whole, and fields missing in it are removed; other parts
 * are kept.
 */
export function withParts(
  before: VideoResource | null,
  parts: ReadonlySet<string>,
  body: Record<string, unknown>,
): VideoResource {
  const snippet = parts.has('snippet')
    ? part('snippet', Snippet, body['snippet'])
    : (before?.snippet ?? part('snippet', Snippet, { title: 'unknown' }));
  const status = parts.has('status')
    ? part('status', Status, body['status'])
    : (before?.status ?? part('status', Status, {}));
  const localizations = parts.has('localizations')
    ? part('localizations', Localizations, body['localizations'])
    : before?.localizations;
  if (parts.has('localizations') && Object.keys(localizations ?? {}).length > 0 && !snippet.defaultLanguage)
    throw defaultLanguageNotSet();
  return { snippet, status, ...(localizations ? { localizations } : {}) };
}
