import { CopyPlus, Redo2, Save, Undo2 } from 'lucide-react';
import { nanoid } from 'nanoid';
import { type Dispatch, useEffect, useRef } from 'react';
import { takesText } from '#web/commands/shortcut-listener.ts';
import { useCommands } from '#web/commands/use-commands.ts';
import { duplicateText, nudge, nudgeSteps, removeText } from './design.ts';
import { type Action, canRedo, canUndo, type Editor } from './editor.ts';

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const group = 'Thumbnail workspace';
const outsideText = () => !takesText(document.activeElement);
/** Focus that belongs to the canvas: on nothing, or on a text of it. */
const onCanvas = () => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.id === 'main' || activeElement.hasAttribute('data-overlay');
};

/** The keys of the editor: those with Ctrl or Cmd are commands of the studio, the others act on the selected text. */
export function useEditorKeys(editor: Editor, dispatch: Dispatch<Action>, save: () => void): void {
  const { selected } = editor;
  useCommands([
    {
      id: 'workspace.save',
      label: 'Save the thumbnail',
      description: 'Bake the texts into a PNG',
      icon: Save,
      group,
      key: 'mod+s',
      perform: save,
    },
    {
      id: 'workspace.duplicate',
      label: 'Duplicate the selected text',
      description: 'A copy 20 pixels beside it',
      icon: CopyPlus,
      group,
      key: 'mod+d',
      perform: () => {
        if (selected) {
          const id = nanoid();
          dispatch({ type: 'change', change: (design) => duplicateText(design, selected, id), select: id });
        }
      },
    },
    {
      id: 'workspace.undo',
      label: 'Undo',
      description: 'Take the last change of the texts back',
      icon: Undo2,
      group,
      key: 'mod+z',
      keyWhen: () => outsideText() && canUndo(editor),
      perform: () => dispatch({ type: 'undo' }),
    },
    {
      id: 'workspace.redo',
      label: 'Redo',
      description: 'Do again what was taken back',
      icon: Redo2,
      group,
      key: 'mod+y',
      keyWhen: () => outsideText() && canRedo(editor),
      perform: () => dispatch({ type: 'redo' }),
    },
    { id: 'workspace.nudge', label: 'Move the selected text by 2 pixels, with Shift by 10', group, key: ['ArrowLeft', 'ArrowUp'] },
    { id: 'workspace.write', label: 'Write in the focused text', group, key: ['Enter', 'Space'] },
    { id: 'workspace.remove', label: 'Remove the selected text', group, key: ['Delete', 'Backspace'] },
    { id: 'workspace.leave', label: 'Take the writing back, then select nothing', group, key: 'Escape' },
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
        send({ type: 'change', key: `nudge:${id}`, change: (design) => nudge(design, id, way[0] * step, way[1] * step) });
      } else if ((event.key === 'Delete' || event.key === 'Backspace') && onCanvas()) {
        event.preventDefault();
        send({ type: 'change', change: (design) => removeText(design, id), select: null });
      }
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
