import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, KeyRound, Trash2, Zap } from 'lucide-react';
import { useState } from 'react';
import type { ProviderView } from '#shared/engine.contract.ts';
import { useRemoveKey, useTestEngine } from '#web/engines/engine.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { showMoment } from '#web/ui/time.ts';
import { KeyForm } from './key-form.tsx';

/** One provider: whether there is a key, whether it works, and what to do about both. */
export function ProviderKey({ provider }: { provider: ProviderView }) {
  const { id, name, about, key } = provider;
  const test = useTestEngine(id);
  const remove = useRemoveKey(id);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const told = test.data ? { works: test.data.works, words: test.data.words, at: null } : key?.test;
  const own = key?.from === 'creator';
  const verb = own ? 'Replace' : 'Add';
  const noun = provider.takesAddress ? 'server' : 'key';
  return (
    <li className="grid gap-2 py-4 text-sm first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{name}</span>
            <KeyBadge value={key} />
          </p>
          <p className="text-soft">{about}</p>
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
            aria-label={t`${verb} ${noun} of ${name}`}
          >
            {verb} {noun}
          </Button>
          {own && (
            <Button
              size="small"
              look="ghost"
              onClick={() => setAsking(true)}
              icon={<Trash2 aria-hidden />}
              aria-label={t`Remove ${noun} of ${name}`}
            >{t`Remove`}</Button>
          )}
        </div>
      </div>
      <div role="status">
        {told && !test.isPending && (
          <p className={`flex items-start gap-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 ${told.works ? 'text-good' : 'text-bad'}`}>
            {told.works ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
            <span className="min-w-0 break-words">
              {told.works ? t`Works` : t`Does not work`}: {told.words}
              {told.at !== null && <span className="text-soft"> {showMoment(told.at)}</span>}
            </span>
          </p>
        )}
      </div>
      {open && <KeyForm provider={provider} onDone={() => setOpen(false)} onKept={() => test.reset()} />}
      <ConfirmDialog
        open={asking}
        title={t`Remove the ${noun} of ${name}?`}
        action={t`Remove`}
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      >{t`The studio forgets it at once; what it did for you follows the order below from then on. The ${noun} itself goes on to exist${provider.takesAddress ? '.' : ` at ${name}: end it there if it may have got into wrong hands.`}`}</ConfirmDialog>
    </li>
  );
}

function KeyBadge({ value }: { value: ProviderView['key'] }) {
  if (!value) return <Badge>{t`no key`}</Badge>;
  const whose = value.from === 'studio' ? 'set by the studio' : 'yours';
  return <Badge hue={value.from === 'studio' ? 'blue' : 'green'}>{value.last4 ? t`${whose}, ends in ${value.last4}` : whose}</Badge>;
}
