import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { BookField } from '#web/create/steps/book-field.tsx';

const Held = () => {
  const [book, setBook] = useState('Proverbs');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <BookField value={book} onChange={setBook} />
      <output>{book}</output>
      <button type="submit">Next</button>
    </form>
  );
};
// jsdom has no layout to scroll.
beforeAll(() => void (Element.prototype.scrollIntoView = () => {}));
afterEach(cleanup);
const field = () => screen.getByLabelText('Book');
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => document.querySelector('output')?.textContent;

test('opens all 66 books under the two testaments on a press, with the chosen one marked', async () => {
  render(<Held />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(field());
  expect(names()).toHaveLength(66);
  expect([names()[0], names()[65]]).toEqual(['Genesis', 'Revelation']);
  expect(screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual(['Proverbs']);
  expect([screen.getByText('Old Testament'), screen.getByText('New Testament')]).toHaveLength(2);
});

test.each([
  ['luk', 'Luke'],
  ['apocalypse', 'Revelation'],
  ['esaie', 'Isaiah'],
  ['1co', '1 Corinthians'],
  ['song of', 'Song of Solomon'],
])('selects with %s and Enter %s', async (typed, book) => {
  render(<Held />);
  await userEvent.clear(field());
  await userEvent.type(field(), `${typed}{Enter}`);
  expect(chosen()).toBe(book);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('moves by arrows, exposes the active option by id, and keeps the value on Escape and blur', async () => {
  render(<Held />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Song of Solomon');
  await userEvent.keyboard('{Escape}');
  expect([chosen(), names()]).toEqual(['Proverbs', []]);
  await userEvent.clear(field());
  await userEvent.type(field(), 'jo');
  await userEvent.tab();
  expect([chosen(), (field() as HTMLInputElement).value]).toEqual(['Proverbs', 'Proverbs']);
  await userEvent.clear(field());
  await userEvent.type(field(), 'Jonah');
  await userEvent.tab();
  expect(chosen()).toBe('Jonah');
  await userEvent.clear(field());
  await userEvent.type(field(), 'xyz');
  expect(screen.getByText('Nothing found')).toBeTruthy();
});
