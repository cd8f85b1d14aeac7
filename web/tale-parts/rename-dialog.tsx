import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { limits } from '#shared/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

type Props = {
  title: string;
  isBusy: boolean;
  /** Gets the title as it was typed. */
  onRename: (title: string) => void;
  onClose: () => void;
};

/** Asks for another title. An empty field closes it and keeps the old title. */
export function RenameDialog({ title, isBusy, onRename, onClose }: Props) {
  const [typed, setTyped] = useState(title);
  return (
    <Dialog open onClose={onClose} title={t`Rename`} className="sm:max-w-md">
      <form
        className="grid gap-4 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === '') onClose();
          else onRename(typed);
        }}
      >
        <TextField
          label={t`Title`}
          value={typed}
          maxLength={limits.title}
          hint={t`Leave it empty to keep the old one.`}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" look="primary" busy={isBusy}>{t`Save`}</Button>
        </div>
      </form>
    </Dialog>
  );
}
