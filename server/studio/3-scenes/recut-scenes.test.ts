import { expect, test } from 'vitest';
import type { Section } from '#shared/vocabulary.ts';
import { type OldScene, recutScenes } from './recut-scenes.ts';

const scene = (section: Section, text: string, share = 1): OldScene => ({ section, text, share });
const old = [
  scene('hook', 'Listen, friends.'),
  scene('setup', 'A man went down to Jericho. Robbers came,'),
  scene('setup', 'they beat him and left him half dead.'),
  scene('setup', 'A Samaritan had compassion, and he stayed.'),
  scene('lesson', 'Go and do likewise.'),
  scene('outro', 'Peace be with you.'),
];
const texts = {
  hook: 'Listen, friends.',
  setup:
    'A man went down to Jericho. Robbers came, they beat him and left him half dead. A Samaritan had ' +
    'compassion, and he stayed.',
  lesson: 'Go and do likewise.',
  outro: 'Peace be with you.',
};
const plain = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');
const whole = (parts: Record<Section, string>) => plain(Object.values(parts).join(' '));

test('keeps unchanged words where they are', () => {
  const wide = old.map((each) => ({ ...each, text: each.text.replace(' and ', ' and\n\n') }));
  expect(recutScenes(wide, texts)).toEqual(wide.map(({ text }) => text));
});

test('changes only the scene whose word changed', () => {
  const cut = recutScenes(old, { ...texts, setup: texts.setup.replace('beat him', 'beat the poor man badly') });
  expect(cut.flatMap((text, at) => (text === old[at]?.text ? [] : [[at, text]]))).toEqual([
    [2, 'they beat the poor man badly and left him half dead.'],
  ]);
});

test('keeps the scene between two changed scenes', () => {
  const setup = texts.setup.replace('went down', 'was going').replace('he stayed', 'came near');
  const cut = recutScenes(old, { ...texts, setup });
  expect(cut[1]).toBe('A man was going to Jericho. Robbers came,');
  expect(cut[2]).toBe(old[2]?.text);
  expect(cut[3]).toBe('A Samaritan had compassion, and came near.');
});

test('cuts a new text at sentences, in about the same proportions', () => {
  const setup =
    'One day a traveller set out. Thieves waited for him there. They took all he had. Then a stranger ' +
    'knelt down beside him.';
  const cut = recutScenes(old, { ...texts, setup });
  expect(cut.slice(1, 4)).toEqual([
    'One day a traveller set out.',
    'Thieves waited for him there. They took all he had.',
    'Then a stranger knelt down beside him.',
  ]);
});

test('spreads any text over the scenes, with a word in each as long as there are enough', () => {
  for (const setup of [
    '',
    'One.',
    'One two.',
    'a b c',
    'a\n\nb c d',
    `${texts.setup} More.`,
    `More. ${texts.setup}`,
    'mot « long » '.repeat(80),
  ]) {
    const cut = recutScenes(old, { ...texts, setup });
    expect(plain(cut.join(' '))).toBe(whole({ ...texts, setup }));
    const count = plain(setup).split(' ').filter(Boolean).length;
    expect(cut.slice(1, 4).filter(Boolean).length).toBe(Math.min(3, count));
  }
});

test('narrates a section without scenes in its neighbour’s scenes', () => {
  const few = old.filter(({ section }) => section !== 'lesson' && section !== 'hook');
  const cut = recutScenes(few, texts);
  expect(plain(cut.join(' '))).toBe(whole(texts));
  expect(cut[0]).toMatch(/^Listen, friends\. A man/);
  expect(cut[2]).toMatch(/he stayed\. Go and do likewise\.$/);
});

test('cuts a new language by the lengths of the other languages’ scenes', () => {
  const empty = [scene('setup', '', 30), scene('setup', '', 10)];
  const cut = recutScenes(empty, {
    hook: '',
    setup: 'Un deux trois quatre cinq six. Sept huit.',
    lesson: '',
    outro: '',
  });
  expect(cut).toEqual(['Un deux trois quatre cinq six.', 'Sept huit.']);
});

test('keeps a non-breaking space and turns a line break into a space', () => {
  const cut = recutScenes([scene('setup', 'x')], {
    hook: '',
    setup: 'Il dit : « Va ! »\n\nEt il alla.',
    lesson: '',
    outro: '',
  });
  expect(cut).toEqual(['Il dit : « Va ! » Et il alla.']);
});
