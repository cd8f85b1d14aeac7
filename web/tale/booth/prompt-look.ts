import { useState } from 'react';
import { type PromptLook, promptLimits } from './teleprompter.tsx';

const stored = 'booth-look';
export type BoothLook = PromptLook & { readonly countdown: number };
/** Seconds before a recording begins. */
export const countdowns = [0, 3, 5] as const;

const within = (value: unknown, { min, max }: { min: number; max: number }, otherwise: number) =>
  typeof value === 'number' && value >= min && value <= max ? value : otherwise;

function remembered(): BoothLook {
  const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  let kept: Partial<Record<keyof BoothLook, unknown>> = {};
  try {
    kept = (JSON.parse(localStorage.getItem(stored) ?? '{}') ?? {}) as typeof kept;
  } catch {
    // Nothing readable was stored.
  }
  return {
    size: within(kept.size, promptLimits.size, 32),
    speed: within(kept.speed, promptLimits.speed, still ? 0 : 120),
    countdown: within(kept.countdown, { min: 0, max: 5 }, 3),
  };
}

/** How this person likes the teleprompter; kept on this computer. */
export function usePromptLook() {
  const [look, setLook] = useState(remembered);
  const change = (part: Partial<BoothLook>) => {
    const next = { ...look, ...part };
    setLook(next);
    try {
      localStorage.setItem(stored, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing starts from the usual look each time.
    }
  };
  return [look, change] as const;
}
