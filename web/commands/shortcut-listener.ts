import { type Command, type commandStore, isCommand } from './command-list.ts';
import { isSingle, isStroke, keysOf } from './shortcut-key.ts';
import { singleKeysAct } from './single-keys.ts';

const notText = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image']);

/** Whether what is typed here is text: a row's checkbox is an input, but not one of these. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !notText.has(target.type);
  const editable = target.closest('[contenteditable]');
  return target.matches('textarea, select') || (editable !== null && editable.getAttribute('contenteditable') !== 'false');
}

/** Menus and lists find their entries by letters of their own. */
const takesLetters = (target: EventTarget | null) => target instanceof Element && target.closest('[role=menu], [role=listbox]') !== null;
const dialogIsOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

function mayAct({ inDialogs, keyWhen }: Command, single: boolean, target: EventTarget | null): boolean {
  if (single && (!singleKeysAct() || takesText(target) || takesLetters(target))) return false;
  return (inDialogs === true || !dialogIsOpen()) && (keyWhen?.() ?? true);
}

/** Runs the commands of a list by their keys, in the order of their right to a key. Returns how to stop. */
export function listenToKeys({ byKeyRight }: Pick<ReturnType<typeof commandStore>, 'byKeyRight'>): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    for (const command of byKeyRight()) {
      const key = keysOf(command).find((one) => isStroke(one, event));
      if (!key || !isCommand(command) || !mayAct(command, isSingle(key), event.target)) continue;
      event.preventDefault();
      return command.perform();
    }
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}
