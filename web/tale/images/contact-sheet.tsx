import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Download, Printer, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { contactSheetPath } from '#shared/pictures/cast.contract.ts';
import type { CastMember } from '#shared/pictures/cast.ts';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { castQuery, useRedrawPictures } from './cast.ts';
import { pictureUrl } from '#web/pictures/gallery.ts';
import { isUnderWay, type TaleFrame, useTaleFrames } from './tale-frame.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { CastName, PortraitTile } from './portrait-tile.tsx';
import './contact-sheet.css';

/**
 * Every member of the cast next to the pictures that show them, so that differences are visible; selected pictures are
 * redrawn.
 */
export function ContactSheet({ tale }: { tale: Tale }) {
  const { data: sheet, error } = useQuery(castQuery(tale.id));
  const { frames, isPending } = useTaleFrames(tale);
  const redraw = useRedrawPictures(tale.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string) =>
    setChosen((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id])));
  const drifted = sheet?.drifted.length ?? 0;
  const redo = (ids: readonly string[] | undefined) => redraw.mutate(ids, { onSuccess: () => setChosen(new Set()) });
  return (
    <div className="contact-sheet grid gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-xl leading-tight font-semibold">{t`Contact sheet`}</h2>
          <p className="mt-1 text-sm text-soft">
            <span className="hidden print:inline">{tale.displayTitle}. </span>
            {t`Everybody, next to the pictures that show them.`}
            <span className="print:hidden">{t`Select what looks wrong to redraw it; the others stay.`}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ButtonLink
            to={`/tales/${encodeURIComponent(tale.id)}?tab=images`}
            icon={<ArrowLeft aria-hidden />}
          >{t`Back to the images`}</ButtonLink>
          <Button onClick={() => window.print()} icon={<Printer aria-hidden />}>{t`Print`}</Button>
          <ButtonAnchor
            href={contactSheetPath.replace(':taleId', encodeURIComponent(tale.id))}
            download
            icon={<Download aria-hidden />}
          >{t`Download PNG`}</ButtonAnchor>
        </div>
      </header>
      <div
        className="z-20 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface
        px-4 py-2.5 text-sm shadow-lift sm:sticky sm:top-18 print:hidden"
      >
        <p role="status">
          {drifted === 0
            ? t`Every picture matches the cast.`
            : plural(drifted, {
                one: '# picture has drifted from the cast.',
                other: '# pictures have drifted from the cast.',
              })}
          {chosen.size > 0 && <> {t`${{ count: chosen.size }} chosen.`}</>}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            disabled={chosen.size === 0}
            busy={redraw.isPending && redraw.variables !== undefined}
            onClick={() => redo([...chosen])}
          >
            {chosen.size === 0 ? t`Redraw selected` : t`Redraw ${{ count: chosen.size }} selected`}
          </Button>
          <Button
            size="small"
            look="primary"
            disabled={drifted === 0}
            busy={redraw.isPending && redraw.variables === undefined}
            onClick={() => redo(undefined)}
            icon={<RefreshCw aria-hidden />}
          >{t`Redraw pictures that no longer match`}</Button>
        </div>
      </div>
      {error && !sheet && <ErrorNote>{error.message}</ErrorNote>}
      {(!sheet || isPending) && !error && <Waiting>{t`Loading the contact sheet…`}</Waiting>}
      {sheet?.members.map((member, at) => (
        <section
          key={member.name}
          aria-label={member.name}
          className="rounded-2xl border border-line bg-surface p-4 shadow-lift"
        >
          <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <div className="flex gap-3 sm:grid sm:content-start">
              <PortraitTile member={member} portrait={sheet.portraits[at]} className="w-28 sm:w-44" />
              <MemberWords member={member} stale={sheet.portraits[at]?.stale ?? false} />
            </div>
            <Pictures
              frames={frames.filter(({ frameNo }) => sheet.frames[at]?.includes(frameNo))}
              drifted={sheet.drifted}
              chosen={chosen}
              onChoose={choose}
            />
          </div>
        </section>
      ))}
    </div>
  );
}

function MemberWords({ member: { name, look, cloth, notes }, stale }: { member: CastMember; stale: boolean }) {
  return (
    <div className="min-w-0 text-sm">
      <CastName name={name} />
      <p className="mt-0.5 text-soft">
        {[look, cloth, notes].filter(Boolean).join(' · ') || t`Left to the illustrator`}
      </p>
      {stale && <Badge hue="amber" className="mt-1.5">{t`Out of date`}</Badge>}
    </div>
  );
}

type PicturesProps = {
  frames: readonly TaleFrame[];
  drifted: readonly string[];
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
};

function Pictures({ frames, drifted, chosen, onChoose }: PicturesProps) {
  if (frames.length === 0) return <p className="text-sm text-soft">{t`Not in any picture.`}</p>;
  return (
    <ul className="grid grid-cols-2 content-start gap-3 lg:grid-cols-3 xl:grid-cols-4 print:grid-cols-4">
      {frames.map((frame) => {
        const url = pictureUrl(frame, 320);
        const drifts = drifted.includes(frame.id);
        const { frameNo } = frame;
        return (
          <li key={frame.id} className="min-w-0 text-xs">
            <label className="block has-checked:[&_.shot]:ring-3 has-checked:[&_.shot]:ring-brand">
              <span className="shot relative block aspect-video overflow-hidden rounded-lg bg-sunken">
                {url ? (
                  <img
                    src={url}
                    srcSet={`${url} 320w, ${pictureUrl(frame, 640)} 640w`}
                    sizes="(min-width: 64rem) 14rem, 45vw"
                    alt={frame.prompt}
                    loading="lazy"
                    decoding="async"
                    width={320}
                    height={180}
                    className="size-full object-cover"
                  />
                ) : (
                  <span className="grid size-full place-items-center text-soft">{t`Not drawn yet`}</span>
                )}
              </span>
              <span className="mt-1 flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
                {frame.status === 'generated' && (
                  <input
                    type="checkbox"
                    className="size-5 accent-brand print:hidden"
                    checked={chosen.has(frame.id)}
                    onChange={() => onChoose(frame.id)}
                    aria-label={t`Redraw picture ${frameNo}`}
                  />
                )}
                <span className="font-medium">{t`Picture ${frameNo}`}</span>
                {isUnderWay(frame) && <span className="text-soft">{t`being drawn`}</span>}
                {drifts && <Badge hue="amber" icon={<TriangleAlert aria-hidden />}>{t`No longer matches`}</Badge>}
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}
