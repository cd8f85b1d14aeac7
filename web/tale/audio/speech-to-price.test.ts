import type { SceneId } from '#shared/ids.ts';
import { expect, test } from 'vitest';
import { providerOfVoice, wordsToSpeak } from './speech-to-price.ts';

const scenes = ['one two', 'three', 'four five six', 'seven'].map((en, at) => ({
  id: `s${at + 1}`,
  text: { en, fr: 'un' },
}));
const item = (
  sceneId: SceneId,
  status: 'ready' | 'stale' | 'error' | 'missing',
  kind: 'synthetic' | 'recorded' | null,
) => ({
  ...{ sceneId, status, kind, language: 'en' as const },
});

test('counts scenes without valid narration, or all, but never recordings', () => {
  const items = [item('s1', 'ready', 'synthetic'), item('s2', 'stale', 'synthetic'), item('s3', 'stale', 'recorded')];
  expect(wordsToSpeak(scenes, items, { language: 'en', variant: 'missing' })).toBe(2);
  expect(wordsToSpeak(scenes, items, { language: 'en', variant: 'all' })).toBe(4);
  expect(wordsToSpeak(scenes, items, { language: 'fr', variant: 'missing' })).toBe(4);
});

test('names the provider of a hosted voice, and none for the studio’s own', () => {
  expect(['openai:coral', 'en-rowan', 'elevenlabs:21m00'].map(providerOfVoice)).toEqual(['openai', null, 'elevenlabs']);
});
