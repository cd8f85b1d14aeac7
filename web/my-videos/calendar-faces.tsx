import { msg } from '@lingui/core/macro';
import { i18n } from '#web/language/i18n.ts';
import type { MessageDescriptor } from '@lingui/core';
import { CalendarClock, CalendarX2, CircleX, Clock, CloudUpload, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalendarEntry } from '#shared/publishing/calendar.contract.ts';
import type { CalendarState } from '#shared/publishing/calendar.ts';
import type { Hue } from '#web/ui/badge.tsx';
import { clockIn } from '#web/publishing/zone-words.ts';

/** How each state looks and what it is called: never the colour alone. */
export const calendarFaces: Record<
  CalendarState,
  { hue: Hue; word: MessageDescriptor; icon: ReactNode; look: string }
> = {
  scheduled: {
    hue: 'amber',
    word: msg`Scheduled`,
    icon: <CalendarClock aria-hidden />,
    look: 'bg-warn-wash text-warn',
  },
  sending: { hue: 'blue', word: msg`Uploading`, icon: <CloudUpload aria-hidden />, look: 'bg-info-wash text-info' },
  waiting: { hue: 'amber', word: msg`Waiting`, icon: <Clock aria-hidden />, look: 'bg-warn-wash text-warn' },
  published: { hue: 'green', word: msg`Published`, icon: <Globe aria-hidden />, look: 'bg-good-wash text-good' },
  missed: { hue: 'red', word: msg`Missed`, icon: <CalendarX2 aria-hidden />, look: 'bg-bad-wash text-bad' },
  failed: { hue: 'red', word: msg`Failed`, icon: <CircleX aria-hidden />, look: 'bg-bad-wash text-bad' },
};

/** An entry as a cell shows it: state, both clocks, title. */
export function EntryFace({ entry, own, zone }: { entry: CalendarEntry; own: string; zone: string }) {
  const { icon, word } = calendarFaces[entry.state];
  const [mine, theirs] = [clockIn(own, entry.at * 1000), clockIn(zone, entry.at * 1000)];
  return (
    <>
      <span className="flex items-center gap-1 font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0">
        {icon}
        <span className="tabular-nums">{mine}</span>
        {mine !== theirs && <span className="font-normal tabular-nums">· {theirs}</span>}
      </span>
      <span className="line-clamp-2 break-words text-ink">{entry.title}</span>
      <span className="block">
        {i18n._(word)} · {entry.langs.join(' ')}
      </span>
    </>
  );
}
