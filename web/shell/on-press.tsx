import { type ReactNode, Suspense, useState } from 'react';

/** A button whose menu is loaded by its first press. */
export function OnPress({ button, children }: { button: (press: () => void) => ReactNode; children: ReactNode }) {
  const [pressed, setPressed] = useState(false);
  const still = button(() => setPressed(true));
  return pressed ? <Suspense fallback={still}>{children}</Suspense> : still;
}
