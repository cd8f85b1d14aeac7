import { captionLimits, linesOf, readerLength, readingSpeed, sizedTokens } from './caption-lines.ts';
import { endOf } from './caption-words.ts';
import { captionMargins, rangesOf, type SceneCue, wordsOfLines } from './scene-captions.ts';
import type { Audience, Language } from '../vocabulary.ts';

/** The words of a scene, each with its time in the audio. */
export type SaidWord = { readonly text: string; readonly startMs: number; readonly endMs: number };
/** The shortest time that can be set for a caption, in ms; what people can read is longer. */
export const shortestCaptionMs = 300;

/** The known words of each caption. */
export function spokenIn(cues: readonly SceneCue[], said: readonly SaidWord[]): string[] {
  return rangesOf(cues).map(([from, to]) => textOf(said.slice(from, to)));
}
const textOf = (words: readonly SaidWord[]) => words.map(({ text }) => text).join(' ');

/** Whether a caption shows other words than are said. */
export const differs = ({ lines }: Pick<SceneCue, 'lines'>, spoken: string): boolean =>
  wordsOfLines(lines) !== wordsOfLines([spoken]);

/** Words broken into lines automatically; in two halves if there are too many. */
export function lineUp(text: string, language: Language): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const tokens = sizedTokens(
    words.map((word) => ({ text: word, startMs: 0, endMs: 0, ends: endOf(word) })),
    language,
  );
  const laid = linesOf(tokens)?.lines;
  if (laid) return laid;
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter(Boolean);
}

/** Another wording, or the same in other lines. */
export const rewritten = (cues: readonly SceneCue[], at: number, lines: readonly string[]): SceneCue[] =>
  cues.map((cue, index) => (index === at ? { ...cue, lines } : cue));

/** The spoken words, as the studio would break them into lines. */
export function restored(
  cues: readonly SceneCue[],
  at: number,
  said: readonly SaidWord[],
  language: Language,
): SceneCue[] {
  return rewritten(cues, at, lineUp(spokenIn(cues, said)[at] ?? '', language));
}

const letters = (text: string) => text.replaceAll(/\s/g, '').length;

/**
 * Splits a caption in two where its text (lines joined by line feeds) is split, at character `caret`; returns it
 * unchanged where there is nothing to split.
 */
export function split(
  cues: readonly SceneCue[],
  at: number,
  caret: number,
  said: readonly SaidWord[],
  language: Language,
): SceneCue[] {
  const cue = cues[at];
  const [from, to] = rangesOf(cues)[at] ?? [0, 0];
  const text = cue?.lines.join('\n') ?? '';
  const [before, after] = [text.slice(0, caret).trim(), text.slice(caret).trim()];
  if (
    !cue ||
    cue.words < 2 ||
    !before ||
    !after ||
    cue.endMs - cue.startMs < 2 * shortestCaptionMs + captionLimits.gapMs
  )
    return [...cues];
  const own = said.slice(from, to);
  const wanted = (letters(before) / letters(text)) * letters(textOf(own));
  let [words, passed] = [0, 0];
  while (words < own.length - 1 && (words === 0 || passed + letters(own[words]!.text) / 2 <= wanted))
    passed += letters(own[words++]!.text);
  const same = !differs(cue, textOf(own));
  const parts = same ? [textOf(own.slice(0, words)), textOf(own.slice(words))] : [before, after];
  const border = Math.round(
    Math.min(
      cue.endMs - shortestCaptionMs,
      Math.max(cue.startMs + shortestCaptionMs + captionLimits.gapMs, own[words]?.startMs ?? cue.startMs),
    ),
  );
  const [first, second] = parts.map((part) => lineUp(part, language)) as [string[], string[]];
  return cues.toSpliced(
    at,
    1,
    { words, lines: first, startMs: cue.startMs, endMs: border - captionLimits.gapMs },
    { words: cue.words - words, lines: second, startMs: border, endMs: cue.endMs },
  );
}

/** One caption of two that follow each other. */
export function joinWithNext(cues: readonly SceneCue[], at: number, language: Language): SceneCue[] {
  const [one, two] = [cues[at], cues[at + 1]];
  if (!one || !two) return [...cues];
  const lines = lineUp(wordsOfLines([...one.lines, ...two.lines]), language);
  return cues.toSpliced(at, 2, { words: one.words + two.words, lines, startMs: one.startMs, endMs: two.endMs });
}

/**
 * Moves the start or the end of a caption to a time of the sound. A neighbour that is in the way gives way as far as it
 * can, two frames apart.
 */
export function moved(
  cues: readonly SceneCue[],
  at: number,
  side: 'startMs' | 'endMs',
  ms: number,
  durationMs: number,
): SceneCue[] {
  const cue = cues[at];
  if (!cue) return [...cues];
  const [before, after] = [cues[at - 1], cues[at + 1]];
  const { gapMs } = captionLimits;
  const least = before ? before.startMs + shortestCaptionMs + gapMs : -captionMargins.beforeMs;
  const most = after ? after.endMs - shortestCaptionMs - gapMs : durationMs + captionMargins.afterMs;
  const [low, high] =
    side === 'startMs' ? [least, cue.endMs - shortestCaptionMs] : [cue.startMs + shortestCaptionMs, most];
  const time = Math.round(Math.min(Math.max(ms, low), Math.max(low, high)));
  return cues.map((each, index) => {
    if (index === at) return { ...each, [side]: time };
    if (index === at - 1 && side === 'startMs') return { ...each, endMs: Math.min(each.endMs, time - gapMs) };
    if (index === at + 1 && side === 'endMs') return { ...each, startMs: Math.max(each.startMs, time + gapMs) };
    return each;
  });
}

/**
 * What readers would mind about a caption, with its measure and the limit; `pace` in characters a second, times in ms.
 */
export type CaptionTrouble =
  | { readonly kind: 'empty' }
  | { readonly kind: 'fast'; readonly pace: number; readonly limit: number }
  | { readonly kind: 'wide'; readonly line: number; readonly length: number; readonly limit: number }
  | { readonly kind: 'high'; readonly lines: number }
  | { readonly kind: 'short' | 'long'; readonly ms: number; readonly limit: number };

/** Problems with reading a caption; empty when there are none. */
export function troublesOf({ lines, startMs, endMs }: SceneCue, audience: Audience): CaptionTrouble[] {
  const shown = lines.map((line) => line.trim()).filter(Boolean);
  const ms = endMs - startMs;
  const pace = shown.reduce((sum, line) => sum + readerLength(line), 0) / Math.max(0.001, ms / 1000);
  const { lineLength, minMs, maxMs } = captionLimits;
  const limit = readingSpeed(audience);
  const found: CaptionTrouble[] = [];
  if (shown.length === 0) found.push({ kind: 'empty' });
  if (pace > limit + 0.5) found.push({ kind: 'fast', pace: Math.round(pace), limit });
  for (const [at, line] of shown.entries()) {
    const length = readerLength(line);
    if (length > lineLength) found.push({ kind: 'wide', line: at + 1, length, limit: lineLength });
  }
  if (shown.length > captionLimits.lines) found.push({ kind: 'high', lines: shown.length });
  if (ms < minMs) found.push({ kind: 'short', ms, limit: minMs });
  if (ms > maxMs) found.push({ kind: 'long', ms, limit: maxMs });
  return found;
}

/** Captions in storable form: non-empty lines, at most three. Null while one has no words. */
export function keepable(cues: readonly SceneCue[]): SceneCue[] | null {
  const clean = cues.map((cue) => {
    const lines = cue.lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
    return { ...cue, lines: lines.length > 3 ? [...lines.slice(0, 2), lines.slice(2).join(' ')] : lines };
  });
  return clean.every(({ lines }) => lines.length > 0) ? clean : null;
}
