import { jobName } from '#web/activity/job-names.ts';
import type { z } from 'zod';
import type { listAlerts } from '#shared/tale/dashboard.contract.ts';
import { placeOf } from '#web/activity/activity-place.ts';
import type { Notice } from '#web/ui/notices/toast-store.ts';
import { inWords } from '#web/language/said.ts';

type Alert = z.output<typeof listAlerts.reply>['alerts'][number];

/** What a line leads to. */
export type BellLink = 'show' | 'watch' | 'publish';

/** One line of the bell: a notice of this tab or an alert of the studio. */
export type BellLine = {
  readonly id: string;
  readonly level: 'error' | 'warn' | 'success' | 'info';
  readonly title: string;
  readonly text: string;
  /** Milliseconds. */
  readonly at: number;
  /** Links to what the line is about, and to what can be done with it. */
  readonly links: readonly { readonly kind: BellLink; readonly to: string }[];
  /** Kept by the studio, not by this tab: only such a line can be unread. */
  readonly isStored: boolean;
  /** What the notice still offers, such as Undo. */
  readonly action: string | null;
};

const wordsOf = (type: string) => {
  const words = jobName({ type });
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
};

/** Notices, alerts and what was finished together, newest first. */
export function bellLines(
  notices: readonly Notice[],
  alerts: readonly Alert[],
  finished: readonly BellLine[] = [],
): BellLine[] {
  return [
    ...finished,
    ...notices
      .filter(({ isStored }) => !isStored)
      .map(
        ({ id, kind, title, text, at, action }): BellLine => ({
          ...{ id, level: kind, title, text, at, links: [], isStored: false },
          action: action?.label ?? null,
        }),
      ),
    ...alerts.map(({ id, level, type, ts, refId, about, ...line }): BellLine => {
      const message = inWords(line.said, line.message);
      const to = placeOf({ type, refId, level });
      const known = level === 'error' || level === 'warn' ? level : 'info';
      return {
        id,
        level: known,
        title: wordsOf(type),
        text: about && !message.includes(about) ? `${about}: ${message}` : message,
        at: ts,
        links: to ? [{ kind: 'show', to }] : [],
        isStored: true,
        action: null,
      };
    }),
  ].toSorted((a, b) => b.at - a.at);
}
