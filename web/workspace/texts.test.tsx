import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focus, openStage, press } from './workspace-stage.tsx';

let stage: ReturnType<typeof openStage>;
beforeEach(() => {
  stage = openStage();
});
afterEach(() => stage.close());

const texts = () => within(screen.getByRole('list', { name: 'Texts, the uppermost first' })).queryAllByRole('button');
const named = () => texts().flatMap((each) => (each.hasAttribute('aria-pressed') ? [each.textContent] : []));
const onCanvas = (name: string) => screen.getByRole('button', { name: `Text: ${name}` });

test('starts editing by Space, commits by Enter, and removes the text by Backspace', async () => {
  await stage.shown();
  fireEvent.keyDown(focus(onCanvas('Where you go')), { key: ' ' });
  const field = screen.getByRole('textbox', { name: 'Text on the canvas' });
  fireEvent.change(field, { target: { value: 'Stay' } });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(screen.getByRole('textbox', { name: 'Text on the canvas' })).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.queryByRole('textbox', { name: 'Text on the canvas' })).toBeNull();
  fireEvent.keyDown(focus(onCanvas('Stay')), { key: 'Backspace' });
  expect(named()).toEqual([]);
});

test('moves layers in the list and by keys, and labels an empty text', async () => {
  await stage.shown();
  await press('Add Text');
  expect(named()).toEqual(['Click to edit', 'Where you go']);
  await press('Bring "Where you go" forward');
  expect(named()).toEqual(['Where you go', 'Click to edit']);
  expect(screen.getByRole('button', { name: 'Bring "Where you go" forward' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  focus(onCanvas('Where you go'));
  fireEvent.keyDown(document.body, { key: '[', ctrlKey: true });
  expect(named()).toEqual(['Click to edit', 'Where you go']);
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: ' ' } });
  expect(named()).toEqual(['Click to edit', '(empty)']);
});

test('moves the focus to the next text after a removal, and from the last to Add Text', async () => {
  await stage.shown();
  await press('Add Text');
  await press('Remove "Click to edit"');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Where you go'));
  await press('Remove "Where you go"');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Add Text'));
});

test('copies a text to another variant, and a style to another text', async () => {
  await stage.shown();
  focus(onCanvas('Where you go'));
  await userEvent.selectOptions(screen.getByLabelText('Font'), 'Anton');
  focus(onCanvas('Where you go'));
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
  await press('Copy style');
  await press('Variant 2');
  fireEvent.keyDown(document.body, { key: 'v', ctrlKey: true });
  expect(named()).toEqual(['Where you go', 'Where you go']);
  expect(screen.getByLabelText('Font')).toHaveProperty('value', 'Anton');
  await press('Add Text');
  expect(screen.getByLabelText('Font')).toHaveProperty('value', 'Inter');
  await press('Paste style');
  expect(screen.getByLabelText('Font')).toHaveProperty('value', 'Anton');
  expect(named()[0]).toBe('Click to edit');
});

test('offers buttons for every drag: nudge, rotate, scale, place', async () => {
  await stage.shown();
  focus(onCanvas('Where you go'));
  const read = (label: string) => Number((screen.getByLabelText(label) as HTMLInputElement).value);
  const [x, y] = [read('X'), read('Y')];
  for (const name of ['Move left', 'Move up', 'Turn right', 'Larger']) await press(name);
  expect([read('Y') < y, read('Rotation'), read('Scale')]).toEqual([true, 5, 1.05]);
  expect(read('X')).toBeLessThan(x);
  await press('At the left edge');
  await press('At the top');
  expect([read('X'), read('Y')]).toEqual([0, 0]);
  expect(await screen.findByText('Where you go: 0 across, 0 down, turned by 5 degrees, scale 1.05')).toBeTruthy();
});

test('offers Ewe letters and titles in Ewe, and reports what cannot be drawn', async () => {
  await stage.shown();
  await press('Eʋegbe');
  expect(stage.bodyOf('generate-seo-description')).toMatchObject({ language: 'ee' });
  focus(onCanvas('Rut'));
  expect(screen.getByRole('toolbar', { name: 'Ewe letters' })).toBeTruthy();
  expect(screen.getByLabelText('Text').getAttribute('lang')).toBe('ee');
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Rut 🙏' } });
  expect(screen.getByText('No font here has 🙏, so the picture leaves it out.')).toBeTruthy();
});
