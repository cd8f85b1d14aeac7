import { sessionSlot } from '#web/browser/session-slot.ts';
import { draftSlot } from './draft-slot.ts';

const slot = sessionSlot('ai-content-pipeline:ordered-tales');
const most = 20;

/** The keys of the orders of tales whose end this tab has not reported yet. */
export const ownOrders = {
  all(): string[] {
    const kept = slot.of();
    return Array.isArray(kept) ? kept.filter((key): key is string => typeof key === 'string') : [];
  },
  add: (key: string): void =>
    slot.keep([
      ...ownOrders
        .all()
        .filter((one) => one !== key)
        .slice(1 - most),
      key,
    ]),
  settle: (key: string): void => slot.keep(ownOrders.all().filter((one) => one !== key)),
};

/** An order ended: a made tale needs its draft no more, a failed one gives it back. */
export function settleDraft(key: string, made: boolean): void {
  ownOrders.settle(key);
  const draft = draftSlot.of() as { sentAs?: unknown } | null;
  if (draft?.sentAs !== key) return;
  if (made) draftSlot.drop();
  else draftSlot.keep({ ...draft, sentAs: undefined });
}
