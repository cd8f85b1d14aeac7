import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { presetSettings } from '#shared/account/settings.contract.ts';
import { refusal, stage } from './test-stage.tsx';
import { VoicesCard } from './voices-card.tsx';

const voices = [
  { id: 'en-rowan', language: 'en', label: 'Rowan', preview: false },
  { id: 'en-grace', language: 'en', label: 'Grace', preview: false },
  { id: 'ee-preview', language: 'ee', label: 'Eʋegbe voice', preview: true },
  { id: 'fr-trial', language: 'fr', label: 'Essai', preview: false, experimental: true },
];
const heard: string[] = [];
let asked: string[];

beforeEach(() => {
  [heard.length, asked] = [0, []];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blob.type}`, revokeObjectURL: () => {} }),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    heard.push(this.src);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
});

const troubles = [{ name: 'cut.onnx', words: 'This voice is left out: it is cut off.' }];
function open() {
  const set = stage({
    'GET /api/settings': () => ({
      ok: true,
      settings: { ...presetSettings, tone: 'epic', voices: { en: 'en-grace' } },
    }),
    'PATCH /api/settings': (patch) => ({ ok: true, settings: { ...presetSettings, ...(patch as object) } }),
    'GET /api/voices': () => ({
      ok: true,
      items: voices,
      troubles,
      natural: { state: 'ready', percent: null, words: null },
    }),
    'GET /api/voices/sample': (_, url) => {
      asked.push(url);
      return new Response('sound', { headers: { 'content-type': 'audio/mpeg' } });
    },
    'GET /api/music/sample': (_, url) => {
      asked.push(url);
      return refusal(503, 'There is no music on this machine.');
    },
  });
  set.show(<VoicesCard />);
  return set;
}

test('shows a voice for each language, the Ewe one as a preview, and what to do without one', async () => {
  open();
  expect((await screen.findByLabelText<HTMLSelectElement>('English')).value).toBe('en-grace');
  expect(screen.getByText('Synthetic preview')).toBeTruthy();
  expect(screen.getByText(/no synthetic voice on this machine/)).toBeTruthy();
  expect(screen.getByText('cut.onnx: This voice is left out: it is cut off.')).toBeTruthy();
});

test('plays a voice, and stops it with the same button', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Listen to Grace' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop Grace' }));
  expect(screen.getByRole('button', { name: 'Listen to Grace' })).toBeTruthy();
  expect([asked, heard]).toEqual([['/api/voices/sample?voice=en-grace'], ['blob:audio/mpeg']]);
});

test('saves a choice by language and mood, and plays the tone’s music by default', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Listen to epic music' }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no music on this machine.');
  expect([asked, heard]).toEqual([['/api/music/sample?mood=epic'], []]);
  await userEvent.selectOptions(screen.getByLabelText('English'), 'en-rowan');
  await userEvent.selectOptions(screen.getByLabelText('Music'), 'gentle');
  await userEvent.selectOptions(screen.getByLabelText('Music'), '');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ body }) => body)).toEqual([
    { voices: { en: 'en-rowan' } },
    { musicMood: 'gentle' },
    { musicMood: null },
  ]);
});

test('lists experimental voices only on request, and never by default', async () => {
  const { sent } = open();
  const toggle = await screen.findByRole('switch', { name: /Experimental voices/ });
  expect(screen.queryByLabelText('Français')).toBeNull();
  await userEvent.click(toggle);
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ experimentalVoices: true }]));
});
