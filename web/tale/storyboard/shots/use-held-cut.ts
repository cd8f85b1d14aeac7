import { useState } from 'react';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import type { Place } from './set-shots.ts';

type Held = { readonly no: number; readonly place: Place };

/** A cut that is somewhere else than the board says, until the board is a new one: it is being moved, or was saved. */
export function useHeldCut(board: Storyboard) {
  const [kept, keep] = useState<(Held & { readonly board: Storyboard }) | null>(null);
  return {
    held: kept?.board === board ? kept : null,
    hold: (held: Held | null) => keep(held && { ...held, board }),
  };
}
