import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const storeKey = 'ai-content-pipeline:scroll';
const places = new Map<string, number>(JSON.parse(sessionStorage.getItem(storeKey) ?? '[]') as [string, number][]);
window.addEventListener('pagehide', () => sessionStorage.setItem(storeKey, JSON.stringify([...places].slice(-50))));

/** How long a page may take to grow back to where it was, in milliseconds. */
const patience = 3_000;

/** Scrolls to `top` as soon as the page is long enough; gives up when the creator scrolls or it takes too long. */
function scrollWhenLongEnough(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  };
  const growth = new ResizeObserver(reach);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of ['wheel', 'touchstart', 'keydown']) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const name of ['wheel', 'touchstart', 'keydown']) window.addEventListener(name, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

/** A new page begins at its top; going back finds the page where it was left. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to end an effect.
    if (way !== 'POP') return void window.scrollTo(0, 0);
    const top = places.get(key);
    return top ? scrollWhenLongEnough(top) : undefined;
    // oxlint-disable-next-line exhaustive-deps -- only another page is scrolled: a changed filter or tab keeps its place
  }, [pathname]);
}
