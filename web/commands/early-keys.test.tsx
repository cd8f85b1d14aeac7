import { cleanup, fireEvent, render } from '@testing-library/react';
import { Plus } from 'lucide-react';
import { afterEach, expect, test, vi } from 'vitest';
import { commandList } from './command-list.ts';
import { keepEarlyKeys, takeEarlyKeys } from './early-keys.ts';
import { listenToKeys } from './shortcut-listener.ts';
import { useCommands } from './use-commands.ts';

let stop = () => {};
afterEach(() => {
  stop();
  cleanup();
  takeEarlyKeys();
});
function Registers({ keyName, perform }: { keyName: string; perform: () => void }) {
  useCommands([{ id: keyName, label: keyName, description: '', icon: Plus, group: 'Page', key: keyName, perform }]);
  return null;
}

test('runs a key that was pressed before any listener once, as soon as there is one', () => {
  const perform = vi.fn<() => void>();
  keepEarlyKeys();
  const notPrevented = fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
  expect(notPrevented).toBe(false);
  render(<Registers keyName="mod+k" perform={perform} />);
  stop = listenToKeys(commandList);
  expect(perform).toHaveBeenCalledTimes(1);
  stop();
  stop = listenToKeys(commandList);
  expect(perform).toHaveBeenCalledTimes(1);
});

test('also waits for a page that comes after the listener', () => {
  const perform = vi.fn<() => void>();
  keepEarlyKeys();
  fireEvent.keyDown(document.body, { key: 'q', code: 'KeyQ' });
  stop = listenToKeys(commandList);
  render(<Registers keyName="q" perform={perform} />);
  expect(perform).toHaveBeenCalledTimes(1);
});

test('ignores keys typed into a field and forgets old ones', () => {
  keepEarlyKeys();
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'q', code: 'KeyQ' });
  field.remove();
  expect(takeEarlyKeys()).toEqual([]);
  keepEarlyKeys();
  fireEvent.keyDown(document.body, { key: 'q', code: 'KeyQ' });
  expect(takeEarlyKeys(performance.now() + 6_000)).toEqual([]);
});
