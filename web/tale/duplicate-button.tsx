import type { TaleId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useDuplicate } from './duplicate.ts';
import { IconButton } from '#web/ui/button.tsx';

/** Makes another tale of this one. */
export function DuplicateButton({ taleId }: { taleId: TaleId }) {
  const navigate = useNavigate();
  const duplicate = useDuplicate((id) => void navigate(`/tales/${id}`));
  return (
    <IconButton
      label={duplicate.isPending ? t`Duplicating…` : t`Duplicate`}
      disabled={duplicate.isPending}
      onClick={() => duplicate.mutate(taleId)}
    >
      <Copy aria-hidden />
    </IconButton>
  );
}
