import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SceneCaptions } from '#shared/captions/caption.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { CaptionDesk } from './caption-desk.tsx';

const text = 'Ŋutsu aɖe yi Yeriko. Adzodalawo ƒoe, eye wodzo.';
const item: SceneCaptions = {
  ...{ sceneId: 's1', sceneNo: 1, standing: 'automatic', audience: 'kids', version: 0, durationMs: 4_000 },
  tokens: text.split(' ').map((word, at) => ({ text: word, startMs: at * 450, endMs: at * 450 + 400 })),
  cues: [
    { words: 4, lines: ['Ŋutsu aɖe yi Yeriko.'], startMs: 0, endMs: 1_800 },
    { words: 4, lines: ['Adzodalawo ƒoe, eye wodzo.'], startMs: 1_800, endMs: 4_000 },
  ],
};
const sent: {
  what: string;
  body: { version: number; cues: { words: number; lines: string[]; startMs: number; endMs: number }[] };
}[] = [];
let answer: () => Response;
beforeEach(() => {
  sent.length = 0;
  answer = () =>
    Response.json({
      ok: true,
      item: { ...item, standing: 'edited', version: sent.length, cues: sent.at(-1)?.body.cues ?? item.cues },
    });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ what: `${init.method} ${url}`, body: JSON.parse(String(init.body ?? 'null')) });
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (of: Partial<SceneCaptions> = {}) =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <CaptionDesk taleId="t1" language="ee" item={{ ...item, ...of }} sound="/api/narrations/n1/sound" />
    </QueryClientProvider>,
  );
const box = (no: number) => screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Text of caption ${no}` });
const saved = () => waitFor(() => expect(screen.getByText('Saved')).toBeTruthy(), { timeout: 4_000 });

test('marks captions as Ewe for screen readers, splits at the caret, and saves automatically', async () => {
  show();
  expect(box(2).lang).toBe('ee');
  box(2).focus();
  box(2).setSelectionRange(15, 15);
  await userEvent.click(screen.getByRole('button', { name: /Split at the cursor: caption 2/ }));
  expect([box(2).value, box(3).value]).toEqual(['Adzodalawo ƒoe,', 'eye wodzo.']);
  await saved();
  const split = sent.find(({ body }) => body.cues.length === 3);
  expect(split).toMatchObject({ what: 'PUT /api/tales/t1/narration/s1/ee/captions', body: { version: 0 } });
  expect(split?.body.cues.map(({ words, startMs }) => [words, startMs])).toEqual([
    [4, 0],
    [2, 1_800],
    [2, 2_700],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('textbox', { name: 'Text of caption 3' })).toBeNull();
});

test('moves a time and its neighbour by arrow keys, and warns of too little time', async () => {
  show();
  const end = screen.getByRole('spinbutton', { name: 'End of caption 1, seconds' });
  end.focus();
  await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect((end as HTMLInputElement).value).toBe('0.70');
  expect(screen.getByText(/Too fast: 29 characters a second/)).toBeTruthy();
  await userEvent.keyboard('{Shift>}{ArrowUp>4/}{/Shift}');
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Start of caption 2, seconds' }).value).toBe('2.77');
});

test('marks changed wording, with a way back to the spoken words', async () => {
  show();
  fireEvent.change(box(1), { target: { value: 'Ame aɖe\nyi Yeriko.' } });
  expect(screen.getByText('Differs from what is said')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Back to the spoken text, caption 1/ }));
  expect([box(1).value, screen.queryByText('Differs from what is said')]).toEqual(['Ŋutsu aɖe yi Yeriko.', null]);
  fireEvent.change(box(1), { target: { value: 'Ŋutsu aɖe\nyi Yeriko.' } });
  expect(screen.queryByText('Differs from what is said')).toBeNull();
});

test('joins two captions, and refuses to save an empty one', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /Join with next: caption 1/ }));
  expect(box(1).value.replace('\n', ' ')).toBe(text);
  fireEvent.change(box(1), { target: { value: ' ' } });
  await waitFor(() => expect(screen.getByText('Not saved while a caption has no words')).toBeTruthy(), {
    timeout: 4_000,
  });
  // A panel that was closed before may still be saving: its captions have words.
  expect(sent.flatMap(({ body }) => body.cues).every(({ lines }) => lines.length > 0)).toBe(true);
});

test('reports another voice and changed words, and offers to keep captions or start again', async () => {
  const { unmount } = show({ standing: 'retimed', version: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Keep these' }));
  await saved();
  expect(sent.map(({ body }) => body.version)).toContain(3);
  unmount();
  show({ standing: 'outdated', version: 3 });
  expect(screen.getByText(/text of this scene has changed/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(sent.at(-1)?.what).toBe('DELETE /api/tales/t1/narration/s1/ee/captions'));
});

test('does not overwrite a change from elsewhere', async () => {
  answer = () =>
    Response.json({ ok: false, code: 'conflict', error: 'These captions were changed elsewhere.' }, { status: 409 });
  show();
  fireEvent.change(box(1), { target: { value: 'Ŋutsu' } });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('changed elsewhere'), { timeout: 4_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Show the new ones' }));
  expect(box(1).value).toBe('Ŋutsu aɖe yi Yeriko.');
});
