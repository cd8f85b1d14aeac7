import { expect, test } from 'vitest';
import { cutPlaces, placeNear, shareOf, splitText } from './scene-cut.ts';

const en = 'A man went down to Jericho, and robbers beat him. They left him half dead.';
const fr = 'Il dit : « Va, et toi, fais de même. » Puis il partit.';
const ee = 'Ŋutsu aɖe yi Yeriko. Adzodalawo ƒoe, eye wogblẽe ɖi.';

test('allows a split after every spoken word, and keeps punctuation with it', () => {
  expect(cutPlaces(en).filter(({ ends }) => ends !== 'word')).toEqual([
    { words: 6, ends: 'phrase' },
    { words: 10, ends: 'sentence' },
  ]);
  expect(cutPlaces(fr).map(({ words }) => fr.split(' ').slice(0, words).join(' '))).toEqual([
    'Il',
    'Il dit :',
    'Il dit : « Va,',
    'Il dit : « Va, et',
    'Il dit : « Va, et toi,',
    'Il dit : « Va, et toi, fais',
    'Il dit : « Va, et toi, fais de',
    'Il dit : « Va, et toi, fais de même. »',
    'Il dit : « Va, et toi, fais de même. » Puis',
    'Il dit : « Va, et toi, fais de même. » Puis il',
  ]);
  expect([cutPlaces(''), cutPlaces('Word.'), cutPlaces('Word …')]).toEqual([[], [], []]);
});

test('splits the other languages at a similar position, at a nearby sentence end if possible', () => {
  const share = shareOf(en, 10);
  expect(placeNear(fr, share)).toEqual({ words: 11, ends: 'sentence' });
  expect(placeNear(ee, 0.5)).toEqual({ words: 4, ends: 'sentence' });
  expect(placeNear('one two three four five six seven eight', 0.5)).toEqual({ words: 4, ends: 'word' });
  expect(placeNear('Word.', 0.5)).toBeNull();
});

test('loses and repeats no word', () => {
  for (const text of [en, fr, ee, '  a  b\nc '])
    for (const { words } of cutPlaces(text))
      expect(splitText(text, words)!.join(' ').split(/\s+/)).toEqual(text.trim().split(/\s+/));
  expect(splitText('a  b\nc ', 2)).toEqual(['a  b', 'c']);
  expect([splitText(en, 0), splitText(en, 15), splitText('', 1)]).toEqual([null, null, null]);
});
