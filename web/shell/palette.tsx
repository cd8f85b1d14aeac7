import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fireBulk } from '#web/ui/bulk-event.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { type Command as Entry, matching } from './commands.ts';

/** Finds and runs a command: type, Enter runs the first match, Escape closes. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const close = () => {
    setText('');
    onClose();
  };
  const run = (entry: Entry) => {
    close();
    if ('to' in entry) void navigate(entry.to);
    else fireBulk(entry.bulk);
  };
  return (
    <Dialog open={open} onClose={close} title="Command palette" hideTitle className="sm:mt-[12dvh]! sm:max-w-xl">
      <Command shouldFilter={false} loop label="Commands">
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search className="size-5 shrink-0 text-soft" aria-hidden />
          <Command.Input
            value={text}
            onValueChange={setText}
            placeholder="Type a command…"
            className="h-13 w-full bg-transparent outline-none placeholder:text-soft"
          />
        </div>
        <Command.List className="max-h-[60dvh] overflow-y-auto p-2">
          <Command.Empty className="p-8 text-center text-sm text-soft">No commands found</Command.Empty>
          {matching(text).map((entry) => (
            <Command.Item
              key={entry.label}
              value={entry.label}
              onSelect={() => run(entry)}
              className="flex cursor-pointer items-center gap-3 rounded-xl px-3 py-2 data-[selected=true]:bg-brand-wash"
            >
              <entry.icon className="size-5 shrink-0 text-brand" aria-hidden />
              <span className="min-w-0">
                <span className="block text-sm font-medium">{entry.label}</span>
                <span className="block truncate text-xs text-soft">{entry.description}</span>
              </span>
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
