import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  openWizard,
  press,
  type Row,
  sendIt,
  typeTheme,
  type WizardStage,
  wizardStage,
} from '#web/create/wizard-stage.tsx';

let stage: WizardStage;
beforeEach(() => {
  stage = wizardStage();
  stage.propose = ({ skip }) =>
    Response.json({ ok: true, fits: true, language: 'en', proposals: passages(((skip as string[]) ?? []).length) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const names = ['The Lost Son', 'Joseph Forgives', 'Jacob Meets Esau', 'The Unforgiving Servant', 'Philemon', 'Stephen'];
const refs = ['Luke 15:11-32', 'Genesis 50:15-21', 'Genesis 33', 'Matthew 18:21-35', 'Philemon', 'Acts 7:54-60'];
const passages = (from: number): Row[] =>
  names.slice(from, from + 3).map((en, at) => ({
    ...{ id: `p${from + at}`, ref: refs[from + at], fit: 'good', title: { en, fr: en } },
    ...{ line: { en: `${en}, in one line.`, fr: '' }, reasons: ['forgiveness', 'suits the whole family'] },
  }));
const group = () => screen.findByRole('group', { name: 'Passage' });
const shown = async () =>
  within(await group())
    .getAllByRole('radio')
    .map(
      (radio) =>
        `${(radio as HTMLInputElement).checked ? '(x)' : '( )'} ${radio.parentElement?.querySelector('.font-medium')?.textContent}`,
    );

test('shows the best passages after a pause, the first one selected', async () => {
  openWizard(stage);
  await typeTheme('Two brothers who forgive');
  expect(await shown()).toEqual(['(x) The Lost Son', '( ) Joseph Forgives', '( ) Jacob Meets Esau']);
  expect(screen.getByText('The Lost Son, in one line.')).toBeTruthy();
  expect(screen.getByText('Luke 15:11-32 · forgiveness · suits the whole family')).toBeTruthy();
  expect(stage.asked).toEqual([{ prompt: 'Two brothers who forgive', audience: 'family', words: 520, skip: [] }]);
  await sendIt();
  await waitFor(() => expect(stage.sent).toHaveLength(1));
  expect(stage.sent[0]?.body).toMatchObject({ mode: 'idea', prompt: 'Two brothers who forgive' });
  expect('passage' in stage.sent[0]!.body).toBe(false);
});

test('shows title, line and reasons in French for an idea in French, and keeps the passage so', async () => {
  const one = {
    ...passages(0)[0]!,
    title: { en: 'The Lost Son', fr: 'Le fils perdu' },
    line: { en: 'He comes home.', fr: 'Il rentre.' },
  };
  stage.propose = () =>
    Response.json({
      ok: true,
      fits: true,
      language: 'fr',
      proposals: [passages(1)[0], { ...one, reasons: ['pardon'] }],
    });
  openWizard(stage);
  await typeTheme('un père qui pardonne');
  const radio = await screen.findByRole('radio', { name: /Le fils perdu/ });
  expect(screen.getByText('Le fils perdu').lang).toBe('fr');
  expect(screen.getByText('Il rentre.')).toBeTruthy();
  expect(screen.getByText('Luke 15:11-32 · pardon')).toBeTruthy();
  expect(screen.queryByText('He comes home.')).toBeNull();
  await userEvent.click(radio);
  stage.propose = () => Response.json({ ok: true, fits: true, language: 'fr', proposals: passages(3) });
  await userEvent.type(screen.getByLabelText('Theme or summary'), ' son fils');
  await waitFor(async () => expect((await shown())[0]).toBe('(x) Le fils perdu'));
  expect(await screen.findByText('Luke 15:11-32 · your choice so far')).toBeTruthy();
});

test('sends a chosen passage, and keeps it across steps, closing and changes of the text', async () => {
  const first = openWizard(stage);
  await typeTheme('Two brothers');
  await userEvent.click(await screen.findByRole('radio', { name: /Jacob Meets Esau/ }));
  await press('Next');
  await press('Back');
  expect(await shown()).toEqual(['( ) The Lost Son', '( ) Joseph Forgives', '(x) Jacob Meets Esau']);
  first.unmount();
  openWizard(stage);
  expect((await shown())[2]).toBe('(x) Jacob Meets Esau');
  stage.propose = () => Response.json({ ok: true, fits: true, language: 'en', proposals: passages(3) });
  await userEvent.type(screen.getByLabelText('Theme or summary'), ' at war');
  await waitFor(async () =>
    expect(await shown()).toEqual([
      '(x) Jacob Meets Esau',
      '( ) The Unforgiving Servant',
      '( ) Philemon',
      '( ) Stephen',
    ]),
  );
  expect(screen.getByText('Genesis 33 · your choice so far')).toBeTruthy();
  await sendIt();
  await waitFor(() =>
    expect(stage.sent[0]?.body).toMatchObject({ mode: 'idea', prompt: 'Two brothers at war', passage: 'Genesis 33' }),
  );
});

test('Show others adds passages that were not shown', async () => {
  openWizard(stage);
  await typeTheme('Forgiving');
  await group();
  await press('Show others');
  await waitFor(async () => expect(await shown()).toHaveLength(6));
  expect(stage.asked.at(-1)).toMatchObject({ skip: ['p0', 'p1', 'p2'] });
  expect((await shown()).slice(3)).toEqual(['( ) The Unforgiving Servant', '( ) Philemon', '( ) Stephen']);
});

test('says that nothing fits well, and shows the closest passages', async () => {
  stage.propose = () =>
    Response.json({
      ok: true,
      fits: false,
      language: 'en',
      proposals: passages(0).map((one) => ({ ...one, fit: 'near' })),
    });
  openWizard(stage);
  await typeTheme('Robots play chess');
  expect((await screen.findByText(/None of these clearly fits/)).getAttribute('role')).toBe('status');
  expect(await shown()).toHaveLength(3);
});

test('searches at once on request, shows progress, and can retry a failure', async () => {
  const gate = Promise.withResolvers<Response>();
  stage.propose = () => gate.promise;
  openWizard(stage);
  await typeTheme('Hope');
  await press('Find passages');
  expect(screen.getByText('Looking for passages…').getAttribute('role')).toBe('status');
  gate.resolve(Response.json({ ok: false, code: 'internal', error: 'The table is away' }, { status: 500 }));
  expect((await screen.findByRole('alert')).textContent).toContain('The table is away');
  stage.propose = () => Response.json({ ok: true, fits: true, language: 'en', proposals: passages(0) });
  await press('Try again');
  expect(await shown()).toHaveLength(3);
});

test('searches nothing for a text that is too short or too long', async () => {
  openWizard(stage);
  await typeTheme('Ho');
  expect(screen.queryByRole('button', { name: 'Find passages' })).toBeNull();
  await userEvent.click(screen.getByLabelText('Theme or summary'));
  await userEvent.paste('x'.repeat(2_001));
  expect(screen.queryByRole('button', { name: 'Find passages' })).toBeNull();
  expect(stage.asked).toEqual([]);
});
