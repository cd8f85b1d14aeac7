import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { Microphone } from './microphone.ts';
import { i18n } from '#web/language/i18n.ts';

/** Decibels below full scale. */
const floor = -54;
const clipping = 0.985;
/** Says so a while after it was so: seconds. */
const memory = { loud: 2.5, soft: 3 } as const;
type Verdict = 'good' | 'loud' | 'soft';
const words: Record<Verdict, MessageDescriptor | null> = {
  good: null,
  loud: msg`Too loud: the sound is clipped. Move back from the microphone, or turn it down.`,
  soft: msg`Too quiet. Move closer to the microphone, or turn it up.`,
};

/** 0 to 100 for a sample of 0 to 1, as the ear counts. */
export const levelShown = (peak: number): number =>
  Math.max(0, Math.min(100, (1 - (20 * Math.log10(Math.max(peak, 1e-6))) / floor) * 100));

/**
 * How loud the microphone hears, as it happens, with a message when it is too loud or, while `recording`, too quiet.
 */
export function LevelMeter({ microphone, recording }: { microphone: Microphone; recording: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const meter = useRef<HTMLDivElement>(null);
  const [verdict, setVerdict] = useState<Verdict>('good');
  useEffect(() => {
    let frame = 0;
    let shown = 0;
    let clippedAt = Number.NEGATIVE_INFINITY;
    let heardAt = performance.now();
    const draw = (now: number) => {
      const peak = microphone.level();
      shown = Math.max(levelShown(peak), shown - 1.2);
      if (bar.current) bar.current.style.width = `${shown}%`;
      meter.current?.setAttribute('aria-valuenow', String(Math.round(shown)));
      if (peak >= clipping) clippedAt = now;
      if (peak > 0.02) heardAt = now;
      setVerdict(
        now - clippedAt < memory.loud * 1000
          ? 'loud'
          : recording && now - heardAt > memory.soft * 1000
            ? 'soft'
            : 'good',
      );
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [microphone, recording]);
  return (
    <div className="min-w-0">
      <div
        ref={meter}
        role="meter"
        aria-label={t`Microphone level`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="relative h-3 overflow-hidden rounded-full bg-sunken ring-1 ring-edge/50"
      >
        <div
          ref={bar}
          className={cx(
            'h-full rounded-full',
            verdict === 'loud' ? 'bg-bad' : verdict === 'soft' ? 'bg-gold' : 'bg-good',
          )}
          style={{ width: 0 }}
        />
        <span aria-hidden className="absolute inset-y-0 left-[89%] w-px bg-ink/50" />
      </div>
      <p
        role="status"
        className={cx('mt-1 min-h-5 text-xs', verdict === 'loud' ? 'font-medium text-bad' : 'text-warn')}
      >
        {words[verdict] && i18n._(words[verdict])}
      </p>
    </div>
  );
}
