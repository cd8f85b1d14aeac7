import type { Span } from '#shared/tale/kept-parts.ts';
import type { Frames } from './sound-level.ts';

/**
 * Milliseconds. A pause longer than `longest` keeps `after` the word before it and `before` the next one; `start` and
 * `end` stay at the ends.
 */
const pause = { longest: 900, after: 350, before: 250, start: 150, end: 300 } as const;
/**
 * Milliseconds on either side of a seam in which one part fades into the next; at the ends the sound fades in and out
 * in as many.
 */
const fadeMs = 10;
/**
 * Louder than the background by the first and no further below the speech than the second, in dB: something that is not
 * to be cut away.
 */
const present = { overBackground: 12, underSpeech: 20 } as const;
const samplesPerMs = 48;

/**
 * Which parts of a take stay when its long pauses are shortened and its ends trimmed: in order, without overlap, in
 * whole ms. `speech` is not empty.
 */
export function keptParts(speech: readonly Span[], durationMs: number, isPresent: (span: Span) => boolean): Span[] {
  const gaps: Span[] = [];
  const cutAway = (startMs: number, endMs: number) => {
    const gap = { startMs: Math.round(startMs), endMs: Math.round(endMs) };
    if (gap.endMs - gap.startMs > fadeMs * 2 && !isPresent(gap)) gaps.push(gap);
  };
  cutAway(0, (speech[0]?.startMs ?? 0) - pause.start);
  for (const [at, { startMs }] of speech.entries()) {
    const ended = speech[at - 1]?.endMs;
    if (ended !== undefined && startMs - ended > pause.longest) cutAway(ended + pause.after, startMs - pause.before);
  }
  cutAway((speech.at(-1)?.endMs ?? durationMs) + pause.end, durationMs);

  const kept: Span[] = [];
  let from = 0;
  for (const gap of gaps) {
    if (gap.startMs > from) kept.push({ startMs: from, endMs: gap.startMs });
    from = gap.endMs;
  }
  if (durationMs > from) kept.push({ startMs: from, endMs: durationMs });
  return kept;
}

/** Tells whether more than background is heard in a stretch that nobody was found to speak in: in doubt it stays. */
export const presenceIn =
  (levels: Float32Array, loudness: { background: number; speech: number }) =>
  ({ startMs, endMs }: Span): boolean => {
    const threshold = Math.max(loudness.background + present.overBackground, loudness.speech - present.underSpeech);
    return levels.subarray(Math.floor(startMs / 10), Math.ceil(endMs / 10)).some((level) => level > threshold);
  };

/** Levels of speech and background where no engine told them apart: by what is speech and what is not. */
export function framesBySpeech(speech: readonly Span[], frames: number): Frames {
  const inSpeech = new Uint8Array(frames);
  for (const { startMs, endMs } of speech) inSpeech.fill(1, Math.floor(startMs / 10), Math.ceil(endMs / 10));
  const all = [...inSpeech.keys()];
  return { speech: all.filter((frame) => inSpeech[frame]), background: all.filter((frame) => !inSpeech[frame]) };
}

/**
 * The kept parts of a 48 kHz signal, one after the other. Around a seam the two parts fade into each other by what was
 * cut away there, so that it neither clicks nor dips.
 */
export function joinParts(signal: Float32Array, kept: readonly Span[]): Float32Array {
  const out = new Float32Array(kept.reduce((sum, { startMs, endMs }) => sum + (endMs - startMs) * samplesPerMs, 0));
  const fade = fadeMs * samplesPerMs;
  let at = 0;
  for (const [index, { startMs, endMs }] of kept.entries()) {
    const [from, to] = [startMs * samplesPerMs, endMs * samplesPerMs];
    out.set(signal.subarray(from, Math.min(to, signal.length)), at);
    const before = kept[index - 1];
    if (before)
      for (let i = -fade; i < fade; i++) {
        const turn = ((i + fade + 0.5) / (fade * 2)) * (Math.PI / 2);
        const old = signal[before.endMs * samplesPerMs + i] ?? 0;
        const fresh = signal[from + i] ?? 0;
        if (at + i >= 0 && at + i < out.length) out[at + i] = old * Math.cos(turn) + fresh * Math.sin(turn);
      }
    at += to - from;
  }
  for (let i = 0; i < Math.min(fade, out.length); i++) {
    const gain = Math.sin(((i + 0.5) / fade) * (Math.PI / 2)) ** 2;
    if ((kept[0]?.startMs ?? 0) > 0) out[i]! *= gain;
    if ((kept.at(-1)?.endMs ?? 0) * samplesPerMs < signal.length) out[out.length - 1 - i]! *= gain;
  }
  return out;
}
