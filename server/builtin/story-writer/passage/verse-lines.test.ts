import { expect, test } from 'vitest';
import { readOnAcrossLines } from './verse-lines.ts';

test.each([
  [
    'Oh! Si j’avais des ailes, Je m’envolerais; Voici, je fuirais',
    'Oh! Si j’avais des ailes, je m’envolerais; voici, je fuirais',
  ],
  [
    'L’homme heureux Qui ne suit pas les méchants, Et qui prie',
    'L’homme heureux qui ne suit pas les méchants, et qui prie',
  ],
  ['Louez, Dieu de Jacob, Éternel', 'Louez, Dieu de Jacob, Éternel'],
  ['Sachez que je suis Dieu: Je domine', 'Sachez que je suis Dieu: je domine'],
  ['A cause de lui, A l’absinthe et au poison', 'À cause de lui, à l’absinthe et au poison'],
  ['A-t-il dit: A qui est-ce? Il a parlé à tous', 'A-t-il dit: À qui est-ce? Il a parlé à tous'],
  ['paresseux; Considère ses voies', 'paresseux; considère ses voies'],
  ['Il leur dit: Je suis là. Il partit', 'Il leur dit: Je suis là. Il partit'],
])('continues a line of a French poem: %s', (lines, sentence) => expect(readOnAcrossLines(lines, 'fr')).toBe(sentence));

test('continues English and Ewe lines', () => {
  expect(readOnAcrossLines('to fail, Saying, “When”', 'en')).toBe('to fail, saying, “When”');
  expect(readOnAcrossLines('Yehowa, Et', 'ee')).toBe('Yehowa, Et');
});
