import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Publication } from '#shared/publishing/publication.contract.ts';
import { PublicationEdit } from './publication-edit.tsx';

const publication = {
  id: 'p1',
  taleId: 't1',
  language: 'ee',
  title: 'Alẽkplɔla nyui',
  description: 'Yohanes 10',
  tags: ['Biblia'],
  channel: { id: 'c', rowId: 'r', title: 'Ama', url: 'https://example.com' },
} as unknown as Publication;

const sent: { url: string; method: string; body: unknown }[] = [];
vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
  const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://localhost'), init);
  sent.push({ url: new URL(request.url).pathname, method: request.method, body: await request.json() });
  return Response.json({ ok: true, ...publication, jobId: 'j1' });
});
afterEach(() => {
  cleanup();
  sent.length = 0;
});

function open() {
  const onClose = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PublicationEdit publication={publication} onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });

test('sends all texts on a change and closes the dialog', async () => {
  const onClose = open();
  expect(title().lang).toBe('ee');
  fireEvent.change(title(), { target: { value: 'Alẽkplɔla nyui la' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      url: '/api/publications/p1',
      method: 'PATCH',
      body: { title: 'Alẽkplɔla nyui la', description: 'Yohanes 10', tags: ['Biblia'] },
    },
  ]);
});

test('reports what YouTube rejects, and does not send it', () => {
  open();
  fireEvent.change(title(), { target: { value: 'a < b' } });
  expect(screen.getByText(/does not allow < or > in a title/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});
