import type { TaleId } from '#shared/ids.ts';
import { useEffect, useRef } from 'react';
import { useTakeSlot } from '#web/publishing/slot.ts';

/** Puts the tale into the next free slot as soon as it is there, once; a notice tells how it ended. */
export function TakeSlot({ taleId, onDone }: { taleId: TaleId; onDone: () => void }) {
  const { mutate } = useTakeSlot();
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    mutate(taleId, { onSettled: onDone });
  }, [mutate, taleId, onDone]);
  return null;
}
