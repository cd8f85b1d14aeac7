import { useEffect, useState } from 'react';

/** Says the name of the page that one has come to, as soon as the page has told its title. */
export function PageAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const watcher = new MutationObserver(() => setTitle(document.title));
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watcher.disconnect();
  }, []);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
