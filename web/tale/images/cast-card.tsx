import type { TaleId } from '#shared/ids.ts';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Brush, LayoutGrid, Pencil, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { CastSheet } from '#shared/pictures/cast.contract.ts';
import { inWords } from '#web/language/said.ts';
import { castQuery, useOrderPortraits, useRedrawPictures } from './cast.ts';
import { languages } from '#shared/vocabulary.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { OrderEstimate } from '#web/engines/order-estimate.tsx';
import { CastForm } from './cast-form.tsx';
import { CastNames } from './cast-names.tsx';
import { CastName, isComing, PortraitTile } from './portrait-tile.tsx';
import { languageName } from '#web/language/locale.ts';

/** Who and what appears in a tale's pictures and how they look; and which pictures no longer show them so. */
export function CastCard({ taleId }: { taleId: TaleId }) {
  const { data: sheet, error } = useQuery(castQuery(taleId));
  const redraw = useRedrawPictures(taleId);
  const [editing, setEditing] = useState(false);
  const drifted = sheet?.drifted.length ?? 0;
  return (
    <Card
      title={t`Cast and places`}
      note={t`How people, animals and places look in every picture. The illustrator is given these words, and the portraits where it accepts pictures.`}
      actions={
        sheet && (
          <>
            <ButtonLink
              to={`/tales/${encodeURIComponent(taleId)}?tab=images&view=cast`}
              icon={<LayoutGrid aria-hidden />}
            >{t`Contact sheet`}</ButtonLink>
            <Button onClick={() => setEditing(true)} icon={<Pencil aria-hidden />}>{t`Edit the cast`}</Button>
          </>
        )
      }
    >
      {error && !sheet && <ErrorNote>{error.message}</ErrorNote>}
      {!sheet && !error && <Waiting>{t`Loading the cast…`}</Waiting>}
      {drifted > 0 && (
        <div
          className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-brand-wash px-4 py-3
          text-sm"
        >
          <p>
            {plural(drifted, {
              one: '# picture was drawn before the cast changed. The others stay as they are.',
              other: '# pictures were drawn before the cast changed. The others stay as they are.',
            })}
          </p>
          <Button
            look="primary"
            size="small"
            busy={redraw.isPending}
            onClick={() => redraw.mutate(undefined)}
            icon={<RefreshCw aria-hidden />}
          >{t`Redraw pictures that no longer match`}</Button>
          <OrderEstimate
            orders={[{ label: t`Redraw pictures that no longer match`, of: { pictures: drifted } }]}
            className="w-full"
          />
        </div>
      )}
      {sheet?.members.length === 0 && (
        <p className="text-sm text-soft">{t`Nobody is named in the scenes yet. Add who appears, and how they look.`}</p>
      )}
      {sheet && <CastNames taleId={taleId} sheet={sheet} />}
      {sheet && sheet.members.length > 0 && <MissingPortraits taleId={taleId} sheet={sheet} />}
      {sheet && sheet.members.length > 0 && <CastList taleId={taleId} sheet={sheet} />}
      {sheet && editing && <CastForm taleId={taleId} sheet={sheet} onClose={() => setEditing(false)} />}
    </Card>
  );
}

/** Whether a picture shows an entry, or its creator put it there. */
const isSeen = (sheet: CastSheet, at: number): boolean => sheet.version > 0 || (sheet.frames[at] ?? []).length > 0;

/** Portraits that are not there or show other words, and what drawing them takes. */
function MissingPortraits({ taleId, sheet }: { taleId: TaleId; sheet: CastSheet }) {
  const order = useOrderPortraits(taleId);
  const wanted = sheet.portraits.filter(
    (each, at) => isSeen(sheet, at) && !isComing(each) && (!each?.url || each.stale),
  );
  const stale = wanted.filter((each) => each?.url).length;
  if (wanted.length === 0) return null;
  const lacks = wanted.length - stale;
  return (
    <div className="mb-4 grid gap-3 rounded-xl border border-line px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60">
          {[
            lacks > 0 &&
              plural(lacks, { one: '# entry has no portrait yet.', other: '# entries have no portrait yet.' }),
            stale > 0 &&
              plural(stale, {
                one: '# portrait no longer matches the words of the cast.',
                other: '# portraits no longer match the words of the cast.',
              }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <Button
          size="small"
          busy={order.isPending}
          onClick={() => order.mutate(undefined)}
          icon={<Brush aria-hidden />}
        >
          {plural({ count: wanted.length }, { one: 'Draw the portrait', other: 'Draw # portraits' })}
        </Button>
      </div>
      <OrderEstimate orders={[{ label: t`Portraits`, of: { pictures: wanted.length } }]} />
    </div>
  );
}

function CastList({ taleId, sheet }: { taleId: TaleId; sheet: CastSheet }) {
  const order = useOrderPortraits(taleId);
  const unseen = sheet.members.filter((_, at) => !isSeen(sheet, at)).map(({ name }) => name.split(',')[0]?.trim());
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2">
        {sheet.members.map((member, at) => {
          if (!isSeen(sheet, at)) return null;
          const { name, look, cloth, notes, voices = {} } = member;
          const speaks = languages.filter((language) => voices[language]);
          const portrait = sheet.portraits[at];
          const who = name.split(',')[0] ?? '';
          return (
            <li key={name} className="flex items-start gap-3 rounded-xl border border-line p-3 text-sm">
              <PortraitTile member={member} portrait={portrait} className="w-24 sm:w-28" />
              <div className="min-w-0 flex-1">
                <div className="flex items-start justify-between gap-2">
                  <CastName name={name} />
                  <IconButton
                    label={
                      portrait?.url
                        ? t`Draw another portrait of ${{ name: who }}`
                        : t`Draw a portrait of ${{ name: who }}`
                    }
                    className="-mt-1.5 -mr-1.5 size-9! [&_svg]:size-4!"
                    disabled={isComing(portrait) || order.isPending}
                    onClick={() => order.mutate([name])}
                  >
                    {portrait?.url ? <RefreshCw aria-hidden /> : <Brush aria-hidden />}
                  </IconButton>
                </div>
                <p className="text-soft">
                  {[look, cloth, notes].filter(Boolean).join(' · ') || t`Left to the illustrator`}
                </p>
                {speaks.length > 0 && (
                  <p className="text-xs text-soft">{t`Custom voice in ${{ languages: speaks.map(languageName).join(', ') }}`}</p>
                )}
                <p className="mt-1 text-xs text-soft">{framesOf(sheet.frames[at] ?? [])}</p>
                {portrait?.stale && !isComing(portrait) && (
                  <Badge hue="amber" className="mt-1.5">{t`Out of date`}</Badge>
                )}
                {portrait?.lastError && (
                  <p className="mt-1 text-xs break-words text-bad">
                    {inWords(portrait.lastErrorSaid, portrait.lastError)}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {unseen.length > 0 && (
        <p className="mt-3 text-sm text-soft">{t`Named in the tale, but not in any picture: ${{ names: unseen.join(', ') }}`}</p>
      )}
    </>
  );
}

const framesOf = (frames: readonly number[]): string =>
  frames.length === 0
    ? t`Not in any picture`
    : plural(
        { count: frames.length },
        {
          one: `In picture ${{ numbers: frames.join(', ') }}`,
          other: `In pictures ${{ numbers: frames.join(', ') }}`,
        },
      );
