import { afterEach, expect, test } from 'vitest';
import { uploadIntent } from './upload-intent.ts';

afterEach(() => localStorage.clear());
const place = { taleId: 't1', sceneId: 's1', language: 'ee' };
const file = (name = 'voice.mp3', bytes = 'abc') => new File([bytes], name, { lastModified: 7 });

test('resumes the same file for the same scene, and starts any other from the beginning', () => {
  const { intent } = uploadIntent(place, file());
  expect(uploadIntent(place, file()).intent).toBe(intent);
  for (const other of [
    uploadIntent(place, file('voice.mp3', 'abcd')),
    uploadIntent({ ...place, sceneId: 's2' }, file()),
    uploadIntent(place, file('b.mp3')),
  ])
    expect(other.intent).not.toBe(intent);
});

test('does not resume a finished upload', () => {
  const { intent, settle } = uploadIntent(place, file());
  settle();
  expect(uploadIntent(place, file()).intent).not.toBe(intent);
});
