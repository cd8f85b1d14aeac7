/** The part of a key event that decides which shortcut it is. */
export type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const modifier = 'mod+';
/** Whether it is pressed without Ctrl or Cmd: those can be turned off (WCAG 2.1.4). */
export const isSingle = (key: string): boolean => !key.startsWith(modifier);
export const keysOf = ({ key }: { key?: string | readonly string[] }): readonly string[] =>
  key === undefined ? [] : typeof key === 'string' ? [key] : key;

/** Whether the stroke is the key. Shift counts for `mod+` keys only: 'Q' with Caps Lock and '?' are one press. */
export function isStroke(key: string, { key: pressed, ctrlKey, metaKey, altKey, shiftKey }: Stroke): boolean {
  if (altKey) return false;
  if (isSingle(key)) return !ctrlKey && !metaKey && pressed.toLowerCase() === key.toLowerCase();
  return (ctrlKey || metaKey) && !shiftKey && pressed.toLowerCase() === key.slice(modifier.length).toLowerCase();
}

const onApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

const arrows: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

/** The caps to show for a key: ['Ctrl', 'K'], on a Mac ['⌘', 'K']. */
export function capsOf(key: string, apple: boolean = onApple()): string[] {
  const name = isSingle(key) ? key : key.slice(modifier.length);
  const cap = arrows[name] ?? (name.length === 1 ? name.toUpperCase() : name);
  return isSingle(key) ? [cap] : [apple ? '⌘' : 'Ctrl', cap];
}

/** The key as `aria-keyshortcuts` wants it. */
export const ariaKeys = (key: string): string =>
  isSingle(key)
    ? key.length === 1
      ? key.toUpperCase()
      : key
    : `Control+${key.slice(modifier.length).toUpperCase()} Meta+${key.slice(modifier.length).toUpperCase()}`;
