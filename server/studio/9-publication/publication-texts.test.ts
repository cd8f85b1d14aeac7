import { expect, test } from 'vitest';
import { versionAttributions } from '#shared/vocabulary.ts';
import { markerRoom, textLimits } from '#shared/publishing/publication-limits.ts';
import { defaultTexts, fitted, hostVideo, markerLine, withCredit, withChapters } from './publication-texts.ts';

const facts = {
  language: 'ee',
  title: 'Samariatɔ nyui la',
  summary: 'Ŋutsu aɖe',
  verse: 'Luka 10:25-37',
  writer: 'built-in writer',
} as const;
const now = Date.parse('2026-11-21T12:00:00Z');
const wishes = {
  ...defaultTexts(facts),
  language: 'ee',
  made_for_kids: true,
  synthetic: false,
  category_id: '27',
  licence: 'youtube',
  embeddable: true,
  privacy: 'private',
  publish_at: null,
  marker: 'm1',
} as const;

test('names by default the verse, the Bible with its licence, and the author', () => {
  const { title, description, tags } = defaultTexts(facts);
  expect(title).toBe('Samariatɔ nyui la');
  expect(description).toContain('Biblia: Luka 10:25-37');
  expect(description).toContain(versionAttributions.EWEBIB);
  expect(description).toContain('built-in writer');
  expect(tags).toContain('Luka');
});

test('adds the credit once to the creator’s own description', () => {
  const once = withCredit('My words', 'ee');
  expect(once).toBe(`My words\n\n${versionAttributions.EWEBIB}`);
  expect(withCredit(once, 'ee')).toBe(once);
});

test('shortens any text to what hosts accept', () => {
  const tags = Array.from({ length: 90 }, (_, n) => `a, tag ${n}`);
  const fit = fitted({ title: 'ɔ̃'.repeat(75), description: `<b>${'ŋ'.repeat(4000)}`, tags });
  expect(fit.title).toBe('ɔ̃'.repeat(50));
  expect(Buffer.byteLength(fit.description)).toBeLessThanOrEqual(textLimits.description);
  expect(fit.description.startsWith('‹b›ŋ')).toBe(true);
  expect(fit.description.endsWith('ŋ')).toBe(true);
  expect(fit.tags.map((tag) => `"${tag}"`).join(',').length).toBeLessThanOrEqual(500);
  expect(fitted({ title: `a${'ɔ̃'.repeat(75)}`, description: '', tags: [] }).title).toBe(`a${'ɔ̃'.repeat(49)}`);
  expect(fitted({ title: ' ', description: '', tags: [] }).title).toBe('Untitled');
});

test('tells the creator how much of the description the marker takes', () => {
  expect(Buffer.byteLength(`\n\n${markerLine('x'.repeat(24))}`)).toBe(markerRoom);
});

test('keeps the marker under a description that is too long', () => {
  const { description } = hostVideo({ ...wishes, description: 'x'.repeat(5000) }, 'upload', now);
  expect(description.endsWith(markerLine('m1'))).toBe(true);
  expect(Buffer.byteLength(description)).toBe(textLimits.description);
});

test.each([
  ['private', null, ['private', null], ['private', null]],
  ['public', null, ['private', null], ['public', null]],
  ['unlisted', null, ['private', null], ['unlisted', null]],
  [
    'private',
    '2026-11-22T12:00:00.000Z',
    ['private', '2026-11-22T12:00:00.000Z'],
    ['private', '2026-11-22T12:00:00.000Z'],
  ],
  ['private', '2026-11-20T12:00:00.000Z', ['private', null], ['public', null]],
] as const)('wished %s at %s: uploaded as %j, in the end %j', (privacy, at, upload, final) => {
  const wished = { ...wishes, privacy, publish_at: at ? new Date(at) : null };
  const told = (when: 'upload' | 'final') => {
    const video = hostVideo(wished, when, now);
    return [video.privacy, video.publishAt];
  };
  expect([told('upload'), told('final')]).toEqual([upload, final]);
});

test('adds all chapters to the end of the description, or none', () => {
  const texts = { title: 'T', description: 'A story.', tags: [] };
  expect(withChapters(texts, '0:00 One\n0:12 Two').description).toBe('A story.\n\n0:00 One\n0:12 Two');
  expect(withChapters(texts, '')).toBe(texts);
  const full = { ...texts, description: 'x'.repeat(4950) };
  expect(withChapters(full, '0:00 One')).toBe(full);
});
