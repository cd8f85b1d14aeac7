// The vocabulary of the passage table: its themes, virtues, feelings and cautions.

/** The closed lists of the passage table: whoever adds an entry chooses from these. */

export const themes = [
  ...(['trust', 'love', 'mercy', 'courage', 'wisdom', 'creation', 'peace', 'hope'] as const),
  ...(['calling', 'prayer', 'provision', 'justice', 'humility', 'joy', 'salvation', 'perseverance'] as const),
] as const;
export type Theme = (typeof themes)[number];

export const virtues = [
  ...([
    'honesty',
    'kindness',
    'forgiveness',
    'courage',
    'trust',
    'patience',
    'humility',
    'gratitude',
    'generosity',
  ] as const),
  ...([
    'obedience',
    'faithfulness',
    'friendship',
    'hospitality',
    'perseverance',
    'self-control',
    'justice',
    'mercy',
  ] as const),
  ...([
    'wisdom',
    'diligence',
    'contentment',
    'hope',
    'love',
    'peacemaking',
    'service',
    'repentance',
    'prayer',
    'praise',
  ] as const),
  ...([
    'reverence',
    'unity',
    'care-for-creation',
    'respect-for-parents',
    'loyalty',
    'leadership',
    'stewardship',
  ] as const),
  ...(['listening', 'rest', 'joy', 'purity', 'compassion', 'responsibility', 'encouragement', 'inclusion'] as const),
] as const;

/** What a passage of a theme is about where nothing more is known of it. */
export const virtueOfTheme: Readonly<Record<Theme, (typeof virtues)[number]>> = {
  ...({ trust: 'trust', love: 'love', mercy: 'mercy', courage: 'courage', wisdom: 'wisdom' } as const),
  ...({ creation: 'praise', peace: 'peacemaking', hope: 'hope', calling: 'obedience', prayer: 'prayer' } as const),
  ...({ provision: 'trust', justice: 'justice', humility: 'humility', joy: 'joy', salvation: 'hope' } as const),
  perseverance: 'perseverance',
};

/** Of the people in a passage, or of the listener whom it helps. */
export const feelings = [
  ...([
    'fear',
    'worry',
    'loneliness',
    'grief',
    'anger',
    'jealousy',
    'shame',
    'guilt',
    'sadness',
    'joy',
    'gratitude',
  ] as const),
  ...([
    'doubt',
    'despair',
    'discouragement',
    'homesickness',
    'regret',
    'hurt',
    'pride',
    'greed',
    'temptation',
  ] as const),
  ...(['confusion', 'tiredness', 'rejection', 'longing', 'wonder', 'hope', 'pain', 'stress', 'boredom'] as const),
  ...(['embarrassment', 'relief', 'love'] as const),
] as const;

/** What in a passage is hard for children. */
export const cares = [
  ...(['violence', 'death', 'sex', 'cruelty', 'curse', 'list', 'slavery', 'frightening', 'drunkenness'] as const),
  ...(['suicide', 'hard-teaching'] as const),
] as const;
export type Care = (typeof cares)[number];
