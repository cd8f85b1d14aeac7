import { expect, test } from 'vitest';
import { tablePassages } from '#server/passages/passage-table.ts';
import { tones } from '#shared/vocabulary.ts';
import { hearIdea } from './creators-idea.ts';
import { ideaOpening } from './idea-sentences.ts';

const known = () => tablePassages()[0] ?? null;
const english = (prompt: string) => hearIdea(prompt, known())?.en;
const french = (prompt: string) => hearIdea(prompt, known())?.fr;

test.each([
  ['Why should I not lie?', 'question', 'Why should I not lie?', 'why should I not lie?'],
  ['why does God let people suffer', 'question', 'Why does God let people suffer?', 'why does God let people suffer?'],
  ['A girl who finds a wallet', 'scene', 'a girl who finds a wallet', 'a girl who finds a wallet'],
  [
    'Please write a short story about forgiving your brother',
    'act',
    'forgiving your brother',
    'forgiving your brother',
  ],
  ['Hope.', 'topic', 'hope', 'hope'],
  ['FORGIVENESS', 'topic', 'forgiveness', 'forgiveness'],
  ['My son will not share his toys.', 'voice', 'My son will not share his toys.', 'my son will not share his toys'],
  ['A boy is afraid of the dark.', 'account', 'A boy is afraid of the dark.', 'a boy is afraid of the dark'],
  ['I lost my job!!!', 'voice', 'I lost my job!', 'I lost my job'],
])('classifies %s as a %s', (prompt, kind, text, short) => {
  expect(english(prompt)).toEqual({ kind, text, short });
});

test('recognizes French, and typesets it as French', () => {
  expect(french('Pourquoi ne faut-il pas mentir ?')).toEqual({
    kind: 'question',
    text: 'Pourquoi ne faut-il pas mentir\u202F?',
    short: 'pourquoi ne faut-il pas mentir\u202F?',
  });
  expect(french('Une histoire sur le pardon entre deux frères')?.text).toBe('le pardon entre deux frères');
});

test('uses the situation of the passage for the idea in the other language', () => {
  const passage = known();
  if (!passage) throw new Error('The passage table is empty');
  const [situation = ''] = passage.situations.en.slice(2);
  const idea = hearIdea(situation, passage);
  expect(idea?.en.text.toLowerCase()).toContain(
    situation
      .toLowerCase()
      .replace(/[.?!]$/, '')
      .slice(0, 12),
  );
  expect(passage.situations.fr).toContain(idea?.fr.text.replaceAll('\u202F', ' '));
});

test('shortens a long idea at a sentence', () => {
  const long = [
    'My brother took the money that our mother had put away for school. '.repeat(3),
    'Then he was sorry. '.repeat(60),
  ].join('');
  const text = english(long)?.text ?? '';
  expect(text).toMatch(/^My brother took the money .*school\.$/);
  expect(text.split(' ').length).toBeLessThanOrEqual(41);
});

test.each(['', '   ', '!!!', '12345', 'zzqx', '👍👍', '<script>1</script>', 'Luke 15:11-32', 'https://example.com/a'])(
  'finds no idea in %j',
  (prompt) => {
    expect(hearIdea(prompt, known())).toBeNull();
  },
);

const asked = [
  'Why should I not lie?',
  'a girl who finds a wallet',
  'My son lies to me. I do not know what to do.',
  'sharing my lunch',
  'Je n’arrive pas à pardonner à mon père',
  'le pardon',
  'merci pour maman',
  'when a friend dies',
];
test.each(tones)('opens a %s tale with the idea, in whole sentences and not after a colon', (tone) => {
  for (const prompt of asked)
    for (const address of ['tu', 'vous', 'nous'] as const) {
      const idea = hearIdea(prompt, known())!;
      const opening = ideaOpening(idea, tone, address, 'family');
      for (const said of [opening?.en, opening?.fr]) {
        if (!said) continue;
        expect(said).toMatch(/^\p{Lu}.*[.!?][”»\u202F\u00A0]*$/u);
        expect(said).not.toMatch(/\{|\||[?!.]{2}|[?!.]\s?[.!]$/);
        expect(said).not.toMatch(/(?<!dit|bas|raconté|mots)[\u202F\u00A0]?: (?!«|qu’en)/u);
      }
    }
});

test('addresses the creator’s words to the listeners', () => {
  const said = (prompt: string, address: 'tu' | 'vous' | 'nous') =>
    ideaOpening(hearIdea(prompt, known())!, 'somber', address, 'family')!;
  expect(said('sharing my lunch when I am hungry', 'tu').en).toBe(
    'Sharing your lunch when you are hungry can be hard.',
  );
  expect(said('partager mon goûter', 'vous').fr).toBe('Partager votre goûter, ce n’est pas facile.');
  expect(said('afraid of the future without my father', 'tu').en).toBe(
    'It is hard to be afraid of the future without your father.',
  );
  expect(said('le pardon', 'nous').fr).toBe('Parlons du pardon.');
  expect(said('thank you mum', 'tu').en).toBe('Today we say thank you to mum.');
});

test('leaves out a heading before a sentence, and an act told in the first person (“je”)', () => {
  expect(hearIdea('Widow in my church, she feels forgotten', known())).toBeNull();
  expect(hearIdea('oser dire que je suis chrétien au lycée', known())).toBeNull();
  expect(hearIdea('After the fire, we had nothing left', known())).not.toBeNull();
});

test('reads French that was typed without apostrophes', () => {
  expect(hearIdea('my goldfish died and im so sad', known())!.en.text).toBe('My goldfish died and I’m so sad.');
  expect(hearIdea('i dont want to share', known())!.en.text).toBe('I don’t want to share.');
  expect(hearIdea('jai perdu mon chat', known())!.fr.text).toBe('J’ai perdu mon chat.');
});

test('tells a creator’s first-person story of a person, or leaves it out', () => {
  const said = (prompt: string) => ideaOpening(hearIdea(prompt, known())!, 'somber', 'tu', 'teens');
  expect(said('My friend told everyone my secret')?.en).toMatch(
    /^A (?:girl’s friend told everyone her|boy’s friend told everyone his) secret\.$/u,
  );
  expect(said('My late father’s tools. Nobody wants them and I can’t throw them away')).toBeNull();
  expect(said('devant mes copains j’ai fait semblant de ne pas connaître mon cousin')?.fr).toMatch(
    /^Une? .* raconte que devant ses copains (?:elle|il) a fait semblant de ne pas connaître son cousin\.$/u,
  );
});

test('does not tell listeners of the creator’s own day', () => {
  const said = (prompt: string, language: 'en' | 'fr') =>
    ideaOpening(hearIdea(prompt, known(), [language])!, 'inspirational', 'vous', 'family')?.[language];
  expect(said('Une histoire pour le mariage de ma sœur', 'fr')).toBe('Voici un récit pour le mariage.');
  expect(said('A story for the funeral of my aunt', 'en')).toBe('This is for the funeral.');
});

test.each(['too much, too late', 'Too small to be on the team', 'no money no friends'])(
  'classifies %s as a note that is not read aloud',
  (note) => {
    expect(hearIdea(note, known())).toBeNull();
  },
);

test.each([
  ['Harvest festival, 5 mins', 'harvest festival'],
  ['Palm Sunday for all ages service', 'Palm Sunday'],
  ['who is my neighbour but not the good samaritan again please', 'Who is my neighbour?'],
  ['funeral of a young mother', 'funeral of a young mother'],
  ['Are you there?!', 'Are you there?'],
  ['Stress, deadline, boss', 'stress'],
])('reads from the note %s only %s', (note, text) => {
  expect(hearIdea(note, known(), ['en'])?.en.text).toBe(text);
});

test('recognizes a short French idea in an English tale too', () => {
  expect(hearIdea('croire sans voir', known(), ['en'])).toMatchObject({
    written: 'fr',
    fr: { text: 'croire sans voir' },
  });
  expect(hearIdea('pardon', known(), ['fr'])?.fr.text).toBe('pardon');
  expect(hearIdea('avancer quand on n’a plus la force, cancer !!', known(), ['fr'])?.fr.text).toBe(
    'avancer quand on n’a plus la force',
  );
  expect(hearIdea('Pâques, le matin du tombeau vide', known(), ['fr'])?.fr.text).toBe('Pâques');
  expect(hearIdea('Dieu parle-t-il encore aujourd’hui', known(), ['fr'])?.fr.kind).toBe('question');
  expect(hearIdea('carême : le désert', known(), ['fr'])?.fr.text).toBe('carême');
});

test('treats words too few to recognize as in the language of the tale', () => {
  expect(hearIdea('dire merci', known(), ['fr'])?.fr.short).toBe('dire merci');
  expect(hearIdea('Two friends fight over a football', known())?.en).toMatchObject({
    kind: 'account',
    text: 'Two friends fight over a football.',
  });
});

test.each([
  ['Say thank you', 'act', 'saying thank you'],
  ['Don’t be afraid', 'act', 'not being afraid'],
  ['Love your neighbour', 'act', 'loving your neighbour'],
  ['To be a good friend', 'act', 'being a good friend'],
  ['Saying thank you before we eat', 'act', 'saying thank you before we eat'],
  ['Waiting for Christmas is SO hard', 'account', 'Waiting for Christmas is SO hard.'],
  ['A girl in Accra finds a wallet on the bus', 'account', 'A girl in Accra finds a wallet on the bus.'],
  ['A bully is waiting for me after school', 'voice', 'A bully is waiting for me after school.'],
  ['Grandpa is dying and we are sad', 'voice', 'Grandpa is dying and we are sad.'],
  ['a lost dog', 'topic', 'a lost dog'],
  ['the widow next door', 'scene', 'the widow next door'],
  ['Jealous of the new baby', 'state', 'jealous of the new baby'],
  ['Tempted to cheat in the exam', 'state', 'tempted to cheat in the exam'],
  ['God’s love for outsiders', 'topic', 'God’s love for outsiders'],
  ['The day the river flooded our village', 'topic', 'the day the river flooded our village'],
  ['Everyone cheats in exams. Why shouldn’t I?', 'question', 'Everyone cheats in exams. Why shouldn’t I?'],
  ['everyone cheats. why should I be honest?', 'question', 'Everyone cheats. Why should I be honest?'],
  ['Story about a donkey for 5 year olds please', 'topic', 'a donkey'],
  ['Being a good captain. Short film for our youth camp', 'act', 'being a good captain'],
  ['Tell my children a story about a king who was proud', 'scene', 'a king who was proud'],
])('analyses the grammar of %j as %s', (prompt, kind, text) => {
  expect(english(prompt)).toMatchObject({ kind, text });
});

test.each([
  ['Dis merci', 'act', 'dire merci'],
  ['Ne mens pas', 'act', 'ne pas mentir'],
  ['Aime ton prochain', 'act', 'aimer son prochain'],
  ['Recommencer après un échec', 'act', 'recommencer après un échec'],
  ['Un chauffeur de taxi trouve un sac', 'account', 'Un chauffeur de taxi trouve un sac.'],
  [
    'Mon ami triche à l’examen et me demande de l’aider',
    'voice',
    'Mon ami triche à l’examen et me demande de l’aider.',
  ],
  ['Mes parents divorcent', 'voice', 'Mes parents divorcent.'],
  ['L’alcool détruit ma famille', 'voice', 'L’alcool détruit ma famille.'],
  ['Je voudrais une vidéo sur le courage pour les jeunes de mon église', 'topic', 'le courage'],
  ['Mes deux garçons se disputent, je voudrais une histoire sur la paix', 'voice', 'Mes deux garçons se disputent.'],
])('analyses the French grammar of %j as %s', (prompt, kind, text) => {
  expect(hearIdea(prompt, known(), ['fr'])?.fr).toMatchObject({ kind, text });
});

test.each([
  [
    'A mechanic in Kumasi who finishes a job properly even where nobody will ever look under the bonnet',
    'a mechanic in Kumasi',
  ],
  [
    'The market women of our street who sell tomatoes and still keep a bowl for whoever has no money',
    'the market women of our street',
  ],
])('shortens a creator’s long text without replacing words: %s', (prompt, short) => {
  const idea = hearIdea(prompt, known())!;
  expect(idea.en.short).toBe(short);
  expect(idea.written).toBe('en');
});

test.each([
  ['A short testimony style story about a man who stopped drinking', 'scene', 'a man who stopped drinking'],
  ['waiting for a child for nine years and still', 'act', 'waiting for a child for nine years'],
  ['Grandma bakes for strangers', 'account', 'Grandma bakes for strangers.'],
  ['Tommy won’t share his toys', 'account', 'Tommy won’t share his toys.'],
  ['The old man is alone in the yard', 'account', 'The old man is alone in the yard.'],
  ['Neighbours in Ohio help an old man.', 'account', 'Neighbours in Ohio help an old man.'],
])('takes %s up as a %s', (typed, kind, text) => {
  expect(hearIdea(typed, null)?.en).toMatchObject({ kind, text });
});

test.each([
  ["Une petite fille de Lomé partage son goûter avec un garçon qui n'a rien.", 'account'],
  ['une femme de Lomé avec son fils', 'scene'],
  ['Pour les funérailles de notre tante, elle a élevé dix enfants', 'purpose'],
])('takes %s up as a %s in French', (typed, kind) => {
  const said = hearIdea(typed, null)?.fr;
  expect(said?.kind).toBe(kind);
  expect(said?.text).not.toMatch(/, elle/u);
});
