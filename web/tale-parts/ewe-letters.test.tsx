import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EweLetters } from './ewe-letters.tsx';

function Field() {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('Mawu e');
  return (
    <>
      <textarea ref={box} aria-label="Words" value={text} onChange={(event) => setText(event.target.value)} />
      <EweLetters field={box} />
    </>
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
afterEach(cleanup);

test('has every letter that keyboards lack, with tilde and tones', () => {
  render(<Field />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    ...'ƉɖƐɛƑƒƔɣŊŋƆɔƲʋ',
    'tilde',
    'high tone',
    'low tone',
    'rising tone',
    'falling tone',
  ]);
});

test('writes at the cursor and keeps the focus in the field', async () => {
  render(<Field />);
  field().focus();
  field().setSelectionRange(4, 4);
  await userEvent.click(screen.getByRole('button', { name: 'ɖ' }));
  await userEvent.click(screen.getByRole('button', { name: 'ɔ' }));
  expect(field().value).toBe('Mawuɖɔ e');
  expect([document.activeElement, field().selectionStart]).toEqual([field(), 6]);
});

test('replaces the selection', async () => {
  render(<Field />);
  field().focus();
  field().setSelectionRange(0, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Ŋ' }));
  expect(field().value).toBe('Ŋ e');
});

test('puts a tone on the letter before the cursor, composed where Unicode allows', async () => {
  render(<Field />);
  field().focus();
  field().setSelectionRange(6, 6);
  await userEvent.click(screen.getByRole('button', { name: 'high tone' }));
  expect(field().value).toBe('Mawu é');
  await userEvent.click(screen.getByRole('button', { name: 'ɛ' }));
  await userEvent.click(screen.getByRole('button', { name: 'tilde' }));
  expect(field().value).toBe('Mawu éɛ\u0303');
});

test('works by keyboard: one stop, arrows between letters, Enter to write, Escape to return', async () => {
  render(<Field />);
  field().focus();
  field().setSelectionRange(0, 0);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ɖ' }));
  await userEvent.keyboard('{ArrowRight}{Enter}{End}{ArrowRight}{ArrowLeft}');
  expect(field().value).toBe('ɖMawu e');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'falling tone' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(field());
});
