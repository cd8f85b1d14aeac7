import { t } from '@lingui/core/macro';
import { AudioLines, Check, Sparkles, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Take } from '#shared/sound/recording.contract.ts';
import type { useChooseTake, useRemoveTake } from '#web/tale/audio/audio.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { showLength, showMoment } from '#web/ui/hooks/time.ts';
import { cleanedFacts, cleanedLabel } from './clean-words.ts';

type Props = {
  readonly take: Take;
  readonly takeNo: number;
  /** How it was cleaned, in lower case; null for a reading as it was recorded. */
  readonly label: string | null;
  /** A copy is listed under its original. */
  readonly isCopy: boolean;
  readonly hasCopies: boolean;
  readonly choose: ReturnType<typeof useChooseTake>;
  readonly remove: ReturnType<typeof useRemoveTake>;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** What the row's own button opens: cleaning up, or comparing. */
  readonly children: ReactNode;
};

/** One take of the list: what it is, and what can be done with it. */
export function TakeRow({ take, takeNo, label, isCopy, hasCopies, choose, remove, isOpen, onOpen, children }: Props) {
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg border border-line px-3 py-1.5 text-sm',
        isCopy && 'ml-4 sm:ml-8',
      )}
    >
      <span className="font-medium">{isCopy && take.cleaned ? cleanedLabel(take.cleaned) : t`Take ${takeNo}`}</span>
      <span className="text-soft">
        {showLength(take.endMs - take.startMs)} ·{' '}
        {isCopy && take.cleaned
          ? cleanedFacts(take.cleaned)
          : `${take.kind === 'uploaded' ? t`uploaded` : t`recorded`} · ${showMoment(take.madeAt)}`}
      </span>
      {!isCopy && take.cleaned && <Badge hue="blue">{cleanedLabel(take.cleaned)}</Badge>}
      {hasCopies && <Badge>{t`Original`}</Badge>}
      {!take.fits && <Badge hue="amber">{t`Text has changed`}</Badge>}
      <span className="ml-auto flex flex-wrap items-center gap-1.5">
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={label === null ? t`Clean up take ${takeNo}` : t`Compare take ${takeNo}, ${label}`}
          onClick={onOpen}
          icon={isCopy ? <AudioLines aria-hidden /> : <Sparkles aria-hidden />}
        >
          {isCopy ? t`Compare` : t`Clean up`}
        </Button>
        {take.current ? (
          <Badge hue="green" icon={<Check aria-hidden />}>{t`Used in the film`}</Badge>
        ) : (
          <>
            <Button
              size="small"
              busy={choose.isPending && choose.variables.id === take.id}
              onClick={() => choose.mutate({ id: take.id })}
              aria-label={label === null ? t`Use take ${takeNo}` : t`Use take ${takeNo}, ${label}`}
            >{t`Use`}</Button>
            {!hasCopies && (
              <IconButton
                label={
                  label === null ? t`Delete take ${takeNo} for good` : t`Delete take ${takeNo}, ${label}, for good`
                }
                disabled={remove.isPending}
                onClick={() => remove.mutate(take.id)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </>
        )}
      </span>
      {isOpen && children}
    </li>
  );
}
