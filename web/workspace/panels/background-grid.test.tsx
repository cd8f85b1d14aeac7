import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImageItem } from '#shared/pictures/image.contract.ts';
import type { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import { BackgroundGrid, backgroundsOf } from './background-grid.tsx';
import { prepared } from '#web/workspace/workspace-stage.tsx';

afterEach(cleanup);
const image = (id: string, changes: object = {}) =>
  ({ id, frameNo: 3, status: 'generated', r2Key: 'k', updatedAt: 7, imageType: 'frame', ...changes }) as ImageItem;

test('offers drawn images and baked thumbnails, without the workspace’s variants', () => {
  const images = [
    image('f'),
    image('b', { imageType: 'background' }),
    image('q', { status: 'queued' }),
    image('e', { status: 'error' }),
  ];
  const thumbnails = [
    prepared('A', 'generated'),
    prepared('B', 'ready'),
    prepared('C', 'generated', { r2_key_png: null }),
    prepared('V1', 'generated', { editor: true }),
  ] as unknown as Thumbnail[];
  expect(backgroundsOf(thumbnails, images)).toEqual([
    {
      id: 'f',
      url: '/api/images/file/f?v=7',
      small: '/api/images/file/f?v=7&w=320',
      title: 'Frame 3',
      idx: 3,
      type: 'background',
    },
    {
      id: 'b',
      url: '/api/images/file/b?v=7',
      small: '/api/images/file/b?v=7&w=320',
      title: 'Background 3',
      idx: 3,
      type: 'background',
    },
    {
      id: 'pA',
      url: '/api/thumbnails/pA/png?v=9',
      small: '/api/thumbnails/pA/png?v=9&w=320',
      title: 'Thumbnail A',
      idx: 0,
      type: 'thumbnail',
    },
  ]);
});

test('limits the grid to 320 pixels in height, with one picture or none selected', async () => {
  const onChoose = vi.fn();
  render(
    <BackgroundGrid
      items={backgroundsOf([], [image('f')])}
      waiting={false}
      chosen="f"
      busy={false}
      onChoose={onChoose}
    />,
  );
  expect(screen.getByRole('list', { name: 'Backgrounds' }).className).toContain('max-h-[320px]');
  expect(screen.getByRole('button', { name: 'Frame 3' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'No background' }));
  expect(onChoose.mock.calls).toEqual([[null]]);
});

test('says that there are no pictures', () => {
  render(<BackgroundGrid items={[]} waiting={false} chosen={null} busy={false} onChoose={() => {}} />);
  expect(screen.getByText('No backgrounds yet.')).toBeTruthy();
});
