/**
 * How music is mixed under a film's voices: the mixer and the preview read these same numbers. What is null is the
 * studio's usual.
 */
export type BedLook = {
  readonly fadeInMs?: number | null;
  readonly fadeOutMs?: number | null;
  readonly duckDb?: number | null;
};

/** LUFS of the finished mix, and of the voice before music is added; the level at which scenes are kept. */
export const levels = { mix: -14, voice: -16, kept: -19 } as const;
export const usualFade = { inMs: 1500, outMs: 3000 } as const;
/** Music with its own ending only fades with the picture. */
const closingMs = 1200;

/** A gain at a moment of the film; between two of them it runs straight. */
export type GainPoint = { readonly ms: number; readonly gain: number };
/**
 * Where the music of a film goes: when its last chord should be heard (null: the film has no end, it is a part of one),
 * and whether the piece has such a chord.
 */
export type BedEnd = { readonly landsMs: number | null; readonly hasEnding: boolean };

/**
 * Music comes up and goes. What fades out because nothing else can be done goes down as sound dies away: quickly first,
 * then slowly, over the end card.
 */
export function fadePoints(look: BedLook, filmMs: number, { landsMs, hasEnding }: BedEnd): GainPoint[] {
  const inMs = Math.min(look.fadeInMs ?? usualFade.inMs, filmMs / 4);
  const own = landsMs === null ? usualFade.outMs : hasEnding ? closingMs : Math.max(usualFade.outMs, filmMs - landsMs);
  const outMs = Math.min(look.fadeOutMs ?? own, filmMs / 4);
  const dies = look.fadeOutMs == null && landsMs !== null;
  const falls = (dies ? [0.25, 0.5, 0.75] : []).map((part) => ({
    ms: filmMs - outMs * (1 - part),
    gain: (1 - part) ** 2,
  }));
  const points = [
    { ms: 0, gain: inMs > 0 ? 0 : 1 },
    { ms: inMs, gain: 1 },
    { ms: filmMs - outMs, gain: 1 },
    ...(outMs > 0 ? falls : []),
    { ms: filmMs, gain: outMs > 0 ? 0 : 1 },
  ];
  return points.filter(({ ms }, at) => at === 0 || ms > (points[at - 1]?.ms ?? 0));
}

/** The gain of a moment. */
export function gainAt(points: readonly GainPoint[], ms: number): number {
  const next = points.findIndex((point) => point.ms >= ms);
  const [before, after] = [points[next - 1], points[next]];
  if (!after) return points.at(-1)?.gain ?? 1;
  if (!before) return after.gain;
  return before.gain + ((after.gain - before.gain) * (ms - before.ms)) / Math.max(1e-9, after.ms - before.ms);
}
