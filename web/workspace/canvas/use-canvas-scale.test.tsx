import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCanvasScale } from './use-canvas-scale.ts';

let resized: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(hear: () => void) {
        resized = hear;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('measures the canvas at most every 50 ms, with its current size', () => {
  const element = { clientWidth: 640 } as HTMLElement;
  const { result } = renderHook(() => useCanvasScale({ current: element }));
  expect(result.current).toBe(0.5);
  for (const width of [700, 800, 960]) {
    Object.assign(element, { clientWidth: width });
    resized();
  }
  act(() => void vi.advanceTimersByTime(49));
  expect(result.current).toBe(0.5);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(0.75);
});
