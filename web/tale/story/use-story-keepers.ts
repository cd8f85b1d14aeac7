import type { TaleId } from '#shared/ids.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Story } from '#shared/story/story.contract.ts';
import type { Language } from '#shared/vocabulary.ts';
import { useStoryLine } from './story.ts';
import { type Kept, type StoryKeeper, storyKeeper } from './story-keeper.ts';

/** Unsaved words outlive the page in this tab. */
const slotOf = (taleId: TaleId, language: Language) => {
  const name = `ai-content-pipeline:story:${taleId}:${language}`;
  return {
    of(): unknown {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? 'null');
      } catch {
        return null;
      }
    },
    keep(value: unknown): void {
      try {
        sessionStorage.setItem(name, JSON.stringify(value));
      } catch {
        // A full storage keeps nothing: the words stay on the screen.
      }
    },
    drop: () => sessionStorage.removeItem(name),
  };
};

/**
 * One keeper for each language that the tale is told in; newer words of the studio reach them, leaving the page saves.
 */
export function useStoryKeepers(taleId: TaleId, items: readonly Story[]): ReadonlyMap<Language, StoryKeeper> {
  const line = useStoryLine(taleId);
  const [keepers] = useState(() => new Map<Language, StoryKeeper>());
  for (const story of items)
    if (!keepers.has(story.language))
      keepers.set(
        story.language,
        storyKeeper(story, { ...line(story.language), slot: slotOf(taleId, story.language) }),
      );
  useEffect(() => {
    for (const story of items) keepers.get(story.language)?.hear(story);
  }, [items, keepers]);
  useEffect(() => {
    const flush = () => keepers.forEach((keeper) => void keeper.flush());
    const warn = (event: BeforeUnloadEvent) => {
      flush();
      if ([...keepers.values()].some((keeper) => !['idle', 'saved'].includes(keeper.state().state)))
        event.preventDefault();
    };
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', warn);
      flush();
    };
  }, [keepers]);
  return keepers;
}

/** The current state of a keeper. */
export const useKept = (keeper: StoryKeeper): Kept => useSyncExternalStore(keeper.subscribe, keeper.state);
