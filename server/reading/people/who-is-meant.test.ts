import { parseReference } from '#shared/story/scripture.ts';
import { expect, test } from 'vitest';
import { readTale } from '../tale/read-tale.ts';
import { peopleOfTale } from './guest-people.ts';

const read = (texts: string | readonly string[], reference?: string) =>
  readTale({ scenes: [texts].flat().map((text) => ({ text })), passage: reference ? parseReference(reference) : null });
const shown = (texts: string | readonly string[], reference?: string) =>
  read(texts, reference).map(({ action, actors, targets }) => `${action}: ${actors.join('+')} > ${targets.join('+')}`);
const known = (text: string) => peopleOfTale([{ text }], 'en', [], null).people.map(({ called }) => called);

test('reads "he" without a name, and the Lord, as Jesus in a Gospel', () => {
  expect(shown('He went into the house, and there was a blind man there. Peter waited outside.', 'MRK 8:22')).toEqual([
    'arrive: jesus > ',
  ]);
  expect(shown('When the Lord saw the widow, he said to her, “Stand up.”', 'LUK 13:12')[0]).toContain('talk: jesus');
  expect(shown('He went into the house and spoke to a widow. Elijah was hungry.', '1KI 17:10').join()).not.toContain(
    'jesus',
  );
});

test('does not read a word that only starts sentences as a name', () => {
  expect(
    known(
      'Soon afterwards he went to the town. Soon afterwards he came back. Fear took hold of them. Fear ' +
        'took the soldiers.',
    ),
  ).not.toContain('Soon');
  expect(known('Fear took hold of the soldiers. Fear held them.')).not.toContain('Fear');
  expect(known('Kweku ran home. Then Kweku slept.')).toContain('Kweku');
});

test('keeps the people of a second passage apart from the first', () => {
  const [first, , last] = read(
    [
      'Jonathan gave his bow to a boy. The friends walked to the field.',
      'Saul threw his spear at Jonathan.',
      'Jesus told the friends whom he was sending out to knock at the door.',
    ],
    '1SA 20:35',
  );
  const before = new Set(first!.people.map(({ id }) => id));
  expect(last!.people.map(({ called }) => called)).toEqual(['Jesus', 'the friends']);
  expect(last!.people.filter(({ id }) => before.has(id))).toEqual([]);
});

test('matches whoever flees or weeps with whoever was harmed', () => {
  expect(shown('Sarah dealt harshly with Hagar, and she fled.')).toEqual(['flee: hagar > ']);
  expect(shown('Sarah greeted Hagar, and she fled.').join()).not.toContain('flee: hagar');
});

test('lets whoever was spoken to answer', () => {
  expect(shown(['David said to Jonah, “Come in.”', 'He bowed down and said, “Here I am.”'])[1]).toBe('bow: jonah > ');
});

test('matches a title with the worker of the sentence before', () => {
  expect(known('The man behind the table was his teacher. Mr. Bell wore an apron.')).not.toContain('his teacher');
});

test('does not read an apposition as a second person', () => {
  expect(known('Mr. Lind, a thin man with a black tie, came in.')).toEqual(['Lind']);
  expect(known('They came to a Roman colony. A boy in a sailor suit waved.')).toEqual(['A boy']);
});

test('shows whoever listens, and whoever knocked', () => {
  expect(shown('Ama sat down beside Kofi. “I am cold,” said Ama.').at(0)).toMatch(/talk: ama > kofi|sit: ama/);
  const [, opened] = read(['Ama and Kofi knocked at the door of a small house.', 'An old woman opened the door.']);
  expect(opened!.people.map(({ called }) => called)).toEqual(['An old woman', 'Ama', 'Kofi']);
});

test('shows whoever is laughed at', () => {
  expect(shown('Samira came into the classroom. Some boys laughed at her coat.')).toEqual(['mock: some-boys > samira']);
});

test('keeps whoever goes with "them" out of the group, and raises whoever was told to rise', () => {
  const lame = ['Paul and John came to a lame man.', 'He went into the temple with them.'];
  expect(read(lame)[1]!.actors.filter((id) => id === 'paul' || id === 'john')).toEqual([]);
  expect(shown(['Jesus said to the blind man, “Arise.”', 'He arose and ran home.'], 'MRK 8:22')[1]).toMatch(
    /blind-man|: man/,
  );
});

test('keeps people of different number apart', () => {
  expect(known('Many people came. Four people came, carrying a paralytic to Jesus.')).toEqual([
    ...['Many people', 'Four people', 'a paralytic', 'Jesus'],
  ]);
});

test('leaves out people who are only promised or have gone home', () => {
  const people = (text: string) => read(text)[0]!.people.map(({ called }) => called);
  expect(people('Elisha promised her a baby within a year.')).toEqual(['Elisha']);
  expect(people('In the next bed Tom was crying because his father had gone home.')).toEqual(['Tom']);
});

test('reads a mention of Jesus before his birth as another passage', () => {
  const told = [
    'Moses led the people through the desert.',
    'He struck the rock.',
    'Jesus sat down. He spoke to Moses.',
  ];
  expect(read(told, 'EXO 17:1-7')[2]!.people.map(({ id }) => id)).not.toContain('moses');
});

test('reads a title that stands alone as a name, and whoever has grandchildren as old', () => {
  expect(known('The gloves belonged to Prince, who was ill. Prince lay on a mat.')).toEqual(['Prince']);
  expect(read('Grandpa Willem ran home.')[0]!.people).toMatchObject([{ called: 'Willem', age: 'old' }]);
  expect(read('The midwife wrapped a baby boy in a cloth.')[0]!.people.at(-1)).toMatchObject({ age: 'baby' });
});

test('shows the writer of a letter, not the people it names', () => {
  const [first] = read(
    ['I commend to you Phoebe, our sister, servant of the assembly.', 'Greet Prisca and Aquila in Christ Jesus.'],
    'ROM 16:1-5',
  );
  expect(first).toMatchObject({ action: 'write', people: [{ called: 'Paul' }] });
});

test('keeps a listener out of the group, and lets whoever was raised leap', () => {
  const [, heard] = read([
    'Peter and John came to a lame man. He asked Peter and John for money.',
    'He listened to them.',
  ]);
  expect(heard!.actors).not.toContain('peter');
  const [, leapt] = read([
    'A lame man sat at the gate. Peter took him by the hand and raised him up.',
    'Leaping up, he stood and walked.',
  ]);
  expect(leapt!.actors).not.toContain('peter');
  expect(leapt!.actors).toHaveLength(1);
});

test('keeps the teller of a parable out of it', () => {
  const told = [
    'He began to speak to them in parables. “A man planted a vineyard and rented it out to a farmer. He ' +
      'sent a servant to the farmer.',
    'They took him and beat him. Again, he sent another servant; and they threw stones at him and wounded ' +
      'him in the head.”',
  ];
  expect(read(told, 'MRK 12:1')[1]!.sentence).toContain('him');
  expect(read(told, 'MRK 12:1')[1]!.targets).not.toContain('jesus');
});

test('does not draw God as the father, and keeps a gate’s own name', () => {
  const people = (text: string) => read(text)[0]!.people.map(({ called }) => called);
  expect(people('Jesus told his friends about God, who was his Father.')).not.toContain('his Father');
  expect(people('At the gate called Beautiful a man begged.')).toEqual(['a man']);
});

test('continues with the previous subject after "and", whoever is named in between', () => {
  expect(shown('Harry ran to the neighbour, a nurse called Mrs Patel, and knocked at her door.')).toEqual([
    'knock: harry > ',
  ]);
  expect(read('Harry ran to the neighbour, a nurse called Mrs Patel.')[0]!.people).toHaveLength(2);
  expect(shown('Yawa habitait avec sa grand-mère, qui vendait des beignets.')[0]).toMatch(/^sell: grand-mère/);
});

test('reads young men who appear for the first time as new people', () => {
  const [, second] = read(
    ['The priests blew the trumpets.', 'The young men who were spies brought out Rahab.'],
    'JOS 6:20-23',
  );
  expect(second!.actors).not.toContain('priests');
  const [, gone] = read(['Jesus said to the man, “Stretch out your hand.”', 'The Pharisees went out.'], 'MRK 3:5-6');
  expect(gone!.actors).toEqual(['pharisees']);
});

test('keeps an uncertain person uncertain in the next sentence, until a noun resolves "he"', () => {
  const [first] = read(
    'Some people brought a blind man to Jesus. He took hold of the blind man by the hand.',
    'MRK 8:22-23',
  );
  expect(first!.targets).not.toContain('jesus');
  const [, , seen] = read(
    ['A blind man came to Jesus.', 'The blind man could see.', 'The blind man went home.'],
    'MRK 8:22-25',
  );
  expect(seen!.people.map(({ marks }) => marks)).not.toContainEqual(['blind']);
});

test('leaves out the person who is visited or who owns a thing', () => {
  const [, seen] = read(['Saul met the prophet.', 'Saul went to the city where the prophet was.'], '1SA 9:10');
  expect(seen!.people.map(({ called }) => called)).toEqual(['Saul']);
  expect(read('Dela took the robe of her friend Esinam from the hook.')[0]!.people.map(({ called }) => called)).toEqual(
    ['Dela'],
  );
  expect(read('Dela and Esinam walked home, and Esinam’s mother sewed.')[0]!.people).toHaveLength(2);
});

test('reads a fisherman’s son as the son, and an order as not yet carried out', () => {
  expect(known('Kojo was a fisherman’s son in Elmina. Kojo wanted to play the drum.')[0]).toBe('Kojo');
  expect(read('Kojo was a fisherman’s son. Kojo played on the beach.')[0]!.people).toMatchObject([
    { called: 'Kojo', role: 'son' },
  ]);
  expect(shown('Naomi told Ruth to wash, put on her dress and go.').join()).not.toMatch(/^(?:walk|put)/);
});
