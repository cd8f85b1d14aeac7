import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { limits } from '#shared/vocabulary.ts';

const stay = (event: SyntheticEvent) => event.stopPropagation();

type Props = { title: string; onRename: (title: string) => void; onClose: (byKey: boolean) => void };

/** A title under the pen: Enter or leaving it commits, Escape takes it back. It is sent as typed. */
export function CardTitleForm({ title, onRename, onClose }: Props) {
  const [typed, setTyped] = useState(title);
  const ended = useRef(false);
  const end = (commit: boolean, byKey = true) => {
    if (ended.current) return;
    ended.current = true;
    if (commit && typed !== '' && typed !== title) onRename(typed);
    onClose(byKey);
  };
  const hear = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The focus goes to the pencil, which the rest of this key press would activate.
    event.preventDefault();
    end(event.key === 'Enter');
  };
  return (
    <input
      autoFocus
      aria-label={t`New title of ${title}`}
      value={typed}
      maxLength={limits.title}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={hear}
      onBlur={() => end(true, false)}
      onMouseDown={stay}
      onTouchStart={stay}
      className="relative z-10 h-8 w-full rounded-lg border border-edge bg-raised px-2"
    />
  );
}
