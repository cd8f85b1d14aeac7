import { useQuery } from '@tanstack/react-query';
import { Copy, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { tokensQuery, useCreateToken, useRevokeToken } from '#web/queries/token.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Retry } from '#web/ui/retry.tsx';
import { showMoment } from '#web/ui/time.ts';
import { notify } from '#web/ui/toast-store.ts';

/** Personal access tokens: made, shown once, revoked. */
export function AccessTokens() {
  const tokens = useQuery(tokensQuery);
  const create = useCreateToken();
  const revoke = useRevokeToken();
  const [label, setLabel] = useState('');
  const [revoking, setRevoking] = useState<{ id: string; label: string } | null>(null);
  const secret = create.data?.token;
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify.success('Copied'),
      () => notify.info('Copy it by hand', 'This browser does not let a page write to the clipboard.'),
    );
  return (
    <Card title="Personal access tokens" note="For scripts and the command line. A token may do everything you may.">
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (label.trim()) create.mutate(label.trim(), { onSuccess: () => setLabel('') });
        }}
      >
        <TextField
          label="What it is for"
          className="min-w-40 flex-1"
          maxLength={80}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" look="primary" busy={create.isPending} disabled={!label.trim()} icon={<KeyRound aria-hidden />}>
          Create token
        </Button>
      </form>
      {secret && (
        <div role="status" className="mt-4 rounded-xl bg-good-wash p-4 text-sm text-good">
          <p className="font-semibold">Copy this token now: it is not shown again.</p>
          <div className="mt-2 flex items-center gap-2">
            <code className="min-w-0 flex-1 rounded-lg bg-surface px-3 py-2 break-all text-ink">{secret}</code>
            <Button size="small" onClick={() => void copy(secret)} icon={<Copy aria-hidden />}>
              Copy
            </Button>
          </div>
        </div>
      )}
      {tokens.isError && !tokens.data && (
        <div className="mt-4">
          <Retry what="The tokens" query={tokens} />
        </div>
      )}
      <ul className="mt-4 grid gap-2">
        {tokens.data?.map(({ id, label: name, createdAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 rounded-xl border border-line px-3 py-2 text-sm">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-xs text-soft">
                Made {showMoment(createdAt)} · {lastUsedAt === null ? 'never used' : `last used ${showMoment(lastUsedAt)}`}
              </span>
            </span>
            <Button
              size="small"
              look="ghost"
              onClick={() => setRevoking({ id, label: name })}
              icon={<Trash2 aria-hidden />}
              aria-label={`Revoke ${name}`}
            >
              Revoke
            </Button>
          </li>
        ))}
        {tokens.data?.length === 0 && <li className="text-sm text-soft">No tokens yet.</li>}
      </ul>
      <ConfirmDialog
        open={revoking !== null}
        title="Revoke this token?"
        action="Revoke"
        busy={revoke.isPending}
        onClose={() => setRevoking(null)}
        onConfirm={() => revoking && revoke.mutate(revoking.id, { onSettled: () => setRevoking(null) })}
      >
        Scripts that use “{revoking?.label}” stop working at once.
      </ConfirmDialog>
    </Card>
  );
}
