import type { QueryKey } from '@tanstack/react-query';
import type { LiveEventKind, LiveEvents } from '#shared/live-events.ts';
import { isOverJob } from '#shared/pipeline.ts';

type Table = { readonly [K in LiveEventKind]: (data: LiveEvents[K]) => readonly QueryKey[] };

/** Which queries each event makes out of date, beside the rows that it replaces (`live.ts`). */
export const staleAfter: Table = {
  job: ({ type, status, tale_id: taleId }) => [
    ...(type === 'studio_backup' ? [['backups']] : []),
    ...(isOverJob(status)
      ? [
          ['recent'],
          ['summary'],
          ['tales'],
          ['videos'],
          ['usage'],
          ['first-steps'],
          ...(taleId ? [['tale', taleId]] : []),
        ]
      : []),
  ],
  image: ({ taleId, status }) =>
    status === 'generated'
      ? [
          ...['detail', 'storyboard', 'videos', 'versions'].map((part) => ['tale', taleId, part]),
          ['tales'],
          ['summary'],
          ['videos'],
        ]
      : [],
  thumbnail: ({ taleId }) => [['tale', taleId, 'thumbnails']],
  tale: ({ id, story }) => [
    story ? ['tale', id] : ['tale', id, 'detail'],
    ['tales'],
    ['summary'],
    ['gallery'],
    ['videos'],
  ],
  narration: ({ taleId }) => [
    ['tale', taleId, 'audio'],
    ['tale', taleId, 'storyboard'],
  ],
  storyboard: ({ taleId }) => [
    ['tale', taleId, 'storyboard'],
    ['tale', taleId, 'videos'],
  ],
  video: ({ taleId }) => [['tale', taleId, 'videos'], ['videos']],
  publication: ({ taleId }) => [['tale', taleId, 'publications'], ['publications'], ['summary'], ['usage']],
  notice: () => [['connection'], ['session']],
  bibles: () => [['bibles'], ['verse'], ['tale-quotations']],
  activity: () => [['recent'], ['alerts']],
  settings: () => [['settings']],
  engines: () => [['engines'], ['usage']],
  account: () => [['sessions'], ['tokens'], ['security-log']],
};
