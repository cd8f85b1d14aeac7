import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Audience, CulturalContext, Length, Tone } from '#shared/vocabulary.ts';

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
/** What a culture shows in pictures. */
export const contextScenes: Readonly<Record<CulturalContext, MessageDescriptor>> = {
  universal: msg`diverse representation, no cultural markers`,
  'west-african': msg`baobab trees, traditional textiles, earth tones`,
  'middle-eastern': msg`desert, ancient architecture, olive trees, robes`,
  asian: msg`pagodas, cherry blossoms`,
  european: msg`medieval and Renaissance architecture, stone churches, green hills`,
  'latin-american': msg`vibrant colours, textiles, colonial architecture, tropical vegetation`,
};
export const lengthNames: Readonly<Record<Length, MessageDescriptor>> = {
  short: msg`Short (~220 words)`,
  medium: msg`Medium (~520 words)`,
  long: msg`Long (~950 words)`,
  custom: msg`Custom`,
};
