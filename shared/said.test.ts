import { msg } from '@lingui/core/runtime-macro';
import { expect, test } from 'vitest';
import { decodeSaid, encodeSaid, englishOf } from './said.ts';

const said = msg`This file has ${{ size: 3 }} bytes, and its name is ${{ name: 'Ɛʋe « é »' }}.`;

test('fills values into the English message', () => {
  expect(englishOf(said)).toBe('This file has 3 bytes, and its name is Ɛʋe « é ».');
});

test('sends code and values in a header, in allowed characters', () => {
  expect(encodeSaid(said)).toMatch(/^[\x21-\x7e]+$/);
  expect(decodeSaid(encodeSaid(said))).toEqual({ id: said.id, values: { size: 3, name: 'Ɛʋe « é »' } });
});

test.each([null, '', '%', 'null', '{}', '%7B%22id%22%3A3%7D'])('ignores malformed input: %j', (value) => {
  expect(decodeSaid(value)).toBeNull();
});

test('leaves out what is too long for a header', () => {
  expect(encodeSaid(msg`Words: ${{ words: 'x'.repeat(5_000) }}`)).toBe('');
});
