import type { SpokenPart } from '../speech-mix.ts';
import type { SpokenPhrase } from './speak-phrases.ts';

/**
 * Gives every word of a text its place among the phrases that were spoken; words that only the eye reads take no time.
 */
export function spokenParts(spoken: readonly SpokenPhrase[], words: readonly string[]): SpokenPart[] {
  const parts: SpokenPart[] = [];
  let next = 0;
  for (const [at, { samples, words: heard, pauseMs }] of spoken.entries()) {
    const times = new Map(heard.map((time) => [time.word, time]));
    const upTo = at === spoken.length - 1 ? words.length - 1 : Math.max(next - 1, ...times.keys());
    const placed = [];
    let lastMs = 0;
    for (; next <= upTo; next += 1) {
      const { startMs, endMs } = times.get(next) ?? { startMs: lastMs, endMs: lastMs };
      placed.push({ text: words[next]!, startMs, endMs });
      lastMs = endMs;
    }
    parts.push({ samples, words: placed, pauseMs });
  }
  return parts;
}
