import { expect, test } from 'vitest';
import type { SceneCut } from '#shared/film/scene-cut.contract.ts';
import { matchingCut, mergeSounds, placeBeside, splitSounds, startingCut } from './scene-cut-words.ts';

const text = {
  en: 'A man went down to Jericho. Robbers beat him, and left him there.',
  ee: 'Ŋutsu aɖe yi Yeriko. Adzodalawo ƒoe, eye wogblẽe ɖi.',
};
const cut = (change: Partial<SceneCut> = {}): SceneCut => ({
  sceneNo: 2,
  scenes: 12,
  hasPicture: true,
  splitRefused: null,
  languages: [
    { language: 'en', text: text.en, sound: 'recorded', soundCuts: [6] },
    { language: 'ee', text: text.ee, sound: 'synthetic', soundCuts: [4] },
  ],
  next: null,
  ...change,
});

test('starts a split at the end of a sentence near the middle, in all languages', () => {
  expect(startingCut(cut(), 'en')).toEqual({ en: 6, ee: 4 });
  expect(startingCut(cut(), 'fr')).toEqual({ en: 6, ee: 4 });
  expect(matchingCut(cut(), 'ee', 6)).toEqual({ en: 9, ee: 6 });
});

test('moves the split by phrase or by word, and stops at the ends', () => {
  expect([placeBeside(text.en, 6, 1, true)?.words, placeBeside(text.en, 9, -1, true)?.words]).toEqual([9, 6]);
  expect([placeBeside(text.en, 6, 1, false)?.words, placeBeside(text.en, 9, 1, true)]).toEqual([7, null]);
});

test('previews what happens to the sounds, for the current split', () => {
  expect(splitSounds(cut(), { en: 6, ee: 4 }).map(({ good }) => good)).toEqual([true, true]);
  const [en, ee] = splitSounds(cut(), { en: 5, ee: 3 });
  expect([en!.good, en!.words]).toEqual([
    false,
    'English: your recording has no clear pause there. Scene 2 keeps it and is marked out of date; record ' +
      'both scenes again. The whole recording stays in its takes.',
  ]);
  expect(ee!.words).toContain('narrated again with the next video');
  const next = {
    sceneId: 's3',
    sceneNo: 3,
    hasPicture: true,
    mergeRefused: null,
    sounds: [
      { language: 'en', joined: true, recorded: true },
      { language: 'ee', joined: false, recorded: true },
    ] as const,
  };
  const merged = mergeSounds(cut({ next: { ...next, sounds: [...next.sounds] } }));
  expect(merged.map(({ good }) => good)).toEqual([true, false]);
  expect(merged[1]!.words).toContain('record it again');
});
