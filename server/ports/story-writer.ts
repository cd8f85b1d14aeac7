import type { StoryBrief, StoryDraft } from '#shared/story/story.ts';
import type { TellWriting } from '#shared/story/writing-progress.ts';
import type { Engine, EngineUse } from './engine.ts';

/** Writes a tale in every language of the brief at once, beat by beat, so that the languages stay aligned. */
export interface StoryWriter extends Engine {
  /** Throws Failure with a message for the creator when the brief cannot be met. */
  write(
    brief: StoryBrief,
    context: { signal: AbortSignal; progress: TellWriting; use?: EngineUse },
  ): Promise<StoryDraft>;
}
