import { t } from '@lingui/core/macro';
import type { KeyHint } from '#web/commands/command-list.ts';

/** The keys that parts of a tale's page handle themselves, for the list of shortcuts that `?` opens. */
const hints = (
  group: string,
  rows: readonly (readonly [id: string, label: string, key: string | readonly string[]])[],
): readonly KeyHint[] => rows.map(([id, label, key]) => ({ id: `hint.${id}`, label, group, key }));

export const storyboardKeys = () =>
  hints(t`Storyboard`, [
    ['storyboard.play', t`Play or pause`, 'Space'],
    ['storyboard.second', t`One second back or forward, with Shift one scene`, ['ArrowLeft', 'ArrowRight']],
    ['storyboard.ends', t`Go to the start or the end`, ['Home', 'End']],
    ['storyboard.undo', t`Undo on the storyboard`, 'mod+z'],
  ]);
export const boothKeys = () =>
  hints(t`Narration booth`, [
    ['booth.record', t`Record or stop`, 'r'],
    ['booth.scene', t`Next or previous scene`, ['ArrowLeft', 'ArrowRight']],
  ]);
export const captionKeys = () =>
  hints(t`Captions`, [
    ['caption.split', t`Split a caption where the cursor is`, 'mod+Enter'],
    ['caption.time', t`Move a time by 0.1 s, with Shift by 0.5 s`, ['ArrowUp', 'ArrowDown']],
  ]);
