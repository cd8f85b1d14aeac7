import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicationDraft } from '#shared/publishing/publication-draft.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { CardPreview } from './card-preview.tsx';
import { formOf } from './publish-form.ts';

const offer = (language: 'en' | 'fr', title: string) => ({
  ...{ language, title, shapes: ['16:9'] as const, description: '', tags: [], chapters: '' },
});
const film = { language: 'en', shape: '16:9', durationMs: 125_000, urls: { poster: '/poster.jpg?v=1' } };
let slots: object[];
beforeEach(() => {
  slots = [];
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ ok: true, items: url.endsWith('/videos') ? [film] : slots }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (draft: PublicationDraft = {}) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <CardPreview
        taleId="t1"
        form={formOf(draft, [offer('en', 'Ruth stays'), offer('fr', 'Ruth reste')], [])}
        channelOf={(language) => ({ title: language === 'en' ? 'Ama tells' : 'Ama raconte', picture: null })}
      />
    </QueryClientProvider>,
  );
const card = (name: string) => screen.findByRole('figure', { name });

test('shows title, length, channel and poster in light and dark, wide and on a phone', async () => {
  show();
  for (const name of ['Light, computer', 'Dark, computer']) {
    const shown = await card(name);
    await waitFor(() => expect(shown.textContent).toContain('2:05'));
    expect(within(shown).getByText('Ruth stays').className).toContain('line-clamp-2');
    expect(within(shown).getByText('Ama tells')).toBeTruthy();
    expect(shown.querySelector('img')?.getAttribute('src')).toBe('/poster.jpg?v=1&w=640');
  }
  await userEvent.click(screen.getByLabelText('Phone'));
  expect((await card('Dark, phone')).textContent).toContain('Ama tells · No views');
});

test('shows a card per language with its thumbnail', async () => {
  slots = [
    { slotNumber: 1, language: 'en', pngUrl: '/one.png' },
    { slotNumber: 2, language: 'fr', pngUrl: '/two.png' },
  ];
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Video'), 'Français');
  const shown = await card('Light, computer');
  expect(within(shown).getByText('Ruth reste').lang).toBe('fr');
  expect(within(shown).getByText('Ama raconte')).toBeTruthy();
  await waitFor(() => expect(shown.querySelector('img')?.getAttribute('src')).toBe('/two.png'));
});

test('shows the chosen thumbnail, and nothing without a language', async () => {
  slots = [
    { slotNumber: 1, language: 'en', pngUrl: '/one.png' },
    { slotNumber: 2, language: null, pngUrl: '/two.png' },
  ];
  show({ thumbnailSlot: 2 });
  const shown = await card('Light, computer');
  await waitFor(() => expect(shown.querySelector('img')?.getAttribute('src')).toBe('/two.png'));
  cleanup();
  expect(show({ langs: [] }).container.textContent).toBe('');
});
