import type { Section } from './vocabulary.ts';

/** How a scene is looked at that has no words of its own to show: the place of the story and no actors, for nothing happens in it. */
export const pictureViews: Record<Section, readonly string[]> = {
  hook: ['A wide first view of the place, early in the morning.', 'The way that leads there, seen from afar.', 'The sky over the place.'],
  setup: ['The same place, seen from a hill.', 'A quiet view of the place from nearer.', 'The same place in another light.'],
  lesson: ['A quiet view of the place, with nobody in it.', 'The same place, seen from afar.', 'The sky over the place.'],
  outro: ['A peaceful last view over the place in the evening light.', 'Stars over the place.', 'The way that leads away, seen from afar.'],
};

const all = Object.values(pictureViews).flat();

/** The view that a picture prompt begins with; null when it tells a scene. */
export const pictureViewIn = (prompt: string): string | null => all.find((view) => prompt.startsWith(view)) ?? null;
