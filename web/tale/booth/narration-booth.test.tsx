import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '#shared/tale/tale.contract.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { levelShown } from './level-meter.tsx';
import { NarrationBooth } from './narration-booth.tsx';

const words = ['Ŋutsu aɖe nɔ yiyim.', 'Eyi ɖe Yeriko.'];
const scenes = words.map((ee, at) => ({ id: `s${at + 1}`, sceneNo: at + 1, text: { ee } })) as unknown as Scene[];
const take = {
  ...{
    id: 'k1',
    kind: 'recorded',
    durationMs: 4000,
    startMs: 500,
    endMs: 3000,
    silence: { startMs: 500, endMs: 3000 },
  },
  ...{ peaks: [0, 50, 80, 0], current: true, fits: false, cleaned: null, madeAt: 0, url: '/api/takes/k1/sound' },
};
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'GET') sent.push([`${init.method} ${url}`, JSON.parse(String(init.body ?? '{}'))]);
    return Response.json({ ok: true, items: url.includes('/s1/') ? [take] : [], item: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <NarrationBooth taleId="t1" scenes={scenes} language="ee" startAt="s1" onClose={() => {}} />
    </QueryClientProvider>,
  );

test('marks the words to read as Ewe, in the chosen size', async () => {
  show();
  const text = screen.getByText(words[0]!);
  expect([text.getAttribute('lang'), text.style.fontSize]).toEqual(['ee', '32px']);
});

test('moves between scenes by arrow keys, and stops at the ends', async () => {
  show();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText(words[1]!)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText(words[0]!)).toBeTruthy();
});

test('says why recording is impossible over plain http, with the button disabled', () => {
  vi.stubGlobal('isSecureContext', false);
  show();
  expect(screen.getByRole('alert').textContent).toContain('only over https or on localhost');
  expect(screen.getByRole('button', { name: 'Record' })).toHaveProperty('disabled', true);
});

test('shows a take’s waveform and changed words, and trims it without losing anything', async () => {
  show();
  expect(await screen.findByRole('img', { name: /from 0.50 s to 3.00 s of 4.00 s/ })).toBeTruthy();
  expect(screen.getByText('Text has changed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use this part' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Whole take' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use this part' }));
  expect(sent).toEqual([['POST /api/takes/k1/use', { startMs: 0, endMs: 4000 }]]);
});

test('selects a part of a valid take to show and record alone', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ ok: true, items: url.endsWith('/takes') ? [{ ...take, fits: true }] : [], item: null }),
  );
  const long = [
    { ...scenes[0]!, text: { ee: 'Ŋutsu aɖe nɔ yiyim. Eyi ɖe Yeriko. Adzodalawo ƒoe.' } },
  ] as unknown as Scene[];
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <NarrationBooth taleId="t1" scenes={long} language="ee" startAt="s1" onClose={() => {}} />
    </QueryClientProvider>,
  );
  const words = screen.getByRole('region', { name: 'Text to read' });
  await userEvent.click(await screen.findByRole('button', { name: 'Eyi ɖe Yeriko.' }));
  expect(words.textContent).toBe('Eyi ɖe Yeriko.');
  await userEvent.click(screen.getByRole('button', { name: 'Adzodalawo ƒoe.' }));
  expect(words.textContent).toBe('Eyi ɖe Yeriko. Adzodalawo ƒoe.');
  expect(screen.getByRole('button', { name: 'Record this part' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ŋutsu aɖe nɔ yiyim.' }));
  expect(words.textContent).toBe('Ŋutsu aɖe nɔ yiyim. Eyi ɖe Yeriko. Adzodalawo ƒoe.');
});

test('says why recording matters until dismissed', async () => {
  show();
  expect(screen.getByRole('note', { name: 'Why record' }).textContent).toContain('Platforms may limit');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the note on recording' }));
  expect(screen.queryByRole('note', { name: 'Why record' })).toBeNull();
  cleanup();
  show();
  expect(screen.queryByRole('note', { name: 'Why record' })).toBeNull();
});

test('scales the meter like the ear: full scale at the right, silence at the left', () => {
  expect([levelShown(1), levelShown(0), levelShown(10 ** (-27 / 20))].map(Math.round)).toEqual([100, 0, 50]);
});
