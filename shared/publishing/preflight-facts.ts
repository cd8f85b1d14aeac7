import type { TaleId } from '../ids.ts';
import type { HostCost } from './host-cost.ts';
import type { Language } from '../vocabulary.ts';
import { type Said, type Words } from '../said.ts';

export const checkNames = [
  'languages',
  'film',
  'fresh',
  'length',
  'loudness',
  'captions',
  'thumbnail',
  'texts',
  'attribution',
  'quotations',
  'channel',
  'duplicate',
  'kids',
  'disclosure',
  'date',
  'quota',
] as const;

export type CheckName = (typeof checkNames)[number];

/** `block` must be fixed first, `warn` should be checked, `ok` passed. */
export const checkLevels = ['ok', 'warn', 'block'] as const;

export type Check = {
  readonly name: CheckName;
  readonly level: (typeof checkLevels)[number];
  readonly language: Language | null;
  readonly words: string;
  readonly said?: Said | null | undefined;
  readonly action: { readonly label: string; readonly said?: Said | null | undefined; readonly to: string } | null;
};

/** What is known of one language's film before it is sent. */
export type LanguageFacts = {
  readonly language: Language;
  readonly film: { readonly durationMs: number; readonly loudness: number; readonly why: readonly Words[] } | null;
  /** What is wrong with its captions, see `captionsProblem`; null when nothing is. */
  readonly captions: Said | null;
  readonly thumbnail: { readonly from: 'slot' | 'prepared' | 'poster'; readonly bytes: number } | null;
  readonly texts: { readonly title: string; readonly description: string; readonly tags: readonly string[] };
  readonly credit: string;
  /**
   * Quotations that differ from the installed Bible, and those found in no verse; null when nothing could be compared.
   */
  readonly quotations: { readonly near: number; readonly unknown: number } | null;
  readonly channel: { readonly title: string; readonly reauth: boolean } | null;
  /** The same film's earlier publication, and another tale's of the same title, both on this channel or another. */
  readonly earlier: { readonly channel: string; readonly same: boolean } | null;
  readonly namesake: string | null;
  /** What the tale is called since it was renamed, where this video is called otherwise. */
  readonly renamed: string | null;
};

export type PreflightFacts = {
  readonly taleId: TaleId;
  readonly languages: readonly LanguageFacts[];
  readonly madeForKids: boolean | undefined;
  readonly synthetic: boolean | undefined;
  /** Seconds. */
  readonly scheduledAt: number | undefined;
  /** Milliseconds. */
  readonly now: number;
  readonly cost: HostCost;
  readonly left: HostCost;
};

/** Says one check of a language. */
export type Say = (name: CheckName, level: Check['level'], words: Said, label?: Said, to?: string) => Check;
