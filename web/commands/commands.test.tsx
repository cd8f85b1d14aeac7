import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Command, commandList } from './command-list.ts';
import { matching } from './matching.ts';
import { ariaKeys, capsOf } from './shortcut-key.ts';
import { listenToKeys } from './shortcut-listener.ts';
import { letSingleKeysAct } from './single-keys.ts';
import { useCommandList, useCommands } from './use-commands.ts';

const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  label: id,
  description: `What ${id} does`,
  icon: Plus,
  group: 'Page',
  perform: () => {},
  ...more,
});
const Registers = ({ entries }: { entries: Command[] }) => {
  useCommands(entries);
  return null;
};
const Labels = () => (
  <p>
    {useCommandList()
      .map(({ label }) => label)
      .join(' ')}
  </p>
);

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(commandList);
});
afterEach(() => {
  cleanup();
  stop();
  letSingleKeysAct(true);
  document.body.replaceChildren();
});

test('lists commands while their page is mounted: around the page, each id once', () => {
  const pages = ({ tale }: { tale: boolean }) => (
    <>
      {tale && <Registers entries={[command('tabs'), command('package')]} />}
      <Registers entries={[command('theme', { group: 'Appearance' }), command('create', { group: 'Commands' })]} />
      <Labels />
    </>
  );
  const { rerender } = render(pages({ tale: true }));
  expect(screen.getByText('create tabs package theme')).toBeTruthy();
  rerender(pages({ tale: false }));
  expect(screen.getByText('create theme')).toBeTruthy();
});

test('uses the last render of a page', () => {
  const Counter = () => {
    const [count, setCount] = useState(0);
    useCommands([command('more', { label: `more than ${count}`, key: 'm', perform: () => setCount(count + 1) })]);
    return <Labels />;
  };
  render(<Counter />);
  fireEvent.keyDown(document.body, { key: 'm' });
  fireEvent.keyDown(document.body, { key: 'm' });
  expect(screen.getByText('more than 2')).toBeTruthy();
});

test('ignores single keys in text fields, dialogs and menus, with modifiers, or held down', () => {
  const perform = vi.fn<() => void>();
  render(<Registers entries={[command('queue', { key: 'q', perform })]} />);
  const press = (markup: string, init: object = {}) => {
    document.body.insertAdjacentHTML('beforeend', `<div id="here">${markup}</div>`);
    fireEvent.keyDown(document.querySelector('[data-at]') ?? document.body, { key: 'q', ...init });
    document.querySelector('#here')?.remove();
  };
  for (const field of [
    '<input data-at>',
    '<input data-at type="search">',
    '<input data-at type="number">',
    '<textarea data-at></textarea>',
  ])
    press(field);
  press('<select data-at></select>');
  press('<div contenteditable="true"><b data-at>words</b></div>');
  press('<div role="dialog"></div>');
  press('<div role="alertdialog"></div>');
  press('<div role="menu"><a data-at>entry</a></div>');
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) press('', init);
  letSingleKeysAct(false);
  press('');
  expect(perform).not.toHaveBeenCalled();
  letSingleKeysAct(true);
  press('');
  press('<input data-at type="checkbox" checked>', { key: 'Q' });
  expect(perform).toHaveBeenCalledTimes(2);
});

test('accepts one of several keys, and ignores a key whose condition is false', () => {
  const perform = vi.fn<() => void>();
  let chosen = 0;
  render(
    <Registers entries={[command('delete', { key: ['Delete', 'Backspace'], keyWhen: () => chosen > 0, perform })]} />,
  );
  expect(fireEvent.keyDown(document.body, { key: 'Delete' })).toBe(true);
  chosen = 1;
  expect(fireEvent.keyDown(document.body, { key: 'Delete' })).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Backspace' });
  expect(perform).toHaveBeenCalledTimes(2);
});

test('offers Ctrl or Cmd+K to the page first, and to the studio if the page declines or a dialog is open', () => {
  const heard: string[] = [];
  let inSearch = false;
  render(
    <>
      <Registers
        entries={[
          command('search', { key: 'mod+k', keyWhen: () => !inSearch, perform: () => void heard.push('search') }),
        ]}
      />
      <Registers
        entries={[
          command('palette', {
            group: 'Studio',
            key: 'mod+k',
            inDialogs: true,
            perform: () => void heard.push('palette'),
          }),
        ]}
      />
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  inSearch = true;
  fireEvent.keyDown(document.body, { key: 'K', metaKey: true });
  inSearch = false;
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input></div>');
  fireEvent.keyDown(document.querySelector('[role=dialog] input')!, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, shiftKey: true });
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(heard).toEqual(['search', 'palette', 'palette']);
});

test('finds commands by label or description, ignoring case, with an exact label first', () => {
  const all = [
    command('a', { label: 'Bulk: Generate Images', description: 'Of the selected tales' }),
    command('b', { label: 'Generate Images', description: 'Of this tale' }),
    command('c', { label: 'Hidden images', keyOnly: true }),
  ];
  const found = (text: string) => matching(text, all).map(({ id }) => id);
  expect(found('GENERATE')).toEqual(['a', 'b']);
  expect(found(' of this ')).toEqual(['b']);
  expect(found('generate images')).toEqual(['b', 'a']);
  expect(found('')).toEqual(['a', 'b']);
  expect(found('zzz')).toEqual([]);
});

test('shows keys in the style of the system', () => {
  expect([capsOf('mod+k', false), capsOf('mod+k', true), capsOf('q', false), capsOf('Delete', false)]).toEqual([
    ['Ctrl', 'K'],
    ['⌘', 'K'],
    ['Q'],
    ['Delete'],
  ]);
  expect(ariaKeys('mod+k')).toBe('Control+K Meta+K');
});
