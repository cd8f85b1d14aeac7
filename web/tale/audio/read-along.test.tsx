import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Narration } from '#shared/sound/audio.contract.ts';
import { ReadAlong } from './read-along.tsx';

afterEach(cleanup);
const text = 'Il dit : « Va ! »';
const narration = {
  ...{ url: '/sound', durationMs: 1_200 },
  words: ['Il', 'dit', 'Va'].map((word, at) => ({ text: word, startMs: at * 400, endMs: at * 400 + 400 })),
} as unknown as Narration;

test('keeps the written text and marks the spoken word', () => {
  const { container } = render(<ReadAlong label="Narration of scene 1" text={text} lang="fr" narration={narration} />);
  const audio = screen.getByLabelText<HTMLAudioElement>('Narration of scene 1');
  const marked = () => container.querySelector('[data-spoken]')?.textContent;
  expect([container.querySelector('p')?.textContent, marked()]).toEqual([text, undefined]);
  for (const [seconds, word] of [
    [0.1, 'Il'],
    [0.5, 'dit :'],
    [0.9, '« Va ! »'],
  ] as const) {
    audio.currentTime = seconds;
    fireEvent.seeked(audio);
    expect([container.querySelector('p')?.textContent, marked()]).toEqual([text, word]);
  }
  fireEvent.ended(audio);
  expect(marked()).toBeUndefined();
});

test('marks nothing for a sound without word times', () => {
  const { container } = render(
    <ReadAlong label="Narration of scene 1" text={text} lang="fr" narration={{ ...narration, words: [] }} />,
  );
  expect(container.querySelector('p')?.textContent).toBe(text);
});
