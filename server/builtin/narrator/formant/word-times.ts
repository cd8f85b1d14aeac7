import type { WordSpan } from './spoken-text.ts';

/** What the engine tells while it speaks; times in ms from the start of the phrase, positions in characters from 1. */
export type SpeechEvent = {
  readonly type: string;
  readonly id: string | number | undefined;
  readonly position: number;
  readonly ms: number;
};
type Time = { startMs: number; endMs: number };

/**
 * When each word of a phrase is said. Words for which the engine reports nothing share the time between their
 * neighbours; punctuation alone takes none.
 */
export function wordTimes(spans: readonly WordSpan[], events: readonly SpeechEvent[], lengthMs: number): Time[] {
  const loud = spans.filter(({ silent }) => !silent);
  const starts = rising(
    loud.map((span) => startOf(span, spans.indexOf(span), events)),
    lengthMs,
  );
  const hushes = events.filter((event, at) => soundless(event) && !soundless(events[at - 1])).map(({ ms }) => ms);
  const times = starts.map((startMs, at) => {
    const next = starts[at + 1] ?? lengthMs;
    return { startMs, endMs: hushes.find((ms) => ms > startMs && ms < next && !voiced(events, ms, next)) ?? next };
  });
  let last = 0;
  return spans.map(({ silent }) => {
    const time = silent ? { startMs: last, endMs: last } : times.shift()!;
    last = time.endMs;
    return time;
  });
}

/**
 * The mark before a word is exact, but the engine drops the mark at the head of a sentence; then its own word event
 * tells.
 */
function startOf(span: WordSpan, name: number, events: readonly SpeechEvent[]): number | null {
  const mark = events.find((event) => event.type === 'mark' && event.id === String(name));
  return (
    (mark ?? events.find((event) => event.type === 'word' && event.position > span.from && event.position <= span.to))
      ?.ms ?? null
  );
}

const soundless = (event: SpeechEvent | undefined) => event?.type === 'phoneme' && String(event.id ?? '').trim() === '';
const voiced = (events: readonly SpeechEvent[], from: number, to: number) =>
  events.some((event) => event.type === 'phoneme' && !soundless(event) && event.ms >= from && event.ms < to);

/**
 * Times that rise from word to word. "in the" is one word to the engine, which then tells the same time for "the" and
 * what follows: such gaps are shared out evenly.
 */
function rising(told: readonly (number | null)[], lengthMs: number): number[] {
  const known = told.map((ms, at) => {
    const later = told.slice(at + 1).find((next) => next !== null);
    return ms !== null && at > 0 && later !== undefined && later !== null && later <= ms ? null : ms;
  });
  const out: number[] = [];
  let last = 0;
  for (const [at, own] of known.entries()) {
    if (own !== null) last = Math.min(lengthMs, Math.max(last, own));
    else if (at > 0) {
      const ahead = known.findIndex((ms, later) => later > at && ms !== null);
      const until = ahead < 0 ? lengthMs : Math.max(last, known[ahead]!);
      last += (until - last) / ((ahead < 0 ? known.length : ahead) - at + 1);
    }
    out.push(last);
  }
  return out;
}
