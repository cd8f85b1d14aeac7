import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Keyboard } from 'lucide-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { commandList } from '#web/commands/command-list.ts';
import { letSingleKeysAct, singleKeysAct } from '#web/commands/single-keys.ts';
import { SettingsPage } from './settings-page.tsx';
import { settingsSections } from './settings-sections.ts';
import { refusal, stage } from './test-stage.tsx';

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
});
const open = (at: string) =>
  stage({ 'GET /api/channels': () => ({ ok: true, items: [], builtIn: true }), 'GET /api/slots': () => ({ ok: true, items: [] }) }).show(
    <SettingsPage />,
    at,
  );

test('each section is there once, with a link that leads to it', () => {
  open('/settings');
  const nav = screen.getByRole('navigation', { name: 'Sections of the settings' });
  for (const { id, name } of settingsSections) {
    expect(within(nav).getByRole('link', { name }).getAttribute('href')).toBe(`#${id}`);
    expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
  }
  expect(within(nav).getByRole('link', { name: 'Defaults' }).getAttribute('aria-current')).toBe('location');
  expect(scrolled).toEqual([]);
});

test('an address with # opens at its section, and the keyboard goes on from there', async () => {
  open('/settings#backup');
  await waitFor(() => expect(scrolled).toEqual(['backup']));
  expect(document.activeElement?.id).toBe('backup');
});

test('nothing leads to a second link of the channel while none is linked (A-04)', async () => {
  open('/settings');
  expect(await screen.findByText(/The banner at the top of this page links one/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Connect|Link/ })).toBeNull();
});

test('channels and slots that cannot be read say so and can be asked for again', async () => {
  stage({ 'GET /api/channels': () => refusal(500, 'No'), 'GET /api/slots': () => ({ ok: true, items: [] }) }).show(<SettingsPage />);
  for (const what of ['The channels', 'The weekly slots']) {
    const alert = (await screen.findByText(`${what} could not be read: No`)).closest<HTMLElement>('[role=alert]')!;
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
  }
});

test('single keys are switched off and on here, and the sheet of all keys opens', async () => {
  const perform = vi.fn<() => void>();
  const owner = Symbol('test');
  commandList.put(owner, [{ id: 'studio.shortcuts', label: 'Keys', description: '', icon: Keyboard, group: 'Studio', perform }]);
  open('/settings');
  const single = screen.getByRole('switch', { name: /Single keys act/ });
  await userEvent.click(single);
  expect(singleKeysAct()).toBe(false);
  await userEvent.click(single);
  expect(singleKeysAct()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show all shortcuts' }));
  expect(perform).toHaveBeenCalledOnce();
  commandList.drop(owner);
  letSingleKeysAct(true);
});
