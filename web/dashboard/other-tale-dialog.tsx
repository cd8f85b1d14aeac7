import { t } from '@lingui/core/macro';
import { Clapperboard, Images } from 'lucide-react';
import { useState } from 'react';
import type { TaleRow } from '#shared/tale/tale.contract.ts';
import { useQueueTale } from '#web/pictures/image.ts';
import { useRender } from '#web/films/video.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { twinTitles } from '#web/tale-parts/twin-titles.ts';

/** The two orders of the dashboard for a tale that is not the newest. */
export function OtherTaleDialog({ tales, onClose }: { tales: readonly TaleRow[]; onClose: () => void }) {
  const [id, setId] = useState(tales[0]?.taleId ?? '');
  const images = useQueueTale(id);
  const render = useRender(id);
  const twins = twinTitles(tales.map(({ taleId, title }) => ({ id: taleId, title })));
  const done = { onSuccess: onClose };
  return (
    <Dialog open onClose={onClose} title={t`Which tale?`} className="sm:max-w-md">
      <div className="grid gap-5 px-5 pb-5">
        <SelectField
          label={t`Tale`}
          value={id}
          onChange={(event) => setId(event.target.value)}
          options={tales.map(
            ({ taleId, title, createdAt }) =>
              [taleId, twins.has(taleId) ? `${title} (${showMoment(createdAt)})` : title] as const,
          )}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            busy={images.isPending}
            onClick={() => images.mutate(undefined, done)}
            icon={<Images aria-hidden />}
          >{t`Generate Images`}</Button>
          <Button
            look="primary"
            busy={render.isPending}
            onClick={() => render.mutate({}, done)}
            icon={<Clapperboard aria-hidden />}
          >{t`Package Video`}</Button>
        </div>
      </div>
    </Dialog>
  );
}
