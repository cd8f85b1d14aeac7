import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import type { JobKind } from '#shared/pipeline.ts';

const names: Readonly<Record<JobKind, MessageDescriptor>> = {
  tale_writing: msg`tale writing`,
  story_rewriting: msg`story rewriting`,
  image_generation: msg`image generation`,
  background_generation: msg`background generation`,
  thumbnail_generation: msg`thumbnail generation`,
  narration: msg`narration`,
  video_processing: msg`video processing`,
  publishing: msg`publishing`,
  bible_installing: msg`bible installing`,
  studio_backup: msg`studio backup`,
  tale_package: msg`tale package`,
  tale_import: msg`tale import`,
  tale_copy: msg`tale copy`,
};
const isKnown = (type: string): type is JobKind => type in names;

/** What a job under way is called above a tale's tabs. */
export const jobName = ({ type }: { readonly type: string }): string => (isKnown(type) ? i18n._(names[type]) : type.replaceAll('_', ' '));
