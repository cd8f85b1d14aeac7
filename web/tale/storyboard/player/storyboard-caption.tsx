import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Captions, CaptionsOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { narrowLines } from '#shared/captions/caption-lines.ts';
import { captionInk, type CaptionLook, captionLooks, partsOfLines, wordAt } from '#shared/captions/caption-spoken.ts';
import type { Storyboard } from '#shared/film/storyboard.contract.ts';
import { cx } from '#web/ui/cx.ts';
import { SpokenWords } from '#web/voices/spoken-words.tsx';
import { captionAt } from './storyboard-clock.ts';
import { i18n } from '#web/language/i18n.ts';

const looks: Record<CaptionLook, MessageDescriptor> = { off: msg`Off`, plain: msg`Plain`, words: msg`Word by word` };
const stored = 'storyboard-captions';

/** How this browser shows captions in the storyboard; kept in local storage. */
export function useCaptionLook(): [CaptionLook, (look: CaptionLook) => void] {
  const [look, setLook] = useState<CaptionLook>(() => {
    try {
      return captionLooks.find((each) => each === localStorage.getItem(stored)) ?? 'plain';
    } catch {
      return 'plain';
    }
  });
  const keep = (next: CaptionLook) => {
    setLook(next);
    try {
      localStorage.setItem(stored, next);
    } catch {
      // Without local storage the choice lasts until the page is left.
    }
  };
  return [look, keep];
}

/** Chooses between no captions, plain captions, and captions that highlight the spoken word. */
export function CaptionLookField({ look, onChange }: { look: CaptionLook; onChange: (look: CaptionLook) => void }) {
  const Icon = look === 'off' ? CaptionsOff : Captions;
  return (
    <label className="flex items-center gap-1.5 text-sm text-soft">
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="sr-only">{t`Captions`}</span>
      <select
        value={look}
        onChange={({ target }) => onChange(target.value as CaptionLook)}
        className="h-9 rounded-lg border border-edge bg-raised pr-1 pl-2 text-ink"
      >
        {captionLooks.map((each) => (
          <option key={each} value={each}>
            {i18n._(looks[each])}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The caption at `ms`, with the same line breaks and highlighted word as in the film. */
export function StoryboardCaption({ board, ms, look }: { board: Storyboard; ms: number; look: CaptionLook }) {
  const upright = board.shape === '9:16';
  const caption = look === 'off' ? null : captionAt(board, ms);
  const lines = useMemo(
    () => (caption && upright ? narrowLines(caption.lines) : (caption?.lines ?? [])),
    [caption, upright],
  );
  const spoken = look === 'words' ? caption?.spoken : undefined;
  const parts = useMemo(() => (spoken ? partsOfLines(lines, spoken) : null), [lines, spoken]);
  if (lines.length === 0) return null;
  const now = spoken ? wordAt(spoken, ms) : -1;
  return (
    <span
      lang={board.language}
      className={cx(
        'absolute inset-x-0 mx-auto w-fit max-w-[92%] rounded-lg bg-black/75 px-3 py-1 text-center ' +
          'leading-snug font-medium text-white',
        upright
          ? 'bottom-[18%] text-[clamp(0.6rem,5.4cqw,1.6rem)]'
          : 'bottom-[5%] text-[clamp(0.75rem,2.4cqw,1.35rem)]',
      )}
    >
      {lines.map((line, at) => (
        <span key={at} className="block">
          {parts ? <SpokenWords parts={parts[at] ?? []} now={now} lit={{ style: { color: captionInk.now } }} /> : line}
        </span>
      ))}
    </span>
  );
}
