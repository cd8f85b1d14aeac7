import type { SceneId } from '../ids.ts';
import { clausesOf } from '../story/prose.ts';

/**
 * A part of a film that can be jumped to: milliseconds from its start, and what it is called in the film's language.
 */
export type Chapter = { readonly startMs: number; readonly title: string; readonly sceneId?: SceneId | undefined };

/**
 * Characters of a chapter's name; and what YouTube asks of chapters in a description: how many at least, and the
 * shortest in seconds.
 */
export const chapterLimits = { title: 60, fewest: 3, shortestSeconds: 10 } as const;

/** Where a chapter may begin: a scene with its words, or a card with its heading. */
export type ChapterSource = { readonly startMs: number; readonly text: string; readonly sceneId?: SceneId };

/**
 * One chapter for each scene and card, named by its first words. A scene without words belongs to the chapter before;
 * the first one begins with the film.
 */
export function chaptersOf(sources: readonly ChapterSource[]): Chapter[] {
  const named = sources.flatMap(({ startMs, text, ...scene }) => {
    const title = chapterTitle(text);
    return title ? [{ startMs: Math.round(startMs), title, ...scene }] : [];
  });
  return named.map((chapter, nth) => (nth === 0 ? { ...chapter, startMs: 0 } : chapter));
}

/**
 * The first words of a text as a name: whole, or as many as fit, ended at a clause where there is one. No angle
 * brackets: YouTube refuses them.
 */
export function chapterTitle(text: string): string {
  const plain = text.replace(/[<>]/g, '').replace(/\s+/g, ' ').trim();
  if (plain.length <= chapterLimits.title) return tidy(plain);
  const [first = ''] = clausesOf(plain);
  if (first.length >= 20 && first.length <= chapterLimits.title) return tidy(first);
  const room = plain.slice(0, chapterLimits.title);
  const words = room.slice(0, Math.max(room.lastIndexOf(' '), 0)) || room.slice(0, -1).toWellFormed();
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`;
}
const tidy = (title: string): string => title.replace(/^["“”«»‘’'\s]+/, '').replace(/[\s,;:.–—"“”«»]+$/, '');

/**
 * The chapters as YouTube takes them: at least three, the first at 0:00, each at least ten seconds as its times are
 * written. Chapters that are too short are joined to their neighbour; an empty list when that leaves fewer than three.
 */
export function hostChapters(chapters: readonly Chapter[], durationMs: number): Chapter[] {
  const seconds = (ms: number) => Math.floor(ms / 1000);
  const kept: Chapter[] = [];
  for (const chapter of chapters) {
    const last = kept.at(-1);
    if (!last || seconds(chapter.startMs) - seconds(last.startMs) >= chapterLimits.shortestSeconds) kept.push(chapter);
  }
  while (kept.length > 1 && seconds(durationMs) - seconds(kept.at(-1)?.startMs ?? 0) < chapterLimits.shortestSeconds)
    kept.pop();
  return kept.length >= chapterLimits.fewest && kept[0]?.startMs === 0 ? kept : [];
}

/** A moment as players and descriptions write it: `0:00`, `12:05`, `1:02:03`. */
export function chapterTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The lines for a video's description, `0:00 Once upon a time`; '' when there are not enough chapters for the host. */
export const chapterLines = (chapters: readonly Chapter[], durationMs: number): string =>
  hostChapters(chapters, durationMs)
    .map(({ startMs, title }) => `${chapterTime(startMs)} ${title}`)
    .join('\n');
