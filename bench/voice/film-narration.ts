import { builtinStoryWriter } from '#server/builtin/story-writer/story-writer.ts';
import type { Scripture } from '#server/ports/bible.ts';
import { parseReference } from '#shared/story/scripture.ts';
import { buildTimeline } from '#shared/film/timeline.ts';
import type { TimelineScene } from '#shared/film/timeline-scenes.ts';
import { type Language, languages } from '#shared/vocabulary.ts';
import type { OpenEngine } from './engines.ts';

/**
 * Speaks a film of 220 words in three languages, one after the other: seconds of the clock for all three, and of the
 * film (their mean).
 */
export async function narrateFilm(
  scripture: Scripture,
  engineOf: (language: Language) => OpenEngine,
): Promise<{ wallSeconds: number; filmSeconds: number }> {
  const { beats } = await builtinStoryWriter({ scripture }).write(
    {
      ...{
        mode: 'reference',
        range: parseReference('Luke 10:25-37'),
        prompt: null,
        text: null,
        languages,
        tone: 'gentle',
      },
      ...{ audience: 'family', words: 220, culturalContext: 'universal', honorJesus: true, seed: 'bench' },
    },
    { signal: new AbortController().signal, progress: async () => {} },
  );
  const began = performance.now();
  const seconds: number[] = [];
  for (const language of languages) {
    const scenes: TimelineScene[] = [];
    for (const [at, { text: told }] of beats.entries()) {
      const text = told[language];
      if (!text) continue;
      const { durationMs, words } = await engineOf(language).speak(text, language);
      scenes.push({ sceneId: `s${at}`, picture: `s${at}`, narration: { durationMs, text, words } });
    }
    const { frames, fps } = buildTimeline({ language, width: 1920, height: 1080, scenes });
    seconds.push(frames / fps);
  }
  const wallSeconds = (performance.now() - began) / 1000;
  return { wallSeconds, filmSeconds: seconds.reduce((sum, each) => sum + each, 0) / seconds.length };
}
