import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Audience, Length, Tone } from '#shared/vocabulary.ts';

/** What was chosen when a tale was made, as its page names it. */
export const toneNames: Readonly<Record<Tone, MessageDescriptor>> = {
  inspirational: msg`Inspirational`,
  gentle: msg`Gentle`,
  fun: msg`Fun`,
  epic: msg`Epic`,
  somber: msg`Somber`,
};
export const audienceNames: Readonly<Record<Audience, MessageDescriptor>> = {
  kids: msg`Kids`,
  teens: msg`Teens`,
  adults: msg`Adults`,
  family: msg`Family`,
};
export const lengthNames: Readonly<Record<Length, MessageDescriptor>> = {
  short: msg`Short (~220 words)`,
  medium: msg`Medium (~520 words)`,
  long: msg`Long (~950 words)`,
  custom: msg`Custom`,
};
