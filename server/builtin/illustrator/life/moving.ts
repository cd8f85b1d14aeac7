/** What of a scenery moves in a film. */
export type MovingKind =
  | 'flame'
  | 'lamp'
  | 'tree'
  | 'branch'
  | 'crop'
  | 'cloth'
  | 'water'
  | 'cloud'
  | 'smoke'
  | 'stars'
  | 'rays'
  | 'animal'
  | 'boat';

/** Says of a drawing that it moves, and how: programs that draw SVG skip the mark. */
export const moving = (kind: MovingKind, drawing: string): string => (drawing === '' ? '' : `<g data-moves="${kind}">${drawing}</g>`);
