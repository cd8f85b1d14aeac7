import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { presetSettings, type Settings } from '#shared/account/settings.contract.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { DefaultsCard } from './defaults-card.tsx';
import { refusal, stage } from './test-stage.tsx';

const styles = { items: ['storybook-1', 'watercolour'].map((key) => ({ key, label: `The ${key} style` })) };

function open(settings: Partial<Settings> = {}) {
  let now: Settings = { ...presetSettings, ...settings };
  const set = stage({
    'GET /api/settings': () => ({ ok: true, settings: now }),
    'PATCH /api/settings': (patch) => {
      now = { ...now, ...(patch as Settings) };
      return { ok: true, settings: now };
    },
    'GET /api/image-styles': () => styles,
  });
  set.show(<DefaultsCard />);
  return set;
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

test('shows the defaults, saves only changes, and says so', async () => {
  const { sent } = open({ tone: 'gentle' });
  expect((await field('Tone')).value).toBe('gentle');
  await userEvent.selectOptions(await field('Tone'), 'epic');
  expect(await screen.findByText('Saved')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Honor Jesus explicitly' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([{ tone: 'epic' }, { honorJesus: false }]);
  expect((await field('Tone')).value).toBe('epic');
});

test('restores what the server refuses, with its message', async () => {
  const { replies } = open();
  replies['PATCH /api/settings'] = () => refusal(400, 'There is no such tone.');
  await userEvent.selectOptions(await field('Tone'), 'fun');
  expect(await screen.findByText('Not saved: There is no such tone.')).toBeTruthy();
  await waitFor(async () => expect((await field('Tone')).value).toBe('inspirational'));
});

test('saves a number within its limits, and otherwise states them and keeps the old one', async () => {
  const { sent } = open();
  const scenes = await field('Scenes');
  await userEvent.clear(scenes);
  await userEvent.type(scenes, '99');
  expect(screen.getByText(/Type a whole number from 4 to 24; 12 is kept/)).toBeTruthy();
  expect(scenes.getAttribute('aria-invalid')).toBe('true');
  await userEvent.tab();
  expect([sent.length, scenes.value]).toEqual([0, '12']);
  await userEvent.clear(scenes);
  await userEvent.type(scenes, '8');
  await userEvent.tab();
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ scenes: 8 }]));
});

test('asks for the word count of a custom length', async () => {
  const { sent } = open({ length: 'custom', customWords: 300 });
  const words = await field('Words in each language');
  expect([words.value, words.min, words.max]).toEqual(['300', '100', '2000']);
  await userEvent.selectOptions(await field('Length'), 'short');
  await waitFor(() => expect(sent[0]?.body).toEqual({ length: 'short' }));
  expect(screen.queryByLabelText('Words in each language')).toBeNull();
});

test('keeps the order of languages, and the last one selected', async () => {
  const { sent } = open({ langs: ['ee'] });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Eʋegbe' }));
  expect(screen.getByRole('alert').textContent).toContain('at least one language');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'English' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ langs: ['en', 'ee'] }));
  expect(screen.getByText('Français').lang).toBe('fr');
});

test('offers styles by sample pictures', async () => {
  const { sent } = open();
  const radio = await screen.findByRole('radio', { name: 'Watercolour' });
  expect(radio.closest('label')?.querySelector('img')?.getAttribute('src')).toContain(
    '/api/image-styles/watercolour/sample',
  );
  await userEvent.click(radio);
  await waitFor(() => expect(sent[0]?.body).toEqual({ defaultImageStyle: 'watercolour' }));
});

test('restores the studio’s defaults, and the creator’s with Undo', async () => {
  const { sent } = open({ tone: 'somber', scenes: 6, voices: { en: 'en-grace' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the studio’s defaults' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ tone: 'inspirational', scenes: 12 }));
  expect(sent[0]?.body).not.toHaveProperty('voices');
  const notice = notices.current();
  expect(notice?.action?.label).toBe('Undo');
  notices.perform(notice?.id ?? '');
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ tone: 'somber', scenes: 6 }));
});

test('can reload defaults that cannot be read', async () => {
  let broken = true;
  stage({
    'GET /api/settings': () =>
      broken ? refusal(500, 'Something went wrong in the studio.') : { ok: true, settings: presetSettings },
    'GET /api/image-styles': () => styles,
  }).show(<DefaultsCard />);
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong in the studio.');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await field('Tone')).value).toBe('inspirational');
  expect(screen.queryByRole('alert')).toBeNull();
});
