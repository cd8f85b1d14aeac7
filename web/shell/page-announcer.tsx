import { useEffect, useState } from 'react';

/** Announces the name of the new page as soon as its title is known. */
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
