import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCommands } from '#web/commands/use-commands.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { useShellKeys } from './use-shell-keys.ts';

const remove = vi.fn<() => void>();
function Page() {
  const [sheet, setSheet] = useState(false);
  useShellKeys({ togglePalette: () => {}, openSheet: () => setSheet(true) });
  useCommands([
    {
      id: 'list.delete',
      label: 'Delete the selected tales',
      description: '',
      icon: Trash2,
      group: 'Tales list',
      key: ['Delete', 'Backspace'],
      perform: remove,
    },
  ]);
  return sheet ? <ShortcutSheet onClose={() => setSheet(false)} /> : <input aria-label="Search" />;
}
afterEach(() => {
  cleanup();
  localStorage.clear();
  remove.mockClear();
});

test('opens the list of keys by ?, grouped by context', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await vi.dynamicImportSettled();
  await user.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  const page = within(screen.getByRole('region', { name: 'Tales list' }));
  expect(page.getByText('Delete the selected tales')).toBeTruthy();
  expect([page.getByText('Delete'), page.getByText('Backspace')]).toHaveLength(2);
  const studio = within(screen.getByRole('region', { name: 'Studio' }));
  for (const words of [
    'Open or close the command palette',
    'Keyboard shortcuts',
    'Go to the current notification',
    'F8',
    '?',
  ])
    expect(studio.getByText(words)).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('types a question mark in a field', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await vi.dynamicImportSettled();
  await user.type(screen.getByRole('textbox'), 'why?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('turns single keys off, remembers it, and turns them on again', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await vi.dynamicImportSettled();
  await user.keyboard('{Delete}');
  expect(remove).toHaveBeenCalledOnce();
  await user.keyboard('?');
  await user.click(screen.getByRole('checkbox', { name: /Single-key shortcuts/ }));
  await user.keyboard('{Escape}');
  await user.keyboard('{Delete}?');
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('ai-content-pipeline:single-keys')).toBe('off');
});
