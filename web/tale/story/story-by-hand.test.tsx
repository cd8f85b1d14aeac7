import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Story } from '#shared/story/story.contract.ts';
import { StoryByHand } from './story-by-hand.tsx';

const beside: Story = {
  ...{ language: 'en', version: 1, savedAt: 0, engines: {}, title: 'Yams', summary: 'Ama shares.' },
  ...{ hook: 'Ama sold yams.', setup: 'Her neighbour had none. She gave him three.', lesson: 'Share.', outro: '' },
};
const onClose = vi.fn<() => void>();
const sent: { url: string; body: unknown }[] = [];
beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  onClose.mockClear();
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    if (init.method === 'PUT') sent.push({ url: String(input), body: JSON.parse(String(init.body ?? '{}')) });
    return Response.json({ ok: true, version: 1, savedAt: 0, scenesChanged: 3 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StoryByHand taleId="t1" language="fr" beside={beside} onClose={onClose} />
    </QueryClientProvider>,
  );

test('splits a whole text between sentences into parts, and adds it as arranged', async () => {
  open();
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add French' });
  expect(add.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Title in French'), 'Les ignames');
  await userEvent.click(screen.getByRole('button', { name: 'Paste a whole text' }));
  await userEvent.click(screen.getByLabelText('The whole text in French'));
  await userEvent.paste(
    'Ama vendait des ignames.\n\nSon voisin n’en avait pas. Elle lui en donna trois.\n\nPartageons.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the parts' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Setup in French').value).toBe(
    'Son voisin n’en avait pas. Elle lui en donna trois.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add French' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      url: '/api/tales/t1/story/fr',
      body: {
        base: 0,
        texts: expect.objectContaining({
          title: 'Les ignames',
          hook: 'Ama vendait des ignames.',
          lesson: 'Partageons.',
          outro: '',
        }),
      },
    },
  ]);
});

test('keeps the input when the dialog is opened again', async () => {
  const first = open();
  await userEvent.type(screen.getByLabelText('Hook in French'), 'Ama');
  first.unmount();
  open();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Hook in French').value).toBe('Ama');
});
