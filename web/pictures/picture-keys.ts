import { t } from '@lingui/core/macro';
import type { KeyHint } from '#web/commands/command-list.ts';

/** For the `?` sheet: what the arrow keys do in a picture that is shown large. */
export const pictureKeys = (): readonly KeyHint[] => [
  {
    id: 'hint.picture.next',
    label: t`Next or previous picture in the viewer`,
    group: t`Pictures`,
    key: ['ArrowLeft', 'ArrowRight'],
  },
];
