import { expect, test } from 'vitest';
import { blockingChecks } from './blocking-checks.ts';
import { captionsProblem } from '../captions/caption-check.ts';
import { fitsInto, publicationCost, taleCost } from './host-cost.ts';
import { preflightChecks } from './preflight-rules.ts';
import type { LanguageFacts, PreflightFacts } from './preflight-facts.ts';
import { englishOf } from '../said.ts';
import { type Audience } from '../vocabulary.ts';

const credit = 'World English Bible, public domain.';
const good: LanguageFacts = {
  language: 'en',
  film: { durationMs: 79_000, loudness: -14.1, why: [] },
  captions: null,
  thumbnail: { from: 'slot', bytes: 300_000 },
  texts: { title: 'Ruth', description: `A story.\n\n${credit}`, tags: ['Bible'] },
  credit,
  quotations: { near: 0, unknown: 0 },
  channel: { title: 'Ama tells', reauth: false },
  earlier: null,
  namesake: null,
  renamed: null,
};
const facts: PreflightFacts = {
  taleId: 't1',
  languages: [good],
  madeForKids: false,
  synthetic: false,
  scheduledAt: undefined,
  now: 1_000_000,
  cost: { uploads: 1, units: 502 },
  left: { uploads: 100, units: 10_000 },
};
const told = (one: Partial<LanguageFacts>, all: Partial<PreflightFacts> = {}) =>
  preflightChecks({ ...facts, languages: [{ ...good, ...one }], ...all })
    .filter(({ level }) => level !== 'ok')
    .map(({ name, level, action }) => [name, level, action?.to]);

test('passes every check for a film that is ready', () => {
  const checks = preflightChecks(facts);
  expect(checks.every(({ level, action }) => level === 'ok' && action === null)).toBe(true);
  expect(checks.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['film', 'fresh', 'captions', 'kids', 'disclosure', 'quota']),
  );
});

const workspace = '/tales/t1/thumbnails/workspace';
const link = '/auth/google/start?scope=youtube&force=1';
test.each<[string, Partial<LanguageFacts>, [string, string, string][]]>([
  ['no film', { film: null }, [['film', 'block', '/tales/t1?tab=video']]],
  [
    'an old film',
    { film: { durationMs: 79_000, loudness: -14, why: ['a picture changed'] } },
    [['fresh', 'warn', '/tales/t1?tab=video']],
  ],
  [
    'a long film',
    { film: { durationMs: 16 * 60_000, loudness: -14, why: [] } },
    [['length', 'warn', '/tales/t1?tab=storyboard']],
  ],
  [
    'a quiet film',
    { film: { durationMs: 79_000, loudness: -20, why: [] } },
    [['loudness', 'warn', '/tales/t1?tab=video']],
  ],
  ['bad captions', { captions: { id: 'wide' } }, [['captions', 'warn', '/tales/t1?tab=storyboard']]],
  ['no thumbnail', { thumbnail: null }, [['thumbnail', 'warn', workspace]]],
  ['only a poster', { thumbnail: { from: 'poster', bytes: 9 } }, [['thumbnail', 'warn', workspace]]],
  ['a heavy thumbnail', { thumbnail: { from: 'slot', bytes: 2_097_153 } }, [['thumbnail', 'warn', workspace]]],
  ['no title', { texts: { ...good.texts, title: ' ' } }, [['texts', 'block', '#title-en']]],
  ['long words', { texts: { ...good.texts, description: 'ɖ'.repeat(2_500) } }, [['texts', 'block', '#description-en']]],
  ['many tags', { texts: { ...good.texts, tags: ['a'.repeat(501)] } }, [['texts', 'block', '#tags-en']]],
  ['misquoted', { quotations: { near: 1, unknown: 1 } }, [['quotations', 'warn', '/tales/t1?tab=story']]],
  ['no Bible', { quotations: null }, [['quotations', 'warn', '/settings#bibles']]],
  ['no channel', { channel: null }, [['channel', 'block', link]]],
  ['an ended link', { channel: { title: 'Ama', reauth: true } }, [['channel', 'block', link]]],
  ['sent before', { earlier: { channel: 'Ama', same: true } }, [['duplicate', 'warn', '#receipts']]],
  ['on another channel', { earlier: { channel: 'B', same: false } }, [['duplicate', 'warn', '#receipts']]],
  ['another name', { renamed: 'Naomi' }, [['texts', 'warn', '#title-en']]],
  ['a namesake', { namesake: 'Ruth again' }, [['duplicate', 'warn', '#title-en']]],
])('reports %s with one next step', (_name, one, expected) => {
  expect(told(one)).toEqual(expected);
});

test('blocks on unanswered questions, and warns of a past date and an empty quota', () => {
  expect(told({}, { madeForKids: undefined })).toEqual([['kids', 'block', '#kids']]);
  expect(told({}, { synthetic: undefined })).toEqual([['disclosure', 'block', '#disclosure']]);
  expect(told({}, { scheduledAt: 1_000 })).toEqual([['date', 'warn', '#when']]);
  expect(told({}, { left: { uploads: 100, units: 500 } })).toEqual([['quota', 'warn', '/my-videos']]);
  expect(told({}, { left: { uploads: 0, units: 9_000 } })).toEqual([['quota', 'warn', '/my-videos']]);
  expect(told({}, { languages: [] })).toEqual([['languages', 'block', '#languages']]);
});

test('blocks on the page exactly what the order checks', () => {
  const cases: [Partial<LanguageFacts>, Partial<PreflightFacts>][] = [
    [{}, {}],
    [{ film: null, channel: null }, {}],
    [{ texts: { ...good.texts, title: '' }, thumbnail: null }, { madeForKids: undefined }],
    [{ channel: { title: 'Ama', reauth: true }, captions: { id: 'none' } }, { synthetic: undefined }],
  ];
  for (const [one, all] of cases) {
    const every = { ...facts, languages: [{ ...good, ...one }], ...all };
    const asked = { ...every, languages: every.languages.map((each) => ({ ...each, film: each.film !== null })) };
    expect(blockingChecks(asked)).toEqual(preflightChecks(every).filter(({ level }) => level === 'block'));
  }
  expect(blockingChecks({ ...facts, languages: [] }).map(({ name }) => name)).toEqual(['languages']);
});

const problem = (text: string, audience: Audience = 'family') => {
  const words = captionsProblem(text, audience);
  return words && englishOf(words);
};
const cue = (from: string, to: string, text: string) => `1\n00:00:${from} --> 00:00:${to}\n${text}\n`;
test('reports captions that are too wide, too fast, overlapping or missing', () => {
  expect(problem(cue('00,000', '03,000', 'A certain man went down'))).toBeNull();
  expect(problem(`WEBVTT\n\n${cue('00.000', '03.000', 'A certain man\nwent down')}`)).toBeNull();
  expect(problem('')).toContain('empty');
  expect(problem(cue('00,000', '09,000', 'x'.repeat(43)))).toContain('too wide');
  expect(problem(cue('00,000', '09,000', 'a\nb\nc'))).toContain('too wide');
  expect(problem(`${cue('00,000', '03,000', 'one')}\n${cue('02,000', '04,000', 'two')}`)).toContain(
    'before the previous one',
  );
  expect(problem(cue('00,000', '01,000', 'forty letters are far too many to read'))).toContain('disappear');
  const measured = cue('00,000', '02,000', 'thirty-four letters, read to some');
  expect([problem(measured), problem(measured, 'kids')]).toEqual([null, expect.stringContaining('disappear')]);
});

test('calculates what a publication costs, and how many fit into the quota', () => {
  expect(publicationCost({ captions: 1, localizations: 0, playlists: 0, thumbnail: true })).toEqual({
    uploads: 1,
    units: 502,
  });
  expect(publicationCost({ captions: 3, localizations: 2, playlists: 1, thumbnail: true })).toEqual({
    uploads: 1,
    units: 1402,
  });
  expect(taleCost(['en', 'fr', 'ee'])).toEqual({ uploads: 3, units: 4056 });
  expect([
    fitsInto(taleCost(['en', 'fr', 'ee']), { uploads: 100, units: 10_000 }),
    fitsInto(taleCost(['en']), { uploads: 0, units: 10_000 }),
  ]).toEqual([2, 0]);
});
