import { cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { commandList } from '#web/commands/command-list.ts';
import { matching } from '#web/commands/matching.ts';
import { useTaleCommands } from './use-tale-commands.ts';

const acts = {
  generate: vi.fn<() => void>(),
  pack: vi.fn<() => void>(),
  rename: vi.fn<() => void>(),
  slot: vi.fn<() => void>(),
};
const Tale = () => {
  useTaleCommands(acts);
  return <output>{useLocation().search}</output>;
};
afterEach(cleanup);

test('registers a tale’s orders and tabs as commands until the page is left', async () => {
  const { container, unmount } = render(
    <MemoryRouter initialEntries={['/tales/t1']}>
      <Tale />
    </MemoryRouter>,
  );
  for (const [text, act] of [
    ['generate images', acts.generate],
    ['package video', acts.pack],
    ['rename', acts.rename],
    ['next slot', acts.slot],
  ] as const) {
    matching(text, commandList.all())[0]?.perform();
    expect(act).toHaveBeenCalledOnce();
  }
  expect(matching('tab:', commandList.all()).map(({ label }) => label.slice(5))).toEqual([
    'Story',
    'Images',
    'Thumbnails',
    'Audio',
    'Storyboard',
    'Video',
    'YouTube',
    'Status',
  ]);
  matching('tab: audio', commandList.all())[0]?.perform();
  await waitFor(() => expect(container.textContent).toBe('?tab=audio'));
  unmount();
  expect(commandList.all()).toEqual([]);
});
