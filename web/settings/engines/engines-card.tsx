import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { engineQueries, useChangeEngines } from '#web/engines/engine.ts';
import { systemQuery } from '#web/engines/system.ts';
import { Card } from '#web/ui/card.tsx';
import { Waiting } from '#web/ui/notices/notes.tsx';
import { Retry } from '#web/ui/notices/retry.tsx';
import { SaveState, useSaveState } from '#web/settings/save-state.tsx';
import { CapSetting } from './cap-setting.tsx';
import { FallbackOrder } from './fallback-order.tsx';
import { ProviderKey } from './provider-key.tsx';
import { SpendingDisclosure } from './spending-disclosure.tsx';
import { TaskChoice } from './task-choice.tsx';

/** Which engine does which work: keys, choice, what follows when one fails, the monthly limit and what was spent. */
export function EnginesCard() {
  const engines = useQuery(engineQueries.mine());
  const change = useChangeEngines();
  const saved = useSaveState(change);
  const { data } = engines;
  return (
    <Card
      title={t`Engines`}
      note={t`What creates the text, pictures, voices and music. Without any key the studio’s own engines do all of it, free of charge.`}
    >
      {engines.isPending && <Waiting>{t`Loading…`}</Waiting>}
      {engines.isError && !data && <Retry what={t`The engines`} query={engines} />}
      {data && (
        <div className="grid gap-8">
          <section aria-labelledby="engine-keys">
            <h3 id="engine-keys" className="font-semibold">{t`Keys`}</h3>
            <p className="mt-1 text-sm text-soft">{t`A key is stored encrypted and never shown again. Calls made with it are charged to you by its provider.`}</p>
            <ul className="mt-3 grid divide-y divide-line">
              {data.providers.map((provider) => (
                <ProviderKey key={provider.id} provider={provider} />
              ))}
            </ul>
          </section>
          <section aria-labelledby="engine-tasks" className="grid gap-4">
            <h3 id="engine-tasks" className="font-semibold">{t`Who does what`}</h3>
            {data.tasks.map((task) => (
              <TaskChoice key={task.task} task={task} engines={data} onChange={change.mutate} />
            ))}
            <FilmLine />
          </section>
          <FallbackOrder engines={data} onChange={change.mutate} />
          <CapSetting engines={data} onChange={change.mutate} />
          <SpendingDisclosure month={data.month.month} pricesOf={data.pricesOf} />
          <SaveState state={saved} />
        </div>
      )}
    </Card>
  );
}

function FilmLine() {
  const system = useQuery(systemQuery);
  if (!system.data) return null;
  return (
    <p className="flex justify-between gap-4 border-t border-line/70 pt-3 text-sm">
      <span className="text-soft">{t`Films`}</span>
      <span className="min-w-0 text-right font-medium break-words">
        {system.data.ffmpeg
          ? t`ffmpeg ${{ version: system.data.ffmpeg }}`
          : t`ffmpeg was not found: films cannot be made`}
      </span>
    </p>
  );
}
