import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Engines, ProviderView } from '#shared/engine.contract.ts';
import { refusal, stage } from '#web/settings/test-stage.tsx';
import { EnginesCard } from './engines-card.tsx';

const key: NonNullable<ProviderView['key']> = {
  from: 'creator',
  last4: '6789',
  address: null,
  addedAt: 1_790_000_000_000,
  test: null,
};
const provider = (over: Partial<ProviderView>): ProviderView => ({
  id: 'openai',
  name: 'OpenAI',
  about: 'Stories.',
  keyPage: 'https://platform.openai.com/api-keys',
  takesAddress: false,
  tasks: ['text'],
  key: null,
  ...over,
});
const month = {
  month: '2026-11',
  spentMicros: 1_250_000,
  reservedMicros: 0,
  calls: 7,
  failed: 1,
  unpriced: 2,
  unknown: 1,
  capMicros: null,
  studioCapMicros: null,
};
const builtIn = { provider: null, name: 'built-in writer' };
const engines = (over: Partial<Engines> = {}): Engines => ({
  ok: true,
  providers: [
    provider({ key }),
    provider({ id: 'anthropic', name: 'Anthropic', key: { ...key, from: 'studio', last4: 'abcd' } }),
    provider({ id: 'compatible', name: 'Own server', takesAddress: true, keyPage: null }),
  ],
  tasks: [
    {
      task: 'text',
      name: 'Stories',
      order: [{ provider: 'openai', name: 'OpenAI gpt' }, { provider: 'anthropic', name: 'Anthropic claude' }, builtIn],
      offers: [
        {
          provider: 'openai',
          models: ['gpt', 'gpt-big'],
          model: 'gpt',
          price: '$1.00 per million tokens read, $5.00 written',
        },
        { provider: 'anthropic', models: ['claude'], model: 'claude', price: null },
      ],
    },
    { task: 'music', name: 'Music', order: [{ provider: null, name: 'built-in music' }], offers: [] },
  ],
  settings: { choice: {}, models: {}, fallback: ['openai', 'anthropic'], builtIn: true, capMicros: null },
  month,
  pricesOf: '2026-11-21',
  ...over,
});

function open(over: Partial<Engines> = {}, replies: Parameters<typeof stage>[0] = {}) {
  const set = stage({
    'GET /api/engines': () => engines(over),
    'GET /api/system': () => ({ ok: true, engines: {}, ffmpeg: '5.1', bibles: [], degraded: [], operational: true }),
    'PATCH /api/engines': () => engines(over),
    ...replies,
  });
  set.show(<EnginesCard />);
  return set;
}
const row = async (name: string) => {
  const list = await screen.findByRole('region', { name: 'Keys' });
  const item = within(list)
    .getAllByRole('listitem')
    .find((each) => each.textContent?.startsWith(name));
  return within(item ?? list);
};

test('shows the last four characters and the owner of a key, and removes only one’s own', async () => {
  open();
  expect((await row('OpenAI')).getByText('yours, ends in 6789')).toBeTruthy();
  expect((await row('Anthropic')).getByText('set by the studio, ends in abcd')).toBeTruthy();
  expect((await row('Anthropic')).queryByRole('button', { name: /Remove/ })).toBeNull();
  expect((await row('Own server')).getByText('no key')).toBeTruthy();
  expect((await row('Own server')).queryByRole('button', { name: /Test/ })).toBeNull();
});

test('hides a key while it is typed, sends it once, clears it, and shows a refusal there', async () => {
  let refused = true;
  const { sent } = open(
    {},
    { 'PUT /api/engines/openai/key': () => (refused ? refusal(400, 'Copy the whole key.') : engines()) },
  );
  const here = await row('OpenAI');
  await userEvent.click(here.getByRole('button', { name: 'Replace key of OpenAI' }));
  const field = here.getByLabelText('Key of OpenAI');
  expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual(['password', 'off']);
  await userEvent.type(field, 'sk-new-key{Enter}');
  expect((await here.findByRole('alert')).textContent).toContain('Copy the whole key.');
  refused = false;
  await userEvent.click(here.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByLabelText('Key of OpenAI')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([{ key: 'sk-new-key' }, { key: 'sk-new-key' }]);
  expect(document.body.innerHTML).not.toContain('sk-new-key');
});

test('accepts a private server by address, with or without a key', async () => {
  const { sent } = open({}, { 'PUT /api/engines/compatible/key': () => engines() });
  const here = await row('Own server');
  await userEvent.click(here.getByRole('button', { name: 'Add server of Own server' }));
  await userEvent.type(here.getByLabelText('Address of the server'), 'http://localhost:11434/v1{Enter}');
  await waitFor(() => expect(sent[0]?.body).toEqual({ address: 'http://localhost:11434/v1' }));
});

test('reports with a message what a test returned, and whether it works', async () => {
  open(
    {},
    {
      'POST /api/engines/openai/test': () => ({
        ok: true,
        works: false,
        words: 'OpenAI refused the key.',
        tookMs: 9,
        models: [],
      }),
    },
  );
  const here = await row('OpenAI');
  await userEvent.click(here.getByRole('button', { name: 'Test OpenAI' }));
  expect(await here.findByText(/Does not work: OpenAI refused the key/)).toBeTruthy();
});

test('removes a key after a confirmation', async () => {
  const { sent } = open({}, { 'DELETE /api/engines/openai/key': () => engines() });
  await userEvent.click((await row('OpenAI')).getByRole('button', { name: 'Remove key of OpenAI' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent[0]?.call).toBe('DELETE /api/engines/openai/key'));
});

test('chooses engine and model per task, and shows who follows and the price', async () => {
  const { sent } = open();
  expect(
    await screen.findByText('Now: OpenAI gpt. If that fails, in this order: Anthropic claude, built-in writer.'),
  ).toBeTruthy();
  expect(screen.getByText('About $1.00 per million tokens read, $5.00 written.')).toBeTruthy();
  expect(screen.getByText('built-in music')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Stories'), 'anthropic');
  const model = screen.getByLabelText('Model for stories (OpenAI)');
  await userEvent.clear(model);
  await userEvent.type(model, 'gpt-big{Enter}');
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { choice: { text: 'anthropic' } },
      { models: { text: { openai: 'gpt-big' } } },
    ]),
  );
});

test('reorders fallbacks without dragging, and turns the built-in engine off', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try Anthropic earlier' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave out OpenAI' }));
  await userEvent.click(screen.getByRole('switch', { name: /The built-in engine steps in/ }));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { fallback: ['anthropic', 'openai'] },
      { fallback: ['anthropic'] },
      { builtIn: false },
    ]),
  );
});

test('accepts an amount or nothing as the monthly limit, and says what the sum leaves out', async () => {
  const { sent } = open();
  const field = await screen.findByLabelText('US dollars a month for hosted engines');
  await userEvent.type(field, 'lots');
  expect(screen.getByText(/Type an amount/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '2,50{Enter}');
  await waitFor(() => expect(sent[0]?.body).toEqual({ capMicros: 2_500_000 }));
  expect(screen.getByText(/2 calls have a price that the studio does not know/)).toBeTruthy();
  expect(screen.getByText(/1 call never got an answer because the studio stopped/)).toBeTruthy();
});
