import type { Cue } from './timeline.ts';

/** SubRip text. The format has no escapes: what a player would read as markup is written with look-alikes. */
export function toSrt(cues: readonly Cue[]): string {
  return cues
    .map(({ startMs, endMs, lines }, index) => {
      const text = clean(lines).map((line) =>
        line.replaceAll('-->', '→').replaceAll('<', '‹').replaceAll('>', '›').replaceAll('{\\', '{ '),
      );
      return `${index + 1}\n${clock(startMs, ',')} --> ${clock(endMs, ',')}\n${text.join('\n')}\n`;
    })
    .join('\n');
}

/** WebVTT text, with the format's own escapes. */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, lines }, index) => {
    const text = clean(lines).map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    return `${index + 1}\n${clock(startMs, '.')} --> ${clock(endMs, '.')}\n${text.join('\n')}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Composed letters (NFC) on one line each; an empty line would end the cue. */
const clean = (lines: readonly string[]): string[] =>
  lines
    .map((line) =>
      line
        .normalize('NFC')
        .replaceAll(/\s*[\r\n]+\s*/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');

function clock(ms: number, point: ',' | '.'): string {
  const whole = Math.max(0, Math.round(ms));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(whole / 3_600_000), Math.floor(whole / 60_000) % 60, Math.floor(whole / 1000) % 60];
  return `${two(hours)}:${two(minutes)}:${two(seconds)}${point}${String(whole % 1000).padStart(3, '0')}`;
}
