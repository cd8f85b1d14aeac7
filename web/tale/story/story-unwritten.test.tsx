import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Unwritten } from '#shared/story/story.contract.ts';
import { StoryUnwritten } from './story-unwritten.tsx';
import { writerWords } from './story-words.ts';
import type { Rewriting } from './use-rewriting.ts';

const order = vi.fn<Rewriting['order']>(async () => {});
const byHand = vi.fn<(language: string) => void>();
const show = (unwritten: readonly Unwritten[]) => {
  const rewriting: Rewriting = { jobs: [], isAt: () => false, order, dismiss: () => {} };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StoryUnwritten unwritten={unwritten} rewriting={rewriting} onByHand={byHand} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  order.mockClear();
});

test('says why a language was not written, and retries or opens it for writing', async () => {
  show([{ language: 'ee', why: 'OpenAI refused to write this.' }]);
  expect(screen.getByRole('listitem').textContent).toContain('Eʋegbe was not written');
  expect(screen.getByText('OpenAI refused to write this.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again in Ewe' }));
  expect(order).toHaveBeenCalledWith('ee');
  await userEvent.click(screen.getByRole('button', { name: 'Write or paste it in Ewe' }));
  expect(byHand).toHaveBeenCalledWith('ee');
});

test.each([
  { builtIn: true, offered: { role: 'link', name: 'Connect a model for French' } },
  { builtIn: false, offered: { role: 'button', name: 'Translate it in French' } },
])('offers $offered.name for a language that needs a translator', async ({ builtIn, offered }) => {
  const lines = [{ task: 'text', engine: 'A', builtIn, micros: 0 }];
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, lines, micros: 0, monthMicros: 0, budgetMicros: null }));
  show([{ language: 'fr', why: 'The writer does not translate.', needs: 'translator' }]);
  expect(await screen.findByRole(offered.role, { name: offered.name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Write or paste it in French' })).toBeTruthy();
});

test('names the author of a language, and of sections by others', () => {
  expect(writerWords({ hook: 'A', setup: 'A', lesson: 'B', outro: 'A' })).toBe('Written by A; lesson by B');
  expect([writerWords({ hook: 'A', setup: 'A', lesson: 'A', outro: 'A' }), writerWords({})]).toEqual([
    'Written by A',
    '',
  ]);
});
