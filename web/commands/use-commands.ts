import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Entry, commandList } from './command-list.ts';

/**
 * Registers what a page or a part of it can do, while it is mounted. Palette, `?` sheet and keyboard read this one
 * list.
 *
 *     useCommands([
 * { id: 'list.queue', label: 'Queue images of the selected tales', description: '…', icon: Images, group: 'Tales list',
 *         key: 'q', keyWhen: () => chosen.length > 0, perform: queue },
 * { id: 'kanban.search', …, key: 'mod+k', keyWhen: () => document.activeElement !== search.current, perform:
 * focusSearch },
 *     ]);
 *
 * The list may be new at every render: the last one counts. Keys without Ctrl/Cmd never act in text-like fields, open
 * dialogs and menus, with Ctrl, Alt or Meta, or once the creator turned them off; `mod+` keys act in fields, and
 * in dialogs with `inDialogs`.
 */
export function useCommands(entries: readonly Entry[]): void {
  const owner = useRef(Symbol('commands')).current;
  useLayoutEffect(() => commandList.put(owner, entries));
  useLayoutEffect(() => () => commandList.drop(owner), [owner]);
}

/** Everything that can be done just now. */
export const useCommandList = (): readonly Entry[] => useSyncExternalStore(commandList.subscribe, commandList.all);
