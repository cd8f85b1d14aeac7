import { expect, test } from 'vitest';
import type { PublicationDraft } from '#shared/publishing/publication-draft.ts';
import { creditOf, formOf, intentOf, type Offer, orderOf, sentDescription } from './publish-form.ts';

const offers: Offer[] = [
  { language: 'en', shapes: ['16:9', '9:16'], title: 'Mercy', description: 'd', tags: ['Bible'], chapters: '' },
  { language: 'fr', shapes: ['16:9'], title: 'La grâce', description: '', tags: [], chapters: '' },
];
const answered: PublicationDraft = { madeForKids: true, disclosure: false };
const form = (draft: PublicationDraft = {}) => formOf({ ...answered, ...draft }, offers, []);

test('shows the studio’s suggestion where nothing was decided, and sends what was', () => {
  const order = orderOf(form({ texts: { fr: { title: 'Grâce' } }, channels: { fr: 'c2' }, thumbnailSlot: 2 }));
  expect(order).toMatchObject({
    langs: ['en', 'fr'],
    privacy: 'private',
    categoryId: '27',
    licence: 'youtube',
    embeddable: true,
  });
  expect(order?.texts).toEqual({
    en: { title: 'Mercy', description: 'd', tags: ['Bible'], thumbnailSlot: 2 },
    fr: { title: 'Grâce', description: '', tags: [], channelId: 'c2', thumbnailSlot: 2 },
  });
});

test('makes a scheduled video private with its date, and sends no order without one', () => {
  expect(orderOf(form({ privacy: 'scheduled', scheduledAt: 1_900_000_000 }))).toMatchObject({
    privacy: 'private',
    scheduledAt: 1_900_000_000,
  });
  expect(orderOf(form({ privacy: 'scheduled' }))).toBeNull();
  expect(orderOf(form({ privacy: 'public', scheduledAt: 1_900_000_000 }))).not.toHaveProperty('scheduledAt');
});

test.each([{ madeForKids: undefined }, { disclosure: undefined }, { langs: [] }])(
  'sends no order without an answer to %j',
  (draft) => {
    expect(orderOf(form(draft))).toBeNull();
  },
);

test('sends only decisions to the checks', () => {
  const intent = intentOf(formOf({}, offers, []));
  expect(intent).not.toHaveProperty('madeForKids');
  expect(intent).not.toHaveProperty('synthetic');
  expect(intentOf(form({ translations: false }))).toMatchObject({
    captions: [],
    localizations: [],
    madeForKids: true,
    synthetic: false,
  });
});

test('offers only languages with a film of the shape that are not sent yet', () => {
  expect(form({ shape: '9:16' }).open).toEqual(['en']);
  expect(formOf(answered, offers, [{ language: 'en', shape: '16:9' }]).open).toEqual(['fr']);
  expect(formOf({ ...answered, shape: '9:16' }, offers, [{ language: 'en', shape: '16:9' }]).open).toEqual(['en']);
});

test('shows the credit as it will be sent, once', () => {
  const credit = creditOf('en');
  expect(sentDescription('A story.', 'en')).toBe(`A story.\n\n${credit}\n\nTale Studio ref. …`);
  expect(sentDescription(`${credit}\n\nMore`, 'en')).toBe(`${credit}\n\nMore\n\nTale Studio ref. …`);
});
