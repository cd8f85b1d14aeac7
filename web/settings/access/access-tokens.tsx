import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '#web/language/i18n.ts';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TokenScope } from '#shared/account/token-scope.ts';
import { tokensQuery, useCreateToken, useRevokeToken } from './token.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { showDate, showMoment } from '#web/ui/hooks/time.ts';

const scopes: readonly (readonly [TokenScope, MessageDescriptor])[] = [
  ['read', msg`Read only`],
  ['create', msg`Read and create`],
  ['publish', msg`Read, create and publish`],
];
const scopeWords = (scope: TokenScope): string => {
  const words = scopes.find(([key]) => key === scope)?.[1];
  return words ? i18n._(words) : scope;
};
const lastUse = (at: number | null): string =>
  at === null ? t`never used` : t`last used ${{ moment: showMoment(at) }}`;
/** Days until a token expires; empty for never. */
const lifetimes = [
  ['30', msg`30 days`],
  ['90', msg`90 days`],
  ['365', msg`1 year`],
  ['', msg`No expiry`],
] as const;

function expiryWords(expiresAt: number | null): string {
  if (expiresAt === null) return t`does not expire`;
  return expiresAt < Date.now()
    ? t`expired ${{ date: showDate(expiresAt) }}`
    : t`expires ${{ date: showDate(expiresAt) }}`;
}

/** Personal access tokens: made, shown once, revoked. */
export function AccessTokens() {
  const tokens = useQuery(tokensQuery);
  const create = useCreateToken();
  const revoke = useRevokeToken();
  const [label, setLabel] = useState('');
  const [scope, setScope] = useState<TokenScope>('create');
  const [days, setDays] = useState('90');
  const [revoking, setRevoking] = useState<{ id: string; label: string } | null>(null);
  const secret = create.data?.token;
  return (
    <Card
      title={t`Personal access tokens`}
      note={t`For scripts and the command line. A token cannot change engine keys, channels, sessions or tokens.`}
    >
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!label.trim()) return;
          create.mutate(
            { label: label.trim(), scope, days: days === '' ? null : Number(days) },
            { onSuccess: () => setLabel('') },
          );
        }}
      >
        <TextField
          label={t`What it is for`}
          className="min-w-40 flex-1"
          maxLength={80}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <SelectField
          label={t`Scope`}
          className="min-w-40 flex-1"
          value={scope}
          options={scopes.map(([key, words]) => [key, i18n._(words)] as const)}
          onChange={(event) => setScope(event.target.value as TokenScope)}
        />
        <SelectField
          label={t`Expires`}
          className="min-w-32 flex-1"
          value={days}
          options={lifetimes.map(([key, words]) => [key, i18n._(words)] as const)}
          onChange={(event) => setDays(event.target.value)}
        />
        <Button
          type="submit"
          look="primary"
          busy={create.isPending}
          disabled={!label.trim()}
          icon={<KeyRound aria-hidden />}
        >{t`Create token`}</Button>
      </form>
      {secret && (
        <div role="status" className="mt-4 rounded-xl bg-good-wash p-4 text-sm text-good">
          <p className="font-semibold">{t`Copy this token now: it is not shown again.`}</p>
          <div className="mt-2 flex items-center gap-2">
            <code className="min-w-0 flex-1 rounded-lg bg-surface px-3 py-2 break-all text-ink">{secret}</code>
            <Button
              size="small"
              onClick={() => void copyText(secret, t`Copied`)}
              icon={<Copy aria-hidden />}
            >{t`Copy`}</Button>
          </div>
        </div>
      )}
      {tokens.isError && !tokens.data && (
        <div className="mt-4">
          <Retry what={t`The tokens`} query={tokens} />
        </div>
      )}
      <ul className="mt-4 grid gap-2">
        {tokens.data?.map(({ id, label: name, scope: may, createdAt, expiresAt, lastUsedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 rounded-xl border border-line px-3 py-2 text-sm">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-xs text-soft">
                {[
                  scopeWords(may),
                  expiryWords(expiresAt),
                  t`created ${{ moment: showMoment(createdAt) }}`,
                  lastUse(lastUsedAt),
                ].join(' · ')}
              </span>
            </span>
            <Button
              size="small"
              look="ghost"
              onClick={() => setRevoking({ id, label: name })}
              icon={<Trash2 aria-hidden />}
              aria-label={t`Revoke ${name}`}
            >{t`Revoke`}</Button>
          </li>
        ))}
        {tokens.data?.length === 0 && <li className="text-sm text-soft">{t`No tokens yet.`}</li>}
      </ul>
      <ConfirmDialog
        open={revoking !== null}
        title={t`Revoke this token?`}
        action={t`Revoke`}
        busy={revoke.isPending}
        onClose={() => setRevoking(null)}
        onConfirm={() => revoking && revoke.mutate(revoking.id, { onSettled: () => setRevoking(null) })}
      >{t`Scripts that use “${{ name: revoking?.label ?? '' }}” stop working at once.`}</ConfirmDialog>
    </Card>
  );
}
