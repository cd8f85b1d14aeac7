/** How music lies under a film's voices: the mixer and the preview read these same numbers. What is null is the studio's usual. */
export type BedLook = { readonly fadeInMs?: number | null; readonly fadeOutMs?: number | null; readonly duckDb?: number | null };

/** LUFS of the finished mix, and of the voice before music is laid under it; the level at which scenes are kept. */
export const levels = { mix: -14, voice: -16, kept: -19 } as const;
export const usualFade = { inMs: 1500, outMs: 3000 } as const;
/** Milliseconds in which music steps back, and comes up again when nobody speaks. */
export const duckTiming = { attackMs: 60, releaseMs: 700 } as const;
/** The compressor behind the usual ducking. */
const usual = { threshold: 0.03, ratio: 8 } as const;

/** The compressor that steps back by so many dB under a voice at its target: the voice lies `over` the threshold, and of that the ratio takes the share. Null is the usual, about 12 dB. */
export function duckCompressor(depthDb: number | null): { threshold: number; ratio: number } {
  if (depthDb === null) return usual;
  const over = Math.max(14.5, depthDb * 1.15);
  return { threshold: 10 ** ((levels.voice - over) / 20), ratio: Math.max(1, 1 / (1 - Math.max(0, depthDb) / over)) };
}

/** How far music steps back under a voice at its target, in dB. */
export function duckDepth(depthDb: number | null): number {
  const { threshold, ratio } = duckCompressor(depthDb);
  return (levels.voice - 20 * Math.log10(threshold)) * (1 - 1 / ratio);
}

/** The lengths of both fades in a film of this length, in milliseconds. */
export function fadesOf(look: BedLook, filmMs: number): { inMs: number; outMs: number } {
  return {
    inMs: Math.min(look.fadeInMs ?? usualFade.inMs, filmMs / 4),
    outMs: Math.min(look.fadeOutMs ?? usualFade.outMs, filmMs / 4),
  };
}

/** A gain at a moment of the film; between two of them it runs straight. */
export type GainPoint = { readonly ms: number; readonly gain: number };
/** A stretch of the film in which somebody speaks. */
export type Span = { readonly startMs: number; readonly endMs: number };

/** Music comes up and goes. */
export function fadePoints(look: BedLook, filmMs: number): GainPoint[] {
  const { inMs, outMs } = fadesOf(look, filmMs);
  const points = [
    { ms: 0, gain: inMs > 0 ? 0 : 1 },
    { ms: inMs, gain: 1 },
    { ms: filmMs - outMs, gain: 1 },
    { ms: filmMs, gain: outMs > 0 ? 0 : 1 },
  ];
  return points.filter(({ ms }, at) => at === 0 || ms > (points[at - 1]?.ms ?? 0));
}

/** Music steps back while somebody speaks; `spans` in order. Where the next one comes before it is up again, it goes down from where it is. */
export function duckPoints(spans: readonly Span[], depthDb: number | null): GainPoint[] {
  const low = 10 ** (-duckDepth(depthDb) / 20);
  const points: GainPoint[] = [{ ms: 0, gain: 1 }];
  for (const { startMs, endMs } of spans) {
    const gain = gainAt(points, startMs);
    while ((points.at(-1)?.ms ?? 0) > startMs) points.pop();
    points.push({ ms: startMs, gain }, { ms: Math.min(startMs + duckTiming.attackMs, endMs), gain: low });
    points.push({ ms: endMs, gain: low }, { ms: endMs + duckTiming.releaseMs, gain: 1 });
  }
  return points;
}

/** The gain of a moment. */
export function gainAt(points: readonly GainPoint[], ms: number): number {
  const next = points.findIndex((point) => point.ms >= ms);
  const [before, after] = [points[next - 1], points[next]];
  if (!after) return points.at(-1)?.gain ?? 1;
  if (!before) return after.gain;
  return before.gain + ((after.gain - before.gain) * (ms - before.ms)) / Math.max(1e-9, after.ms - before.ms);
}
