import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Combine, Play, RotateCcw, Scissors, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { troublesOf } from '#shared/captions/caption-edits.ts';
import { troubleWords } from './caption-troubles.ts';
import type { SceneCue } from '#shared/captions/scene-captions.ts';
import type { Audience, Language } from '#shared/vocabulary.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EweLetters } from '#web/tale-parts/ewe-letters.tsx';

/** What can be done to one caption. */
export type CaptionActs = {
  readonly write: (lines: readonly string[]) => void;
  readonly move: (side: 'startMs' | 'endMs', ms: number) => void;
  readonly split: (caret: number) => void;
  /** Null for the last one. */
  readonly join: (() => void) | null;
  readonly restore: () => void;
  readonly play: () => void;
};

/** One caption: its lines as they are shown, its times, and what a reader would mind about it. */
export function CaptionRow({
  no,
  cue,
  spoken,
  differs,
  language,
  audience,
  heard,
  acts,
}: {
  no: number;
  cue: SceneCue;
  spoken: string;
  differs: boolean;
  language: Language;
  audience: Audience;
  /** Whether it is being heard just now. */
  heard: boolean;
  acts: CaptionActs;
}) {
  const box = useRef<HTMLTextAreaElement>(null);
  const troubles = troublesOf(cue, audience);
  const caret = () => box.current?.selectionStart ?? 0;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    acts.split(caret());
  };
  return (
    <li
      className={cx(
        'group grid gap-2 rounded-xl border p-3',
        heard ? 'border-gold bg-gold/10' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Seconds
          label={t`Start of caption ${no}`}
          short={t`From`}
          ms={cue.startMs}
          onMove={(ms) => acts.move('startMs', ms)}
        />
        <Seconds label={t`End of caption ${no}`} short={t`To`} ms={cue.endMs} onMove={(ms) => acts.move('endMs', ms)} />
        <Button
          size="small"
          look="ghost"
          onClick={acts.play}
          icon={<Play aria-hidden />}
          aria-label={t`Listen to caption ${no}`}
        >{t`Listen`}</Button>
        <span className="ml-auto self-center">
          {troubles.length === 0 ? (
            <Badge hue="green" icon={<CircleCheck aria-hidden />}>{t`Readable`}</Badge>
          ) : (
            <Badge hue="amber" icon={<TriangleAlert aria-hidden />}>{t`Hard to read`}</Badge>
          )}
        </span>
      </div>
      <textarea
        ref={box}
        lang={language}
        rows={Math.max(2, cue.lines.length)}
        value={cue.lines.join('\n')}
        onChange={({ target }) => acts.write(target.value.split('\n'))}
        onKeyDown={onKey}
        aria-label={t`Text of caption ${no}`}
        className="w-full resize-none rounded-lg border border-edge bg-raised px-3 py-2 text-center leading-relaxed"
      />
      {language === 'ee' && (
        <div className="hidden group-focus-within:block">
          <EweLetters field={box} />
        </div>
      )}
      {troubles.length > 0 && (
        <ul className="grid gap-0.5 text-sm text-warn">
          {troubles.map((trouble) => (
            <li key={JSON.stringify(trouble)}>{troubleWords(trouble, audience)}</li>
          ))}
        </ul>
      )}
      {differs && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <Badge hue="blue">{t`Differs from what is said`}</Badge>
          <span className="min-w-0 text-soft">
            <Trans>
              Said: <span lang={language}>{spoken}</span>
            </Trans>
          </span>
          <Button
            size="small"
            onClick={acts.restore}
            icon={<RotateCcw aria-hidden />}
            aria-label={t`Back to the spoken text, caption ${no}`}
          >{t`Back to the spoken text`}</Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabled={cue.words < 2}
          onClick={() => acts.split(caret())}
          icon={<Scissors aria-hidden />}
          aria-label={t`Split at the cursor: caption ${no}`}
        >{t`Split at the cursor`}</Button>
        <Button
          size="small"
          disabled={acts.join === null}
          onClick={() => acts.join?.()}
          icon={<Combine aria-hidden />}
          aria-label={t`Join with next: caption ${no}`}
        >{t`Join with next`}</Button>
      </div>
    </li>
  );
}

/** A time of the sound in seconds; the arrow keys move it by a tenth, with Shift by half a second. */
function Seconds({
  label,
  short,
  ms,
  onMove,
}: {
  label: string;
  short: string;
  ms: number;
  onMove: (ms: number) => void;
}) {
  return (
    <label className="flex items-center gap-1.5 text-sm">
      <span className="text-soft">{short}</span>
      <input
        type="number"
        step="0.1"
        value={(ms / 1000).toFixed(2)}
        aria-label={t`${label}, seconds`}
        onKeyDown={(event) => {
          const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (way === 0) return;
          event.preventDefault();
          onMove(ms + way * (event.shiftKey ? 500 : 100));
        }}
        onChange={({ target }) =>
          Number.isFinite(target.valueAsNumber) && onMove(Math.round(target.valueAsNumber * 1000))
        }
        className="h-9 w-20 rounded-lg border border-edge bg-raised px-2 text-right tabular-nums"
      />
    </label>
  );
}
