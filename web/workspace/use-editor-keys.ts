import { t } from '@lingui/core/macro';
import { BringToFront, ClipboardPaste, Copy, CopyPlus, Redo2, Save, SendToBack, Undo2 } from 'lucide-react';
import { nanoid } from 'nanoid';
import { type Dispatch, useEffect, useRef } from 'react';
import { takesText } from '#web/commands/shortcut-listener.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import type { Overlay } from '#shared/thumbnail/overlay.ts';
import { type Design, duplicateText, moveLayer, nudge, nudgeSteps, pasteText, removeText } from './design.ts';
import { type Action, canRedo, canUndo, designOf, type Editor } from './editor.ts';

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const groupName = () => t`Thumbnail workspace`;
/** The text that was copied last; it can be pasted into another variant. */
let copied: Overlay | null = null;
const outsideText = () => !takesText(document.activeElement);
/** Whether the canvas has the focus: nothing is focused, or one of its texts is. */
const onCanvas = () => {
  const { activeElement } = document;
  return (
    !activeElement ||
    activeElement === document.body ||
    activeElement.id === 'main' ||
    activeElement.hasAttribute('data-overlay')
  );
};

/** The keys of the editor: those with Ctrl or Cmd are commands of the studio, the others act on the selected text. */
export function useEditorKeys(editor: Editor, dispatch: Dispatch<Action>, save: () => void): void {
  const { selected } = editor;
  const layer = (id: string, label: string, icon: typeof Copy, key: string, by: 1 | -1) => ({
    id,
    label,
    icon,
    group: groupName(),
    key,
    perform: () =>
      selected && dispatch({ type: 'change', change: (design: Design) => moveLayer(design, selected, by) }),
  });
  useCommands([
    {
      id: 'workspace.save',
      label: t`Save the thumbnail`,
      description: t`Save the texts and the picture as one PNG`,
      icon: Save,
      group: groupName(),
      key: 'mod+s',
      perform: save,
    },
    {
      id: 'workspace.duplicate',
      label: t`Duplicate the selected text`,
      description: t`A copy 20 pixels beside it`,
      icon: CopyPlus,
      group: groupName(),
      key: 'mod+d',
      perform: () => {
        if (selected) {
          const id = nanoid();
          dispatch({ type: 'change', change: (design) => duplicateText(design, selected, id), select: id });
        }
      },
    },
    {
      id: 'workspace.copy',
      label: t`Copy the selected text`,
      description: t`To paste it here or into another variant`,
      icon: Copy,
      group: groupName(),
      key: 'mod+c',
      keyWhen: () => outsideText() && selected !== null && !String(document.getSelection() ?? ''),
      perform: () => {
        copied = designOf(editor).overlays.find(({ id }) => id === selected) ?? copied;
      },
    },
    {
      id: 'workspace.paste',
      label: t`Paste the copied text`,
      description: t`With its place and its look`,
      icon: ClipboardPaste,
      group: groupName(),
      key: 'mod+v',
      keyWhen: () => outsideText() && copied !== null,
      perform: () => {
        const [text, id] = [copied, nanoid()];
        if (text) dispatch({ type: 'change', change: (design) => pasteText(design, text, id), select: id });
      },
    },
    layer('workspace.forward', t`Bring the selected text forward`, BringToFront, 'mod+]', 1),
    layer('workspace.backward', t`Send the selected text backward`, SendToBack, 'mod+[', -1),
    {
      id: 'workspace.undo',
      label: t`Undo`,
      description: t`Undo the last change`,
      icon: Undo2,
      group: groupName(),
      key: 'mod+z',
      keyWhen: () => outsideText() && canUndo(editor),
      perform: () => dispatch({ type: 'undo' }),
    },
    {
      id: 'workspace.redo',
      label: t`Redo`,
      description: t`Redo the last undone change`,
      icon: Redo2,
      group: groupName(),
      key: 'mod+y',
      keyWhen: () => outsideText() && canRedo(editor),
      perform: () => dispatch({ type: 'redo' }),
    },
    {
      id: 'workspace.nudge',
      label: t`Move the selected text by 2 pixels, with Shift by 10`,
      group: groupName(),
      key: ['ArrowLeft', 'ArrowUp'],
    },
    { id: 'workspace.write', label: t`Write in the focused text`, group: groupName(), key: ['Enter', 'Space'] },
    { id: 'workspace.remove', label: t`Remove the selected text`, group: groupName(), key: ['Delete', 'Backspace'] },
    { id: 'workspace.leave', label: t`Cancel the edit, then clear the selection`, group: groupName(), key: 'Escape' },
  ]);

  const now = useRef({ editor, dispatch });
  now.current = { editor, dispatch };
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { editor: at, dispatch: send } = now.current;
      const id = at.selected;
      if (event.defaultPrevented || at.edit || document.querySelector('[role=dialog], [role=menu]')) return;
      if ((event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'z' && outsideText()) {
        event.preventDefault();
        send({ type: 'redo' });
      }
      if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
      const way = arrows[event.key];
      if (event.key === 'Escape' && !takesText(event.target)) send({ type: 'cancel' });
      else if (way && onCanvas()) {
        event.preventDefault();
        const step = event.shiftKey ? nudgeSteps.many : nudgeSteps.one;
        send({
          type: 'change',
          key: `nudge:${id}`,
          change: (design) => nudge(design, id, way[0] * step, way[1] * step),
        });
      } else if ((event.key === 'Delete' || event.key === 'Backspace') && onCanvas()) {
        event.preventDefault();
        send({ type: 'change', change: (design) => removeText(design, id), select: null });
      }
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
