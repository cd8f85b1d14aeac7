import { expect, test } from 'vitest';
import { draftOnTop, type PublicationDraft } from './publication-draft.ts';

const from: PublicationDraft = {
  privacy: 'private',
  texts: { en: { title: 'Ruth', description: 'd' }, fr: { title: 'Ruth' } },
};

test('what two tabs changed in different fields and languages is all kept', () => {
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

test('of one field the words that were typed last stay; what was taken out is out', () => {
  const theirs: PublicationDraft = { ...from, privacy: 'public', texts: { en: { title: 'Theirs' } } };
  expect(draftOnTop({ texts: { en: { title: 'Mine', description: 'd' } } }, from, theirs)).toEqual({
    texts: { en: { title: 'Mine' } },
  });
});

test('lists count as one value', () => {
  expect(draftOnTop({ langs: ['en'] }, { langs: ['en', 'fr'] }, { langs: ['en', 'fr', 'ee'] })).toEqual({
    langs: ['en'],
  });
});
