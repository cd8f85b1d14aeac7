import type { TaleId } from '#shared/ids.ts';
import { plural, t } from '@lingui/core/macro';
import { Images, Layers, Sparkles } from 'lucide-react';
import type { Thumbnail } from '#shared/thumbnail/thumbnail.contract.ts';
import type { CulturalContext } from '#shared/vocabulary.ts';
import {
  isBeingMade,
  useGenerateBackground,
  useGenerateThumbnails,
  useRasterizeThumbnails,
} from '#web/thumbnails/thumbnail.ts';
import { Button } from '#web/ui/button.tsx';
import { BackgroundNote } from '#web/thumbnails/background-note.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';

/** Has thumbnails composed and baked, and says how many are there. */
export function GenerationPanel({ taleId, thumbnails }: { taleId: TaleId; thumbnails: readonly Thumbnail[] }) {
  const generate = useGenerateThumbnails(taleId);
  const rasterize = useRasterizeThumbnails(taleId);
  const prepared = thumbnails.filter(({ editor }) => !editor);
  const made = prepared.filter(({ status, r2_key_png }) => status === 'generated' && r2_key_png !== null).length;
  const underWay = prepared.filter(isBeingMade).length;
  const failed = prepared.filter(({ status }) => status === 'error').length;
  const busy = generate.isPending || rasterize.isPending || underWay > 0;
  const nothing = (generate.data ?? rasterize.data)?.queued === 0 && !busy;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Images aria-hidden />}
          busy={generate.isPending}
          disabled={busy}
          onClick={() => {
            rasterize.reset();
            generate.mutate();
          }}
        >{t`Generate Thumbnails`}</Button>
        <Button
          icon={<Layers aria-hidden />}
          busy={rasterize.isPending}
          disabled={busy}
          onClick={() => {
            generate.reset();
            rasterize.mutate();
          }}
        >{t`Rasterize All`}</Button>
      </div>
      <p role="status" className="text-sm text-soft">
        {[
          plural(made, { one: '# generated PNG', other: '# generated PNGs' }),
          t`${underWay} in progress`,
          failed > 0 && t`${failed} failed`,
          nothing && (generate.data ? t`All four have been made already` : t`Nothing left to rasterize`),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {generate.isError && (
        <ErrorNote>
          {t`Failed to generate thumbnails. Please try again.`} <Detail error={generate.error} />
        </ErrorNote>
      )}
      {rasterize.isError && (
        <ErrorNote>
          {t`Failed to rasterize thumbnails. Please try again.`} <Detail error={rasterize.error} />
        </ErrorNote>
      )}
    </div>
  );
}

/** Orders a background in the chosen cultural context, and says that it was ordered. */
export function BackgroundOrder({
  taleId,
  title,
  context,
}: {
  taleId: TaleId;
  title: string;
  context: CulturalContext | '';
}) {
  const order = useGenerateBackground(taleId);
  return (
    <div className="space-y-3">
      <Button
        icon={<Sparkles aria-hidden />}
        busy={order.isPending}
        disabled={context === ''}
        onClick={() => {
          if (context !== '') order.mutate({ title, culturalContext: context });
        }}
      >{t`Generate Background`}</Button>
      {context === '' && <p className="text-xs text-soft">{t`Choose a cultural context first.`}</p>}
      {order.isSuccess && <BackgroundNote taleId={taleId} imageId={order.data.imageId} />}
      {order.isError && (
        <ErrorNote>
          {t`Failed to generate background. Please try again.`} <Detail error={order.error} />
        </ErrorNote>
      )}
    </div>
  );
}

const Detail = ({ error }: { error: Error }) => <span className="block text-xs">{error.message}</span>;
