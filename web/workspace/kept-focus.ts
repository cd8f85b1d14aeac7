/** Gives the focus back to a button that could not keep it while its work was under way; `otherwise` gets it when that one cannot be pressed any more. */
export async function keepFocus(button: HTMLElement, work: Promise<unknown>, otherwise?: HTMLElement | null): Promise<void> {
  await work.catch(() => null);
  requestAnimationFrame(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    (button.isConnected && !button.matches(':disabled') ? button : otherwise)?.focus();
  });
}
