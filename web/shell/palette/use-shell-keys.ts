import { t } from '@lingui/core/macro';
import { Keyboard, Search } from 'lucide-react';
import { useEffect } from 'react';
import { commandList } from '#web/commands/command-list.ts';
import { useCommands } from '#web/commands/use-commands.ts';

/** Registers the keys of every page, and the listener for all keys. */
export function useShellKeys({ togglePalette, openSheet }: { togglePalette: () => void; openSheet: () => void }): void {
  useCommands([
    {
      id: 'studio.palette',
      label: t`Open or close the command palette`,
      description: t`Find a command or a tale`,
      icon: Search,
      group: t`Studio`,
      key: 'mod+k',
      inDialogs: true,
      keyOnly: true,
      perform: togglePalette,
    },
    {
      id: 'studio.shortcuts',
      label: t`Keyboard shortcuts`,
      description: t`All shortcuts, and the switch for single-key shortcuts`,
      icon: Keyboard,
      group: t`Studio`,
      key: '?',
      perform: openSheet,
    },
  ]);
  useEffect(() => {
    let stop: (() => void) | null = () => {};
    void import('#web/commands/shortcut-listener.ts').then(({ listenToKeys }) => {
      if (stop) stop = listenToKeys(commandList);
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, []);
}
