import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';

const SpendingView = lazy(async () => ({ default: (await import('./spending-view.tsx')).SpendingView }));

/** What was called and spent, read when it is asked for. */
export function SpendingDisclosure({ month, pricesOf }: { month: string; pricesOf: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="engine-spending" className="grid gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="engine-spending" className="text-base font-semibold">{t`Calls and cost`}</h3>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t`Hide calls` : t`Show calls`}
        </Button>
      </div>
      {open && (
        <Suspense fallback={<Waiting>{t`Loading…`}</Waiting>}>
          <SpendingView thisMonth={month} pricesOf={pricesOf} />
        </Suspense>
      )}
    </section>
  );
}
