import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import type { BellLine } from './bell-lines.ts';

/** The studio's note on a success; only the ends that a creator waits for are reported. */
export type Finished = Pick<Entry, 'id' | 'ts'> & {
  readonly kind: 'film';
  readonly taleId: TaleId;
  readonly title: string;
};
type Entry = {
  readonly id: string;
  readonly type: string;
  readonly level: string;
  readonly ts: number;
  readonly refId: string | null;
  readonly about?: string | null | undefined;
};

/** The films that were finished, newest first. */
export const filmsFinished = (activity: readonly Entry[]): Finished[] =>
  activity.flatMap(({ id, ts, type, level, refId, about }) =>
    type === 'video_processing' && level === 'info' && refId
      ? [{ id, ts, kind: 'film' as const, taleId: refId, title: about ?? '' }]
      : [],
  );

const page = (taleId: TaleId, tab: string) => `/tales/${encodeURIComponent(taleId)}?tab=${tab}`;
/** Where a finished film is watched, and where it is published. */
export const watchPath = (taleId: TaleId): string => page(taleId, 'video');
export const publishPath = (taleId: TaleId): string => page(taleId, 'youtube');

/** The bell's line for a finished film: it is read from the studio, so it is on every device. */
export const finishedLine = ({ id, ts, taleId, title }: Finished): BellLine => ({
  id,
  level: 'success',
  title: t`Film ready`,
  text: title,
  at: ts,
  isStored: true,
  links: [
    { kind: 'watch', to: watchPath(taleId) },
    { kind: 'publish', to: publishPath(taleId) },
  ],
  action: null,
});
