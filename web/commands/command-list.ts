import { t } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';

/** One action of the app: the palette finds it, the `?` sheet lists its key, the keyboard runs it. */
export type Command = {
  /** Names it once in the app: 'tale.package'. Of two with one id the later one counts. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly icon: LucideIcon;
  /** Heading in the palette and in the sheet: 'This tale', 'Tales list'. */
  readonly group: string;
  /**
   * 'q', 'Delete', '?', or with Ctrl/Cmd 'mod+k'; several when each of them does it. Of two commands on one key the
   * page's acts before the studio's.
   */
  readonly key?: string | readonly string[];
  /**
   * The key acts only while this holds, for example while rows are selected; else it goes to the next command on the
   * same key.
   */
  readonly keyWhen?: () => boolean;
  /** The key also acts while a dialog is open. */
  readonly inDialogs?: true;
  /** Left out of the palette: it makes sense as a key only. */
  readonly keyOnly?: true;
  readonly perform: () => void;
};

/** A key that a part of the page handles itself (arrow keys in an editor): it is only listed in the sheet. */
export type KeyHint = Pick<Command, 'id' | 'label' | 'group'> & { readonly key: string | readonly string[] };

export type Entry = Command | KeyHint;
export const isCommand = (entry: Entry): entry is Command => 'perform' in entry;

/** The studio's own groups are around those of the page, which are in the order of registration. */
const first = () => [t`Commands`];
const last = () => [t`Go to`, t`Appearance`, t`Studio`];
/** 1 for what belongs to a page. */
const rankOf = ({ group }: Entry) =>
  first().includes(group) ? 0 : last().includes(group) ? 2 + last().indexOf(group) : 1;

const lookOf = (entries: readonly Entry[]) =>
  JSON.stringify(entries.map((entry) => ({ ...entry, icon: undefined, performs: isCommand(entry) })));

/** The store behind the one list: a page's entries are in it while the page is mounted. */
export function commandStore() {
  const lists = new Map<symbol, readonly Entry[]>();
  const listeners = new Set<() => void>();
  let all: readonly Entry[] | null = null;
  const changed = () => {
    all = null;
    for (const listener of listeners) listener();
  };
  const latestFirst = () => [...lists.values()].flat().toReversed();
  return {
    /** Puts a list in, or another in its place; who reads the list hears of it only when it looks different. */
    put(owner: symbol, entries: readonly Entry[]) {
      const before = lists.get(owner);
      lists.set(owner, entries);
      if (!before || lookOf(before) !== lookOf(entries)) changed();
    },
    drop(owner: symbol) {
      if (lists.delete(owner)) changed();
    },
    /**
     * Every entry once, in the order in which the palette and the sheet show them. To run one, `find` it: what it does
     * may be newer.
     */
    all(): readonly Entry[] {
      all ??= [...new Map([...lists.values()].flat().map((entry) => [entry.id, entry])).values()].toSorted(
        (a, b) => rankOf(a) - rankOf(b),
      );
      return all;
    },
    /** A command by its id, as it was registered last. */
    find: (id: string): Command | undefined =>
      latestFirst()
        .filter(isCommand)
        .find((one) => one.id === id),
    /** In the order in which they get a key: a page before the studio, the latest first. */
    byKeyRight(): readonly Entry[] {
      const latest = latestFirst();
      return [...latest.filter((entry) => rankOf(entry) === 1), ...latest.filter((entry) => rankOf(entry) !== 1)];
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What this tab can do just now. */
export const commandList = commandStore();
