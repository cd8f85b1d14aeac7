/** Keys count for this long, in milliseconds: somebody who waits longer has given up on them. */
const patience = 5_000;

let early: { stroke: KeyboardEvent; at: number }[] = [];
let isKeeping = false;

function keep(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  if (event.defaultPrevented || event.isComposing || event.repeat || isField) return;
  // The browser's own search would open on this one.
  if ((ctrlKey || metaKey) && key.toLocaleLowerCase() === 'k') event.preventDefault();
  const stroke = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, altKey, shiftKey, cancelable: true });
  early = [...early, { stroke, at: performance.now() }].slice(-5);
}

/** Keeps the keys that are pressed before anything listens to them. Called once, before the first paint. */
export function keepEarlyKeys(): void {
  if (isKeeping) return;
  isKeeping = true;
  window.addEventListener('keydown', keep);
}

/** Returns the keys that were pressed before the page was ready; from then on none are recorded. */
export function takeEarlyKeys(now: number = performance.now()): KeyboardEvent[] {
  window.removeEventListener('keydown', keep);
  isKeeping = false;
  const taken = early.filter(({ at }) => now - at < patience).map(({ stroke }) => stroke);
  early = [];
  return taken;
}
