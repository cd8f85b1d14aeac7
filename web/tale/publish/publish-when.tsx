import type { TaleId } from '#shared/ids.ts';
import { msg, t } from '@lingui/core/macro';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { nextSlotQuery } from '#web/publishing/slot.ts';
import { notifyFailure } from '#web/api/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/field.tsx';
import { bothClocks } from '#web/publishing/zone-words.ts';
import type { PublishForm } from './publish-form.ts';
import { i18n } from '#web/language/i18n.ts';

const ScheduleDialog = lazy(async () => ({
  default: (await import('#web/publishing/schedule-dialog.tsx')).ScheduleDialog,
}));

const options = [
  { value: 'private', words: msg`Private`, note: msg`Only you` },
  { value: 'unlisted', words: msg`Unlisted`, note: msg`Anyone with the link` },
  { value: 'public', words: msg`Public`, note: msg`Everyone, once it is ready` },
  { value: 'scheduled', words: msg`Scheduled`, note: msg`Public at the scheduled time` },
] as const;

type Props = {
  taleId: TaleId;
  form: PublishForm;
  onEdit: (change: { privacy?: PublishForm['privacy']; scheduledAt?: number | null }) => void;
};

/** Who can see the videos, and from when. */
export function PublishWhen({ taleId, form, onEdit }: Props) {
  const client = useQueryClient();
  const [isPicking, setPicking] = useState(false);
  const [zone, setZone] = useState('UTC');
  const [isFinding, setFinding] = useState(false);
  const next = async () => {
    setFinding(true);
    try {
      const found = await client.fetchQuery(nextSlotQuery(taleId));
      setZone(found.zone);
      onEdit({ privacy: 'scheduled', scheduledAt: found.scheduledAt });
    } catch (error) {
      notifyFailure(error, t`No free slot`);
    } finally {
      setFinding(false);
    }
  };
  return (
    <div className="grid gap-3">
      <ChoiceField
        legend={t`Who can see it`}
        value={form.privacy}
        options={options.map(({ value, words, note }) => ({ value, words: i18n._(words), note: i18n._(note) }))}
        onChange={(privacy) => onEdit({ privacy })}
        columns="grid-cols-1 min-[420px]:grid-cols-2 2xl:grid-cols-4"
      />
      {form.langs.length > 1 && (form.privacy === 'public' || form.privacy === 'scheduled') && (
        <p className="text-xs text-soft">{t`A channel’s subscribers are notified of the first language only.`}</p>
      )}
      {form.privacy === 'scheduled' && (
        <div
          id="when"
          tabIndex={-1}
          className="flex flex-wrap items-center gap-2 rounded-xl border border-line bg-sunken/50 px-3 py-2 text-sm"
        >
          <p className="min-w-0 flex-1 basis-56" aria-live="polite">
            {form.scheduledAt === null ? t`No date is chosen yet.` : bothClocks(form.scheduledAt * 1000, zone)}
          </p>
          <Button size="small" onClick={() => setPicking(true)} icon={<CalendarClock aria-hidden />}>
            {form.scheduledAt === null ? t`Choose a date` : t`Change`}
          </Button>
          <Button
            size="small"
            busy={isFinding}
            onClick={() => void next()}
            icon={<CalendarPlus aria-hidden />}
          >{t`Next free slot`}</Button>
        </div>
      )}
      <Suspense>
        {isPicking && (
          <ScheduleDialog
            title={t`Publish at`}
            note={t`When the videos become public.`}
            action={t`Choose`}
            scheduledAt={form.scheduledAt}
            onPick={(scheduledAt) => {
              setZone('UTC');
              onEdit({ privacy: 'scheduled', scheduledAt });
              setPicking(false);
            }}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
