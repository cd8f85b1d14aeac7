import { useState } from 'react';
import { limits } from '#shared/vocabulary.ts';
import { useRenameRow } from '#web/queries/bulk.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

/** Asks for another title; it is sent as typed, and nothing typed cancels. */
export function RenameDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const [typed, setTyped] = useState(title);
  const rename = useRenameRow();
  return (
    <Dialog open onClose={onClose} title="Rename" className="sm:max-w-md">
      <form
        className="grid gap-4 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === '') onClose();
          else rename.mutate({ id, title: typed, before: title }, { onSuccess: onClose });
        }}
      >
        <TextField
          label="Title"
          value={typed}
          maxLength={limits.title}
          hint="Leave it empty to keep the old one."
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
        />
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
