import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Keyboard } from 'lucide-react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { commandList } from '#web/commands/command-list.ts';
import { letSingleKeysAct, singleKeysAct } from '#web/commands/single-keys.ts';
import { SettingsPage } from './settings-page.tsx';
import { i18n } from '#web/language/i18n.ts';
import { fits, sectionsFor } from './settings-sections.ts';
import { StudioSettingsPage } from './studio-settings-page.tsx';
import { refusal, stage } from './test-stage.tsx';

const scrolled: string[] = [];
beforeEach(() => {
  scrolled.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id);
  };
});
const answers = (operator: boolean) => ({
  'GET /api/channels': () => ({ ok: true, items: [], builtIn: true }),
  'GET /api/slots': () => ({ ok: true, items: [] }),
  'GET /api/me/membership': () => ({ ok: true, operator }),
});
const open = (at: string, operator = false) =>
  stage(answers(operator)).show(
    <Routes>
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/settings/studio" element={<StudioSettingsPage />} />
    </Routes>,
    at,
  );
const nav = () => within(screen.getByRole('navigation', { name: 'Sections of the settings' }));
const links = () =>
  nav()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows each section of a creator once with a link, without those of the studio', () => {
  open('/settings');
  expect(links()).toEqual(sectionsFor(false).own.map(({ id, name }) => [i18n._(name), `#${id}`]));
  for (const { id } of sectionsFor(false).own) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
  expect(nav().getByRole('link', { name: 'Defaults' }).getAttribute('aria-current')).toBe('location');
  expect(scrolled).toEqual([]);
  expect([document.querySelector('#backup'), screen.queryByRole('navigation', { name: 'Settings for' })]).toEqual([
    null,
    null,
  ]);
});

test('has a second page of settings for operators', async () => {
  open('/settings', true);
  const places = within(await screen.findByRole('navigation', { name: 'Settings for' }));
  await userEvent.click(places.getByRole('link', { name: 'Studio' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Studio settings' })).toBeTruthy();
  expect(links()).toEqual([
    ['Backup', '#backup'],
    ['Security log', '#security'],
  ]);
});

test('redirects creators from the studio’s settings to their own', async () => {
  open('/settings/studio');
  expect(await screen.findByText('Only for the people who run this studio')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open your settings' }).getAttribute('href')).toBe('/settings');
});

test('opens an address with # at its section, with the focus', async () => {
  open('/settings#usage');
  await waitFor(() => expect(scrolled).toEqual(['usage']));
  expect(document.activeElement?.id).toBe('usage');
});

test('redirects an address to the page that has the section', async () => {
  open('/settings#backup', true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Studio settings' })).toBeTruthy();
  await waitFor(() => expect(scrolled).toEqual(['backup']));
});

test('filters sections by their contents, and links to the other page', async () => {
  open('/settings', true);
  await screen.findByRole('navigation', { name: 'Settings for' });
  const field = screen.getByRole('searchbox', { name: 'Search settings' });
  await userEvent.type(field, 'keys');
  expect(links().map(([name]) => name)).toEqual(['Engines', 'Shortcuts', 'Access tokens']);
  expect(document.querySelector<HTMLElement>('#defaults')?.hidden).toBe(true);
  await userEvent.clear(field);
  await userEvent.type(field, 'restore');
  expect(links()).toEqual([['Studio: Backup', '/settings/studio#backup']]);
  await userEvent.clear(field);
  await userEvent.type(field, 'zebra');
  expect(screen.getByText('No setting matches.')).toBeTruthy();
});

test('matches words by prefix, ignoring case and accents', () => {
  const engines = { name: { id: 'Engines' }, words: { id: 'API keys' } };
  expect(['engin', 'API key', 'Éngines', 'gines', 'keys bibles'].map((typed) => fits(engines, typed))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('offers no second link to the channel while none is linked', async () => {
  open('/settings');
  expect(await screen.findByText(/The banner at the top of this page links one/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Connect|Link/ })).toBeNull();
});

test('says that channels and slots cannot be read, and can reload them', async () => {
  stage({ 'GET /api/channels': () => refusal(500, 'No'), 'GET /api/slots': () => ({ ok: true, items: [] }) }).show(
    <SettingsPage />,
  );
  for (const what of ['The channels', 'The weekly slots']) {
    const alert = (await screen.findByText(`${what} could not be loaded: No`)).closest<HTMLElement>('[role=alert]')!;
    expect(within(alert).getByRole('button', { name: 'Try again' })).toBeTruthy();
  }
});

test('turns single-key shortcuts off and on, and opens the list of shortcuts', async () => {
  const perform = vi.fn<() => void>();
  const owner = Symbol('test');
  commandList.put(owner, [
    { id: 'studio.shortcuts', label: 'Keys', description: '', icon: Keyboard, group: 'Studio', perform },
  ]);
  open('/settings');
  const single = screen.getByRole('switch', { name: /Enable single-key shortcuts/ });
  await userEvent.click(single);
  expect(singleKeysAct()).toBe(false);
  await userEvent.click(single);
  expect(singleKeysAct()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show all shortcuts' }));
  expect(perform).toHaveBeenCalledOnce();
  commandList.drop(owner);
  letSingleKeysAct(true);
});
