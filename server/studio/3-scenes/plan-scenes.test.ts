import { expect, test } from 'vitest';
import { countWords } from '#shared/story/prose.ts';
import { type Language, limits, type Section, sections } from '#shared/vocabulary.ts';
import { planScenes } from './plan-scenes.ts';
import type { SeenBeat } from './cut-beat.ts';

const verse = (chapter: number, number: number) => ({
  book: 'LUK',
  from: { chapter, verse: number },
  to: { chapter, verse: number },
});
const beat = (section: Section, en: string, fr: string, ee: string, at: number | null = null): SeenBeat => ({
  section,
  range: at === null ? null : verse(10, at),
  text: { en, fr, ee },
  seen: at === null ? '' : en,
});
const story: SeenBeat[] = [
  beat('hook', 'Come and listen. Who is near?', 'Venez et écoutez. Qui est proche?', 'Miva se nya la.'),
  beat(
    'setup',
    'A certain man was going down from Jerusalem to Jericho, and he fell among robbers.',
    'Un homme descendait de Jérusalem à Jéricho. Il tomba au milieu des brigands.',
    'Ŋutsu aɖe nɔ mɔ zɔm tso Yerusalem yina ɖe Yeriko, eye adzodalawo lée.',
    30,
  ),
  beat(
    'setup',
    'By chance a certain priest was going down that way. When he saw him, he passed by on the other side.',
    'Un sacrificateur descendait par le même chemin; ayant vu cet homme, il passa outre.',
    'Nunɔla aɖe va to afi ma, eye wòdze to eŋu yi.',
    31,
  ),
  beat(
    'setup',
    'But a Samaritan came where he was. He was moved with compassion.',
    'Mais un Samaritain vint là. Il fut ému de compassion.',
    'Gake Samariatɔ va yina, eye wòkpɔ nublanui nɛ.',
    33,
  ),
  beat(
    'lesson',
    'He set him on his own animal, and took care of him.',
    'Il le mit sur sa monture, et prit soin de lui.',
    'Ekɔe da ɖe eƒe tedzi dzi, eye wòkpɔ edzi.',
    34,
  ),
  beat(
    'lesson',
    'Love stops. Love stoops. Love stays.',
    'L’amour s’arrête. L’amour se penche. L’amour reste.',
    'Lɔlɔ̃ nɔa anyi ɖaa.',
  ),
  beat('outro', 'Go in peace.', 'Allons en paix.', 'Yehowa ayra wò.'),
];
const languages: Language[] = ['en', 'fr', 'ee'];

test.each(
  Array.from({ length: limits.scenes.max - limits.scenes.min + 1 }, (_, n) => ({ count: n + limits.scenes.min })),
)('$count scenes: all of the story, in order, every language in every scene, every prompt its own', ({ count }) => {
  const scenes = planScenes(story, languages, count);
  expect(scenes.length).toBe(count);
  for (const language of languages) {
    expect(scenes.map((scene) => scene.text[language]).join(' ')).toBe(
      story.map((each) => each.text[language]).join(' '),
    );
    expect(scenes.every((scene) => scene.text[language]?.trim())).toBe(true);
  }
  const order = scenes.map((scene) => sections.indexOf(scene.section));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(4);
  expect(new Set(scenes.map((scene) => scene.prompt)).size).toBe(count);
  expect(scenes.every((scene) => scene.prompt.length > 10)).toBe(true);
});

test('plans scenes of about equal length', () => {
  const long = Array.from({ length: 20 }, (_, n) =>
    beat('setup', `${'word '.repeat(8 + (n % 5))}end.`, `${'mot '.repeat(9 + (n % 4))}fin.`, 'nya '.repeat(9), n + 1),
  );
  const scenes = planScenes([...story.slice(0, 1), ...long, ...story.slice(4)], languages, 12);
  const sizes = scenes.filter((scene) => scene.section === 'setup').map((scene) => countWords(scene.text.en ?? ''));
  expect(Math.max(...sizes)).toBeLessThan(2.2 * Math.min(...sizes));
});

test('gives a picture the words of its scene, with speech', () => {
  const scenes = planScenes(
    [
      beat('setup', 'Jesus came to the sea. “Come!” he said.', 'a', 'b', 1),
      beat('setup', 'He called the fishermen, and they left their nets.', 'c', 'd', 2),
    ],
    ['en'],
    2,
  );
  expect(scenes.map((scene) => scene.prompt)).toEqual([
    'Jesus came to the sea. “Come!” he said.',
    'He called the fishermen, and they left their nets.',
  ]);
});

test('separates a title from the first sentence of a text', () => {
  const [scene] = planScenes([beat('setup', 'Grandma’s Ring\n\nEfua was nine.\nShe ran.', 'a', 'b', 1)], ['en'], 1);
  expect(scene?.prompt).toBe('Grandma’s Ring. Efua was nine. She ran.');
});

test('shows the surrounding verses for a scene that consists only of framing', () => {
  const [hook] = planScenes(story, languages, 4);
  expect(hook?.prompt).toContain('going down from Jerusalem to Jericho');
});

test('makes three scenes, none empty, of a story of three words', () => {
  const scenes = planScenes(
    [{ section: 'hook', range: null, text: { en: 'God is love.' }, seen: 'God is love.' }],
    ['en'],
    12,
  );
  expect(scenes.map((scene) => scene.text.en)).toEqual(['God', 'is', 'love.']);
});

test('cuts a creator’s own text between sentences, preferably paragraphs, with fewer scenes for a short one', () => {
  const own = (en: string, ends: 'sentence' | 'paragraph'): SeenBeat => ({
    section: 'setup',
    range: null,
    text: { en },
    seen: en,
    ends,
  });
  const text = [
    own('Mama Ama sold yams at the market.', 'sentence'),
    own('Her neighbour had none that day.', 'paragraph'),
    own('She gave him three.', 'sentence'),
    own('He went home.', 'paragraph'),
  ];
  const told = (count: number) => planScenes(text, ['en'], count).map((scene) => scene.text.en);
  expect(told(2)).toEqual([
    'Mama Ama sold yams at the market. Her neighbour had none that day.',
    'She gave him three. He went home.',
  ]);
  expect(told(12)).toEqual(text.map((beat) => beat.text.en));
});
