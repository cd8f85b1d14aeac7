import { t } from '@lingui/core/macro';
import { Plus, Trash2 } from 'lucide-react';
import {
  type ReadingChange,
  readingLimits,
  type ReadPerson,
  type SceneReading,
} from '#shared/pictures/scene-reading.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';
import { agesAndSexes } from './reading-words.ts';
import { i18n } from '#web/language/i18n.ts';

/** Who is in a picture, what they are, and who does what to whom. */
export function ReadingPeople({
  reading,
  onChange,
}: {
  reading: SceneReading;
  onChange: (part: ReadingChange) => void;
}) {
  const { people, actors, targets } = reading;
  const change = (id: string, part: Partial<ReadPerson>) =>
    onChange({ people: people.map((person) => (person.id === id ? { ...person, ...part } : person)) });
  const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);
  const add = () => {
    const id = `new-${people.length + 1}-${people.map((person) => person.id).join('').length}`;
    onChange({
      people: [...people, { id, called: t`Somebody`, sex: null, age: 'adult', role: null, count: 1, feeling: null }],
    });
  };
  return (
    <div className="grid gap-3">
      {people.length === 0 && <p className="text-sm text-soft">{t`Nobody is in this picture.`}</p>}
      {people.map((person) => (
        <fieldset
          key={person.id}
          className="grid items-end gap-3 rounded-xl border border-line p-3 sm:grid-cols-[1fr_10rem_5rem_auto]"
        >
          <legend className="sr-only">{person.called}</legend>
          <TextField
            key={person.called}
            label={t`Who`}
            defaultValue={person.called}
            maxLength={60}
            onBlur={({ target }) => target.value.trim() && change(person.id, { called: target.value.trim() })}
          />
          <SelectField
            label={t`Age`}
            options={agesAndSexes.map(({ id, words }) => [id, i18n._(words)] as const)}
            value={
              agesAndSexes.find(({ age, sex }) => age === person.age && (sex === person.sex || age === 'baby'))?.id ??
              'adult'
            }
            onChange={({ target }) => {
              const found = agesAndSexes.find(({ id }) => id === target.value);
              if (found) change(person.id, { age: found.age, sex: found.sex });
            }}
          />
          <TextField
            label={t`How many`}
            type="number"
            min={1}
            max={40}
            value={person.count}
            onChange={({ target }) =>
              change(person.id, { count: Math.min(40, Math.max(1, Math.round(Number(target.value) || 1))) })
            }
          />
          <IconButton
            label={t`Remove ${{ name: person.called }}`}
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
              onChange={({ target }) =>
                onChange({ actors: target.checked ? [...actors, person.id] : without(actors, person.id) })
              }
            >{t`Does the action`}</CheckField>
            <CheckField
              checked={targets.includes(person.id)}
              onChange={({ target }) =>
                onChange({ targets: target.checked ? [...targets, person.id] : without(targets, person.id) })
              }
            >{t`Receives the action`}</CheckField>
          </div>
        </fieldset>
      ))}
      <Button
        size="small"
        className="justify-self-start"
        disabled={people.length >= readingLimits.people}
        icon={<Plus aria-hidden />}
        onClick={add}
      >{t`Add somebody`}</Button>
    </div>
  );
}
