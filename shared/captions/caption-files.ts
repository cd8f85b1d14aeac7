import { partsOfLines } from './caption-spoken.ts';
import type { Cue } from '../film/timeline-parts.ts';

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

/**
 * WebVTT text, with the format's own escapes. Words whose times are known carry them as the format's timestamps
 * (`<00:00:01.200>`), which players without highlighting ignore, and are in `<c>`, which styles need as a target.
 */
export function toVtt(cues: readonly Cue[]): string {
  const blocks = cues.map((cue, index) => {
    const text = timedLines(cue) ?? clean(cue.lines).map(escaped);
    return `${index + 1}\n${clock(cue.startMs, '.')} --> ${clock(cue.endMs, '.')}\n${text.join('\n')}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Lines whose words begin at a timestamp, with one more where a pause begins. Timestamps must ascend and be inside the
 * caption: others are left out.
 */
function timedLines({ startMs, endMs, lines, spoken = [] }: Cue): string[] | null {
  const parts = spoken.length > 0 ? partsOfLines(clean(lines), spoken) : null;
  if (!parts) return null;
  let lastMs = Math.round(startMs);
  const stamp = (ms: number): string => {
    if (ms <= lastMs || ms >= endMs) return '';
    lastMs = ms;
    return `<${clock(ms, '.')}>`;
  };
  const all = parts.flat();
  let at = 0;
  return parts.map((line) =>
    line
      .map(({ text, word }) => {
        const [before, next] = [all[at - 1]?.word, all[at + 1]?.word];
        at += 1;
        const begins = before === word ? '' : stamp(spoken[word]?.startMs ?? 0);
        const pause = (spoken[word]?.endMs ?? 0) < (spoken[next ?? -1]?.startMs ?? endMs);
        const ends = pause && next !== word ? stamp(spoken[word]?.endMs ?? 0) : '';
        return `${begins}<c>${escaped(text)}</c>${ends}`;
      })
      .join(' '),
  );
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
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3_600_000),
    Math.floor(whole / 60_000) % 60,
    Math.floor(whole / 1000) % 60,
  ];
  return `${two(hours)}:${two(minutes)}:${two(seconds)}${point}${String(whole % 1000).padStart(3, '0')}`;
}
