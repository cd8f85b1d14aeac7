import { expect, test } from 'vitest';
import { draftOnTop, type PublicationDraft } from './publication-draft.ts';

const from: PublicationDraft = {
  privacy: 'private',
  texts: { en: { title: 'Ruth', description: 'd' }, fr: { title: 'Ruth' } },
};

test('merges changes of two tabs in different fields and languages', () => {
  const mine: PublicationDraft = { ...from, texts: { ...from.texts, en: { title: 'Ruth stays', description: 'd' } } };
  const theirs: PublicationDraft = {
    ...from,
    madeForKids: true,
    texts: { en: { title: 'Ruth', description: 'new' }, fr: { title: 'Ruth reste' } },
  };
  expect(draftOnTop(mine, from, theirs)).toEqual({
    privacy: 'private',
    madeForKids: true,
    texts: { en: { title: 'Ruth stays', description: 'new' }, fr: { title: 'Ruth reste' } },
  });
});

test('keeps the latest text of one field, and removes what was removed', () => {
  const theirs: PublicationDraft = { ...from, privacy: 'public', texts: { en: { title: 'Theirs' } } };
  expect(draftOnTop({ texts: { en: { title: 'Mine', description: 'd' } } }, from, theirs)).toEqual({
    texts: { en: { title: 'Mine' } },
  });
});

test('treats a list as one value', () => {
  expect(draftOnTop({ langs: ['en'] }, { langs: ['en', 'fr'] }, { langs: ['en', 'fr', 'ee'] })).toEqual({
    langs: ['en'],
  });
});
