import { t } from '@lingui/core/macro';
import { AudioLines, Check, Sparkles, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Take } from '#shared/recording.contract.ts';
import type { useChooseTake, useRemoveTake } from '#web/tale/audio/audio.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { showLength, showMoment } from '#web/ui/time.ts';
import { cleanedFacts, cleanedLabel } from './clean-words.ts';

type Props = {
  readonly take: Take;
  readonly name: string;
  /** A copy stands under its original. */
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
export function TakeRow({ take, name, isCopy, hasCopies, choose, remove, isOpen, onOpen, children }: Props) {
  const lower = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg border border-line px-3 py-1.5 text-sm',
        isCopy && 'ml-4 sm:ml-8',
      )}
    >
      <span className="font-medium">{isCopy && take.cleaned ? cleanedLabel(take.cleaned) : name}</span>
      <span className="text-soft">
        {showLength(take.endMs - take.startMs)} ·{' '}
        {isCopy && take.cleaned ? cleanedFacts(take.cleaned) : `${take.kind} · ${showMoment(take.madeAt)}`}
      </span>
      {!isCopy && take.cleaned && <Badge hue="blue">{cleanedLabel(take.cleaned)}</Badge>}
      {hasCopies && <Badge>{t`Original`}</Badge>}
      {!take.fits && <Badge hue="amber">{t`Other words`}</Badge>}
      <span className="ml-auto flex flex-wrap items-center gap-1.5">
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${isCopy ? 'Compare' : 'Clean up'} ${lower}`}
          onClick={onOpen}
          icon={isCopy ? <AudioLines aria-hidden /> : <Sparkles aria-hidden />}
        >
          {isCopy ? t`Compare` : t`Clean up`}
        </Button>
        {take.current ? (
          <Badge hue="green" icon={<Check aria-hidden />}>{t`Heard in the film`}</Badge>
        ) : (
          <>
            <Button
              size="small"
              busy={choose.isPending && choose.variables.id === take.id}
              onClick={() => choose.mutate({ id: take.id })}
              aria-label={t`Use ${lower}`}
            >{t`Use`}</Button>
            {!hasCopies && (
              <IconButton label={t`Delete ${lower} for good`} disabled={remove.isPending} onClick={() => remove.mutate(take.id)}>
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
