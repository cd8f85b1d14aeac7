import type { Row } from '#server/db/tables.ts';
import type { Publication, publicationStates } from '#shared/publication.contract.ts';
import { type Language, languageNames, languages } from '#shared/vocabulary.ts';

type PublicationState = (typeof publicationStates)[number];
export const stepNames = ['upload', 'thumbnail', 'captions', 'details'] as const;
/** Help for those who do not understand the film's language: never in the way of the rest. */
export type ExtraStep = 'localizations' | `captions-${Language}`;
/** `search`, not shown, is done when a lost upload was looked for once without being found. */
export type StepName = (typeof stepNames)[number] | ExtraStep | 'search';
export type StepState = { readonly state: 'todo' | 'done' | 'failed'; readonly error: string | null };

/** A publication with its channel and the version of its row, which every later write names. */
export type PublicationRow = Row<'publications'> & {
  readonly version: string;
  readonly host_channel_id: string;
  readonly channel_title: string;
  readonly channel_url: string;
};

/** What is still to do, is done, or could not be done. */
export const stepOf = (row: Pick<PublicationRow, 'steps'>, name: StepName): StepState => row.steps[name] ?? { state: 'todo', error: null };

/** The extra steps that the row has, in the studio's order; `language` is that of captions. */
export function extraSteps(row: Pick<PublicationRow, 'steps'>): { name: ExtraStep; language: Language | null }[] {
  const captions = languages.map((language) => ({ name: `captions-${language}` as const, language }));
  return [{ name: 'localizations' as const, language: null }, ...captions].filter(({ name }) => row.steps[name]);
}

/** The row as the product shows it. */
export function publicationView(row: PublicationRow): Publication {
  const sent = row.video_id ? 100 : Math.floor((100 * row.offset_bytes) / Math.max(1, row.file_bytes ?? 1));
  return {
    id: row.id,
    taleId: row.tale_id,
    language: row.language,
    channel: { id: row.host_channel_id, title: row.channel_title, url: row.channel_url },
    state: row.state as PublicationState,
    reason: row.reason,
    waitingUntil: row.waiting_until?.getTime() ?? null,
    sent,
    videoId: row.video_id,
    watchUrl: row.watch_url,
    privacy: row.host_privacy as Publication['privacy'],
    publishAt: row.publish_at ? Math.floor(row.publish_at.getTime() / 1000) : null,
    title: row.title,
    description: row.description,
    tags: row.tags,
    steps: [
      ...stepNames.map((name) => ({ name, ...stepOf(row, name) })),
      ...extraSteps(row).map(({ name, language }) => ({
        ...stepOf(row, name),
        name: language ? `captions in ${languageNames[language]}` : name,
      })),
    ],
    checkedAt: row.checked_at?.getTime() ?? null,
    updatedAt: row.updated_at.getTime(),
  };
}
