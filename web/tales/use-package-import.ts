import type { JobId } from '#shared/ids.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '#web/api/call.ts';
import { sendPackage } from './package-sender.ts';

type Sending = {
  readonly file: File | null;
  readonly arrived: number;
  readonly jobId: JobId | null;
  readonly error: string | null;
};
const nothing: Sending = { file: null, arrived: 0, jobId: null, error: null };

/** Sends one package at a time; leaving the page stops the sending, and what has arrived stays for the next attempt. */
export function usePackageImport() {
  const [sending, setSending] = useState<Sending>(nothing);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  const stop = () => {
    current.current?.abort();
    setSending(nothing);
  };
  const choose = (file: File) => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    setSending({ ...nothing, file });
    const still = (next: Partial<Sending>) => {
      if (!own.signal.aborted) setSending((now) => ({ ...now, ...next }));
    };
    sendPackage(file, own.signal, (arrived) => still({ arrived })).then(
      (jobId) => still({ jobId }),
      (error: unknown) => {
        if (!isAbort(error))
          still({ error: error instanceof Error ? error.message : t`The package could not be sent.` });
      },
    );
  };
  return { ...sending, choose, stop };
}
