import { t } from '@lingui/core/macro';
import { rhythms, toastRules } from '#shared/vocabulary.ts';

/** The one thing that a notice offers, such as Undo; what it does tells its own failure. */
export type NoticeAction = { readonly label: string; readonly perform: () => void };

/** One notice; the bell keeps those that were shown. */
export type Notice = {
  readonly id: string;
  readonly kind: 'info' | 'success' | 'error';
  readonly title: string;
  readonly text: string;
  readonly at: number;
  readonly action?: NoticeAction | undefined;
  /** A second thing that it offers; gone with the first. */
  readonly also?: NoticeAction | undefined;
  /** The studio keeps it too, so the bell shows it from there. */
  readonly isStored?: boolean | undefined;
};
type Options = Pick<Notice, 'action' | 'also' | 'isStored'>;

/**
 * A store of notices: the newest is on show, the rest are history until they are forgotten. `now` gives milliseconds.
 */
export function noticeStore(now: () => number = () => Date.now()) {
  let shown: readonly Notice[] = [];
  let notices: readonly Notice[] = [];
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const isEcho = ({ kind, title, text }: Pick<Notice, 'kind' | 'title' | 'text'>) =>
    kind === 'error' &&
    notices.some(
      (past) => past.kind === kind && past.title === title && past.text === text && now() - past.at < rhythms.toastEcho,
    );

  function hide(left: readonly Notice[]) {
    for (const { id } of shown.filter((notice) => !left.includes(notice))) {
      setTimeout(() => {
        notices = notices.filter((notice) => notice.id !== id);
        tell();
      }, rhythms.toastKept);
    }
    shown = left;
  }

  return {
    /** Shows a notice in place of the previous one; the same error within 8 s is not shown again. */
    show(kind: Notice['kind'], title: string, text = '', options: Options = {}) {
      if (isEcho({ kind, title, text })) return;
      const notice = { id: crypto.randomUUID(), kind, title, text, at: now(), ...options };
      notices = [notice, ...notices].slice(0, 100);
      hide([notice, ...shown].slice(0, toastRules.limit));
      tell();
    },
    dismiss(id: string) {
      if (!shown.some((notice) => notice.id === id)) return;
      hide(shown.filter((notice) => notice.id !== id));
      tell();
    },
    /** Does what the notice offers, once; also from the bell, after the notice is gone. */
    perform(id: string, which: 'action' | 'also' = 'action') {
      const action = notices.find((notice) => notice.id === id)?.[which];
      if (!action) return;
      hide(shown.filter((notice) => notice.id !== id));
      notices = notices.map((notice) =>
        notice.id === id ? { ...notice, action: undefined, also: undefined } : notice,
      );
      tell();
      action.perform();
    },
    current: (): Notice | null => shown[0] ?? null,
    history: () => notices,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The notices of this tab. */
export const notices = noticeStore();

/**
 * The product's wordings, in one place. `success` and `info` may offer an action: `{ action: { label: 'Undo', perform }
 * }`.
 */
export const notify = {
  success: (title: string, text = '', options: Options = {}) => notices.show('success', title, text, options),
  info: (title: string, text = '', options: Options = {}) => notices.show('info', title, text, options),
  error: (title: string, text = '') => notices.show('error', title, text),
  reauth: () => notify.error(t`Authentication needed`, t`Please re-link your account to continue`),
  processing: () => notify.info(t`Processing…`, t`This may take a moment`),
  saved: (item: string) => notify.success(t`${item} saved!`, t`Your updates have been applied`),
  deleted: (item: string, options: Options = {}) =>
    notify.success(t`${item} deleted`, t`The item has been removed`, options),
  uploaded: (file: string) => notify.success(t`${file} uploaded!`, t`Your file is now available`),
  taleCreated: (title: string, languages: readonly string[]) =>
    notify.success(t`Tale created ✓`, `${title} · ${languages.join(', ')}`),
  promptsQueued: (count: number) => notify.success(t`Images queued!`, t`${count} prompts enqueued for generation`),
  imagesQueued: () => notify.success(t`Images queued`, t`Queued image generation`),
  videoQueued: (job: string) =>
    notify.success(t`Video job queued!`, t`Job ${job} started - this may take a few minutes`),
  filmReady: (title: string, watch: () => void, publish: () => void) =>
    notify.success(t`Film ready`, title, {
      action: { label: t`Watch`, perform: watch },
      also: { label: t`Publish`, perform: publish },
      isStored: true,
    }),
  channelLinked: (title: string) =>
    notify.success(t`Channel linked: ${title}`, t`If it is the wrong one, unlink it under My YouTube.`),
  retryQueued: (job: string) => notify.success(t`Retry queued!`, t`New job: ${job}`),
  cancelling: () => notify.success(t`Cancelling job...`, t`The job will be cancelled shortly`),
  noneSelected: () => notify.info(t`No tales selected`, t`Select some tales first to use bulk actions`),
};

/** The titles of the failures that have one of their own; the rest are 'Action failed'. */
export const failureTitles = {
  get any() {
    return t`Action failed`;
  },
  get create() {
    return t`Create failed`;
  },
  get images() {
    return t`Image generation failed`;
  },
  get video() {
    return t`Video rendering failed`;
  },
  get link() {
    return t`The channel was not linked`;
  },
  get cancel() {
    return t`Failed to cancel job`;
  },
  get retry() {
    return t`Retry failed`;
  },
};
