import { expect, test } from 'vitest';
import {
  audiences,
  culturalContexts,
  languageNames,
  languages,
  lengths,
  lengthTolerance,
  lengthWords,
  limits,
  modes,
  rhythms,
  spans,
  spanVerses,
  taleDefaults,
  toastRules,
  tones,
} from './vocabulary.ts';

/** The specification's own numbers and lists. Their effects are tested elsewhere; this tests their values. */

test('keeps the specified intervals, in milliseconds', () => {
  expect(rhythms).toMatchObject({
    jobListPoll: 3_000,
    jobDetailPoll: 3_000,
    jobLogsPoll: 2_000,
    searchDebounce: 300,
    imageListPoll: 4_000,
    frameFallbackPoll: 2_000,
    backgroundFallbackPoll: 3_000,
    thumbnailFallbackPoll: 4_000,
    toast: 5_000,
    toastEcho: 8_000,
    toastKept: 1_000_000,
    callbackRedirect: 100,
    wizardNavigation: 30,
    networkRetry: 500,
  });
  expect(toastRules).toEqual({ limit: 1, swipe: 50, hotkey: 'F8' });
});

test('keeps the specified limits', () => {
  expect(limits).toMatchObject({
    customWords: { min: 100, max: 2_000 },
    scenes: { min: 4, max: 24 },
    thumbnails: { min: 1, max: 8 },
    jobsPage: 30,
    talesStatus: 200,
    recent: 30,
    framesPerOrder: 12,
    finishedSlots: 3,
    editorVariants: 3,
  });
});

test('keeps the defaults of a new tale', () => {
  expect(taleDefaults).toEqual({
    mode: 'random',
    span: 'single',
    book: 'Proverbs',
    verse: '3:5',
    langs: ['en', 'fr', 'ee'],
    tone: 'inspirational',
    audience: 'family',
    length: 'medium',
    customWords: 800,
    scenes: 12,
    thumbnails: 4,
    honorJesus: true,
    culturalContext: 'universal',
    imageStyle: 'storybook-1',
  });
});

test('keeps the closed lists in their order', () => {
  expect(modes).toEqual(['random', 'reference', 'idea', 'paste']);
  expect(spans).toEqual(['single', 'short', 'medium', 'long', 'chapter']);
  expect(spanVerses).toEqual({ single: [1, 1], short: [2, 3], medium: [4, 6], long: [7, 12] });
  expect(tones).toEqual(['inspirational', 'gentle', 'fun', 'epic', 'somber']);
  expect(audiences).toEqual(['kids', 'teens', 'adults', 'family']);
  expect(lengths).toEqual(['short', 'medium', 'long', 'custom']);
  expect([lengthWords, lengthTolerance]).toEqual([{ short: 220, medium: 520, long: 950 }, 0.15]);
  expect(culturalContexts).toEqual([
    'universal',
    'west-african',
    'middle-eastern',
    'asian',
    'european',
    'latin-american',
  ]);
  expect(languages.map((language) => `${language} ${languageNames[language]}`)).toEqual([
    'en English',
    'fr Français',
    'ee Eʋegbe',
  ]);
});
