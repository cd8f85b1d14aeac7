/** What a passage may be about. Every repertoire has words for each of these. */
export const themes = [
  'trust',
  'love',
  'mercy',
  'courage',
  'wisdom',
  'creation',
  'peace',
  'hope',
  'calling',
  'prayer',
  'provision',
  'justice',
  'humility',
  'joy',
  'salvation',
  'perseverance',
] as const;
export type Theme = (typeof themes)[number];
