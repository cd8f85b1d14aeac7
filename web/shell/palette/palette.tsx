import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { BookOpen, type LucideIcon, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Command as Entry, commandList } from '#web/commands/command-list.ts';
import { matching } from '#web/commands/matching.ts';
import { keysOf } from '#web/commands/shortcut-key.ts';
import { useCommandList, useCommands } from '#web/commands/use-commands.ts';
import { loadPage } from '#web/browser/location.ts';
import { connectPath } from '#web/publishing/connection.ts';
import { leaveSession } from '#web/account/session.ts';
import { useTaleSearch } from './tale-search.ts';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useTheme } from '#web/ui/hooks/theme.ts';
import { KeyCaps } from './key-caps.tsx';
import { studioCommands } from './studio-commands.ts';

const groupLook =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 ' +
  '[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold ' +
  '[&_[cmdk-group-heading]]:text-soft';

type LineProps = {
  value: string;
  icon: LucideIcon;
  label: string;
  note: string;
  keyName?: string | undefined;
  onSelect: () => void;
};
const Line = ({ value, icon: Icon, label, note, keyName, onSelect }: LineProps) => (
  <Command.Item
    value={value}
    onSelect={onSelect}
    className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5
      data-[selected=true]:bg-brand-wash"
  >
    <Icon className="size-5 shrink-0 text-brand" aria-hidden />
    <span className="min-w-0 flex-1">
      <span className="block truncate text-sm font-medium">{label}</span>
      {note && <span className="block truncate text-xs text-soft">{note}</span>}
    </span>
    {keyName && <KeyCaps name={keyName} />}
  </Command.Item>
);

/** Finds and runs what the app can do, and finds tales: type, Enter runs the first match, Escape closes. */
export function Palette({ onClose, onFold }: { onClose: () => void; onFold: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [, setTheme] = useTheme();
  useCommands(
    studioCommands({
      go: (path) => void navigate(path),
      setTheme,
      refresh: () => void client.invalidateQueries({ refetchType: 'active' }),
      connect: () => loadPage(connectPath),
      signOut: () => void leaveSession(),
      foldNavigation: onFold,
    }),
  );
  const all = useCommandList();
  const found = useMemo(() => matching(text, all), [text, all]);
  const { items: tales, searching } = useTaleSearch(text);
  const empty = found.length === 0 && tales.length === 0;
  /** After the palette is gone, so that a command may put the focus where it wants. */
  const run = (perform: (() => void) | undefined) => {
    onClose();
    if (perform) setTimeout(perform);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Command palette`}
      hideTitle
      className="max-sm:top-0 max-sm:bottom-auto! max-sm:rounded-t-none! max-sm:rounded-b-2xl sm:mt-[12dvh]!
        sm:max-w-xl"
    >
      {/* The dialog leaves Escape to fields with an open list, which the one in here always has. */}
      <Command
        shouldFilter={false}
        loop
        vimBindings={false}
        label={t`Commands`}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search className="size-5 shrink-0 text-soft" aria-hidden />
          <Command.Input
            value={text}
            onValueChange={setText}
            maxLength={200}
            placeholder={t`Type a command or find a tale…`}
            className="h-13 w-full bg-transparent outline-none placeholder:text-soft"
          />
        </div>
        <Command.List className={cx('max-h-[60dvh] scroll-py-2 overflow-y-auto p-2', empty && 'hidden')}>
          {grouped(found).map(([group, entries]) => (
            <Command.Group key={group} heading={group} className={groupLook}>
              {entries.map(({ id, label, description, icon, ...entry }) => (
                <Line
                  key={id}
                  value={id}
                  icon={icon}
                  label={label}
                  note={description}
                  keyName={keysOf(entry)[0]}
                  onSelect={() => run(commandList.find(id)?.perform)}
                />
              ))}
            </Command.Group>
          ))}
          {tales.length > 0 && (
            <Command.Group heading={t`Tales`} className={groupLook}>
              {tales.map(({ id, title, displayTitle, verse }) => (
                <Line
                  key={id}
                  value={`tale ${id}`}
                  icon={BookOpen}
                  label={displayTitle || title}
                  note={verse ?? ''}
                  onSelect={() => run(() => void navigate(`/tales/${id}`))}
                />
              ))}
            </Command.Group>
          )}
        </Command.List>
        <p role="status" className={empty ? 'p-8 text-center text-sm text-soft' : 'sr-only'}>
          {empty
            ? searching
              ? t`Looking through your tales…`
              : t`No commands found`
            : text.trim() && t`${{ commands: found.length }} commands, ${{ tales: tales.length }} tales`}
        </p>
      </Command>
    </Dialog>
  );
}

function grouped(entries: readonly Entry[]): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}
