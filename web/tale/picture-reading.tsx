import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
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
  type ReadPerson,
  type SceneReading,
} from '#shared/scene-reading.ts';
import { imageReadingQuery, type TaleFrame } from '#web/queries/tale-frame.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';
import { ErrorNote, Waiting } from '#web/ui/notes.tsx';
import {
  agesAndSexes,
  countedIn,
  countedWords,
  eraWords,
  feelingWords,
  plainWords,
  readingSentence,
  shotWords,
  timeWords,
  weatherWords,
} from './reading-words.ts';

type Shown = {
  frame: TaleFrame;
  /** What was changed here and not drawn yet; undefined while nothing was. */
  draft: ReadingChange | null | undefined;
  onDraft: (change: ReadingChange | null) => void;
};

/** What the studio read in the words of a picture, and the way to change it: who, doing what, to whom, with what, where, when, and how it is seen. */
export function PictureReading({ frame, draft, onDraft }: Shown) {
  const [open, setOpen] = useState(false);
  return (
    <details className="rounded-xl border border-line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer px-4 py-3 text-sm font-medium">Who, what and where</summary>
      {open && <Reading frame={frame} draft={draft} onDraft={onDraft} />}
    </details>
  );
}

function Reading({ frame, draft, onDraft }: Shown) {
  const { data, error, isPending } = useQuery(imageReadingQuery(frame));
  if (isPending) return <Waiting>Reading the words …</Waiting>;
  if (error) return <ErrorNote className="m-4">{error.message}</ErrorNote>;
  const change = draft === undefined ? data.change : draft;
  const reading = changedReading(data.reading, change);
  return (
    <div className="grid gap-4 px-4 pb-4">
      <p className="text-sm text-soft">{readingSentence(reading)}</p>
      <ReadingForm reading={reading} onChange={(part) => onDraft({ ...change, ...part })} />
      {change && (
        <Button size="small" className="justify-self-start" onClick={() => onDraft(null)}>
          Use what the studio read
        </Button>
      )}
    </div>
  );
}

type Formed = { reading: SceneReading; onChange: (part: ReadingChange) => void };
const options = <T extends string>(values: readonly T[], words: (value: T) => string = plainWords) =>
  values.map((value) => [value, words(value)] as const);

function ReadingForm({ reading, onChange }: Formed) {
  return (
    <>
      <People reading={reading} onChange={onChange} />
      <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-3">
        <SelectField
          label="What they do"
          options={options(readingActions, (action) => (action === 'none' ? 'Nothing: the place or the thing' : plainWords(action)))}
          value={reading.action}
          onChange={({ target }) => onChange({ action: target.value as SceneReading['action'] })}
        />
        <Counted
          label="Things"
          hint="Such as: bread, 2 baskets"
          value={reading.things}
          most={readingLimits.things}
          onChange={(things) => onChange({ things })}
        />
        <Counted label="Animals" value={reading.animals} most={readingLimits.animals} onChange={(animals) => onChange({ animals })} />
        <SelectField
          label="Place"
          options={options(readingPlaces)}
          value={reading.place}
          onChange={({ target }) => onChange({ place: target.value as SceneReading['place'] })}
        />
        <SelectField
          label="Time of day"
          options={Object.entries(timeWords)}
          value={reading.time}
          onChange={({ target }) => onChange({ time: target.value as SceneReading['time'] })}
        />
        <SelectField
          label="Weather"
          options={Object.entries(weatherWords)}
          value={reading.weather}
          onChange={({ target }) => onChange({ weather: target.value as SceneReading['weather'] })}
        />
        <SelectField
          label="How it is seen"
          options={options(readingShots, (shot) => shotWords[shot])}
          value={reading.shot}
          onChange={({ target }) => onChange({ shot: target.value as SceneReading['shot'] })}
        />
        <SelectField
          label="Feeling"
          options={options(readingFeelings, (feeling) => feelingWords[feeling])}
          value={reading.feeling}
          onChange={({ target }) => onChange({ feeling: target.value as SceneReading['feeling'] })}
        />
        <SelectField
          label="World"
          options={options(readingEras, (era) => eraWords[era])}
          value={reading.era}
          onChange={({ target }) => onChange({ era: target.value as SceneReading['era'] })}
        />
      </div>
    </>
  );
}

type CountedList = SceneReading['things'];

/** A list of things in one line, kept when the field is left. */
function Counted(props: { label: string; hint?: string; value: CountedList; most: number; onChange: (things: CountedList) => void }) {
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

function People({ reading, onChange }: Formed) {
  const { people, actors, targets } = reading;
  const change = (id: string, part: Partial<ReadPerson>) =>
    onChange({ people: people.map((person) => (person.id === id ? { ...person, ...part } : person)) });
  const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
  const add = () => {
    const id = `new-${people.length + 1}-${people.map((person) => person.id).join('').length}`;
    onChange({ people: [...people, { id, called: 'Somebody', sex: null, age: 'adult', role: null, count: 1, feeling: null }] });
  };
  return (
    <div className="grid gap-3">
      {people.length === 0 && <p className="text-sm text-soft">Nobody is in this picture.</p>}
      {people.map((person) => (
        <fieldset key={person.id} className="grid items-end gap-3 rounded-xl border border-line p-3 sm:grid-cols-[1fr_10rem_5rem_auto]">
          <legend className="sr-only">{person.called}</legend>
          <TextField
            key={person.called}
            label="Who"
            defaultValue={person.called}
            maxLength={60}
            onBlur={({ target }) => target.value.trim() && change(person.id, { called: target.value.trim() })}
          />
          <SelectField
            label="Age"
            options={agesAndSexes.map(({ words }) => [words, words] as const)}
            value={agesAndSexes.find(({ age, sex }) => age === person.age && (sex === person.sex || age === 'baby'))?.words ?? 'Adult'}
            onChange={({ target }) => {
              const found = agesAndSexes.find(({ words }) => words === target.value);
              if (found) change(person.id, { age: found.age, sex: found.sex });
            }}
          />
          <TextField
            label="How many"
            type="number"
            min={1}
            max={40}
            value={person.count}
            onChange={({ target }) => change(person.id, { count: Math.min(40, Math.max(1, Math.round(Number(target.value) || 1))) })}
          />
          <IconButton
            label={`Remove ${person.called}`}
            onClick={() =>
              onChange({
                people: people.filter(({ id }) => id !== person.id),
                actors: without(actors, person.id),
                targets: without(targets, person.id),
              })
            }
          >
            <Trash2 aria-hidden />
          </IconButton>
          <div className="flex flex-wrap gap-x-5 gap-y-1 sm:col-span-full">
            <CheckField
              checked={actors.includes(person.id)}
              onChange={({ target }) => onChange({ actors: target.checked ? [...actors, person.id] : without(actors, person.id) })}
            >
              Does it
            </CheckField>
            <CheckField
              checked={targets.includes(person.id)}
              onChange={({ target }) => onChange({ targets: target.checked ? [...targets, person.id] : without(targets, person.id) })}
            >
              It is done to them
            </CheckField>
          </div>
        </fieldset>
      ))}
      <Button
        size="small"
        className="justify-self-start"
        disabled={people.length >= readingLimits.people}
        icon={<Plus aria-hidden />}
        onClick={add}
      >
        Add somebody
      </Button>
    </div>
  );
}
