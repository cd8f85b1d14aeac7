import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { Word } from '#shared/film/timeline-parts.ts';
import type { Language } from '#shared/vocabulary.ts';
import { cx } from '#web/ui/cx.ts';

/** How the words are shown: pixels, and words a minute (0: no scrolling). */
export type PromptLook = { readonly size: number; readonly speed: number };
export const promptLimits = { size: { min: 20, max: 64, step: 2 }, speed: { min: 0, max: 220, step: 10 } } as const;

/** The words of a scene, large; while `running` they move at the speed of the reader. */
export function Teleprompter({
  text,
  language,
  look,
  running,
  heard = null,
}: {
  text: string;
  language: Language;
  look: PromptLook;
  running: boolean;
  /** The words of a take that is listened to, and where it is heard, in ms of its sound. */
  heard?: { readonly words: readonly Word[]; readonly ms: number } | null;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = 0;
    if (!running || look.speed === 0) return;
    const seconds = (text.split(/\s+/).filter(Boolean).length / look.speed) * 60;
    const began = performance.now();
    let frame = 0;
    const move = (now: number) => {
      element.scrollTop = ((element.scrollHeight - element.clientHeight) * (now - began)) / (seconds * 1000);
      frame = requestAnimationFrame(move);
    };
    frame = requestAnimationFrame(move);
    return () => cancelAnimationFrame(frame);
  }, [text, running, look.speed, look.size]);
  return (
    <div
      ref={box}
      role="region"
      tabIndex={0}
      aria-label={t`Text to read`}
      className="h-[34dvh] min-h-40 overflow-y-auto rounded-xl bg-night px-4 py-6 text-night-ink sm:px-8"
    >
      <p
        lang={language}
        className="mx-auto max-w-3xl leading-snug font-medium break-words"
        style={{ fontSize: look.size }}
      >
        {heard
          ? heard.words.map(({ text: word, startMs, endMs }, at) => (
              <span key={at} className={cx('rounded-sm', heard.ms >= startMs && heard.ms < endMs && 'bg-gold/40')}>
                {word}{' '}
              </span>
            ))
          : text}
      </p>
    </div>
  );
}
