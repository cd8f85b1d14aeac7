import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { disclosureRule } from '#shared/publishing/publication-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { sayWords } from '#web/language/said.ts';

type Props = {
  asking: 'delete' | 'kids';
  count: number;
  isBusy: boolean;
  onClose: () => void;
  onDelete: () => void;
  onUpload: (answers: { madeForKids: boolean; synthetic: boolean }) => void;
};

/** What is asked before several tales are deleted or uploaded. */
export function BulkQuestions({ asking, count, isBusy, onClose, onDelete, onUpload }: Props) {
  const [synthetic, setSynthetic] = useState(false);
  if (asking === 'delete')
    return (
      <ConfirmDialog
        open
        title={t`Delete ${count} tale(s)? This is a soft delete.`}
        action={t`Delete`}
        busy={isBusy}
        onClose={onClose}
        onConfirm={onDelete}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Are these videos made for kids?`}
      note={t`Every upload needs this answer. The videos are sent as private.`}
      className="sm:max-w-md"
    >
      <div className="overflow-y-auto px-5 pt-2">
        <CheckField
          checked={synthetic}
          hint={sayWords(disclosureRule)}
          onChange={(event) => setSynthetic(event.target.checked)}
        >{t`Viewers could mistake something in them made by AI for real: disclose it`}</CheckField>
      </div>
      <div className="flex flex-wrap justify-end gap-2 px-5 pt-4 pb-5">
        <Button onClick={() => onUpload({ madeForKids: true, synthetic })}>{t`Yes, made for kids`}</Button>
        <Button
          look="primary"
          onClick={() => onUpload({ madeForKids: false, synthetic })}
        >{t`No, not made for kids`}</Button>
      </div>
    </Dialog>
  );
}
