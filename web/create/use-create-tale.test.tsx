import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { rhythms } from '#shared/vocabulary.ts';
import { notices } from '#web/ui/notices/toast-store.ts';
import { useCreateTale } from './use-create-tale.ts';
import { wizardStage } from './wizard-stage.tsx';

const { navigate, loadPage } = vi.hoisted(() => ({ navigate: vi.fn(), loadPage: vi.fn() }));
vi.mock('react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => navigate }));
vi.mock('#web/browser/location.ts', () => ({ loadPage }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const made = () => Response.json({ ok: true, taleId: 't1', title: 'Trust', langs: ['en'], notes: [] });
function creating(answer: () => Response = made) {
  const stage = wizardStage();
  stage.answer = answer;
  const onDone = vi.fn();
  const { result } = renderHook(() => useCreateTale(onDone), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={stage.client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  });
  return { onDone, create: () => act(() => result.current.create({ mode: 'random' }, {})) };
}

test('closes the dialog first, and opens the storyboard 30 ms later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  navigate.mockReset().mockResolvedValue(undefined);
  const { onDone, create } = creating();
  await create();
  expect([onDone.mock.calls.length, navigate.mock.calls.length, rhythms.wizardNavigation]).toEqual([1, 0, 30]);
  await vi.advanceTimersByTimeAsync(29);
  expect(navigate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(navigate).toHaveBeenCalledWith('/tales/t1?tab=storyboard');
  expect(loadPage).not.toHaveBeenCalled();
});

test('loads the page when soft navigation fails', async () => {
  navigate.mockReset().mockRejectedValue(new Error('no chunk'));
  await creating().create();
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/tales/t1?tab=storyboard'));
});

test('shows the default message for an error without one, and keeps the wizard open', async () => {
  const { onDone, create } = creating(() => {
    throw new Error('');
  });
  await create();
  expect(notices.current()).toMatchObject({ kind: 'error', title: 'Create failed', text: 'Failed to create tale' });
  expect(onDone).not.toHaveBeenCalled();
});
