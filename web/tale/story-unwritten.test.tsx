import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StoryUnwritten } from './story-unwritten.tsx';
import { writerWords } from './story-words.ts';
import type { Rewriting } from './use-rewriting.ts';

test('a language that nobody wrote says why, and is tried again or written by hand at one press', async () => {
  const order = vi.fn<Rewriting['order']>(async () => {});
  const rewriting: Rewriting = { jobs: [], isAt: () => false, order, dismiss: () => {} };
  const byHand = vi.fn<(language: string) => void>();
  render(<StoryUnwritten unwritten={[{ language: 'ee', why: 'OpenAI refused to write this.' }]} rewriting={rewriting} onByHand={byHand} />);
  expect(screen.getByRole('listitem').textContent).toContain('Eʋegbe was not written');
  expect(screen.getByText('OpenAI refused to write this.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again in Eʋegbe' }));
  expect(order).toHaveBeenCalledWith('ee');
  await userEvent.click(screen.getByRole('button', { name: 'Write it yourself in Eʋegbe' }));
  expect(byHand).toHaveBeenCalledWith('ee');
});

test('who wrote a language is named, and which sections somebody else wrote', () => {
  expect(writerWords({ hook: 'A', setup: 'A', lesson: 'B', outro: 'A' })).toBe('Written by A; lesson by B');
  expect([writerWords({ hook: 'A', setup: 'A', lesson: 'A', outro: 'A' }), writerWords({})]).toEqual(['Written by A', '']);
});
