import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Audience, CulturalContext, Tone } from '#shared/vocabulary.ts';

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
export const contextNames: Readonly<Record<CulturalContext, MessageDescriptor>> = {
  universal: msg`Universal`,
  'west-african': msg`West African`,
  'middle-eastern': msg`Middle Eastern`,
  asian: msg`Asian`,
  european: msg`European`,
  'latin-american': msg`Latin American`,
};
