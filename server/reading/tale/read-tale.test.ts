import { describe, expect, test } from 'vitest';
import { SceneReading } from '#shared/pictures/scene-reading.contract.ts';
import { readTale } from './read-tale.ts';

const one = (text: string) => readTale({ scenes: [{ text }] })[0]!;
const tale = (...texts: string[]) => readTale({ scenes: texts.map((text) => ({ text })) });
const calledIn = (reading: SceneReading, ids: readonly string[]) =>
  ids.map((id) => reading.people.find((person) => person.id === id)?.called);

const wallet = tale(
  'Ama was ten years old and lived with her grandmother in a small village.',
  'On the way home from school, Ama saw something black beside the bus stop. She bent down and picked it ' +
    'up. It was a wallet.',
  '“Let’s buy sweets!” whispered Efua. Ama remembered how her mother had sold fish on the beach.',
  'At home, in the kitchen, Ama and her grandmother counted the money.',
  'They sat down and counted it again. Her grandmother closed the wallet.',
  'The next morning they went to the police station. A policeman wrote everything down in a big book.',
  'A thin man came running through the door. His eyes were full of tears.',
  'He knelt in front of Ama and thanked her.',
  'Jesus said, “Let your light shine before others.” Honesty is a light that nobody can put out.',
);

describe('a tale of today', () => {
  test('stays of today with a word of Scripture in it', () => {
    expect(wallet.map(({ era }) => era)).toEqual(wallet.map(() => 'today'));
  });

  test('shows what is picked up, though the sentence says "it"', () => {
    expect(wallet[1]).toMatchObject({ action: 'pick', place: 'bus-stop', things: [{ name: 'wallet', count: 1 }] });
  });

  test('does not show what is only remembered or said', () => {
    expect(wallet[2]).toMatchObject({ action: 'whisper' });
    expect(wallet[2]!.place).not.toBe('beach');
    expect(wallet[2]!.things).toEqual([]);
  });

  test('keeps a place until the text moves', () => {
    expect(wallet.slice(3, 7).map(({ place }) => place)).toEqual(['kitchen', 'kitchen', 'office', 'office']);
  });

  test('tells the next scene apart from the one before', () => {
    expect(wallet[4]!.action).not.toBe(wallet[3]!.action);
  });

  test('names who acts and who is acted on', () => {
    expect(calledIn(wallet[7]!, wallet[7]!.targets)).toEqual(['Ama']);
    expect(wallet[7]).toMatchObject({ action: 'kneel' });
  });

  test('ends with a view of the land, without people, when nobody acts', () => {
    expect(tale('Ama ran to school.', 'Honesty is a light that nobody can put out.').at(-1)).toMatchObject({
      action: 'none',
      people: [],
      shot: 'land',
    });
  });

  test('is seen from four distances, never the same twice in a row', () => {
    const shots = wallet.map(({ shot }) => shot);
    expect(new Set(shots.slice(0, 8)).size).toBeGreaterThanOrEqual(4);
    for (const [at, shot] of shots.entries()) expect(shot).not.toBe(shots[at - 1]);
  });

  test('reads the same twice', () => {
    expect(tale('Ama ran to school.', 'She sat down.')).toEqual(tale('Ama ran to school.', 'She sat down.'));
  });
});

describe('hour and weather', () => {
  test('hold until the text changes them', () => {
    const read = tale(
      'That night a storm broke over the village. Kojo hid under his bed.',
      'Kojo called his mother.',
      'The next morning the sun shone. Kojo ran to the well.',
    );
    expect(read.map(({ time, weather }) => [time, weather])).toEqual([
      ['night', 'storm'],
      ['night', 'storm'],
      ['day', 'clear'],
    ]);
  });

  test('are told in French too', () => {
    expect(tale('Au petit matin, sous la pluie, Yawa courait vers le marché.')[0]).toMatchObject({
      time: 'dawn',
      weather: 'rain',
      action: 'run',
    });
  });
});

describe('what does not happen is not shown', () => {
  test.each([
    ['Kofi did not kick the ball. He sat on the bench.', 'sit'],
    ['Kofi wanted to kick the ball. He sat on the bench.', 'sit'],
    ['Kofi will kick the ball tomorrow. He sat on the bench.', 'sit'],
    ['If Kofi kicks the ball, we win. Kofi sat on the bench.', 'sit'],
    ['“Kofi kicked the ball,” said Ama.', 'talk'],
    ["Kofi n'a pas lancé la balle. Il s'assit sur le banc.", 'sit'],
    ['Kofi lancera la balle demain. Il s’assit sur le banc.', 'sit'],
    ['Kofi voulait lancer la balle. Il s’assit sur le banc.', 'sit'],
  ])('%s', (text, action) => {
    expect(one(text).action).toBe(action);
  });
});

test.each([
  ['David sang, so that there was nobody to be afraid of.', 'joy'],
  ['None of the sisters was ill when they climbed the stairs.', 'calm'],
])('%s: a feeling that is denied is not felt', (text, feeling) => {
  expect(one(text).feeling).toBe(feeling);
});

test('lets a baby do nothing that no baby can', () => {
  const [reading] = tale('Un bébé dormait dans la chambre. Le garçon mesura une planche et la scia.');
  const builders = reading!.action === 'build' ? reading!.people.filter(({ id }) => reading!.actors.includes(id)) : [];
  expect(builders.map(({ age }) => age)).not.toContain('baby');
});

test('finds no thing in the name of an office or of a place', () => {
  const reading = one('The king sent Hilkiah to Huldah, the wife of Shallum, the keeper of the wardrobe.');
  expect(reading.things).toEqual([]);
  expect(one('Maya ran past the bus stop and the car park.').things).toEqual([]);
});

describe('texts without a plot', () => {
  test('shows the images of a psalm, and the people who live by them', () => {
    const psalm = tale(
      'Yahweh is my shepherd: I shall lack nothing. He makes me lie down in green pastures.',
      'He leads me beside still waters. He restores my soul.',
      'Your word is a lamp to my feet, and a light for my path.',
      'Surely goodness and loving kindness shall follow me all the days of my life.',
    );
    expect(psalm.map(({ place }) => place)).toEqual(['pasture', 'river', 'road', expect.any(String)]);
    expect(psalm.map(({ action }) => action)).toEqual(['none', 'herd', 'walk', 'pray']);
    expect(psalm[1]!.people.map(({ role }) => role)).toEqual(['shepherd']);
    expect(psalm[2]!.things).toEqual([{ name: 'lamp', count: 1 }]);
  });

  test('shows what a letter asks of everybody with the same few people, and what it forbids with nobody', () => {
    const letter = tale(
      'Paul, an apostle of Christ Jesus, to the saints who are at Rome: Grace to you and peace from God our Father.',
      'In love of the brothers be tenderly affectionate to one another.',
      'Let all bitterness be put away. Be not angry, but share with the poor.',
      'Rejoice always in the hope that you have.',
      'The grace of our Lord be with you all.',
    );
    expect(letter.map(({ action }) => action)).toEqual(['write', 'hug', 'read', 'pray', 'read']);
    const names = new Set(letter.slice(1).flatMap(({ people }) => people.map(({ id }) => id)));
    expect(names.size).toBeLessThanOrEqual(5);
    expect([...names].every((id) => id.startsWith('taught-'))).toBe(true);
  });

  test('shows the writer of a letter once', () => {
    const letter = tale(
      'Paul, an apostle of Christ Jesus, to the saints who are at Ephesus: Grace to you and peace from God our Father.',
      'For by grace you have been saved through faith, and that not of yourselves.',
    );
    expect(letter.map(({ action }) => action)).toEqual(['write', 'pray']);
    expect(calledIn(letter[0]!, letter[0]!.actors)).toEqual(['Paul']);
  });
});

test('God is not drawn: who is spoken to listens', () => {
  const [reading] = tale(
    'Yahweh said to Noah, “Come with all of your household into the ship.” The rain was on the earth forty days.',
  );
  expect(reading).toMatchObject({ action: 'listen', era: 'scripture' });
  expect(calledIn(reading!, reading!.actors)).toEqual(['Noah']);
});

test('accepts an empty tale, a long one and one of only punctuation', () => {
  expect(readTale({ scenes: [] })).toEqual([]);
  for (const text of ['', '…', '“”', 'x'.repeat(50_000), 'Ama ran, '.repeat(3000)])
    expect(SceneReading.safeParse(one(text)).error).toBeUndefined();
});

describe('what continues in a tale', () => {
  test('"they" without a name are the people who were seen before', () => {
    const kites = tale(
      'Yaw and his brother Kwaku made a kite.',
      'They climbed the hill behind the house.',
      'The kite flew away.',
    );
    expect(calledIn(kites[1]!, kites[1]!.actors)).toHaveLength(2);
    expect(kites[1]).toMatchObject({ action: 'climb', place: 'hills' });
  });

  test('brings people who were out by day home in the evening', () => {
    const accident = tale(
      'Paul tomba de sa moto sur la route.',
      'Le soir, sa femme Awa vint à côté de lui.',
      'Awa lui prit la main.',
    );
    expect(accident.map(({ place }) => place)).toEqual(['road', 'house', 'house']);
    expect(accident[2]).toMatchObject({ action: 'hold-hands', time: 'dusk' });
  });

  test('keeps a bed in a hospital there', () => {
    const visit = tale("Paul entra à l'hôpital. Le vieil homme était couché dans un lit, la jambe bandée.");
    expect(visit[0]!.place).toBe('clinic');
  });

  test('shows whoever walks to a place on the way', () => {
    expect(
      tale('Every morning Ama walked to school.', 'Ama wrote on the blackboard.').map(({ place }) => place),
    ).toEqual(['road', 'school']);
  });
});

describe('verbs that are not in any list', () => {
  test.each([
    ['Kofi strolled along the beach.', 'walk'],
    ['Kofi sprinted across the yard.', 'run'],
    ['Kofi snatched the bag.', 'take'],
    ['Kofi devoured the mango.', 'eat'],
    ['Kofi scolded his brother.', 'argue'],
    ['Kofi pondered on the bench.', 'think'],
  ])('%s', (text, action) => {
    expect(one(text).action).toBe(action);
  });

  test('shows no wrong action for an undrawable verb', () => {
    expect(one('The value of the land doubled.').action).toBe('none');
  });
});
