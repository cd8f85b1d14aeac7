const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' });
const hour = 3_600_000;

const sinceMidnight = (at: number): number => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(at).split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + (at % 1000);
};

/** The day, as `2026-11-21`, in which YouTube counts what is spent at a moment (milliseconds). */
export const pacificDay = (at: number): string => days.format(at);

/** When the next such day begins, in milliseconds; days of 23 and 25 hours included. */
export function nextPacificDay(at: number): number {
  const guess = at + 24 * hour - sinceMidnight(at);
  const over = sinceMidnight(guess);
  return over > 12 * hour ? guess + 24 * hour - over : guess - over;
}
