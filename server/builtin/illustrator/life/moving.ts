// Marks in the SVG that say which parts of a drawing can move.

/** What of a scenery moves in a film. */
export type MovingKind =
  | 'flame'
  | 'lamp'
  | 'tree'
  | 'bush'
  | 'branch'
  | 'crop'
  | 'cloth'
  | 'water'
  | 'cloud'
  | 'smoke'
  | 'stars'
  | 'rays'
  | 'animal'
  | 'tail'
  | 'ear'
  | 'boat';

/** Says of a drawing that it moves, and how: programs that draw SVG skip the mark. */
export const moving = (kind: MovingKind, drawing: string): string =>
  drawing === '' ? '' : `<g data-moves="${kind}">${drawing}</g>`;

/** Says of a tail or an ear that it flicks, and where it is held: a place in the units of its own drawing. */
export const flicking = (kind: 'tail' | 'ear', drawing: string, [x, y]: readonly [number, number]): string =>
  `<g data-moves="${kind}" data-root="${x} ${y}">${drawing}</g>`;
