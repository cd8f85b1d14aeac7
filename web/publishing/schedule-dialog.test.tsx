import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ScheduleDialog } from './schedule-dialog.tsx';

afterEach(cleanup);

async function ask(zone: string, typed?: string, scheduledAt: number | null = null) {
  const onPick = vi.fn<(seconds: number) => void>();
  render(
    <ScheduleDialog
      title="Schedule Ruth"
      zone={zone}
      scheduledAt={scheduledAt}
      onPick={onPick}
      onClose={() => undefined}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/Date and time in your zone/);
  if (typed !== undefined) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
  }
  return { onPick, field, send: () => userEvent.click(screen.getByRole('button', { name: 'Schedule' })) };
}
const seconds = (utc: string) => Date.parse(`${utc}Z`) / 1000;

test('takes a date in the creator’s zone and shows it in UTC too', async () => {
  const { onPick, send } = await ask('Europe/Paris', '2031-07-01T18:30');
  expect(screen.getByText('Your time (UTC+2)').nextElementSibling?.textContent).toContain('1 July 2031 at 18:30');
  expect(screen.getByText(/^UTC, the channel/).nextElementSibling?.textContent).toContain('1 July 2031 at 16:30');
  await send();
  expect(onPick.mock.calls).toEqual([[seconds('2031-07-01T16:30')]]);
});

test('shows the current date', async () => {
  const { field } = await ask('Asia/Kolkata', undefined, seconds('2031-07-01T18:30'));
  expect(field.value).toBe('2031-07-02T00:00');
});

test('reports a skipped hour and uses the next', async () => {
  const { onPick, send } = await ask('Europe/Paris', '2031-03-30T02:30');
  expect(screen.getByText(/The clocks skip 02:30 that night, so it becomes 03:30/)).toBeTruthy();
  await send();
  expect(onPick.mock.calls).toEqual([[seconds('2031-03-30T01:30')]]);
});

test('asks which one is meant for an hour that occurs twice', async () => {
  const { onPick, send } = await ask('Europe/Paris', '2031-10-26T02:30');
  await userEvent.click(screen.getByRole('radio', { name: /The second time/ }));
  await send();
  expect(onPick.mock.calls).toEqual([[seconds('2031-10-26T01:30')]]);
});

test('accepts a past date with a warning', async () => {
  const { onPick, send } = await ask('UTC', '2020-01-01T00:00');
  expect(screen.getByText(/This is in the past/)).toBeTruthy();
  await send();
  expect(onPick.mock.calls).toEqual([[seconds('2020-01-01T00:00')]]);
});

test('rejects an invalid date with a message and chooses nothing', async () => {
  const { onPick, send } = await ask('UTC', 'soon');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Invalid date format');
  expect(onPick).not.toHaveBeenCalled();
});
