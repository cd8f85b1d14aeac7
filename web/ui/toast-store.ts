/** One notice; the bell keeps those that were shown. */
export type Notice = {
  readonly id: string;
  readonly kind: 'info' | 'success' | 'error';
  readonly title: string;
  readonly text: string;
  readonly at: number;
};

/** Dismissed notices leave the store after this many milliseconds. */
const kept = 1_000_000;
const echo = 8_000;

/** A store of notices: the newest is on show, the rest are history. `now` gives milliseconds. */
export function noticeStore(now: () => number = Date.now) {
  let notices: readonly Notice[] = [];
  let current: Notice | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const isEcho = ({ kind, title, text }: Pick<Notice, 'kind' | 'title' | 'text'>) =>
    kind === 'error' && notices.some((past) => past.kind === kind && past.title === title && past.text === text && now() - past.at < echo);

  return {
    /** Shows a notice in place of the one before; the same error within 8 s is not shown again. */
    show(kind: Notice['kind'], title: string, text = '') {
      if (isEcho({ kind, title, text })) return;
      current = { id: crypto.randomUUID(), kind, title, text, at: now() };
      notices = [current, ...notices].filter((past) => now() - past.at < kept).slice(0, 100);
      tell();
    },
    dismiss(id: string) {
      if (current?.id !== id) return;
      current = null;
      tell();
    },
    current: () => current,
    history: () => notices,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The notices of this tab. */
export const notices = noticeStore();

/** The product's wordings, in one place. */
export const notify = {
  success: (title: string, text = '') => notices.show('success', title, text),
  info: (title: string, text = '') => notices.show('info', title, text),
  error: (title: string, text = '') => notices.show('error', title, text),
  reauth: () => notices.show('error', 'Authentication needed', 'Please re-link your account to continue'),
  processing: () => notices.show('info', 'Processing…', 'This may take a moment'),
  saved: (item: string) => notices.show('success', `${item} saved!`, 'Your updates have been applied'),
  deleted: (item: string) => notices.show('success', `${item} deleted`, 'The item has been removed'),
  uploaded: (file: string) => notices.show('success', `${file} uploaded!`, 'Your file is now available'),
};
