import { t } from '@lingui/core/macro';
import { toastRules } from '#shared/vocabulary.ts';
import type { Entry } from '#web/commands/command-list.ts';
import { keysOf } from '#web/commands/shortcut-key.ts';
import { letSingleKeysAct, useSingleKeys } from '#web/commands/single-keys.ts';
import { useCommandList, useCommands } from '#web/commands/use-commands.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { KeyCaps } from './key-caps.tsx';

const everywhere = (): readonly Entry[] => [
  { id: 'hint.notices', label: t`Go to the current notification`, group: t`Studio`, key: toastRules.hotkey },
  { id: 'hint.close', label: t`Close the open dialog or menu`, group: t`Studio`, key: 'Escape' },
];

/** Lists the keys that work at the moment, by context, with the switch for single keys. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  useCommands(everywhere());
  const act = useSingleKeys();
  const keyed = useCommandList().filter((entry) => keysOf(entry).length > 0);
  const groups = [...new Set(keyed.map(({ group }) => group))];
  return (
    <Dialog open onClose={onClose} title={t`Keyboard shortcuts`} className="sm:max-w-lg">
      <div className="grid gap-5 overflow-y-auto px-5 pt-1 pb-5">
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3 className="mb-1 text-xs font-semibold text-soft">{group}</h3>
            <dl className="divide-y divide-line rounded-xl border border-line">
              {keyed
                .filter((entry) => entry.group === group)
                .map((entry) => (
                  <div key={entry.id} className="flex min-h-10 items-center justify-between gap-4 px-3 py-1.5 text-sm">
                    <dt>{entry.label}</dt>
                    <dd className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
                      {keysOf(entry).map((key, index) => (
                        <span key={key} className="flex items-center gap-2">
                          {index > 0 && <span className="text-xs text-soft">{t`or`}</span>}
                          <KeyCaps name={key} />
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <CheckField
          checked={act}
          onChange={(event) => letSingleKeysAct(event.target.checked)}
          hint={t`Turn them off if speech input or an accidental key press triggers them. Keys with Ctrl or Cmd always work.`}
        >{t`Single-key shortcuts`}</CheckField>
      </div>
    </Dialog>
  );
}
