import { type RefObject, useLayoutEffect } from 'react';

/** The bar that covers the end of the page, and its height. */
const heights = new Map<RefObject<HTMLElement | null>, number>();
const property = '--end-room';

/**
 * Space that is visible in the window stays until it is scrolled out: what somebody is about to click must not move.
 */
function fitRoom(): void {
  const page = document.documentElement;
  const wanted = Math.max(0, ...heights.values());
  const now = Number.parseFloat(page.style.getPropertyValue(property)) || 0;
  const below = page.scrollHeight - window.innerHeight - window.scrollY;
  const room = window.scrollY <= 0 ? wanted : Math.max(wanted, now - below);
  if (room > 0) page.style.setProperty(property, `${room}px`);
  else page.style.removeProperty(property);
  if (room > wanted) window.addEventListener('scroll', fitRoom, { passive: true });
  else window.removeEventListener('scroll', fitRoom);
}

/**
 * Adds space at the end of the page while this element covers it, so that the last lines can be scrolled clear of it.
 */
export function useEndRoom(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || !element.current || typeof ResizeObserver === 'undefined') return;
    const { current } = element;
    const watch = new ResizeObserver(() => {
      heights.set(element, window.innerHeight - current.getBoundingClientRect().top);
      fitRoom();
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      heights.delete(element);
      fitRoom();
    };
  }, [element, isShown]);
}
