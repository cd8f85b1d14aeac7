import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { loadedPart } from './loaded-part.tsx';

const Tale = ({ title }: { title: string }) => <h1>{title}</h1>;
const show = (Part: typeof Tale) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part title="Ruth" />
    </Suspense>,
  );
afterEach(cleanup);

test('renders a preloaded part at once, and waits for another', async () => {
  const ahead = loadedPart(async () => Tale, []);
  await ahead.load();
  show(ahead.Part as typeof Tale);
  expect(screen.getByRole('heading').textContent).toBe('Ruth');
  cleanup();
  show(loadedPart(async () => Tale, []).Part as typeof Tale);
  expect([screen.queryByRole('heading'), screen.getByText('Loading')]).toEqual([null, expect.anything()]);
  expect((await screen.findByRole('heading')).textContent).toBe('Ruth');
});

test('fetches a part again that could not be preloaded', async () => {
  let faults = 1;
  const part = loadedPart(async () => {
    if ((faults -= 1) >= 0) throw new Error('The line was cut');
    return Tale;
  }, []);
  await part.load();
  await act(async () => void show(part.Part as typeof Tale));
  expect((await screen.findByRole('heading')).textContent).toBe('Ruth');
});
