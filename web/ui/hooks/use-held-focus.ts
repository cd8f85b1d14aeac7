import { useLayoutEffect, useRef } from 'react';

/**
 * A button that cannot be pressed while it is busy loses the focus: it has it back afterwards, unless somebody else
 * took it.
 */
export function useHeldFocus(busy: boolean): void {
  const held = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (busy) {
      held.current = activeElement instanceof HTMLButtonElement && activeElement.disabled ? activeElement : null;
      return;
    }
    if (activeElement === document.body) held.current?.focus({ preventScroll: true });
    held.current = null;
  }, [busy]);
}
