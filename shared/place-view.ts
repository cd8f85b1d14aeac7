/** A scene without words of its own shows the place: the one that the tale comes to, or the one where it is; `away` on the way there or from there. */
export type PlaceView = { readonly of: 'next' | 'last'; readonly away: boolean };

const views: readonly (readonly [RegExp, PlaceView])[] = [
  [/^A wide first view of the place/, { of: 'next', away: false }],
  [/^The way that leads there/, { of: 'next', away: true }],
  [/^(?:A quiet view of the place|The same place|The sky over the place)/, { of: 'last', away: false }],
  [/^(?:A peaceful last view over the place|Stars over the place)/, { of: 'last', away: false }],
  [/^The way that leads away/, { of: 'last', away: true }],
];

/** The view that a scene's words ask for, as the planner of scenes words it; null when the scene tells something. */
export const viewAsked = (text: string): PlaceView | null => views.find(([words]) => words.test(text))?.[1] ?? null;
