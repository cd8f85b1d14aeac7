import { t } from '@lingui/core/macro';
import { Keyboard } from 'lucide-react';
import { commandList } from '#web/commands/command-list.ts';
import { letSingleKeysAct, useSingleKeys } from '#web/commands/single-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckField } from '#web/ui/field.tsx';

/** The switch for keys without Ctrl or Cmd (WCAG 2.1.4), and the way to the sheet of all keys. */
export function ShortcutsCard() {
  const act = useSingleKeys();
  return (
    <Card title={t`Keyboard shortcuts`} note={t`Stored in this browser.`}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <CheckField
          role="switch"
          checked={act}
          onChange={({ target }) => letSingleKeysAct(target.checked)}
          hint={t`For example Q, P, Delete and ?. Turn them off if speech input or an accidental key press triggers them.`}
          className="min-w-0 flex-1 basis-60"
        >{t`Enable single-key shortcuts`}</CheckField>
        <Button
          onClick={() => commandList.find('studio.shortcuts')?.perform()}
          icon={<Keyboard aria-hidden />}
        >{t`Show all shortcuts`}</Button>
      </div>
    </Card>
  );
}
