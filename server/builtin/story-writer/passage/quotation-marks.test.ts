import { expect, test } from 'vitest';
import { bareWords, endsInInnerSpeech, inMarks, pairMarks, roundOff, unwrap, verseBorder } from './quotation-marks.ts';

test.each([
  ['opened and never closed', '“Come, follow me', '“Come, follow me”'],
  ['closed and never opened', 'Go in peace.”', '“Go in peace.”'],
  ['opened again at each verse', '“One. “Two.”', '“One. Two.”'],
  ['speech in speech', 'He said, “They told me, ‘Go!', 'He said, “They told me, ‘Go!’”'],
  ['apostrophes', 'the disciples’ feet, and Peter’s “don’t”', 'the disciples’ feet, and Peter’s “don’t”'],
  [
    'speech in speech in speech',
    'They said, “Your father said, ‘Tell him, “Forgive them.” ’ Now forgive.” He wept.',
    'They said, “Your father said, ‘Tell him, “Forgive them.” ’ Now forgive.” He wept.',
  ],
  ['the end of speech in speech', 'Go!’ and he went.”', '“‘Go!’ and he went.”'],
])('marks: %s', (_, text, paired) => {
  expect(pairMarks(text)).toBe(paired);
});

test('completes a reading that was cut from its sentence without changing a word', () => {
  expect(roundOff('and he came to him;')).toBe('And he came to him.');
  expect(roundOff('“for it is good,”')).toBe('“For it is good.”');
  expect(roundOff('He went. “Is it you?”')).toBe('He went. “Is it you?”');
});

test('removes quotation marks around the whole text and keeps inner ones', () => {
  expect(unwrap('“Be still.”')).toBe('Be still.');
  expect(unwrap('“Go,” he said, “and see.”')).toBe('“Go,” he said, “and see.”');
});

test('compares letters without quotation marks', () => {
  expect(bareWords('“Èɖo eŋu nyuie!”, l’Éternel')).toBe('èɖo eŋu nyuie l éternel');
});

test('puts one pair of quotation marks around a reading, and the other kind inside', () => {
  expect(inMarks('He said, “Go!” and they went.', 'en')).toBe('“He said, ‘Go!’ and they went.”');
  expect(inMarks('“They told me, ‘Go!’”', 'en')).toBe('“They told me, ‘Go!’”');
  expect(inMarks('“He will come,” said Paul. “Don’t fear.”', 'en')).toBe('“‘He will come,’ said Paul. ‘Don’t fear.’”');
  expect(inMarks('Il leur dit: Allez.', 'fr')).toBe('«\u202FIl leur dit\u202F: Allez.\u202F»');
  expect(inMarks('Yesu gblɔ be, “Miva!”', 'ee')).toBe('Yesu gblɔ be, “Miva!”');
});

test('drops a mark that only continues a speech begun earlier', () => {
  const told = pairMarks(`He said, ‘Come.’${verseBorder}“But the father said, ‘Bring it.’ They began.`);
  expect(told).toBe(`He said, ‘Come.’${verseBorder}But the father said, ‘Bring it.’ They began.`);
  expect(inMarks(told, 'en')).toBe(`“${told}”`);
});

test('quotes a speaker inside a speech to the end', () => {
  expect(endsInInnerSpeech('He said, “A man said, ‘Give me my share.')).toBe(true);
  expect(endsInInnerSpeech('He said, “A man said, ‘Give me my father’s share.’ So he divided it.')).toBe(false);
});
