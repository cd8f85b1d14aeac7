import type { SceneId, TaleId } from './ids.ts';
import type { ImageItem } from './pictures/image.contract.ts';
import type { Job } from './job.contract.ts';
import type { TaleStatus } from './pipeline.ts';
import type { Publication } from './publishing/publication.contract.ts';
import type { Thumbnail } from './thumbnail/thumbnail.contract.ts';
import type { Language } from './vocabulary.ts';

type OfTale = { readonly taleId: TaleId };
type Nothing = Readonly<Record<string, never>>;

/** The events for a creator's browsers, by kind: what changed, not how it is shown. */
export type LiveEvents = {
  job: Job;
  /** `missing` is a picture whose order was cancelled. */
  image: Omit<ImageItem, 'status'> & { readonly status: ImageItem['status'] | 'missing' };
  /** A whole thumbnail, or only which one changed. */
  thumbnail: Thumbnail | (OfTale & { readonly id: string });
  /** `story`: its words, and so its scenes, sounds and films, are not what they were. */
  tale: {
    readonly id: string;
    readonly status?: TaleStatus;
    readonly title?: string;
    readonly story?: true;
    readonly deleted?: boolean;
    readonly packaged?: true;
  };
  narration: OfTale & { readonly sceneId?: SceneId; readonly language?: Language; readonly status?: string };
  storyboard: OfTale;
  video: OfTale & { readonly language: Language };
  /** A publication, or the version of the draft on the tale's YouTube tab. */
  publication: Publication | (OfTale & { readonly draft: number });
  /** Something about the connection: a channel by its title, or a session that ended. */
  notice: { readonly channel?: string };
  bibles: { readonly version: string };
  /** A line of recent activity. */
  activity: { readonly id: string; readonly level: 'error' | 'warn' | 'info' };
  settings: { readonly slots?: true };
  engines: Nothing;
  /** Sessions or access tokens. */
  account: Nothing;
};
export type LiveEventKind = keyof LiveEvents;

/** Each kind with the fields that its event cannot be without; what lacks one is ignored. */
export const neededFields: Readonly<Record<LiveEventKind, readonly string[]>> = {
  job: ['id', 'status'],
  image: ['id', 'taleId', 'status'],
  thumbnail: ['id', 'taleId'],
  tale: ['id'],
  narration: ['taleId'],
  storyboard: ['taleId'],
  video: ['taleId'],
  publication: ['taleId'],
  notice: [],
  bibles: [],
  activity: [],
  settings: [],
  engines: [],
  account: [],
};
export const liveEventKinds = Object.keys(neededFields) as LiveEventKind[];

/** An event of any kind with what belongs to it. */
export type LiveEventOf<K extends LiveEventKind = LiveEventKind> = {
  [Kind in K]: { readonly kind: Kind; readonly data: LiveEvents[Kind] };
}[K];
