import { i18n } from '#web/language/i18n.ts';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Slot } from '#shared/publishing/slot.contract.ts';
import { channelQueries } from './channel.ts';
import { slotsQuery, useAddSlot, useRemoveSlot } from './slot.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { EmptyState, Waiting } from '#web/ui/notices/notes.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { allZones, bothClocks, zoneName, zoneOfBrowser } from './zone-words.ts';

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];
const everyWeek = [
  msg`Sundays`,
  msg`Mondays`,
  msg`Tuesdays`,
  msg`Wednesdays`,
  msg`Thursdays`,
  msg`Fridays`,
  msg`Saturdays`,
] as const;
const eachWeek = (weekday: number): string => i18n._(everyWeek[weekday] ?? everyWeek[0]);

/** The times of every week at which a channel publishes. */
export function SlotsCard() {
  const channels = useQuery(channelQueries.all);
  const slots = useQuery(slotsQuery);
  const linked = (channels.data?.items ?? []).filter(({ state }) => state === 'linked');
  const broken = [channels, slots].find(({ isError, data }) => isError && !data);
  return (
    <Card
      title={t`Weekly slots`}
      note={t`Times at which a channel publishes each week. “Add to next slot” gives a tale the first free one; no two videos of one language ever share it.`}
    >
      {(channels.isPending || slots.isPending) && <Waiting>{t`Loading…`}</Waiting>}
      {broken && <Retry what={t`The weekly slots`} query={broken} />}
      {channels.data && linked.length === 0 && (
        <p className="text-sm text-soft">{t`Slots belong to a channel. Once one is linked, its times are chosen here.`}</p>
      )}
      {slots.data && linked.length > 0 && (
        <>
          {slots.data.length === 0 && (
            <EmptyState
              icon={<CalendarClock aria-hidden />}
              title={t`No slots yet`}
            >{t`For example Sundays at 17:00 and Wednesdays at 19:00, in your viewers’ time zone.`}</EmptyState>
          )}
          <ul className="mb-5 grid gap-2">
            {slots.data.map((slot) => (
              <SlotLine key={slot.id} slot={slot} showChannel={linked.length > 1} />
            ))}
          </ul>
          <NewSlotForm channels={linked} zone={slots.data.at(-1)?.zone ?? zoneOfBrowser()} />
        </>
      )}
    </Card>
  );
}

function SlotLine({ slot, showChannel }: { slot: Slot; showChannel: boolean }) {
  const remove = useRemoveSlot();
  const words = t`${{ days: eachWeek(slot.weekday) }} at ${{ time: slot.time }} in ${{ place: zoneName(slot.zone) }}`;
  return (
    <li className="flex items-center gap-3 rounded-xl border border-line bg-raised px-3 py-2 text-sm">
      <CalendarClock className="size-5 shrink-0 text-brand" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{words}</p>
        <p className="text-soft">
          {showChannel && `${slot.channelTitle} · `}
          {t`Next: ${{ moment: bothClocks(slot.next * 1000, slot.zone) }}`}
        </p>
      </div>
      <IconButton label={t`Remove ${words}`} disabled={remove.isPending} onClick={() => remove.mutate(slot)}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}

function NewSlotForm({ channels, zone: first }: { channels: readonly { id: string; title: string }[]; zone: string }) {
  const add = useAddSlot();
  const [channelId, setChannelId] = useState(channels[0]?.id ?? '');
  const [weekday, setWeekday] = useState('0');
  const [time, setTime] = useState('17:00');
  const [zone, setZone] = useState(first);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (time) add.mutate({ channelId, weekday: Number(weekday), time, zone });
  };
  return (
    <form
      onSubmit={submit}
      aria-label={t`New slot`}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_9.5rem_1fr_auto]"
    >
      {channels.length > 1 && (
        <SelectField
          label={t`Channel`}
          className="sm:col-span-full"
          options={channels.map(({ id, title }) => [id, title] as const)}
          value={channelId}
          onChange={(event) => setChannelId(event.target.value)}
        />
      )}
      <SelectField
        label={t`Day`}
        options={weekdays.map((day) => [String(day), eachWeek(day)] as const)}
        value={weekday}
        onChange={(event) => setWeekday(event.target.value)}
      />
      <TextField label={t`Time`} type="time" required value={time} onChange={(event) => setTime(event.target.value)} />
      <SelectField
        label={t`Time zone`}
        options={allZones().map((name) => [name, name.replaceAll('_', ' ')] as const)}
        value={zone}
        onChange={(event) => setZone(event.target.value)}
      />
      <Button type="submit" look="primary" busy={add.isPending} icon={<Plus aria-hidden />}>{t`Add slot`}</Button>
    </form>
  );
}
