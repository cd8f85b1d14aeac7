import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StoryField } from '#shared/story/story.ts';
import { sectionNames } from '#web/activity/section-names.ts';

/** What the parts of a story are called on its page. */
export const fieldNames: Readonly<Record<StoryField, MessageDescriptor>> = {
  title: msg`Title`,
  summary: msg`Summary`,
  ...sectionNames,
};
