/**
 * The closed lists and the numbers of the product. Everything that offers a choice or enforces a limit reads this file.
 */

export const languages = ['en', 'fr', 'ee'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', ee: 'Eʋegbe' };

export const sections = ['hook', 'setup', 'lesson', 'outro'] as const;
export type Section = (typeof sections)[number];

export const modes = ['random', 'reference', 'idea', 'paste'] as const;
export type Mode = (typeof modes)[number];

/** How many verses a passage of each span has; a chapter has as many as it has. */
export const spans = ['single', 'short', 'medium', 'long', 'chapter'] as const;
export type Span = (typeof spans)[number];
export const spanVerses: Record<Exclude<Span, 'chapter'>, readonly [min: number, max: number]> = {
  single: [1, 1],
  short: [2, 3],
  medium: [4, 6],
  long: [7, 12],
};

export const tones = ['inspirational', 'gentle', 'fun', 'epic', 'somber'] as const;
export type Tone = (typeof tones)[number];
export const audiences = ['kids', 'teens', 'adults', 'family'] as const;
export type Audience = (typeof audiences)[number];

export const lengths = ['short', 'medium', 'long', 'custom'] as const;
export type Length = (typeof lengths)[number];
/** Target words per language; every target is met within ±15 %. */
export const lengthWords: Record<Exclude<Length, 'custom'>, number> = { short: 220, medium: 520, long: 950 };
export const lengthTolerance = 0.15;

export const culturalContexts = [
  'universal',
  'west-african',
  'middle-eastern',
  'asian',
  'european',
  'latin-american',
] as const;
export type CulturalContext = (typeof culturalContexts)[number];
export const culturalContextWords: Record<CulturalContext, { label: string; scene: string }> = {
  universal: { label: 'Universal', scene: 'diverse representation, no cultural markers' },
  'west-african': { label: 'West African', scene: 'baobab trees, traditional textiles, earth tones' },
  'middle-eastern': { label: 'Middle Eastern', scene: 'desert, ancient architecture, olive trees, robes' },
  asian: { label: 'Asian', scene: 'pagodas, cherry blossoms' },
  european: { label: 'European', scene: 'medieval and Renaissance architecture, stone churches, green hills' },
  'latin-american': {
    label: 'Latin American',
    scene: 'vibrant colours, textiles, colonial architecture, tropical vegetation',
  },
};

export const bibleVersions = ['WEB', 'LSG1910', 'EWEBIB'] as const;
export type BibleVersion = (typeof bibleVersions)[number];
export const versionOfLanguage: Record<Language, BibleVersion> = { en: 'WEB', fr: 'LSG1910', ee: 'EWEBIB' };
/** The line that goes wherever a version's words are shown; null where none is owed. */
export const versionNotes: Record<BibleVersion, string | null> = {
  WEB: null,
  LSG1910: 'Public Domain (FR)',
  EWEBIB: 'CC BY-SA 4.0',
};
/** The full credit that goes into packages, descriptions and title cards. */
export const versionAttributions: Record<BibleVersion, string> = {
  WEB: 'World English Bible (public domain)',
  LSG1910: 'Louis Segond 1910 (public domain)',
  EWEBIB:
    'Biblica® Se aɖeke mebla Biblia zazã o Agbenya La™ (Biblica® Open Ewe Contemporary Scriptures™) © ' +
    '1988, 2006, 2020 Biblica, Inc. Licensed under CC BY-SA 4.0 ' +
    '(https://creativecommons.org/licenses/by-sa/4.0). Format converted.',
};

export const defaultImageStyle = 'storybook-1';

/** The defaults of a tale. */
export const taleDefaults = {
  mode: 'random',
  span: 'single',
  book: 'Proverbs',
  verse: '3:5',
  langs: languages,
  tone: 'inspirational',
  audience: 'family',
  length: 'medium',
  customWords: 800,
  scenes: 12,
  thumbnails: 4,
  honorJesus: true,
  culturalContext: 'universal',
  imageStyle: defaultImageStyle,
} as const;

export const limits = {
  customWords: { min: 100, max: 2000 },
  scenes: { min: 4, max: 24 },
  thumbnails: { min: 1, max: 8 },
  /** Characters. */
  title: 200,
  prompt: 2_000,
  pastedText: 100_000,
  /** Words: a film needs a sentence or two. */
  leastPastedWords: 8,
  reference: 200,
  /** Bytes. */
  jsonBody: 1_048_576,
  jobsPage: 30,
  talesPage: 25,
  /** Cards of a column in one answer, and the most that may be asked for. */
  kanbanColumn: { page: 1_000, max: 10_000 },
  talesStatus: 200,
  recent: 30,
  framesPerOrder: 12,
  finishedSlots: 3,
  editorVariants: 3,
} as const;

/** Milliseconds. */
export const rhythms = {
  jobListPoll: 3_000,
  jobDetailPoll: 3_000,
  jobLogsPoll: 2_000,
  searchDebounce: 300,
  imageListPoll: 4_000,
  frameFallbackPoll: 2_000,
  backgroundFallbackPoll: 3_000,
  thumbnailFallbackPoll: 4_000,
  toast: 5_000,
  /** A notice that can be undone. */
  undoToast: 10_000,
  /** The same error is not shown again within this time. */
  toastEcho: 8_000,
  /** How long a dismissed notice stays in the bell. */
  toastKept: 1_000_000,
  callbackRedirect: 100,
  wizardNavigation: 30,
  networkRetry: 500,
} as const;

/** Pixels of every frame picture. */
export const pictureSize = { width: 1920, height: 1080 } as const;
/**
 * How many times as large the studio's own drawings are, so that a film's near views are as sharp as its whole ones.
 */
export const sharperDrawings = 2;

/** How notices behave: how many are on show, the pixels of a swipe that dismisses one, the key that reaches them. */
export const toastRules = { limit: 1, swipe: 50, hotkey: 'F8' } as const;
