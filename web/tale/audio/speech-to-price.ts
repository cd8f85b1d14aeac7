import type { Narration } from '#shared/sound/audio.contract.ts';
import { type ProviderId, providerIds } from '#shared/engines.ts';
import { countWords } from '#shared/story/prose.ts';
import type { Scene } from '#shared/tale/tale.contract.ts';
import type { Language } from '#shared/vocabulary.ts';

/** The provider that a voice names, `openai:coral`; null for one of the studio's own. */
export const providerOfVoice = (voice: string): ProviderId | null =>
  providerIds.find((provider) => voice.startsWith(`${provider}:`)) ?? null;

/**
 * Words that a hosted voice would speak: of the scenes in one language that have no fitting sound, or with 'all' of all
 * that nobody recorded.
 */
export function wordsToSpeak(
  scenes: readonly Pick<Scene, 'id' | 'text'>[],
  items: readonly Pick<Narration, 'sceneId' | 'language' | 'status' | 'kind'>[],
  { language, variant }: { language: Language; variant: 'missing' | 'all' },
): number {
  const own = new Map(items.filter((item) => item.language === language).map((item) => [item.sceneId, item]));
  return scenes
    .filter(({ id }) => {
      const item = own.get(id);
      if (item?.kind === 'recorded' || item?.kind === 'uploaded') return false;
      return (
        variant === 'all' || !item || item.status === 'missing' || item.status === 'stale' || item.status === 'error'
      );
    })
    .reduce((sum, { text }) => sum + countWords(text[language] ?? ''), 0);
}
