import { afterEach, expect, test } from 'vitest';
import { uploadIntent } from './upload-intent.ts';

afterEach(() => localStorage.clear());
const place = { taleId: 't1', sceneId: 's1', language: 'ee' };
const file = (name = 'voice.mp3', bytes = 'abc') => new File([bytes], name, { lastModified: 7 });

test('the same file picked again for the same scene goes on, any other begins again', () => {
  const { intent } = uploadIntent(place, file());
  expect(uploadIntent(place, file()).intent).toBe(intent);
  for (const other of [
    uploadIntent(place, file('voice.mp3', 'abcd')),
    uploadIntent({ ...place, sceneId: 's2' }, file()),
    uploadIntent(place, file('b.mp3')),
  ])
    expect(other.intent).not.toBe(intent);
});

test('what has arrived is not gone on with', () => {
  const { intent, settle } = uploadIntent(place, file());
  settle();
  expect(uploadIntent(place, file()).intent).not.toBe(intent);
});
