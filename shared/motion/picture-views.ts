import type { Section } from '../vocabulary.ts';

/**
 * How a scene is looked at that has no words of its own to show: a place and nobody in it. `of` says which place, the
 * one that the tale comes to next or the one where it was last; `away`: on the way there or from there.
 */
export type PictureView = { readonly words: string; readonly of: 'next' | 'last'; readonly away: boolean };

const view = (of: PictureView['of'], words: string, away = false): PictureView => ({ words, of, away });

/** The views of each section, in the order in which they are taken. */
export const pictureViews: Record<Section, readonly PictureView[]> = {
  hook: [
    view('next', 'A wide first view of the place, early in the morning.'),
    view('next', 'The way that leads there, seen from afar.', true),
    view('last', 'The sky over the place.'),
  ],
  setup: [
    view('last', 'The same place, seen from a hill.'),
    view('last', 'A quiet view of the place from nearer.'),
    view('last', 'The same place in another light.'),
  ],
  lesson: [
    view('last', 'A quiet view of the place, with nobody in it.'),
    view('last', 'The same place, seen from afar.'),
    view('last', 'The sky over the place.'),
  ],
  outro: [
    view('last', 'A peaceful last view over the place in the evening light.'),
    view('last', 'Stars over the place.'),
    view('last', 'The way that leads away, seen from afar.', true),
  ],
};

const all = Object.values(pictureViews).flat();

/** The view that a picture prompt begins with; null when it tells a scene. */
export const pictureViewIn = (prompt: string): PictureView | null =>
  all.find(({ words }) => prompt.startsWith(words)) ?? null;
