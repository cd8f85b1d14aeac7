import { useEffect, useRef } from 'react';

/** After a move to another page the focus goes to its content, so that a keyboard or a screen reader starts there. */
export function useFocusOnPage(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const inDialog = document.activeElement?.closest('[role=dialog]');
    if (!inDialog) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [pathname]);
}
