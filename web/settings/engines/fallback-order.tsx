import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Engines } from '#shared/engine.contract.ts';
import type { EngineSettings, ProviderId } from '#shared/engines.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';

/** Who is tried next when an engine fails; the built-in one is always last, and may be turned off. */
export function FallbackOrder({
  engines,
  onChange,
}: {
  engines: Engines;
  onChange: (patch: Partial<EngineSettings>) => void;
}) {
  const { settings, providers } = engines;
  const keyed = providers.filter(({ key }) => key);
  const list = [...settings.fallback.flatMap((id) => keyed.find((each) => each.id === id) ?? [])];
  const others = keyed.filter(({ id }) => !settings.fallback.includes(id));
  const put = (ids: readonly ProviderId[]) => onChange({ fallback: [...ids] });
  const ids = list.map(({ id }) => id);
  const moved = (at: number, by: number) => {
    const next = [...ids];
    const [one] = next.splice(at, 1);
    if (one) next.splice(at + by, 0, one);
    put(next);
  };
  return (
    <section aria-labelledby="engine-fallback" className="grid gap-3 text-sm">
      <h3 id="engine-fallback" className="text-base font-semibold">{t`When one fails`}</h3>
      {keyed.length > 1 && (
        <>
          <ol className="grid gap-2">
            {list.map(({ id, name }, at) => (
              <li key={id} className="flex flex-wrap items-center gap-2 rounded-xl border border-line px-3 py-2">
                <span className="min-w-0 flex-1 font-medium">
                  {at + 1}. {name}
                </span>
                <Button
                  size="small"
                  look="ghost"
                  disabled={at === 0}
                  onClick={() => moved(at, -1)}
                  icon={<ArrowUp aria-hidden />}
                  aria-label={t`Try ${name} earlier`}
                />
                <Button
                  size="small"
                  look="ghost"
                  disabled={at === list.length - 1}
                  onClick={() => moved(at, 1)}
                  icon={<ArrowDown aria-hidden />}
                  aria-label={t`Try ${name} later`}
                />
                <Button
                  size="small"
                  look="ghost"
                  onClick={() => put(ids.filter((each) => each !== id))}
                  aria-label={t`Leave out ${name}`}
                >{t`Leave out`}</Button>
              </li>
            ))}
          </ol>
          {list.length === 0 && <p className="text-soft">{t`No other provider is tried when a chosen one fails.`}</p>}
          <div className="flex flex-wrap gap-2">
            {others.map(({ id, name }) => (
              <Button key={id} size="small" onClick={() => put([...ids, id])}>{t`Also try ${name}`}</Button>
            ))}
          </div>
        </>
      )}
      <CheckField
        role="switch"
        checked={settings.builtIn}
        onChange={(event) => onChange({ builtIn: event.target.checked })}
        hint={t`Used last, and free. When it is off, what no hosted engine can do fails with a reason.`}
      >{t`The built-in engine steps in`}</CheckField>
    </section>
  );
}
