import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWizard, press, sendIt, told, typeTheme, type WizardStage, wizardStage } from './wizard-stage.tsx';

let stage: WizardStage;
beforeEach(() => void (stage = wizardStage()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const open = () => openWizard(stage);

test('keeps the input after closing and a reload, and clears it on Start over and Cancel', async () => {
  const first = open();
  await typeTheme('Mercy');
  await press('Next');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Français' }));
  await userEvent.keyboard('{Escape}');
  expect(first.onClose).toHaveBeenCalledOnce();
  first.unmount();
  const second = open();
  expect(screen.getByText('What you typed last time is still here.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Français' })).toHaveProperty('checked', false);
  await press('Back');
  expect((screen.getByLabelText('Theme or summary') as HTMLTextAreaElement).value).toBe('Mercy');
  await press('Start over');
  expect(screen.getByRole('radio', { name: 'Random verse' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Use existing text' }));
  await press('Cancel');
  second.unmount();
  open();
  expect(screen.queryByText('What you typed last time is still here.')).toBeNull();
});

test('sends the edits of every step', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Theme / summary' }));
  await userEvent.type(screen.getByLabelText('Theme or summary'), ' Mercy ');
  await press('Next');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Français' }));
  await userEvent.selectOptions(screen.getByLabelText('Length'), 'custom');
  await userEvent.clear(screen.getByLabelText('Words'));
  await userEvent.clear(screen.getByLabelText('Scenes'));
  await userEvent.type(screen.getByLabelText('Scenes'), '90');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Honor Jesus explicitly' }));
  await press('Next');
  await userEvent.click(screen.getByRole('switch', { name: /Auto-generate tale/ }));
  await userEvent.click(screen.getByRole('switch', { name: /Auto-queue/ }));
  await userEvent.click(await screen.findByRole('radio', { name: 'ink-wash' }));
  await press('Create Tale');
  await waitFor(() => expect(stage.sent).toHaveLength(1));
  expect(stage.sent[0]?.body).toMatchObject({
    mode: 'idea',
    prompt: 'Mercy',
    langs: ['en', 'ee'],
    length: 'custom',
    customWords: 800,
    scenes: 24,
    imageStyle: 'ink-wash',
    honorJesus: false,
    autoGenerate: false,
    autoQueueImages: false,
  });
});

test('fills the wizard from a template, marks it while unchanged, and keeps the rest', async () => {
  open();
  await press('Next');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Français' }));
  await press('Back');
  await userEvent.click(screen.getByRole('button', { name: /^Psalm/ }));
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['PsalmThe shepherd, Psalm 23']);
  const verse = screen.getByLabelText('Chapter:verse');
  expect((verse as HTMLInputElement).value).toBe('23:1-6');
  await sendIt();
  await waitFor(() => expect(stage.sent).toHaveLength(1));
  expect(stage.sent[0]?.body).toMatchObject({
    mode: 'reference',
    reference: 'Psalms 23:1-6',
    langs: ['en', 'ee'],
    tone: 'gentle',
    length: 'short',
    scenes: 6,
  });
});

test('asks for the text after the template for an original story', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: /^Own story/ }));
  expect(screen.getByRole('radio', { name: 'Use existing text' })).toHaveProperty('checked', true);
});

test('clamps the number in a field on blur, or uses the default', async () => {
  open();
  await press('Next');
  await userEvent.selectOptions(screen.getByLabelText('Length'), 'custom');
  for (const [label, typed, left] of [
    ['Words', '5', '100'],
    ['Words', '99999', '2000'],
    ['Words', '', '800'],
    ['Scenes', '1', '4'],
    ['Scenes', '', '12'],
    ['Thumbnails', '77', '8'],
    ['Thumbnails', '', '4'],
  ] as const) {
    const field = screen.getByLabelText(label) as HTMLInputElement;
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.tab();
    expect([label, typed, field.value]).toEqual([label, typed, left]);
  }
});

test('goes back one step with Back, and closes on the first', async () => {
  const { onClose } = open();
  await press('Next');
  await press('Back');
  expect(screen.getAllByText('Step 1 of 3: Source')).toHaveLength(2);
  expect(screen.getByRole('progressbar', { name: 'Steps' }).getAttribute('aria-valuenow')).toBe('33');
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});

test('shows only the fields of the selected source', async () => {
  open();
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  expect([...(screen.getByLabelText('Passage length') as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Single verse',
    'Short (2–3 verses)',
    'Medium (4–6 verses)',
    'Long (7–12 verses)',
    'Whole chapter',
  ]);
  expect(screen.getByText(/If you've used them all, we'll let you know/)).toBeTruthy();
  await choose('Pick specific verse');
  expect(screen.queryByLabelText('Passage length')).toBeNull();
  expect((screen.getByLabelText('Book') as HTMLInputElement).value).toBe('Proverbs');
  const verse = screen.getByLabelText('Chapter:verse') as HTMLInputElement;
  expect([verse.value, verse.placeholder]).toEqual(['3:5', '3:16']);
  await choose('Use existing text');
  expect(screen.queryByLabelText('Book')).toBeNull();
  expect(screen.getByLabelText('Your text')).toBeTruthy();
  await choose('Theme / summary');
  expect(screen.getByText('0 of 2,000 characters')).toBeTruthy();
});

test('offers every choice of the studio in the second step, with the specified defaults', async () => {
  open();
  await press('Next');
  const choices = (label: string) => {
    const { options, value } = screen.getByLabelText(label) as HTMLSelectElement;
    return [value, [...options].map(({ text }) => text).join(', ')];
  };
  expect(choices('Tone')).toEqual(['inspirational', 'Inspirational, Gentle, Fun, Epic, Somber']);
  expect(choices('Audience')).toEqual(['family', 'Kids, Teens, Adults, Family']);
  expect(choices('Length')).toEqual(['medium', 'Short (~220 words), Medium (~520 words), Long (~950 words), Custom']);
  const [context, contexts] = choices('Cultural context');
  expect(context).toBe('universal');
  expect(contexts).toMatch(/Universal.*West African.*Middle Eastern.*Asian.*European.*Latin American/);
  expect(screen.getByText('diverse representation, no cultural markers')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Cultural context'), 'west-african');
  expect(screen.getByText('baobab trees, traditional textiles, earth tones')).toBeTruthy();
  const ticked = screen
    .getAllByRole('checkbox')
    .map((box) => [box.parentElement?.textContent, (box as HTMLInputElement).checked]);
  expect(ticked).toEqual(['English', 'Français', 'Eʋegbe', 'Honor Jesus explicitly'].map((words) => [words, true]));
});

test('shows what is automatic in the third step, both on, and what can still be changed', async () => {
  open();
  await press('Next');
  await press('Next');
  for (const name of [/^Auto-generate tale \(AI\)/, /^Auto-queue image prompts/])
    expect(screen.getByRole('switch', { name })).toHaveProperty('checked', true);
  expect(screen.getByText('Images, voice and packaging can be adjusted later on the Tale screen.')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Image style' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create Tale' })).toBeTruthy();
});

test('says below the reference that a verse does not exist', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Pick specific verse' }));
  await userEvent.clear(screen.getByLabelText('Chapter:verse'));
  await userEvent.type(screen.getByLabelText('Chapter:verse'), '99:99');
  expect(await screen.findByText('Unknown verse reference: Proverbs 99:99')).toBeTruthy();
});

test('keeps a text that is too long, says by how much, and does not continue', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Theme / summary' }));
  await userEvent.click(screen.getByLabelText('Theme or summary'));
  await userEvent.paste('x'.repeat(2_010));
  expect(screen.getByText('2,010 of 2,000 characters: 10 too many')).toBeTruthy();
  await press('Next');
  expect(screen.getByRole('alert').textContent).toContain('2,000 characters at most');
  expect(screen.getByLabelText('Theme or summary')).toBeTruthy();
});

test('says that a chosen language lacks its Bible, with a link to install it', async () => {
  open();
  await press('Next');
  expect(await screen.findByText(/EWEBIB is not installed, so this tale will leave out Ewe/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Import it in Settings' }).getAttribute('href')).toBe('/settings');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Eʋegbe' }));
  expect(screen.queryByText(/EWEBIB/)).toBeNull();
});

test('starts with the settings, and only warns when they cannot be loaded', async () => {
  stage.settings = () =>
    Response.json({ ok: true, settings: { defaultImageStyle: 'ink-wash', tone: 'epic', langs: ['fr'] } });
  const first = open();
  await press('Next');
  await waitFor(() => expect((screen.getByLabelText('Tone') as HTMLSelectElement).value).toBe('epic'));
  expect(screen.getByRole('checkbox', { name: 'English' })).toHaveProperty('checked', false);
  await press('Next');
  expect(await screen.findByRole('radio', { name: 'ink-wash' })).toHaveProperty('checked', true);
  first.unmount();

  stage = wizardStage();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  stage.settings = () => new Response('no', { status: 500 });
  const before = told();
  open();
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(told()).toBe(before);
  await press('Next');
  await press('Next');
  expect(await screen.findByRole('radio', { name: 'Storybook' })).toHaveProperty('checked', true);
});
