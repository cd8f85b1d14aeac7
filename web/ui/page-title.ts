import { useEffect } from 'react';

let page = '';
let news = '';
const name = 'AI Content Pipeline';
const show = () => {
  document.title = [news, page, name].filter(Boolean).join(' · ');
};

/** What happened while the tab was hidden, shown before the page's name in the browser's tab. Empty removes it. */
export const titleNews = {
  set(words: string): void {
    if (words === news) return;
    news = words;
    show();
  },
};

/** Names the page in the browser's tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title;
    show();
  }, [title]);
}
