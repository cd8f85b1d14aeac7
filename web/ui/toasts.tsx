import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { rhythms } from '#shared/vocabulary.ts';
import { cx } from './cx.ts';
import { notices } from './toast-store.ts';

const icons = {
  success: <CircleCheck className="size-5 text-good" aria-hidden />,
  error: <CircleAlert className="size-5 text-bad" aria-hidden />,
  info: <Info className="size-5 text-info" aria-hidden />,
};

/** The notice on show: five seconds, swipe or the cross to dismiss, F8 to reach it. */
export function Toasts() {
  const notice = useSyncExternalStore(notices.subscribe, notices.current);
  return (
    <Toast.Provider duration={rhythms.toast} swipeThreshold={50} label="Notice">
      {notice && (
        <Toast.Root
          key={notice.id}
          type={notice.kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && notices.dismiss(notice.id)}
          className={cx(
            'flex animate-rise items-start gap-3 rounded-2xl border bg-raised p-4 text-ink shadow-2xl data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            notice.kind === 'error' ? 'border-bad/60' : 'border-line',
          )}
        >
          {icons[notice.kind]}
          <div className="min-w-0 flex-1">
            <Toast.Title className="text-sm font-semibold">{notice.title}</Toast.Title>
            {notice.text && <Toast.Description className="mt-0.5 text-sm break-words text-soft">{notice.text}</Toast.Description>}
          </div>
          <Toast.Close aria-label="Dismiss" className="-m-1 grid size-7 place-items-center rounded-lg hover:bg-sunken">
            <X className="size-4" aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        label="Notices ({hotkey})"
        className="fixed right-0 bottom-0 z-[60] flex w-full max-w-sm flex-col gap-2 p-4 outline-none"
      />
    </Toast.Provider>
  );
}
