import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Brush, Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { GalleryItem } from '#shared/pictures/gallery.contract.ts';
import { languageNames, languages } from '#shared/vocabulary.ts';
import { engineInSentence } from '#web/engines/engine-name.ts';
import { galleryQueries, pictureSet, pictureUrl, useDraw } from '#web/pictures/gallery.ts';
import { contextName } from '#web/tale-parts/cultural-context.tsx';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { arrowKeys, NeighbourArrows } from '#web/pictures/neighbour-arrows.tsx';
import { MakingBadge } from '#web/tale-parts/status-badge.tsx';
import { inWords } from '#web/language/said.ts';
import { isBeingDrawn, pictureName } from './picture-tile.tsx';
import { ReplacePicture } from '#web/pictures/replace-picture.tsx';

type Shown = { items: readonly GalleryItem[]; id: string; onMove: (id: string) => void; onClose: () => void };

/** A picture large, with what it shows and where it belongs; the arrow keys lead to its neighbours. */
export function PictureDialog({ items, id, onMove, onClose }: Shown) {
  const at = items.findIndex((item) => item.id === id);
  const [kept] = useState(items[at]);
  const item = items[at] ?? kept;
  const move = (by: -1 | 1) => {
    const next = items[at + by];
    if (at >= 0 && next) onMove(next.id);
  };
  if (!item) return null;
  return (
    <Dialog open onClose={onClose} title={`${item.taleTitle}: ${pictureName(item)}`} className="sm:max-w-4xl">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys beside the two buttons that do the same */}
      <div className="overflow-y-auto px-5 pb-5" onKeyDown={arrowKeys(move)}>
        <div className="relative">
          <Large key={item.id} item={item} />
          <NeighbourArrows at={at} count={items.length} onMove={move} />
        </div>
        <Facts key={item.id} item={item} />
      </div>
      <Actions key={`${item.id} actions`} item={item} />
    </Dialog>
  );
}

const Large = ({ item }: { item: GalleryItem }) => {
  const url = pictureUrl(item, 1280);
  return (
    <div className="grid aspect-video place-items-center overflow-hidden rounded-xl bg-sunken text-sm text-soft">
      {url ? (
        <img
          src={url}
          srcSet={pictureSet(item)}
          sizes="(min-width: 56rem) 54rem, 92vw"
          alt={item.prompt}
          width={1280}
          height={720}
          className="size-full object-cover"
        />
      ) : (
        t`Not drawn yet`
      )}
    </div>
  );
};

function Facts({ item }: { item: GalleryItem }) {
  const more = useQuery(galleryQueries.one(item.id));
  const texts = languages.flatMap((language) => {
    const text = more.data?.scene?.text[language];
    return text ? [{ language, own: languageNames[language], text }] : [];
  });
  return (
    <div className="mt-4 grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-soft">
        <MakingBadge status={item.status} />
        <span>
          {item.engine === 'uploaded'
            ? t`Your own picture`
            : item.engine && t`Drawn by ${{ engine: engineInSentence(item.engine) }}`}
        </span>
        <span>
          {contextName(item.context)}
          {more.data?.width && ` · ${more.data.width} × ${more.data.height}`}
        </span>
      </div>
      {isBeingDrawn(item) && <ProgressBar value={item.progress} label={t`Progress`} />}
      {item.lastError && <ErrorNote>{inWords(item.lastErrorSaid, item.lastError)}</ErrorNote>}
      {more.isError && <ErrorNote>{t`The scene could not be loaded: ${{ reason: more.error.message }}`}</ErrorNote>}
      <dl
        className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[8rem_1fr] [&_dd]:leading-relaxed [&_dt]:font-medium
        [&_dt]:text-soft"
      >
        <dt>{t`Tale`}</dt>
        <dd>
          <Link to={`/tales/${item.taleId}?tab=images`} className="text-brand underline hover:text-brand-strong">
            {item.taleTitle}
          </Link>
        </dd>
        <dt>{t`What it shows`}</dt>
        <dd className="break-words">{item.prompt}</dd>
        {texts.map(({ language, own, text }) => (
          <div key={language} className="contents">
            <dt>
              <Trans>
                Scene, <span lang={language}>{own}</span>
              </Trans>
            </dt>
            <dd lang={language}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Actions({ item }: { item: GalleryItem }) {
  const draw = useDraw(item, false);
  const url = pictureUrl(item);
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
      {url && (
        <ButtonAnchor
          size="small"
          href={`${url}&download=1`}
          download
          icon={<Download aria-hidden />}
        >{t`Download`}</ButtonAnchor>
      )}
      <ReplacePicture item={item} />
      <Button
        look="primary"
        size="small"
        busy={draw.isPending}
        disabled={isBeingDrawn(item)}
        icon={<Brush aria-hidden />}
        onClick={() => draw.mutate()}
      >
        {item.status === 'missing' ? t`Draw` : t`Draw again`}
      </Button>
    </div>
  );
}
