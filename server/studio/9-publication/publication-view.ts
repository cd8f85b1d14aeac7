import { msg } from '@lingui/core/runtime-macro';
import type { Row } from '#server/db/tables/tables.ts';
import type { Publication, PublicationStep } from '#shared/publishing/publication.contract.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import { codeOf, englishOf, named, type Said, type Words, wordsOf } from '#shared/said.ts';

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
  /** The code of `error` or `told`; null where they are English only. */
  readonly said?: Said | null;
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

/** Why a publication has its state, as stored in its columns. */
export const because = (reason: Words | null) => ({
  reason: reason === null ? null : englishOf(reason),
  reason_said: reason === null ? null : JSON.stringify(codeOf(reason)),
});
export const reasonOf = ({ reason, reason_said: said }: Pick<PublicationRow, 'reason' | 'reason_said'>): Words =>
  wordsOf(reason ?? '', said as Said | null);

/** What is still to do, is done, or could not be done. */
export const stepOf = (row: Pick<PublicationRow, 'steps'>, name: StepName): StepState =>
  row.steps[name] ?? { state: 'todo', error: null };

/** The extra steps that the row has, in the studio's order; `language` is that of captions. */
export function extraSteps(row: Pick<PublicationRow, 'steps'>): { name: ExtraStep; language: Language | null }[] {
  const captions = languages.map((language) => ({ name: `captions-${language}` as const, language }));
  return [{ name: 'localizations' as const, language: null }, ...captions].filter(({ name }) => row.steps[name]);
}

/** The playlists that the host must be told, or was. */
export const playlistSteps = (row: Pick<PublicationRow, 'steps'>): PlaylistStep[] =>
  Object.keys(row.steps).filter((name): name is PlaylistStep => /^(playlist|unlist)-/.test(name));

const labelled = (label: Said) => ({ label: englishOf(label), labelSaid: codeOf(label) });
const labels: Record<(typeof stepNames)[number], Said> = {
  upload: msg`Upload`,
  thumbnail: msg`Thumbnail`,
  captions: msg`Captions`,
  details: msg`Title, visibility and date`,
};

const stillProcessing = msg`The host is still processing the film; until then it plays at a lower quality.`;

/** The receipt: every step with what the host answered. */
function receipt(row: PublicationRow): PublicationStep[] {
  const line = (name: StepName, label: Said): PublicationStep => {
    const { state, error, told, said, at } = stepOf(row, name);
    return { name, ...labelled(label), state, error, told: told ?? null, said: said ?? null, at: at ?? null };
  };
  const place = (name: string) => row.playlist_ids.indexOf(name.replace(/^\w+-/, ''));
  const playlists = playlistSteps(row)
    .toSorted((a, b) => place(a) - place(b))
    .map((name) => line(name, name.startsWith('unlist-') ? msg`Removed from a playlist` : msg`Playlist`));
  const extras = extraSteps(row).map(({ name, language }) =>
    line(
      name,
      language ? msg`Captions in ${{ language: named(language) }}` : msg`Title and description in other languages`,
    ),
  );
  const { processing } = row.host ?? {};
  const processed: PublicationStep[] = processing
    ? [
        {
          name: 'processing',
          ...labelled(msg`Processing by the host`),
          state: processing === 'succeeded' ? 'done' : processing === 'failed' ? 'failed' : 'todo',
          error: processing === 'failed' ? row.reason : null,
          ...(processing === 'processing'
            ? { told: englishOf(stillProcessing), said: codeOf(stillProcessing) }
            : { told: null, said: row.reason_said as Said | null }),
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
    reasonSaid: row.reason_said as Said | null,
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
