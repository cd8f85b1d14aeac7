import { t } from '@lingui/core/macro';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Tale } from '#shared/tale/tale.contract.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import { useGenerateBackground } from '#web/thumbnails/thumbnail.ts';
import { BackgroundNote } from '#web/thumbnails/background-note.tsx';
import { contextOptions } from '#web/tale-parts/cultural-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';

/** Orders background pictures for thumbnails. */
export function BackgroundCard({ tale }: { tale: Tale }) {
  const [context, setContext] = useState<CulturalContext>(tale.cultural_context ?? 'universal');
  const order = useGenerateBackground(tale.id);
  return (
    <Card
      title={t`AI background`}
      note={t`A picture to put behind the text of a thumbnail. Find it in the workspace and among the images.`}
    >
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="w-full sm:w-64"
          label={t`Cultural Context`}
          value={context}
          onChange={(event) => setContext(event.target.value as CulturalContext)}
          options={contextOptions()}
        />
        <Button
          icon={<Sparkles aria-hidden />}
          busy={order.isPending}
          onClick={() => order.mutate({ title: t`Background Image`, culturalContext: context })}
        >{t`Generate Background`}</Button>
      </div>
      {order.isSuccess && <BackgroundNote taleId={tale.id} imageId={order.data.imageId} className="mt-3" />}
      {order.isError && (
        <ErrorNote className="mt-3">
          {t`Failed to generate background. Please try again.`}{' '}
          <span className="block text-xs">{order.error.message}</span>
        </ErrorNote>
      )}
    </Card>
  );
}
