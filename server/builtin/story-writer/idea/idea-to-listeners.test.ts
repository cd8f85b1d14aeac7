import { expect, test } from 'vitest';
import { canBeTurned, toListeners } from './idea-to-listeners.ts';

test.each([
  [
    'I lost my key and I must sit on the step until Mum comes home',
    'You lost your key and you must sit on the step until Mum comes home',
  ],
  [
    'Nan teaches us to knit, and mine has three holes in it',
    'Nan teaches you to knit, and yours has three holes in it',
  ],
  ['I’m the youngest and I was late', 'You are the youngest and you were late'],
  ['We lost our house', 'You lost your house'],
])('%s happens to a listener', (words, said) => {
  expect(toListeners(words, 'en', 'tu')).toBe(said);
});

test.each([
  [
    'J’ai cassé la guitare qu’on m’avait prêtée',
    'Tu as cassé la guitare qu’on t’avait prêtée',
    'Vous avez cassé la guitare qu’on vous avait prêtée',
  ],
  ['Mon père ne me reconnaît plus', 'Ton père ne te reconnaît plus', 'Votre père ne vous reconnaît plus'],
  [
    'Je préfère rester seul et je n’ose pas parler',
    'Tu préfères rester seul et tu n’oses pas parler',
    'Vous préférez rester seul et vous n’osez pas parler',
  ],
  ['Je tiens une boutique', 'Tu tiens une boutique', 'Vous tenez une boutique'],
  ['Nous avons perdu notre maison', 'Vous avez perdu votre maison', 'Vous avez perdu votre maison'],
  ['Je finirai mon livre', 'Tu finiras ton livre', 'Vous finirez votre livre'],
])('%s happens to a listener, in French', (words, tu, vous) => {
  expect([toListeners(words, 'fr', 'tu'), toListeners(words, 'fr', 'vous')]).toEqual([tu, vous]);
});

test('what speaks to somebody else already, or has a form that is not known, is not turned', () => {
  expect(canBeTurned('Lord, help me to be patient', 'en')).toBe(false);
  expect(canBeTurned('I love you, Mum', 'en')).toBe(false);
  expect(canBeTurned('Je résous tout', 'fr')).toBe(false);
  expect(canBeTurned('On a perdu notre chien', 'fr')).toBe(false);
});
