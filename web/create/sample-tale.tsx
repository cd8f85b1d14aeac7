import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { settingsQueries } from '#web/account/settings.ts';
import { CraftingOverlay } from './crafting-overlay.tsx';
import { orderOf, startingForm } from './tale-form.ts';
import { sampleOf } from './templates.ts';
import { useCreateTale } from './use-create-tale.ts';

/**
 * Orders the sample tale as soon as it is shown, and opens it; a draft in the wizard stays as it is. The tale is one
 * like any other, and is deleted like one.
 */
export function SampleTale({ onEnd }: { onEnd: () => void }) {
  const { busyKey, create, leave, cancelling } = useCreateTale(onEnd);
  const settings = useQuery(settingsQueries.mine());
  const isOrdered = useRef(false);
  useEffect(() => {
    if (settings.isPending || isOrdered.current) return;
    isOrdered.current = true;
    void create(orderOf(sampleOf(startingForm(settings.data))), null).finally(onEnd);
  }, [settings.isPending, settings.data, create, onEnd]);
  return busyKey && <CraftingOverlay busyKey={busyKey} onLeave={leave} onCancel={cancelling} />;
}
