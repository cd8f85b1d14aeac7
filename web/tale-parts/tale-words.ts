import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TaleStatus } from '#shared/pipeline.ts';
import { i18n } from '#web/language/i18n.ts';

type Column = {
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
  readonly empty: MessageDescriptor;
};
const columns: Readonly<Record<TaleStatus, Column>> = {
  draft: { label: msg`Draft`, hint: msg`New tales`, empty: msg`Create new tales` },
  images: { label: msg`Images`, hint: msg`Generating art`, empty: msg`Queue images` },
  packaged: { label: msg`Packaged`, hint: msg`Storyboard/audio ready`, empty: msg`Package tales` },
  bound: { label: msg`Bound`, hint: msg`Linked to YouTube`, empty: msg`Drop tales here` },
  scheduled: {
    label: msg({ message: 'Scheduled', context: 'a tale' }),
    hint: msg`Publish date set`,
    empty: msg`Drop tales here`,
  },
  published: { label: msg({ message: 'Published', context: 'a tale' }), hint: msg`Live`, empty: msg`Drop tales here` },
  failed: { label: msg`Failed`, hint: msg`Needs attention`, empty: msg`Drop tales here` },
};
/** A status of a tale as its column on the board is called. */
export const columnName = (status: TaleStatus): string => i18n._(columns[status].label);
/** What the tales of a column have reached, and what to do while it has none. */
export const columnNotes = (status: TaleStatus): { hint: string; empty: string } => ({
  hint: i18n._(columns[status].hint),
  empty: i18n._(columns[status].empty),
});

const statuses: Readonly<Record<string, MessageDescriptor>> = {
  draft: msg`draft`,
  uploaded: msg`uploaded`,
  scheduled: msg`scheduled`,
  published: msg`published`,
  failed: msg`failed`,
  images: msg`images`,
  packaged: msg`packaged`,
  bound: msg`bound`,
  pending: msg`pending`,
  running: msg`running`,
  completed: msg`completed`,
  cancelling: msg`cancelling`,
  cancelled: msg`cancelled`,
  queued: msg`queued`,
  generating: msg`generating`,
  speaking: msg`speaking`,
  uploading: msg`uploading`,
  generated: msg`generated`,
  ready: msg`ready`,
  stale: msg`stale`,
  missing: msg`missing`,
  error: msg`error`,
};
/** A status of a tale, a job, a picture or a narration as its badge says it. */
export const statusWord = (status: string): string =>
  statuses[status] ? i18n._(statuses[status]) : status.replaceAll('_', ' ');
