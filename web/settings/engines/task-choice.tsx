import { inWords } from '#web/language/said.ts';
import { engineName } from '#web/engines/engine-name.ts';
import { t } from '@lingui/core/macro';
import { useId, useState } from 'react';
import type { Engines, TaskView } from '#shared/engine.contract.ts';
import type { EngineChoice, EngineSettings, ProviderId } from '#shared/engines.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { taskName } from './task-name.ts';

type Save = (patch: Partial<EngineSettings>) => void;

/** Who does one task, with which model, and who follows when that fails. */
export function TaskChoice({ task, engines, onChange }: { task: TaskView; engines: Engines; onChange: Save }) {
  const keyed = task.offers.filter(({ provider }) => engines.providers.some(({ id, key }) => id === provider && key));
  const [first, ...rest] = task.order;
  const nameOf = (provider: ProviderId) => engines.providers.find(({ id }) => id === provider)?.name ?? provider;
  const offer = task.offers.find(({ provider }) => provider === first?.provider);
  const chosen = engines.settings.choice[task.task] ?? 'auto';
  const isChosen = task.offers.find(({ provider }) => provider === chosen);
  const shown = offer ?? isChosen;
  return (
    <div className="grid gap-3 border-t border-line/70 pt-3 first-of-type:border-0 first-of-type:pt-0">
      {keyed.length === 0 ? (
        <p className="flex justify-between gap-4 text-sm">
          <span className="text-soft">{taskName(task.task)}</span>
          <span className="min-w-0 text-right font-medium break-words">{first ? engineName(first.name) : t`None`}</span>
        </p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={taskName(task.task)}
            value={chosen}
            options={[
              ['auto', t`The studio’s choice`],
              ...keyed.map(({ provider }) => [provider, nameOf(provider)] as const),
              ['built-in', t`Built in, free`],
            ]}
            onChange={(event) => onChange({ choice: { [task.task]: event.target.value as EngineChoice } })}
          />
          {shown && (
            <ModelField
              key={`${shown.provider} ${shown.model}`}
              label={t`Model for ${{ task: taskName(task.task).toLowerCase() }} (${{ provider: nameOf(shown.provider) }})`}
              offer={shown}
              onSave={(model) => onChange({ models: { [task.task]: { [shown.provider]: model } } })}
            />
          )}
        </div>
      )}
      {keyed.length > 0 && (
        <p className="text-xs text-soft">
          {first
            ? t`Now: ${{ engine: engineName(first.name) }}.`
            : t`None selected: choose a model, or turn the built-in engine on.`}
          {rest.length > 0 && ' '}
          {rest.length > 0 &&
            t`If that fails, in this order: ${{ engines: rest.map(({ name }) => engineName(name)).join(', ') }}.`}
        </p>
      )}
    </div>
  );
}

/** The name of a model: a known one or any other, saved when the field is left or Enter is pressed. */
function ModelField({
  label,
  offer,
  onSave,
}: {
  label: string;
  offer: TaskView['offers'][number];
  onSave: (model: string) => void;
}) {
  const [typed, setTyped] = useState(offer.model ?? '');
  const list = useId();
  const save = () => {
    if (typed.trim() && typed.trim() !== offer.model) onSave(typed.trim());
  };
  return (
    <div>
      <TextField
        label={label}
        value={typed}
        list={list}
        maxLength={120}
        spellCheck={false}
        placeholder={offer.model ? undefined : t`Press Test above to see its models`}
        hint={
          offer.model === null
            ? t`Its server knows which models it has: “Test” lists them.`
            : offer.price
              ? t`About ${{ price: inWords(offer.priceSaid, offer.price) }}.`
              : t`The studio does not know its price: calls are counted, money is not.`
        }
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => event.key === 'Enter' && save()}
      />
      <datalist id={list}>
        {offer.models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
    </div>
  );
}
