import { t } from '@lingui/core/macro';
import { CalendarDays, TriangleAlert } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { dateFormat } from '#web/language/locale.ts';
import { momentIn, offsetWords, wallClock, type ZonedMoment } from '#shared/publishing/zoned-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChoiceField, TextField } from '#web/ui/field.tsx';
import { ErrorNote } from '#web/ui/notices/notes.tsx';
import { zoneOfBrowser } from './zone-words.ts';

const long = (zone: string, at: number) =>
  dateFormat({ dateStyle: 'full', timeStyle: 'short', timeZone: zone }, 'en-GB').format(at);

/** Tomorrow at six in the evening. */
function tomorrow(zone: string): string {
  return `${wallClock(zone, Date.now() + 86_400_000).slice(0, 10)}T18:00`;
}

type Props = {
  title: string;
  note?: string;
  /** The date so far, in seconds. */
  scheduledAt?: number | null;
  action?: string;
  zone?: string;
  onPick: (seconds: number) => void;
  /** What an invalid date does; left out, it is said in the dialog, which stays. */
  onInvalid?: () => void;
  onClose: () => void;
};

/** Asks for a date and time in the creator's own zone and says what it is in UTC, the clock of the channel. */
export function ScheduleDialog({
  title,
  note,
  scheduledAt,
  action = t`Schedule`,
  zone = zoneOfBrowser(),
  onPick,
  onInvalid,
  onClose,
}: Props) {
  const [text, setText] = useState(() => (scheduledAt ? wallClock(zone, scheduledAt * 1000) : tomorrow(zone)));
  const [turn, setTurn] = useState<'first' | 'second'>('first');
  const [refused, setRefused] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const moment = momentIn(zone, text);
  const at = moment && atOf(moment, turn);
  const type = (value: string) => {
    setText(value);
    setRefused(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at !== null) return onPick(Math.floor(at / 1000));
    if (onInvalid) return onInvalid();
    setRefused(true);
  };
  return (
    <Dialog open onClose={onClose} title={title} {...(note ? { note } : {})} className="sm:max-w-lg">
      <form className="grid gap-4 overflow-y-auto px-5 pt-2 pb-5" onSubmit={submit} noValidate>
        <div className="flex items-end gap-2">
          <TextField
            className="flex-1"
            label={t`Date and time in your zone, ${{ zone: zone.replaceAll('_', ' ') }}`}
            hint={t`YYYY-MM-DDTHH:mm, for example 2026-12-24T18:30`}
            value={text}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={refused || undefined}
            onChange={(event) => type(event.target.value)}
          />
          <span className="relative mb-5.5">
            <IconButton
              label={t`Choose from a calendar`}
              onClick={() => picker.current?.showPicker()}
              className="border border-edge/50"
            >
              <CalendarDays aria-hidden />
            </IconButton>
            <input
              ref={picker}
              type="datetime-local"
              tabIndex={-1}
              aria-hidden
              value={moment ? text.trim() : ''}
              onChange={(event) => event.target.value && type(event.target.value.slice(0, 16))}
              className="pointer-events-none absolute inset-0 size-full opacity-0"
            />
          </span>
        </div>
        {refused && <ErrorNote>{t`Invalid date format`}</ErrorNote>}
        {moment?.kind === 'twice' && (
          <ChoiceField
            legend={t`The clocks go back that night, so this time occurs twice. Which one?`}
            value={turn}
            onChange={setTurn}
            options={(['first', 'second'] as const).map((value) => ({
              value,
              words: value === 'first' ? t`The first time` : t`The second time`,
              note: offsetWords(zone, moment[value]),
            }))}
          />
        )}
        {moment && at !== null && (
          <BothClocks zone={zone} at={at} skipped={moment.kind === 'gap' ? text.trim().slice(11) : null} />
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" look="primary">
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const atOf = (moment: ZonedMoment, turn: 'first' | 'second'): number =>
  moment.kind === 'twice' ? moment[turn] : moment.at;

function BothClocks({ zone, at, skipped }: { zone: string; at: number; skipped: string | null }) {
  const warnings = [
    skipped && t`The clocks skip ${skipped} that night, so it becomes ${{ time: wallClock(zone, at).slice(11) }}.`,
    at < Date.now() && t`This is in the past: the video is published as soon as possible.`,
  ].filter(Boolean);
  return (
    <div aria-live="polite" className="rounded-xl border border-line bg-sunken/60 px-4 py-3 text-sm">
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        <dt className="text-soft">{t`Your time (${{ offset: offsetWords(zone, at) }})`}</dt>
        <dd className="font-medium">{long(zone, at)}</dd>
        <dt className="text-soft">{t`UTC, the channel’s clock`}</dt>
        <dd className="font-medium">{long('UTC', at)}</dd>
      </dl>
      {warnings.map((words) => (
        <p key={String(words)} className="mt-2 flex items-start gap-2 text-warn">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {words}
        </p>
      ))}
    </div>
  );
}
