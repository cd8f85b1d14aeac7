import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnText } from './own-text.tsx';
import { startingForm } from '#web/create/tale-form.ts';

let lines: object[] = [];
beforeEach(() => {
  lines = [];
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, lines, leftMicros: null }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (text: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnText form={{ ...startingForm(), source: 'text', text }} edit={() => {}} />
    </QueryClientProvider>,
  );

test('shows how long a film the text makes, and that the studio does not translate', async () => {
  show('Mama Ama sold yams at the market every day of the week. '.repeat(25));
  expect((await screen.findByRole('status')).textContent).toMatch(/^300 words: about 2¼ minutes of film\.$/);
  expect(screen.getByText(/does not translate.*Story tab/)).toBeTruthy();
});

test('says that one or two words are too few, and what to do', () => {
  show('Hope.');
  expect(screen.getByRole('status').textContent).toBe(
    'One word is too few: a film needs at least 8. For a film about it, choose “Theme / summary”.',
  );
});

test('names a translating engine with its languages', async () => {
  lines = [{ task: 'text', engine: 'Mistral small', builtIn: false, calls: 1, micros: 10 }];
  show('Mama Ama sold yams at the market every day.');
  expect(
    await screen.findByText(/Mistral small translates it into the others that you choose \(English, French, Ewe\)/),
  ).toBeTruthy();
});
