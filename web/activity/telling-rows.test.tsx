import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { LanguageProgress } from '#shared/story/writing-progress.ts';
import { TellingRows } from './telling-rows.tsx';

afterEach(cleanup);

const row = (over: Partial<LanguageProgress>): LanguageProgress => ({
  ...{ language: 'en', engine: 'OpenAI gpt', state: 'writing', section: null, words: {}, of: 300 },
  ...over,
});
const saidIn = (name: string) => screen.getByText(name).parentElement?.textContent;

test('shows for each language its section, words so far and target, the total when done, and a failure', () => {
  render(
    <TellingRows
      told={[
        row({ state: 'written', words: { hook: 30, setup: 140, lesson: 90, outro: 42 } }),
        row({ language: 'fr', section: 'lesson', words: { hook: 30, setup: 130, lesson: 52 } }),
        row({ language: 'ee', state: 'failed', engine: 'Own server llama' }),
      ]}
    />,
  );
  expect([saidIn('English'), saidIn('Français'), saidIn('Eʋegbe')]).toEqual([
    'English302 words',
    'FrançaisLesson · 212 of about 300 words',
    'Eʋegbenot written by Own server llama',
  ]);
  expect(['written', 'being written', 'not written'].map((name) => screen.getAllByLabelText(name).length)).toEqual([
    1, 1, 1,
  ]);
  expect(screen.getByText('Eʋegbe').getAttribute('lang')).toBe('ee');
  expect(screen.getAllByText('OpenAI gpt')).toHaveLength(2);
});

test('names a single engine once, and shows nothing when there is nothing to show', () => {
  const { container, rerender } = render(<TellingRows told={[]} />);
  expect(container.textContent).toBe('');
  rerender(<TellingRows told={[row({})]} />);
  expect([saidIn('English'), screen.getByText('By OpenAI gpt').tagName]).toEqual(['Englishbeing planned', 'LI']);
});
