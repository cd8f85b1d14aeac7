import { useEffect, useState } from 'react';

/**
 * The section that is being read: the last one whose top has passed the upper third of the window; at the end of the
 * page the last of all.
 */
export function useSectionInView(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const root = document.documentElement;
      const atEnd = root.scrollTop > 0 && root.scrollTop + root.clientHeight >= root.scrollHeight - 4;
      const passed = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < root.clientHeight / 3,
      );
      setCurrent((atEnd ? ids.at(-1) : passed.at(-1)) ?? ids[0] ?? '');
    };
    const soon = () => {
      asked ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [ids]);
  return current;
}
