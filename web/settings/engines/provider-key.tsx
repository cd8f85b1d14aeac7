import { inWords } from '#web/language/said.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, KeyRound, Trash2, Zap } from 'lucide-react';
import { useState } from 'react';
import type { ProviderView } from '#shared/engine.contract.ts';
import { useRemoveKey, useTestEngine } from '#web/engines/engine.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { showMoment } from '#web/ui/hooks/time.ts';
import { KeyForm } from './key-form.tsx';

/** One provider: whether there is a key, whether it works, and what to do about both. */
export function ProviderKey({ provider }: { provider: ProviderView }) {
  const { id, name, about, aboutSaid, key } = provider;
  const test = useTestEngine(id);
  const remove = useRemoveKey(id);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const told = test.data ? { ...test.data, at: null } : key?.test;
  const own = key?.from === 'creator';
  const isServer = provider.takesAddress;
  const edit = isServer ? (own ? t`Replace server` : t`Add server`) : own ? t`Replace key` : t`Add key`;
  const editNamed = isServer
    ? own
      ? t`Replace server of ${name}`
      : t`Add server of ${name}`
    : own
      ? t`Replace key of ${name}`
      : t`Add key of ${name}`;
  return (
    <li className="grid gap-2 py-4 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{name}</span>
            <KeyBadge value={key} />
          </p>
          <p className="text-soft">{inWords(aboutSaid, about)}</p>
          {key?.address && <p className="break-all text-soft">{key.address}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {key && (
            <Button
              size="small"
              busy={test.isPending}
              onClick={() => test.mutate()}
              icon={<Zap aria-hidden />}
              aria-label={t`Test ${name}`}
            >{t`Test`}</Button>
          )}
          <Button
            size="small"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            icon={<KeyRound aria-hidden />}
            aria-label={editNamed}
          >
            {edit}
          </Button>
          {own && (
            <Button
              size="small"
              look="ghost"
              onClick={() => setAsking(true)}
              icon={<Trash2 aria-hidden />}
              aria-label={isServer ? t`Remove server of ${name}` : t`Remove key of ${name}`}
            >{t`Remove`}</Button>
          )}
        </div>
      </div>
      <div role="status">
        {told && !test.isPending && (
          <p
            className={`flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 ${told.works ? 'text-good' : 'text-bad'}`}
          >
            {told.works ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
            <span className="min-w-0 break-words">
              {told.works ? t`Works` : t`Does not work`}: {inWords(told.said, told.words)}
              {told.at !== null && <span className="text-soft"> {showMoment(told.at)}</span>}
            </span>
          </p>
        )}
      </div>
      {open && <KeyForm provider={provider} onDone={() => setOpen(false)} onKept={() => test.reset()} />}
      <ConfirmDialog
        open={asking}
        title={isServer ? t`Remove the server of ${name}?` : t`Remove the key of ${name}?`}
        action={t`Remove`}
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        {isServer
          ? t`The studio deletes it at once and then uses the order below. The server itself is not affected.`
          : t`The studio deletes it at once and then uses the order below. The key still exists at ${name}: revoke it there if it may have leaked.`}
      </ConfirmDialog>
    </li>
  );
}

function KeyBadge({ value }: { value: ProviderView['key'] }) {
  if (!value) return <Badge>{t`no key`}</Badge>;
  const { last4 } = value;
  if (value.from === 'studio')
    return <Badge hue="blue">{last4 ? t`set by the studio, ends in ${last4}` : t`set by the studio`}</Badge>;
  return <Badge hue="green">{last4 ? t`yours, ends in ${last4}` : t`yours`}</Badge>;
}
