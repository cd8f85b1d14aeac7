import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Section } from '#shared/vocabulary.ts';

/** The parts of a story, as its page and its progress call them. */
export const sectionNames: Readonly<Record<Section, MessageDescriptor>> = {
  hook: msg`Hook`,
  setup: msg`Setup`,
  lesson: msg`Lesson`,
  outro: msg`Outro`,
};
