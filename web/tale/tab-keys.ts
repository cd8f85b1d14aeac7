import type { KeyHint } from '#web/commands/command-list.ts';

/** The keys that parts of a tale's page listen to by themselves, for the `?` sheet. */
const hints = (
  group: string,
  rows: readonly (readonly [id: string, label: string, key: string | readonly string[]])[],
): readonly KeyHint[] => rows.map(([id, label, key]) => ({ id: `hint.${id}`, label, group, key }));

export const storyboardKeys = hints('Storyboard', [
  ['storyboard.play', 'Play or pause', 'Space'],
  ['storyboard.second', 'A second back or on, with Shift a scene', ['ArrowLeft', 'ArrowRight']],
  ['storyboard.ends', 'Go to the start or the end', ['Home', 'End']],
  ['storyboard.undo', 'Undo on the storyboard', 'mod+z'],
]);
export const boothKeys = hints('Narration booth', [
  ['booth.record', 'Record or stop', 'r'],
  ['booth.scene', 'Next or previous scene', ['ArrowLeft', 'ArrowRight']],
]);
export const captionKeys = hints('Captions', [
  ['caption.split', 'Split a caption where the cursor is', 'mod+Enter'],
  ['caption.time', 'Move a time by 0.1 s, with Shift by 0.5 s', ['ArrowUp', 'ArrowDown']],
]);
