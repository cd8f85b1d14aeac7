import { type ReactNode, Suspense, useState } from 'react';

type Pressed = {
  button: (press: () => void) => ReactNode;
  children: ReactNode;
  /** It was clicked before this was rendered. */
  wasPressed?: boolean;
};

/** A button whose menu is loaded by its first press. */
export function OnPress({ button, children, wasPressed = false }: Pressed) {
  const [pressed, setPressed] = useState(wasPressed);
  const still = button(() => setPressed(true));
  return pressed ? <Suspense fallback={still}>{children}</Suspense> : still;
}
