import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { captionInk } from '#shared/captions/caption-spoken.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { CaptionLookField, StoryboardCaption, useCaptionLook } from './storyboard-caption.tsx';

const words = 'Ŋutsu aɖe si nɔ mɔ zɔm tso Yerusalem yina'.split(' ');
const lines = [words.slice(0, 4).join(' '), words.slice(4).join(' ')];
const spoken = words.map((text, at) => ({ text, startMs: 1_000 + at * 300, endMs: 1_300 + at * 300 }));
const boardOf = (cue: object, shape = '16:9') => ({ language: 'ee', shape, cues: [cue] }) as unknown as Storyboard;
const cue = { startMs: 900, endMs: 4_500, lines, spoken };
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const shown = (board: Storyboard, ms: number, look: 'off' | 'plain' | 'words') => {
  const { container, unmount } = render(<StoryboardCaption board={board} ms={ms} look={look} />);
  const lit = [...container.querySelectorAll<HTMLElement>('[data-spoken]')];
  const seen = {
    lines: [...container.querySelectorAll('.block')].map((line) => line.textContent),
    lit: lit.map(({ textContent }) => textContent),
    colours: lit.map(({ style }) => style.color),
  };
  unmount();
  return seen;
};
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('highlights the current word on the film’s lines, and none before or after', () => {
  for (const [at, { startMs, endMs }] of spoken.entries())
    expect(shown(boardOf(cue), (startMs + endMs) / 2, 'words')).toEqual({
      lines,
      lit: [words[at]],
      colours: [rgb(captionInk.now)],
    });
  expect([950, 4_000].map((ms) => shown(boardOf(cue), ms, 'words').lit)).toEqual([[], []]);
  expect(shown(boardOf(cue), 899, 'words').lines).toEqual([]);
});

test('highlights the same word on the lines of an upright film', () => {
  const upright = shown(boardOf(cue, '9:16'), spoken[7]!.startMs, 'words');
  expect(upright.lines.length).toBe(2);
  expect(upright.lines.join(' ')).toBe(words.join(' '));
  expect([upright.lines.every((line) => line!.length <= 26), upright.lit]).toEqual([true, [words[7]]]);
});

test('highlights nothing in plain captions, without word times, or when off', () => {
  const { spoken: _, ...reworded } = cue;
  expect(shown(boardOf(cue), 1_100, 'plain')).toMatchObject({ lines, lit: [] });
  expect(shown(boardOf(reworded), 1_100, 'words')).toMatchObject({ lines, lit: [] });
  expect(shown(boardOf(cue), 1_100, 'off').lines).toEqual([]);
});

function Chooser() {
  const [look, setLook] = useCaptionLook();
  return <CaptionLookField look={look} onChange={setLook} />;
}

test('names the choice and remembers it for the next visit', async () => {
  render(<Chooser />);
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Captions' });
  expect([field.value, [...field.options].map(({ text }) => text)]).toEqual([
    'plain',
    ['Off', 'Plain', 'Word by word'],
  ]);
  await userEvent.selectOptions(field, 'Word by word');
  cleanup();
  render(<Chooser />);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Captions' }).value).toBe('words');
});
