/** Presses of Escape that a notice heard and left to the dialog below it. */
export const escapesLeft = new WeakSet<Event>();
