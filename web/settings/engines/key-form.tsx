import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { ProviderView } from '#shared/engine.contract.ts';
import { useKeepKey } from '#web/engines/engine.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';

/**
 * Where a key, and for one's own server its address, is typed. What was typed is gone from the page once it is kept.
 */
export function KeyForm({
  provider,
  onDone,
  onKept,
}: {
  provider: ProviderView;
  onDone: () => void;
  onKept: () => void;
}) {
  const keep = useKeepKey(provider.id);
  const [key, setKey] = useState('');
  const [address, setAddress] = useState(provider.key?.address ?? '');
  const ready = provider.takesAddress ? address.trim() !== '' : key.trim() !== '';
  return (
    <form
      className="grid gap-3 rounded-xl border border-line bg-sunken/50 p-4"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        keep.mutate(
          { ...(key.trim() ? { key: key.trim() } : {}), ...(provider.takesAddress ? { address: address.trim() } : {}) },
          {
            onSuccess: () => {
              setKey('');
              onKept();
              onDone();
            },
          },
        );
      }}
    >
      {provider.takesAddress && (
        <TextField
          label={t`Address of the server`}
          inputMode="url"
          placeholder={t`http://localhost:11434/v1`}
          value={address}
          maxLength={300}
          hint={t`Everything before /chat/completions. Private addresses must be allowed by whoever runs the studio.`}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
      <TextField
        label={
          provider.takesAddress
            ? t`Key (leave empty if the server does not need one)`
            : t`Key of ${{ name: provider.name }}`
        }
        type="password"
        autoComplete="off"
        spellCheck={false}
        maxLength={400}
        value={key}
        hint={
          provider.keyPage ? (
            <>
              {t`Create one at`}{' '}
              <a href={provider.keyPage} target="_blank" rel="noreferrer" className="break-all underline">
                {provider.keyPage.replace('https://', '')}
              </a>
            </>
          ) : undefined
        }
        onChange={(event) => setKey(event.target.value)}
      />
      {keep.isError && <ErrorNote>{keep.error.message}</ErrorNote>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="small" busy={keep.isPending} disabled={!ready}>{t`Keep`}</Button>
        <Button size="small" look="ghost" onClick={onDone}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
