import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type CulturalContext, limits } from '#shared/vocabulary.ts';
import { finishedQueries } from '#web/thumbnails/finished.ts';
import { imageUrl } from '#web/pictures/image.ts';
import { contextOptions, contextScene } from '#web/tale-parts/cultural-context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { BackgroundGrid, useBackgrounds } from './panels/background-grid.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { languageOfTexts, type Titles, withBackground } from './design.ts';
import { canRedo, canUndo, designOf, variantOf } from './editor.ts';
import { BackgroundOrder, GenerationPanel } from './panels/generation-panel.tsx';
import { OverlayList } from './panels/overlay-list.tsx';
import { PanelSection } from './panels/panel-section.tsx';
import { ProofView } from './panels/proof-view.tsx';
import { PropertyPanel } from './panels/property-panel.tsx';
import { SlotPanel } from './panels/slot-panel.tsx';
import { StartGrid } from './panels/start-grid.tsx';
import { StatusBanner } from './panels/status-banner.tsx';
import { followPictures } from './tale-stream.ts';
import { TitleOptions } from './panels/title-options.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useFaces } from './canvas/use-faces.ts';
import { useThumbnailEditor } from './use-thumbnail-editor.ts';
import { useVariantServer } from './use-variant-server.ts';
import { VariantTabs } from './panels/variant-tabs.tsx';

type Props = {
  readonly taleId: TaleId;
  readonly title: string;
  readonly topic: string;
  readonly audience: string;
  readonly titles: Titles;
  readonly maxVariants?: number;
};

/**
 * The editor of the thumbnails of a tale: its pictures and words on the left, the canvas and what becomes of it on the
 * right.
 */
export function ThumbnailEditor({
  taleId,
  title,
  topic,
  audience,
  titles,
  maxVariants = limits.editorVariants,
}: Props) {
  const client = useQueryClient();
  const [editor, dispatch] = useThumbnailEditor({
    taleId,
    title,
    subtitle: `${topic} · ${audience}`,
    titles,
    maxVariants,
  });
  const [context, setContext] = useState<CulturalContext | ''>('universal');
  const backgrounds = useBackgrounds(taleId);
  const finished = useQuery(finishedQueries.ofTale(taleId)).data ?? [];
  useEffect(() => followPictures(client, taleId), [client, taleId]);
  useEffect(() => {
    if (backgrounds.failed) console.warn('Failed to load background images');
  }, [backgrounds.failed]);

  const variant = variantOf(editor);
  const design = designOf(editor);
  const urlOf = (id: string | null): string | null => {
    const drawn = backgrounds.images.find((image) => image.id === id && image.r2Key !== null);
    return drawn ? imageUrl(drawn) : (backgrounds.items.find((item) => item.id === id)?.url ?? null);
  };
  const picture = urlOf(design.background);
  const server = useVariantServer({ taleId, editor, dispatch, picture, titles, finished });
  const faces = useFaces(design.overlays);
  useEditorKeys(editor, dispatch, () => void server.save());
  const selected = design.overlays.find(({ id }) => id === editor.selected);
  const name = (words: { title?: string; subtitle?: string }) => dispatch({ type: 'name', words });

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
      <div
        className="z-20 max-lg:[@media(min-height:600px)]:sticky max-lg:[@media(min-height:600px)]:top-16
        lg:col-start-2 lg:row-start-1"
      >
        <Canvas editor={editor} picture={picture} dispatch={dispatch} />
      </div>
      <div className="min-w-0 space-y-4 lg:col-start-2 lg:row-start-2">
        <div className="flex items-start justify-between gap-2">
          <StatusBanner editor={editor} trouble={server.trouble} />
          <div className="flex">
            <IconButton
              label={t`Undo`}
              aria-disabled={!canUndo(editor)}
              className="aria-disabled:opacity-50"
              onClick={() => dispatch({ type: 'undo' })}
            >
              <Undo2 aria-hidden />
            </IconButton>
            <IconButton
              label={t`Redo`}
              aria-disabled={!canRedo(editor)}
              className="aria-disabled:opacity-50"
              onClick={() => dispatch({ type: 'redo' })}
            >
              <Redo2 aria-hidden />
            </IconButton>
          </div>
        </div>
        {faces === 'missing' && (
          <p
            role="status"
            className="rounded-lg bg-warn-wash px-3 py-2 text-sm text-warn"
          >{t`A font could not be loaded, so the canvas shows another one. The saved picture will have the right one.`}</p>
        )}
        <SlotPanel
          variant={variant}
          server={server}
          finished={finished}
          titles={titles}
          language={languageOfTexts(design, titles)}
        />
      </div>
      <div
        className="rounded-2xl border border-line bg-surface py-2 shadow-lift lg:sticky lg:top-20 lg:col-start-1
        lg:row-span-3 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto"
      >
        <div className="px-4 pt-2 pb-3">
          <VariantTabs editor={editor} titles={titles} dispatch={dispatch} />
        </div>
        <PanelSection title={t`Start from a prepared thumbnail`}>
          <StartGrid thumbnails={backgrounds.thumbnails} editor={editor} dispatch={dispatch} />
        </PanelSection>
        <PanelSection title={t`Texts`}>
          <OverlayList editor={editor} dispatch={dispatch} />
        </PanelSection>
        <PanelSection title={t`Selected text`}>
          {selected ? (
            <PropertyPanel key={selected.id} editor={editor} overlay={selected} dispatch={dispatch} />
          ) : (
            <p className="text-sm text-soft">{t`Select a text on the canvas or in the list to change how it looks.`}</p>
          )}
        </PanelSection>
        <PanelSection title={t`AI backgrounds`}>
          <div className="space-y-3">
            <SelectField
              label={t`Cultural Context`}
              value={context}
              onChange={(event) => setContext(event.target.value as CulturalContext | '')}
              options={[['', t`Choose a context`], ...contextOptions()]}
              hint={context === '' ? undefined : contextScene(context)}
            />
            <BackgroundOrder taleId={taleId} title={title} context={context} />
            <BackgroundGrid
              items={backgrounds.items}
              waiting={backgrounds.isPending}
              chosen={design.background}
              busy={server.work === 'background'}
              onChoose={(background) => dispatch({ type: 'change', change: (now) => withBackground(now, background) })}
            />
          </div>
        </PanelSection>
        <PanelSection title={t`AI title suggestions`}>
          <TitleOptions tale={{ taleId, title, topic, audience }} editor={editor} dispatch={dispatch} />
        </PanelSection>
        <PanelSection title={t`Thumbnail Generation`}>
          <GenerationPanel taleId={taleId} thumbnails={backgrounds.thumbnails} />
        </PanelSection>
        <PanelSection title={t`Title and subtitle`}>
          <div className="space-y-3">
            <TextField
              label={t`Title`}
              value={variant.title}
              maxLength={limits.title}
              onChange={(event) => name({ title: event.target.value })}
            />
            <TextField
              label={t`Subtitle`}
              value={variant.subtitle}
              maxLength={limits.title}
              onChange={(event) => name({ subtitle: event.target.value })}
            />
          </div>
        </PanelSection>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-start-3">
        <ProofView picture={picture} overlays={design.overlays} title={variant.title} />
      </div>
    </div>
  );
}
