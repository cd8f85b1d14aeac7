import { useState } from 'react';
import { limits } from '#shared/vocabulary.ts';
import { useRenameTale } from '#web/queries/tale.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

/** Gives a tale another title; the title is sent as typed. */
export function RenameDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const [typed, setTyped] = useState(title);
  const rename = useRenameTale(id);
  return (
    <Dialog open onClose={onClose} title="Rename" className="sm:max-w-md">
      <form
        className="grid gap-4 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!typed) return onClose();
          rename.mutate({ title: typed, before: title }, { onSuccess: onClose });
        }}
      >
        <TextField label="Title" value={typed} maxLength={limits.title} onChange={(event) => setTyped(event.target.value)} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={rename.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
