import { expect, test } from 'vitest';
import { bareWords, endsInInnerSpeech, inMarks, pairMarks, roundOff, unwrap, verseBorder } from './quotation-marks.ts';

test.each([
  ['opened and never closed', '“Come, follow me', '“Come, follow me”'],
  ['closed and never opened', 'Go in peace.”', '“Go in peace.”'],
  ['opened again at each verse', '“One. “Two.”', '“One. Two.”'],
  ['speech in speech', 'He said, “They told me, ‘Go!', 'He said, “They told me, ‘Go!’”'],
  ['apostrophes', 'the disciples’ feet, and Peter’s “don’t”', 'the disciples’ feet, and Peter’s “don’t”'],
  ['the end of speech in speech', 'Go!’ and he went.”', '“‘Go!’ and he went.”'],
])('marks: %s', (_, text, paired) => {
  expect(pairMarks(text)).toBe(paired);
});

test('a reading that was cut from its sentence is rounded off without touching a word', () => {
  expect(roundOff('and he came to him;')).toBe('And he came to him.');
  expect(roundOff('“for it is good,”')).toBe('“For it is good.”');
  expect(roundOff('He went. “Is it you?”')).toBe('He went. “Is it you?”');
});

test('marks around the whole go, marks inside stay', () => {
  expect(unwrap('“Be still.”')).toBe('Be still.');
  expect(unwrap('“Go,” he said, “and see.”')).toBe('“Go,” he said, “and see.”');
});

test('bare words see no marks, but every letter', () => {
  expect(bareWords('“Èɖo eŋu nyuie!”, l’Éternel')).toBe('èɖo eŋu nyuie l éternel');
});

test('one pair of marks stands around a reading, and speech in it has the other marks', () => {
  expect(inMarks('He said, “Go!” and they went.', 'en')).toBe('“He said, ‘Go!’ and they went.”');
  expect(inMarks('“They told me, ‘Go!’”', 'en')).toBe('“They told me, ‘Go!’”');
  expect(inMarks('“He will come,” said Paul. “Don’t fear.”', 'en')).toBe('“‘He will come,’ said Paul. ‘Don’t fear.’”');
  expect(inMarks('Il leur dit: Allez.', 'fr')).toBe('«\u202FIl leur dit\u202F: Allez.\u202F»');
  expect(inMarks('Yesu gblɔ be, “Miva!”', 'ee')).toBe('Yesu gblɔ be, “Miva!”');
});

test('a mark that only says that somebody still speaks goes where its speech began earlier', () => {
  const told = pairMarks(`He said, ‘Come.’${verseBorder}“But the father said, ‘Bring it.’ They began.`);
  expect(told).toBe(`He said, ‘Come.’${verseBorder}But the father said, ‘Bring it.’ They began.`);
  expect(inMarks(told, 'en')).toBe(`“${told}”`);
});

test('a speaker who is quoted inside of a speech is heard to the end', () => {
  expect(endsInInnerSpeech('He said, “A man said, ‘Give me my share.')).toBe(true);
  expect(endsInInnerSpeech('He said, “A man said, ‘Give me my father’s share.’ So he divided it.')).toBe(false);
});
