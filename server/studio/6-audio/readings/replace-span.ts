import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ffmpeg } from '#server/ports/ffmpeg.ts';
import type { Word } from '#shared/film/timeline-parts.ts';
import type { Cut } from '../recordings/cut-take.ts';
import { type WholeSound, writeWhole } from '../recordings/whole-sound.ts';

/** The words of a reading that are read again: from one, up to and without another. */
export type WordSpan = { readonly from: number; readonly to: number };

/** The most quiet, in milliseconds, that stays with a word at a seam, and the length of the crossfade there. */
const seam = { beforeMs: 150, afterMs: 250, fadeMs: 15 } as const;
/** Milliseconds by which two parts overlap at a seam. */
export const seamMs = seam.fadeMs;

/**
 * Where in a take (ms) the words of a span and the silence around them are, and how long that silence is. `words` are
 * those of the take, on its own clock.
 */
export function spanOf(
  words: readonly Word[],
  { from, to }: WordSpan,
  whole: Cut,
): { cut: Cut; beforeMs: number; afterMs: number } {
  const [first, last] = [words[from]?.startMs ?? whole.startMs, words[to - 1]?.endMs ?? whole.endMs];
  const beforeMs =
    from === 0 ? first - whole.startMs : Math.min(seam.beforeMs, (first - (words[from - 1]?.endMs ?? first)) / 2);
  const afterMs =
    to >= words.length ? whole.endMs - last : Math.min(seam.afterMs, ((words[to]?.startMs ?? last) - last) / 2);
  const cut = { startMs: Math.round(first - Math.max(0, beforeMs)), endMs: Math.round(last + Math.max(0, afterMs)) };
  return { cut, beforeMs: Math.max(0, beforeMs), afterMs: Math.max(0, afterMs) };
}

/**
 * Puts what was read again in the place of a span of a take (a local file): cut in the quiet at its ends, crossfaded,
 * at the level of the rest.
 */
export async function replaceSpan(
  ffmpeg: Ffmpeg,
  take: { readonly path: string; readonly durationMs: number },
  span: ReturnType<typeof spanOf>,
  again: WholeSound,
  signal: AbortSignal,
): Promise<WholeSound> {
  const [spoken, ended] = [again.speech[0]?.startMs ?? 0, again.speech.at(-1)?.endMs ?? again.durationMs];
  const parts = [
    { input: 0, startMs: 0, endMs: span.cut.startMs },
    { input: 1, startMs: Math.max(0, spoken - span.beforeMs), endMs: Math.min(again.durationMs, ended + span.afterMs) },
    { input: 0, startMs: span.cut.endMs, endMs: take.durationMs },
  ].filter(({ startMs, endMs }) => endMs - startMs > seam.fadeMs * 2);
  const pieces = parts.map(
    ({ input, startMs, endMs }, at) =>
      `[${input}:a]atrim=start=${startMs}ms:end=${endMs}ms,asetpts=PTS-STARTPTS,aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=mono[p${at}]`,
  );
  const joins = parts
    .slice(1)
    .map(
      (_, at) => `[${at === 0 ? 'p0' : `j${at}`}][p${at + 1}]acrossfade=d=${seam.fadeMs}ms:c1=tri:c2=tri[j${at + 1}]`,
    );
  const last = parts.length === 1 ? 'p0' : `j${parts.length - 1}`;
  const inputs = [...ffmpeg.untrusted(take.path), '-i', again.path];
  const folder = join(again.folder, 'joined');
  await mkdir(folder, { recursive: true });
  return writeWhole(
    ffmpeg,
    { inputs, graph: [...pieces, ...joins, `[${last}]anull[sound]`].join(';') },
    folder,
    signal,
  );
}
