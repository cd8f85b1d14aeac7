import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ConfirmDialog, Dialog } from './dialog.tsx';
import { notices } from './notices/toast-store.ts';
import { Toasts } from './notices/toasts.tsx';

afterEach(cleanup);

function Opener({ keep, locked = false }: { keep: boolean; locked?: boolean }) {
  const [open, setOpen] = useState(false);
  const dialog = (
    <Dialog open={open} onClose={() => setOpen(false)} title="Job Details" locked={locked}>
      <input aria-label="First" />
    </Dialog>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {(keep || open) && dialog}
    </>
  );
}

test.each([true, false])('moves the focus in, and back on closing (kept in the page: %s)', async (keep) => {
  render(<Opener keep={keep} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First')));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps a locked dialog open', async () => {
  render(<Opener keep locked />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Job Details' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('closes by Escape before the notice above, and announces notices inside', async () => {
  render(
    <>
      <Opener keep />
      <Toasts />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First')));
  act(() => notices.show('error', 'Rename failed', 'Not today'));
  expect(within(screen.getByRole('dialog')).getByText('Rename failed. Not today')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Job Details' })).toBeNull());
  expect(notices.current()?.title).toBe('Rename failed');
});

test('does nothing until a question is confirmed', async () => {
  const answers: string[] = [];
  render(
    <ConfirmDialog
      open
      title="Delete 2 tale(s)? This is a soft delete."
      action="Delete"
      onConfirm={() => answers.push('yes')}
      onClose={() => answers.push('no')}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(answers).toEqual(['no', 'yes']);
});
