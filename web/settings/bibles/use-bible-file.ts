import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { largestBibleFile } from '#shared/story/bible.contract.ts';
import type { BibleVersion } from '#shared/vocabulary.ts';
import { isAbort, isReauth } from '#web/api/call.ts';
import { useImportBible } from '#web/tale-parts/bible.ts';

type Sending = { readonly name: string; readonly percent: number };

/** Sends a picked Bible file: how far it is, why it failed, how to give it up or try again. */
export function useBibleFile(version: BibleVersion) {
  const { mutate } = useImportBible();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const last = useRef<File | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  function send(file: File): void {
    last.current = file;
    setProblem(null);
    if (file.size > largestBibleFile) return setProblem(t`A Bible file may be at most 20 MB: this one is larger.`);
    const { signal } = (stop.current = new AbortController());
    setSending({ name: file.name, percent: 0 });
    mutate(
      { version, file, signal, progress: (percent) => setSending({ name: file.name, percent }) },
      {
        onError: (error) => isAbort(error) || isReauth(error) || setProblem(error.message),
        onSettled: () => setSending(null),
      },
    );
  }
  return {
    sending,
    problem,
    send,
    cancel: () => stop.current?.abort(),
    retry: () => last.current && send(last.current),
  };
}
