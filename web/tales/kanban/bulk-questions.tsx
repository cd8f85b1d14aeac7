import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx';

type Props = {
  asking: 'delete' | 'kids';
  count: number;
  isBusy: boolean;
  onClose: () => void;
  onDelete: () => void;
  onUpload: (madeForKids: boolean) => void;
};

/** What is asked before several tales are deleted or uploaded. */
export function BulkQuestions({ asking, count, isBusy, onClose, onDelete, onUpload }: Props) {
  if (asking === 'delete')
    return (
      <ConfirmDialog
        open
        title={`Delete ${count} tale(s)? This is a soft delete.`}
        action="Delete"
        busy={isBusy}
        onClose={onClose}
        onConfirm={onDelete}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Are these videos made for kids?"
      note="Every upload needs this answer. The videos are sent as private."
      className="sm:max-w-md"
    >
      <div className="flex flex-wrap justify-end gap-2 px-5 pt-2 pb-5">
        <Button onClick={() => onUpload(true)}>Yes, made for kids</Button>
        <Button look="primary" onClick={() => onUpload(false)}>
          No, not made for kids
        </Button>
      </div>
    </Dialog>
  );
}
