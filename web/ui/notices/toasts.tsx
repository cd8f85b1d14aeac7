import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useRef, useSyncExternalStore } from 'react';
import { rhythms, toastRules } from '#shared/vocabulary.ts';
import { cx } from '../cx.ts';
import { escapesLeft } from '../hooks/escapes-left.ts';
import { useEndRoom } from '../hooks/use-end-room.ts';
import { type Notice, notices } from './toast-store.ts';

const icons = {
  success: <CircleCheck className="size-5 text-good" aria-hidden />,
  error: <CircleAlert className="size-5 text-bad" aria-hidden />,
  info: <Info className="size-5 text-info" aria-hidden />,
};

/** An error is an alert of its own, so that it interrupts; Radix reads out the others as status. */
const Words = ({ notice: { kind, title, text } }: { notice: Notice }) => (
  <div
    className="min-w-0 flex-1"
    {...(kind === 'error' ? { role: 'alert', 'data-radix-toast-announce-exclude': '' } : {})}
  >
    <Toast.Title className="text-sm font-semibold">{title}</Toast.Title>
    {text && <Toast.Description className="mt-0.5 text-sm break-words text-soft">{text}</Toast.Description>}
  </div>
);

/** Escape belongs to the dialog that is open, unless somebody is in the notice. */
function leaveToDialog(event: KeyboardEvent): void {
  const isHere = event.target instanceof Element && event.target.closest('[data-notices]') !== null;
  if (isHere || document.querySelector('[role=dialog], [role=alertdialog]') === null) return;
  event.preventDefault();
  escapesLeft.add(event);
}

/**
 * The notice on show: five seconds, ten with an action, held while it is pointed at or has the focus; swipe or the
 * cross to dismiss, F8 to reach it.
 */
export function Toasts() {
  const notice = useSyncExternalStore(notices.subscribe, notices.current);
  const list = useRef<HTMLOListElement>(null);
  useEndRoom(list, notice !== null);
  const isError = notice?.kind === 'error';
  return (
    <Toast.Provider duration={rhythms.toast} swipeThreshold={toastRules.swipe} label={isError ? t`Error` : t`Notice`}>
      {notice && (
        <Toast.Root
          key={notice.id}
          type={isError ? 'foreground' : 'background'}
          onEscapeKeyDown={leaveToDialog}
          duration={notice.action ? rhythms.undoToast : rhythms.toast}
          onOpenChange={(open) => !open && notices.dismiss(notice.id)}
          className={cx(
            'flex animate-rise items-start gap-3 rounded-2xl border bg-raised p-4 text-ink shadow-2xl ' +
              'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            isError ? 'border-bad/60' : 'border-line',
          )}
        >
          {icons[notice.kind]}
          <Words notice={notice} />
          {notice.action && (
            <Toast.Action
              altText={t`${{ action: notice.action.label }}: press F8, then Enter`}
              onClick={() => notices.perform(notice.id)}
              className="-my-1 h-8 shrink-0 rounded-lg border border-edge px-3 text-sm font-semibold hover:bg-sunken"
            >
              {notice.action.label}
            </Toast.Action>
          )}
          {notice.also && (
            <Toast.Action
              altText={t`${{ action: notice.also.label }}: press F8, then Tab and Enter`}
              onClick={() => notices.perform(notice.id, 'also')}
              className="-my-1 h-8 shrink-0 rounded-lg border border-edge px-3 text-sm font-semibold hover:bg-sunken"
            >
              {notice.also.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={t`Dismiss`}
            className="-m-1 grid size-7 shrink-0 place-items-center rounded-lg hover:bg-sunken"
          >
            <X className="size-4" aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={list}
        data-notices
        hotkey={[toastRules.hotkey]}
        label={t`Notices ({hotkey})`}
        className="fixed right-0 bottom-0 z-[60] flex w-full max-w-sm flex-col gap-2 p-4 outline-none"
      />
    </Toast.Provider>
  );
}
