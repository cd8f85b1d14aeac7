import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import type { JobKind } from '#shared/pipeline.ts';
import { inWords } from '#web/language/said.ts';
import { type Said } from '#shared/said.ts';

const names: Readonly<Record<JobKind, MessageDescriptor>> = {
  tale_writing: msg`tale writing`,
  story_rewriting: msg`story rewriting`,
  image_generation: msg`image generation`,
  background_generation: msg`background generation`,
  thumbnail_generation: msg`thumbnail generation`,
  narration: msg`narration`,
  video_processing: msg`video processing`,
  publishing: msg`publishing`,
  bible_installing: msg`Bible installation`,
  studio_backup: msg`studio backup`,
  tale_package: msg`tale package`,
  tale_import: msg`tale import`,
  tale_copy: msg`tale copy`,
};
const isKnown = (type: string): type is JobKind => type in names;

/** What a job under way is called above a tale's tabs. */
export const jobName = ({ type }: { readonly type: string }): string =>
  isKnown(type) ? i18n._(names[type]) : type.replaceAll('_', ' ');

type Standing = { readonly [K in 'step' | 'error']?: string | null } & {
  readonly [K in 'stepSaid' | 'errorSaid']?: Said | null | undefined;
};
/** What a job is doing, or why it waits. */
export const jobStep = (job: Standing | null | undefined): string | null =>
  job?.step ? inWords(job.stepSaid, job.step) : null;
/** Why it failed. */
export const jobError = (job: Standing | null | undefined): string | null =>
  job?.error ? inWords(job.errorSaid, job.error) : null;
