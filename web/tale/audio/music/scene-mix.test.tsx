import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SceneMix } from './scene-mix.tsx';

afterEach(cleanup);
const heard = [{ sceneId: 's1', sceneNo: 1, language: 'ee', version: 'v1' }] as const;

test('shows a player only once the mix is ready, and reports a failure', () => {
  render(<SceneMix taleId="t1" heard={heard} change="c" />);
  fireEvent.click(screen.getByRole('button', { name: 'Listen to the mix' }));
  const player = screen.getByLabelText<HTMLAudioElement>('Mix of scene 1');
  expect([screen.getByRole('status').textContent, player.hidden]).toEqual(['Mixing the scene…', true]);
  fireEvent.loadedMetadata(player);
  expect([screen.queryByRole('status'), player.hidden]).toEqual([null, false]);
  fireEvent.error(player);
  expect([screen.queryByLabelText('Mix of scene 1'), screen.getByRole('alert').textContent]).toEqual([
    null,
    expect.stringContaining('Could not create this mix'),
  ]);
});
