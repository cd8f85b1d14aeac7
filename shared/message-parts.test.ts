import { expect, test } from 'vitest';
import { partOfMessage } from './message-parts.ts';

test.each([
  ['engines', 'server/builtin/narrator/natural/model-store.ts'],
  ['settings', 'server/adapters/bible-library/bible-library.ts'],
  ['work', 'server/jobs/runner.ts'],
  ['refusals', 'server/http/answers/errors.ts'],
  ['tale/audio', 'web/tale/audio/audio-tab.tsx'],
  ['tale', 'web/tale/audio/audio.ts'],
])('puts into %s the words of %s', (part, file) => {
  expect(partOfMessage([file])).toBe(part);
});
