import { useEffect } from 'react';

let page = '';
let news = '';
const name = 'AI Content Pipeline';
const show = () => {
  document.title = [news, page, name].filter(Boolean).join(' · ');
};

/** What happened while nobody looked: it stands before the page's name in the browser's tab. Empty takes it away. */
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
