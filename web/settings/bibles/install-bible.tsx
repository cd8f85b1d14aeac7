import { t } from '@lingui/core/macro';
import { Download, Upload, X } from 'lucide-react';
import { useRef } from 'react';
import type { BibleItem } from '#shared/story/bible.contract.ts';
import { useInstallBible } from '#web/tale-parts/bible.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { ProgressAnnouncer } from '#web/ui/notices/progress-announcer.tsx';
import { ProgressBar } from '#web/ui/notices/progress-bar.tsx';
import { inWords } from '#web/language/said.ts';
import { useBibleFile } from './use-bible-file.ts';

/**
 * Installs a missing Bible, by download or from a file of the creator's, and shows the progress or why it failed.
 */
export function InstallBible({
  bible: { version, name, installing, progress, step, stepSaid, hint, hintSaid },
}: {
  bible: BibleItem;
}) {
  const install = useInstallBible();
  const file = useBibleFile(version);
  const picker = useRef<HTMLInputElement>(null);
  const words = step === null ? hint && inWords(hintSaid, hint) : inWords(stepSaid, step);
  return (
    <div className="mt-1 grid gap-3">
      {words && (
        <p
          className={cx(
            'rounded-lg px-3 py-2 break-words',
            installing ? 'bg-info-wash text-info' : 'bg-warn-wash text-warn',
          )}
        >
          {words}
        </p>
      )}
      {installing && <Progress value={progress ?? 0} label={t`Installing ${name}`} />}
      {file.sending && (
        <div className="grid gap-2 rounded-xl border border-line bg-raised p-3">
          <p className="flex items-center justify-between gap-3">
            <span className="min-w-0 break-words">
              {file.sending.percent < 100
                ? t`Sending ${{ name: file.sending.name }}: ${{ percent: file.sending.percent }} %`
                : t`Checking every verse of ${{ name: file.sending.name }}…`}
            </span>
            <Button size="small" look="ghost" onClick={file.cancel} icon={<X aria-hidden />}>{t`Cancel`}</Button>
          </p>
          <Progress value={file.sending.percent} label={t`Importing ${name}`} />
        </div>
      )}
      {file.problem && (
        <ErrorNote>
          <p>{file.problem}</p>
          <Button size="small" className="mt-2" onClick={file.retry}>{t`Send it again`}</Button>
        </ErrorNote>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={install.isPending}
          disabled={installing}
          onClick={() => install.mutate(version)}
          icon={<Download aria-hidden />}
          aria-label={t`Install ${name}`}
        >{t`Install`}</Button>
        <Button
          size="small"
          disabled={file.sending !== null}
          onClick={() => picker.current?.click()}
          icon={<Upload aria-hidden />}
          aria-label={t`Import from a file: ${name}`}
        >{t`Import from a file`}</Button>
      </div>
      <p className="text-xs text-soft">{t`Verse-per-line text (eBible.org “VPL”) or USFM, zipped or not, at most 20 MB.`}</p>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t`File of ${name}`}
        accept=".zip,.txt,.usfm,.sfm"
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked) file.send(picked);
          target.value = '';
        }}
      />
    </div>
  );
}

const Progress = ({ value, label }: { value: number; label: string }) => (
  <>
    <ProgressBar value={value} label={label} />
    <ProgressAnnouncer value={value} label={label} />
  </>
);
