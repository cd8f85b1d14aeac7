import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { nanoid } from 'nanoid';
import { type Dispatch, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { addText, moveLayer, overlayLabel, removeText } from '#web/workspace/design.ts';
import { type Action, designOf, type Editor } from '#web/workspace/editor.ts';

/** The texts of the variant, the uppermost first. */
export function OverlayList({ editor, dispatch }: { editor: Editor; dispatch: Dispatch<Action> }) {
  const { overlays, language } = designOf(editor);
  const add = () => {
    const id = nanoid();
    dispatch({ type: 'change', change: (design) => addText(design, id), select: id });
  };
  const list = useRef<HTMLUListElement>(null);
  /** The focus goes to the next text, otherwise to Add Text. */
  const remove = (id: string, index: number) => {
    // The focus cannot go to what is not on the page yet.
    flushSync(() => dispatch({ type: 'change', change: (design) => removeText(design, id), select: null }));
    const left = [...(list.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? [])];
    const next = left[Math.min(index, left.length - 1)];
    (next ?? list.current?.parentElement?.querySelector<HTMLElement>(':scope > button'))?.focus();
  };
  const layer = (id: string, by: 1 | -1) => dispatch({ type: 'change', change: (design) => moveLayer(design, id, by) });
  return (
    <div className="space-y-2">
      {overlays.length === 0 && <p className="text-sm text-soft">{t`No texts. The background is used on its own.`}</p>}
      <ul ref={list} aria-label={t`Texts, the uppermost first`} className="space-y-1">
        {overlays.toReversed().map((overlay, index) => {
          const label = overlayLabel(overlay);
          const chosen = overlay.id === editor.selected;
          return (
            <li
              key={overlay.id}
              className={cx(
                'flex items-center rounded-xl border pr-1',
                chosen ? 'border-brand bg-brand-wash' : 'border-line bg-raised',
              )}
            >
              <button
                type="button"
                aria-pressed={chosen}
                onClick={() => dispatch({ type: 'select', id: overlay.id })}
                className="min-h-10 min-w-0 flex-1 truncate rounded-xl px-3 py-1.5 text-left text-sm font-medium"
                lang={language}
              >
                {label}
              </button>
              <IconButton
                label={t`Bring "${label}" forward`}
                aria-disabled={index === 0}
                onClick={() => layer(overlay.id, 1)}
                className="size-8! aria-disabled:opacity-50 sm:size-8! [&_svg]:size-4!"
              >
                <ArrowUp aria-hidden />
              </IconButton>
              <IconButton
                label={t`Send "${label}" back`}
                aria-disabled={index === overlays.length - 1}
                onClick={() => layer(overlay.id, -1)}
                className="size-8! aria-disabled:opacity-50 sm:size-8! [&_svg]:size-4!"
              >
                <ArrowDown aria-hidden />
              </IconButton>
              <IconButton
                label={t`Remove "${label}"`}
                onClick={() => remove(overlay.id, index)}
                className="size-8! text-bad sm:size-8! [&_svg]:size-4!"
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button onClick={add} icon={<Plus aria-hidden />}>{t`Add Text`}</Button>
    </div>
  );
}
