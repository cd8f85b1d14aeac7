import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changedReading,
  type ReadingChange,
  readingActions,
  readingEras,
  readingFeelings,
  readingLimits,
  readingPlaces,
  readingShots,
  readingTimes,
  readingWeathers,
  type SceneReading,
} from '#shared/pictures/scene-reading.ts';
import { imageReadingQuery, type TaleFrame } from './tale-frame.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { ErrorNote, Waiting } from '#web/ui/notices/notes.tsx';
import { ReadingPeople } from './reading-people.tsx';
import {
  countedIn,
  countedWords,
  eraWords,
  feelingWords,
  readingSentence,
  shotWords,
  timeWords,
  weatherWords,
} from './reading-words.ts';
import { i18n } from '#web/language/i18n.ts';
import { actionWords } from './reading-actions.ts';
import { placeWords } from './reading-places.ts';

type Shown = {
  frame: TaleFrame;
  /** What was changed here and not drawn yet; undefined while nothing was. */
  draft: ReadingChange | null | undefined;
  onDraft: (change: ReadingChange | null) => void;
};

/**
 * What the studio read in the words of a picture, and the way to change it: who, doing what, to whom, with what, where,
 * when, and how it is seen.
 */
export function PictureReading({ frame, draft, onDraft }: Shown) {
  const [open, setOpen] = useState(false);
  return (
    <details className="rounded-xl border border-line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium">{t`Who, what and where`}</summary>
      {open && <Reading frame={frame} draft={draft} onDraft={onDraft} />}
    </details>
  );
}

function Reading({ frame, draft, onDraft }: Shown) {
  const { data, error, isPending } = useQuery(imageReadingQuery(frame));
  if (isPending) return <Waiting>{t`Reading the text…`}</Waiting>;
  if (error) return <ErrorNote className="m-4">{error.message}</ErrorNote>;
  const change = draft === undefined ? data.change : draft;
  const reading = changedReading(data.reading, change);
  return (
    <div className="grid gap-4 px-4 pb-4">
      <p className="text-sm text-soft">{readingSentence(reading)}</p>
      <ReadingForm reading={reading} onChange={(part) => onDraft({ ...change, ...part })} />
      {change && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => onDraft(null)}
        >{t`Use what the studio read`}</Button>
      )}
    </div>
  );
}

type Formed = { reading: SceneReading; onChange: (part: ReadingChange) => void };
const options = <T extends string>(values: readonly T[], words: Readonly<Record<T, MessageDescriptor>>) =>
  values.map((value) => [value, i18n._(words[value])] as const);

function ReadingForm({ reading, onChange }: Formed) {
  return (
    <>
      <ReadingPeople reading={reading} onChange={onChange} />
      <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        <SelectField
          label={t`What they do`}
          options={options(readingActions, actionWords)}
          value={reading.action}
          onChange={({ target }) => onChange({ action: target.value as SceneReading['action'] })}
        />
        <Counted
          label={t`Things`}
          hint={t`For example: bread, 2 baskets`}
          value={reading.things}
          most={readingLimits.things}
          onChange={(things) => onChange({ things })}
        />
        <Counted
          label={t`Animals`}
          value={reading.animals}
          most={readingLimits.animals}
          onChange={(animals) => onChange({ animals })}
        />
        <SelectField
          label={t`Place`}
          options={options(readingPlaces, placeWords)}
          value={reading.place}
          onChange={({ target }) => onChange({ place: target.value as SceneReading['place'] })}
        />
        <SelectField
          label={t`Time of day`}
          options={options(readingTimes, timeWords)}
          value={reading.time}
          onChange={({ target }) => onChange({ time: target.value as SceneReading['time'] })}
        />
        <SelectField
          label={t`Weather`}
          options={options(readingWeathers, weatherWords)}
          value={reading.weather}
          onChange={({ target }) => onChange({ weather: target.value as SceneReading['weather'] })}
        />
        <SelectField
          label={t`Camera view`}
          options={options(readingShots, shotWords)}
          value={reading.shot}
          onChange={({ target }) => onChange({ shot: target.value as SceneReading['shot'] })}
        />
        <SelectField
          label={t`Feeling`}
          options={options(readingFeelings, feelingWords)}
          value={reading.feeling}
          onChange={({ target }) => onChange({ feeling: target.value as SceneReading['feeling'] })}
        />
        <SelectField
          label={t`World`}
          options={options(readingEras, eraWords)}
          value={reading.era}
          onChange={({ target }) => onChange({ era: target.value as SceneReading['era'] })}
        />
      </div>
    </>
  );
}

type CountedList = SceneReading['things'];

/** A list of things in one line, kept when the field is left. */
function Counted(props: {
  label: string;
  hint?: string;
  value: CountedList;
  most: number;
  onChange: (things: CountedList) => void;
}) {
  const { label, hint, value, most, onChange } = props;
  const words = countedWords(value);
  return (
    <TextField
      key={words}
      label={label}
      {...(hint ? { hint } : {})}
      defaultValue={words}
      maxLength={300}
      onBlur={({ target }) => target.value !== words && onChange(countedIn(target.value, most))}
    />
  );
}
