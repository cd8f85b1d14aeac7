import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useRef } from 'react';
import { Button, IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { DialogNotices } from './notices/dialog-notices.tsx';
import { escapesLeft } from './hooks/escapes-left.ts';

const places = {
  middle:
    'inset-x-0 bottom-0 sm:inset-0 sm:m-auto h-fit max-h-[92dvh] w-full sm:w-[calc(100%-2rem)] rounded-t-2' +
    'xl sm:rounded-2xl animate-rise',
  right: 'inset-y-0 right-0 h-dvh w-full max-w-xl rounded-none sm:rounded-l-2xl animate-slide',
  left: 'inset-y-0 left-0 h-dvh w-72 max-w-[86vw] animate-rise',
} as const;

/** Escape closes an open list of a field first, then the dialog. */
const keepForList = (event: KeyboardEvent) => {
  if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]'))
    event.preventDefault();
};

/** A real dialog: focus moves in, stays in and returns; Escape and the backdrop close it unless `locked`. */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  note,
  place = 'middle',
  locked = false,
  returnFocus,
  className,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  hideTitle?: boolean;
  note?: ReactNode;
  place?: keyof typeof places;
  locked?: boolean;
  /** What gets the focus when the dialog closes; null for what had it before. */
  returnFocus?: () => HTMLElement | null;
  className?: string;
  children: ReactNode;
}) {
  const opener = useRef<Element | null>(null);
  const giveBack = (event: Event) => {
    event.preventDefault();
    const free = document.activeElement === null || document.activeElement === document.body;
    const next = returnFocus?.() ?? opener.current;
    if (free && next instanceof HTMLElement && next.isConnected) next.focus();
  };
  // A notice is above the dialog, and Radix gives Escape to the topmost layer.
  const escape = (event: ReactKeyboardEvent) => {
    if (!escapesLeft.has(event.nativeEvent)) return;
    event.stopPropagation();
    const isInList = event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]');
    if (!locked && !isInList) onClose();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !locked && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/55 backdrop-blur-[2px]" />
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={keepForList}
          onKeyDown={escape}
          {...(note ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'fixed z-50 flex flex-col overflow-hidden border border-line bg-surface text-ink shadow-2xl sm:max-w-2xl',
            places[place],
            className,
          )}
        >
          <header className={cx('flex items-start gap-3 px-5 pt-4 pr-14 pb-2', hideTitle && 'sr-only')}>
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {note && <Radix.Description className="mt-0.5 text-sm text-soft">{note}</Radix.Description>}
            </div>
          </header>
          {children}
          <DialogNotices />
          {!locked && (
            <Radix.Close asChild>
              <IconButton
                label={t`Close`}
                className={hideTitle ? 'sr-only focus-visible:not-sr-only' : 'absolute top-2.5 right-3'}
              >
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Asks before something is done that cannot be undone at once. */
export function ConfirmDialog({
  open,
  title,
  children,
  action,
  busy = false,
  returnFocus,
  onConfirm,
  onClose,
}: {
  open: boolean;
  title: string;
  children?: ReactNode;
  action: string;
  busy?: boolean;
  returnFocus?: () => HTMLElement | null;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      className="sm:max-w-md"
      {...(returnFocus ? { returnFocus } : {})}
    >
      <div className="px-5 pb-5">
        <div className="text-sm text-soft">{children}</div>
        <div className="mt-5 flex justify-end gap-2">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button look="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
