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

test('a date is picked in the zone of the creator and shown in UTC too', async () => {
  const { onPick, send } = await ask('Europe/Paris', '2031-07-01T18:30');
  expect(screen.getByText('Your time (UTC+2)').nextElementSibling?.textContent).toContain('1 July 2031 at 18:30');
  expect(screen.getByText(/^UTC, the channel/).nextElementSibling?.textContent).toContain('1 July 2031 at 16:30');
  await send();
  expect(onPick.mock.calls).toEqual([[seconds('2031-07-01T16:30')]]);
});

test('the date so far is filled in', async () => {
  const { field } = await ask('Asia/Kolkata', undefined, seconds('2031-07-01T18:30'));
  expect(field.value).toBe('2031-07-02T00:00');
});

test('an hour that is skipped is told, and becomes the one after', async () => {
  const { onPick, send } = await ask('Europe/Paris', '2031-03-30T02:30');
  expect(screen.getByText(/The clocks jump over 02:30 that night: it becomes 03:30/)).toBeTruthy();
  await send();
  expect(onPick.mock.calls).toEqual([[seconds('2031-03-30T01:30')]]);
});

test('an hour that comes twice is asked for', async () => {
  const { onPick, send } = await ask('Europe/Paris', '2031-10-26T02:30');
  await userEvent.click(screen.getByRole('radio', { name: /The second time/ }));
  await send();
  expect(onPick.mock.calls).toEqual([[seconds('2031-10-26T01:30')]]);
});

test('a date in the past is told and taken', async () => {
  const { onPick, send } = await ask('UTC', '2020-01-01T00:00');
  expect(screen.getByText(/This is in the past/)).toBeTruthy();
  await send();
  expect(onPick.mock.calls).toEqual([[seconds('2020-01-01T00:00')]]);
});

test('what is no date is refused in words and picks nothing', async () => {
  const { onPick, send } = await ask('UTC', 'soon');
  await send();
  expect(screen.getByRole('alert').textContent).toBe('Invalid date format');
  expect(onPick).not.toHaveBeenCalled();
});
