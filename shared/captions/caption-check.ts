import { msg } from '@lingui/core/runtime-macro';
import { captionLimits, readerLength, readingSpeed } from './caption-lines.ts';
import type { Audience } from '../vocabulary.ts';
import { type Said } from '../said.ts';

const cueLine = /(\d+):(\d\d):(\d\d)[,.](\d{3})\s*-->\s*(\d+):(\d\d):(\d\d)[,.](\d{3})[^\n]*\n([^]*?)(?=\n\s*\n|$)/g;

/** What makes captions (SRT or plain VTT) hard to read, as a message; null when nothing does. */
export function captionsProblem(text: string, audience: Audience): Said | null {
  const cues = [...text.replaceAll('\r', '').matchAll(cueLine)].map(([, ...parts]) => {
    const [h = 0, m = 0, s = 0, ms = 0, h2 = 0, m2 = 0, s2 = 0, ms2 = 0] = parts.slice(0, 8).map(Number);
    return {
      startMs: ((h * 60 + m) * 60 + s) * 1000 + ms,
      endMs: ((h2 * 60 + m2) * 60 + s2) * 1000 + ms2,
      lines: (parts[8] ?? '').trim().split('\n'),
    };
  });
  if (cues.length === 0) return msg`The captions are empty.`;
  const wide = cues.filter(
    ({ lines }) =>
      lines.length > captionLimits.lines || lines.some((line) => readerLength(line) > captionLimits.lineLength),
  );
  // A fifth more is tolerated: fast speech is read fast.
  const fast = cues.filter(
    ({ startMs, endMs, lines }) =>
      (readerLength(lines.join(' ')) * 1000) / Math.max(1, endMs - startMs) > readingSpeed(audience) * 1.2,
  );
  const over = cues.filter(({ startMs }, index) => startMs < (cues[index - 1]?.endMs ?? 0));
  if (wide.length > 0)
    return msg`${{ count: wide.length }} of ${{ total: cues.length }} captions are too wide for the screen.`;
  if (over.length > 0)
    return msg`${{ count: over.length }} of ${{ total: cues.length }} captions begin before the previous one ends.`;
  return fast.length > cues.length / 10
    ? msg`${{ count: fast.length }} of ${{ total: cues.length }} captions disappear before they can be read.`
    : null;
}
