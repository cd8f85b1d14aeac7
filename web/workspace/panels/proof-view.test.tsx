import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Overlay, overlayDefaults } from '#shared/thumbnail/overlay.ts';
import { ProofView } from './proof-view.tsx';

const contrasts = vi.hoisted(() => ({ of: [] as { id: string; behind: number; outline: number }[] }));
vi.mock('#web/workspace/canvas/use-contrast.ts', () => ({ useContrast: () => contrasts.of }));
afterEach(cleanup);
const layer = (id: string, changes: Partial<Overlay> = {}): Overlay => ({
  ...overlayDefaults,
  id,
  text: `Text ${id}`,
  x: 100,
  y: 100,
  ...changes,
});

test('shows the thumbnail at 320 and 168 pixels on light and dark, with title and duration', () => {
  contrasts.of = [];
  render(<ProofView picture="/frame" overlays={[layer('a')]} title="Ruth" />);
  const figures = screen.getAllByRole('figure');
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
    'RuthLight page, 320 px',
    'RuthLight page, 168 px',
    'RuthDark page, 320 px',
    'RuthDark page, 168 px',
  ]);
  expect(figures.map((figure) => [figure.style.width, figure.querySelectorAll('text:not([filter])').length])).toEqual([
    ['320px', 1],
    ['168px', 1],
    ['320px', 1],
    ['168px', 1],
  ]);
  expect(screen.getAllByText('12:34').length).toBe(4);
});

test('rates the legibility of each text by a word and a number, with advice', () => {
  contrasts.of = [
    { id: 'a', behind: 9.3, outline: 1 },
    { id: 'b', behind: 3.4, outline: 6 },
    { id: 'c', behind: 1.2, outline: 1 },
  ];
  render(<ProofView picture={null} overlays={['a', 'b', 'c'].map((id) => layer(id))} title="Ruth" />);
  const lines = within(screen.getByRole('list', { name: 'Contrast of the texts' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'strong · 9.3:1Text a stands out from the background.',
    'fair · 3.4:1Text b is hard to see against part of the background. Its outline helps (6.0:1).',
    'weak · 1.2:1Text c is hard to see against part of the background. Give it an outline or a ' +
      'background, or change its color.',
  ]);
});

test('reports a text under the duration label', () => {
  contrasts.of = [];
  render(<ProofView picture={null} overlays={[layer('a', { x: 1150, y: 650 })]} title="Ruth" />);
  expect(screen.getByText('Text a is hidden by the video length. Move it up or to the left.')).toBeTruthy();
});
