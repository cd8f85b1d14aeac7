import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Narration } from '#shared/sound/audio.contract.ts';
import { presetSettings } from '#shared/account/settings.contract.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { NaturalVoices, VoiceItem } from '#shared/sound/voice.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { AudioTab } from './audio-tab.tsx';

const text = { en: 'He ran to meet him. They went home together.', ee: 'Eƒu du yi ɖadoe.' };
const tale = {
  ...{ id: 't1', title: 'The Son', langs: ['en', 'ee'], audience: 'family', content: {} },
  scenes: [{ id: 's1', sceneNo: 1, section: 'setup', text, prompt: '', verses: null }],
} as unknown as Tale;
const voice = (id: string, label: string, kind: VoiceItem['kind'], more: Partial<VoiceItem> = {}): VoiceItem => ({
  ...{ id, label, kind, language: id.slice(0, 2) as Language, preview: false },
  ...more,
});
const voices = [
  voice('en-emma', 'Emma', 'natural'),
  voice('en-rowan', 'Rowan', 'simple'),
  voice('ee-preview', 'Eʋegbe', 'simple', { preview: true }),
  voice('ee-try', 'Ewe trial', 'natural', { experimental: true }),
];
const words = text.en.split(' ').map((word, at) => ({ text: word, startMs: at * 300, endMs: at * 300 + 250 }));
const read: Narration = {
  ...{
    sceneId: 's1',
    sceneNo: 1,
    language: 'en',
    status: 'ready',
    kind: 'synthetic',
    voice: 'en-emma',
    voices: ['en-emma', 'en-rowan'],
  },
  ...{
    stoodIn: false,
    canPutBack: false,
    engine: 'natural voice',
    durationMs: 2_700,
    words,
    url: '/api/narrations/n1/sound?v=abc123',
    lastError: null,
  },
};
const ready: NaturalVoices = { state: 'ready', percent: null, words: null };
let item: Narration;
let natural: NaturalVoices;
let experimentalVoices: boolean;
let sent: [call: string, body: unknown][];
let heard: string[];

beforeEach(() => {
  [item, natural, experimentalVoices, sent, heard] = [read, ready, false, [], []];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => {} }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    heard.push(this.src);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://studio');
    if (init.method && init.method !== 'GET') {
      sent.push([pathname.replace('/api/tales/t1/', ''), init.body ? JSON.parse(String(init.body ?? '{}')) : null]);
      if (pathname.endsWith('/phrase')) item = { ...item, canPutBack: true, url: '/api/narrations/n1/sound?v=def456' };
      if (pathname.endsWith('/undo')) item = { ...item, canPutBack: false };
      return Response.json({ ok: true, item, queued: 1, jobId: 'j1' });
    }
    if (pathname === '/api/voices/sample') {
      heard.push(search);
      return new Response('sound', { headers: { 'content-type': 'audio/mpeg' } });
    }
    if (pathname === '/api/voices') return Response.json({ ok: true, items: voices, troubles: [], natural });
    if (pathname === '/api/settings')
      return Response.json({ ok: true, settings: { ...presetSettings, experimentalVoices } });
    if (pathname.endsWith('/audio')) {
      const chosenVoices = { en: 'en-emma', ee: 'ee-preview' };
      return Response.json({
        ok: true,
        items: [item],
        voices,
        chosenVoices,
        readings: { en: { pace: 0.9 } },
        natural,
        music: null,
      });
    }
    if (/(images|captions|recordings)/.test(pathname)) return Response.json({ ok: true, items: [] });
    return Response.json({ ok: false, error: 'Not in this test' }, { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function show() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <AudioTab tale={tale} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Narration' });
}

test('plays every voice with a sentence of the tale before it is used, and separates kinds', async () => {
  await show();
  expect(screen.getByText(/Emma and Rowan · natural voice/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a voice for English' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a voice for English' }));
  expect(dialog.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Natural voices',
    'Simple voices',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: 'Listen to Rowan' }));
  await dialog.findByRole('button', { name: 'Stop Rowan' });
  expect(heard[0]).toBe('?voice=en-rowan&tale=t1&pace=0.9');
  await userEvent.click(dialog.getByRole('button', { name: 'Use Rowan' }));
  await waitFor(() => expect(sent).toEqual([['voice', { language: 'en', voice: 'en-rowan' }]]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('reads quotations with the narrator or a separate voice, and shows the pace in words a minute', async () => {
  await show();
  expect(screen.getByText('Same narrator')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Change who reads quoted speech in English' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use Emma' }));
  await waitFor(() => expect(sent).toEqual([['voice', { language: 'en', quoteVoice: 'en-emma' }]]));
  const pace = screen.getByRole<HTMLInputElement>('slider', { name: /Pace/ });
  expect(pace.getAttribute('aria-valuetext')).toBe('135 words a minute');
  await waitFor(() => expect(pace.disabled).toBe(false));
  fireEvent.change(pace, { target: { value: '1.1' } });
  expect(pace.getAttribute('aria-valuetext')).toBe('165 words a minute');
  expect(sent).toHaveLength(1);
  fireEvent.keyUp(pace);
  await waitFor(() => expect(sent[1]).toEqual(['voice', { language: 'en', pace: 1.1 }]));
});

test('reads a phrase again, plays it, and restores it', async () => {
  await show();
  await userEvent.click(await screen.findByText('Change how a phrase is read'));
  await userEvent.click(screen.getByRole('button', { name: 'They went home together.' }));
  await userEvent.type(screen.getByLabelText('Pronounce as'), 'They went home');
  await userEvent.click(screen.getByRole('radio', { name: 'Slower' }));
  await userEvent.click(screen.getByRole('button', { name: 'Read this phrase again' }));
  const order = { from: 5, to: 9, variation: 1, sayAs: 'They went home', pace: 0.85, sound: 'abc123' };
  await waitFor(() => expect(sent).toEqual([['narration/s1/en/phrase', order]]));
  await screen.findByRole('button', { name: 'Try another reading' });
  expect(heard.at(-1)).toContain('/api/narrations/n1/sound?v=def456');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore the previous reading' }));
  await waitFor(() => expect(sent[1]?.[0]).toBe('narration/s1/en/phrase/undo'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore the previous reading' })).toBeNull());
});

test('marks narration by a substitute voice, and reads it again when the natural voice is available', async () => {
  item = { ...read, stoodIn: true, status: 'stale', voice: 'en-rowan', voices: ['en-rowan'] };
  natural = { state: 'fetching', percent: 43, words: null };
  await show();
  expect(await screen.findByText(/Natural voices: downloading, 43 %/)).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Natural voices' }).getAttribute('aria-valuenow')).toBe('43');
  expect(
    screen.getByText('1 scene was read by a simple voice because the natural one is not available yet.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Read it again' })).toBeNull();
  natural = ready;
  await userEvent.click(await screen.findByRole('button', { name: 'Read it again' }, { timeout: 6_000 }));
  await waitFor(() => expect(sent).toEqual([['narration', { variant: 'missing', langs: ['en'] }]]));
});

test('recommends recording for Ewe, with the reason and how to add a voice', async () => {
  experimentalVoices = true;
  await show();
  expect(screen.getByRole('button', { name: 'Regenerate all English narration' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'ee' }));
  expect(screen.getByRole('button', { name: 'Record Ewe' })).toBeTruthy();
  expect(await screen.findByText(/The studio’s own voices lack the tones of Ewe/)).toBeTruthy();
  expect(screen.getByText('Add your own Ewe voice')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a voice for Ewe' }));
  const trial = (await screen.findByText('Ewe trial')).closest('li')!;
  expect(within(trial).getByText('Experimental')).toBeTruthy();
});
