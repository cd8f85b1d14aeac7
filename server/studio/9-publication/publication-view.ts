import type { Row } from '#server/db/tables.ts';
import type { Publication, PublicationStep } from '#shared/publication.contract.ts';
import { type Language, languageNames, languages } from '#shared/vocabulary.ts';

export const stepNames = ['upload', 'thumbnail', 'captions', 'details'] as const;
/** Help for those who do not understand the film's language: never in the way of the rest. */
export type ExtraStep = 'localizations' | `captions-${Language}`;
/** `search`, not shown, is done when a lost upload was looked for once without being found. */
export type StepName = (typeof stepNames)[number] | ExtraStep | PlaylistStep | 'search';
export type StepState = {
  readonly state: 'todo' | 'done' | 'failed';
  readonly error: string | null;
  /** What the host answered, in words, and when. */
  readonly told?: string | null;
  readonly at?: number;
};
/** A playlist that the video is to be put into, or taken out of. */
export type PlaylistStep = `playlist-${string}` | `unlist-${string}`;

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

/** The playlists that are still to be told, or were. */
export const playlistSteps = (row: Pick<PublicationRow, 'steps'>): PlaylistStep[] =>
  Object.keys(row.steps).filter((name): name is PlaylistStep => /^(playlist|unlist)-/.test(name));

const labels: Record<(typeof stepNames)[number], string> = {
  upload: 'Upload',
  thumbnail: 'Thumbnail',
  captions: 'Captions',
  details: 'Title, visibility and date',
};

/** The receipt: every step with what the host answered. */
function receipt(row: PublicationRow): PublicationStep[] {
  const line = (name: StepName, label: string): PublicationStep => {
    const { state, error, told, at } = stepOf(row, name);
    return { name, label, state, error, told: told ?? null, at: at ?? null };
  };
  const place = (name: string) => row.playlist_ids.indexOf(name.replace(/^\w+-/, ''));
  const playlists = playlistSteps(row)
    .toSorted((a, b) => place(a) - place(b))
    .map((name) => line(name, name.startsWith('unlist-') ? 'Taken out of a playlist' : 'Playlist'));
  const extras = extraSteps(row).map(({ name, language }) =>
    line(name, language ? `Captions in ${languageNames[language]}` : 'Title and description in other languages'),
  );
  const { processing } = row.host ?? {};
  const processed: PublicationStep[] = processing
    ? [
        {
          name: 'processing',
          label: 'Processing by the host',
          state: processing === 'succeeded' ? 'done' : processing === 'failed' ? 'failed' : 'todo',
          error: processing === 'failed' ? row.reason : null,
          told:
            processing === 'processing' ? 'The host is still working on the film; it may be watched at a lower quality meanwhile.' : null,
          at: row.checked_at?.getTime() ?? null,
        },
      ]
    : [];
  return [...stepNames.map((name) => line(name, labels[name])), ...playlists, ...extras, ...processed];
}

/** The row as the product shows it. */
export function publicationView(row: PublicationRow): Publication {
  const sent = row.video_id ? 100 : Math.floor((100 * row.offset_bytes) / Math.max(1, row.file_bytes ?? 1));
  return {
    id: row.id,
    taleId: row.tale_id,
    language: row.language,
    shape: row.shape,
    channel: { id: row.host_channel_id, rowId: row.channel_id, title: row.channel_title, url: row.channel_url },
    state: row.state,
    reason: row.reason,
    waitingUntil: row.waiting_until?.getTime() ?? null,
    sent,
    videoId: row.video_id,
    watchUrl: row.watch_url,
    manageUrl: row.manage_url,
    privacy: row.host_privacy,
    publishAt: row.publish_at ? Math.floor(row.publish_at.getTime() / 1000) : null,
    title: row.title,
    description: row.description,
    tags: row.tags,
    wishes: {
      privacy: row.privacy,
      categoryId: row.category_id,
      playlistIds: row.playlist_ids,
      madeForKids: row.made_for_kids,
      synthetic: row.synthetic,
      licence: row.licence,
      embeddable: row.embeddable,
      thumbnailSlot: row.thumbnail_slot,
      captions: row.captions,
      localizations: row.localizations,
    },
    steps: receipt(row),
    host: row.host,
    undoUntil: row.state === 'queued' ? (row.not_before?.getTime() ?? null) : null,
    checkedAt: row.checked_at?.getTime() ?? null,
    updatedAt: row.updated_at.getTime(),
  };
}
