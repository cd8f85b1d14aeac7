import { type Command, type commandStore, isCommand } from './command-list.ts';
import { takeEarlyKeys } from './early-keys.ts';
import { isSingle, isStroke, keysOf } from './shortcut-key.ts';
import { singleKeysAct } from './single-keys.ts';

const notText = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image']);

/** Whether what is typed here is text: a row's checkbox is an input, but not one of these. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !notText.has(target.type);
  const editable = target.closest('[contenteditable]');
  return (
    target.matches('textarea, select') || (editable !== null && editable.getAttribute('contenteditable') !== 'false')
  );
}

/** Menus and lists find their entries by letters of their own. */
const takesLetters = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=menu], [role=listbox]') !== null;
const dialogIsOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

function mayAct({ inDialogs, keyWhen }: Command, single: boolean, target: EventTarget | null): boolean {
  if (single && (!singleKeysAct() || takesText(target) || takesLetters(target))) return false;
  return (inDialogs === true || !dialogIsOpen()) && (keyWhen?.() ?? true);
}

/** How long an early key waits for a page that registers it late, in milliseconds. */
const latePage = 3_000;

/**
 * Runs the commands of a list by their keys, in the order of their right to a key; keys that were pressed before count
 * too. Returns how to stop.
 */
export function listenToKeys({
  byKeyRight,
  subscribe,
}: Pick<ReturnType<typeof commandStore>, 'byKeyRight' | 'subscribe'>): () => void {
  const run = (event: KeyboardEvent): boolean => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return false;
    for (const command of byKeyRight()) {
      const key = keysOf(command).find((one) => isStroke(one, event));
      if (!key || !isCommand(command) || !mayAct(command, isSingle(key), event.target)) continue;
      event.preventDefault();
      command.perform();
      return true;
    }
    return false;
  };
  const hear = (event: KeyboardEvent) => void run(event);
  window.addEventListener('keydown', hear);
  let early = takeEarlyKeys();
  const replay = () => {
    early = early.filter((stroke) => !run(stroke));
  };
  replay();
  const stopWaiting = early.length > 0 ? subscribe(replay) : () => {};
  const timer = setTimeout(stopWaiting, latePage);
  return () => {
    window.removeEventListener('keydown', hear);
    clearTimeout(timer);
    stopWaiting();
  };
}
