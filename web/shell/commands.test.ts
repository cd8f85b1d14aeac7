import { afterEach, expect, test, vi } from 'vitest';
import { fireBulk, taleBox } from '#web/ui/bulk-event.ts';
import { notices } from '#web/ui/toast-store.ts';
import { commands, matching } from './commands.ts';
import { initialsOf } from './initials.ts';

afterEach(() => document.body.replaceChildren());

test('the palette offers the specified commands', () => {
  expect(commands.map((command) => ('to' in command ? [command.label, command.to] : [command.label, command.bulk]))).toEqual([
    ['Create New Tale', '/tales/new'],
    ['Go to Dashboard', '/dashboard'],
    ['My Videos', '/my-videos'],
    ['All Tales', '/tales'],
    ['Images', '/images'],
    ['Settings', '/settings'],
    ['Bulk: Generate Images', 'generate'],
    ['Bulk: Render Videos', 'render'],
    ['Bulk: Upload to YouTube', 'upload'],
  ]);
});

test('commands are found by label or description', () => {
  expect(matching('DASH').map(({ label }) => label)).toEqual(['Go to Dashboard']);
  expect(matching('your own text').map(({ label }) => label)).toEqual(['Create New Tale']);
  expect(matching('zzz')).toEqual([]);
  expect(matching('  ')).toHaveLength(commands.length);
});

test('a bulk action without a ticked tale says so; other ticked boxes do not count', () => {
  const heard = vi.fn<() => void>();
  window.addEventListener('tales:bulk', heard);
  document.body.innerHTML = '<input type="checkbox" checked>';
  fireBulk('render');
  expect(heard).not.toHaveBeenCalled();
  expect(notices.history()[0]).toMatchObject({ title: 'No tales selected', text: 'Select some tales first to use bulk actions' });
  document.body.innerHTML = `<input type="checkbox" ${Object.keys(taleBox)[0]} checked>`;
  fireBulk('render');
  expect(heard).toHaveBeenCalledOnce();
  window.removeEventListener('tales:bulk', heard);
});

test.each([
  ['Demo Creator', 'demo@example.org', 'DC'],
  ['Ʋɔnu', 'v@example.org', 'Ʋ'],
  ['', 'ama.mensah@example.org', 'A'],
  ['Ama Adzo Mensah', '', 'AM'],
])('initials of "%s" <%s> are %s', (name, email, initials) => {
  expect(initialsOf({ name, email })).toBe(initials);
});
