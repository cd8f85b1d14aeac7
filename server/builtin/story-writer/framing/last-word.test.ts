import { expect, test } from 'vitest';
import { lastWord, partedLesson, pointOf } from './last-word.ts';

const pair = (en: string, fr: string) => ({ en, fr });

test('picks the last sentence of a lesson where it makes sense alone', () => {
  const lesson = pair(
    'Revenge keeps hatred alive. A plate of food may do more.',
    'La vengeance nourrit la haine. Un repas peut faire plus.',
  );
  expect(lastWord(lesson)).toEqual(pair('A plate of food may do more.', 'Un repas peut faire plus.'));
});

test('picks the first one otherwise, if it is about us or God without a contrast', () => {
  const lesson = pair(
    'God stays through a night of crying. He knows how joy comes back.',
    'Dieu reste quand on pleure. Il sait ramener la joie.',
  );
  expect(lastWord(lesson)).toEqual(pair('God stays through a night of crying.', 'Dieu reste quand on pleure.'));
});

test.each([
  [
    'Love is not first of all a feeling. It shows in small things.',
    'L’amour n’est pas d’abord un sentiment. Il se voit aux petites choses.',
  ],
  [
    'God gave enough for each day, not more. We can do the same.',
    'Dieu donnait assez pour un jour, pas plus. Nous pouvons faire de même.',
  ],
  ['She knew where to run to. God did not send her away.', 'Elle savait où courir. Dieu ne l’a pas repoussée.'],
])('says %s in full', (en, fr) => {
  expect(lastWord({ en, fr })).toBeNull();
  expect(pointOf({ en, fr })).toEqual({ en, fr });
});

test('parts a lesson where its last sentence can end a tale, and nowhere else', () => {
  expect(
    partedLesson(pair('Naaman bathed. Help may come from anybody.', 'Naaman se baigna. L’aide peut venir de tous.')),
  ).toEqual({
    first: pair('Naaman bathed.', 'Naaman se baigna.'),
    last: pair('Help may come from anybody.', 'L’aide peut venir de tous.'),
  });
  expect(partedLesson(pair('Saul hid. God knew where he was.', 'Saül se cacha. Dieu savait où il était.'))).toBeNull();
  expect(partedLesson(pair('God is near.', 'Dieu est proche.'))).toBeNull();
});
