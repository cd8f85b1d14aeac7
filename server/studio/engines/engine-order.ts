import { type EngineSettings, type EngineTask, type ProviderId, providerIds } from '#shared/engines.ts';
import { chosenByThemselves, providerFacts } from './provider-facts.ts';

/** Null is the built-in engine. */
export type Turn = { readonly provider: ProviderId; readonly model: string } | null;
/** The available providers: those with a key, and whether they have an adapter for a task. */
export type AtHand = {
  readonly keyed: ReadonlySet<ProviderId>;
  readonly can: (provider: ProviderId, task: EngineTask) => boolean;
};

/** The model that a creator uses of a provider for a task; null when none was named and none is proposed. */
export const modelFor = (settings: EngineSettings, task: EngineTask, provider: ProviderId): string | null =>
  settings.models[task]?.[provider] ??
  (task === 'titles' ? settings.models.text?.[provider] : undefined) ??
  providerFacts[provider].models[task]?.[0] ??
  null;

/**
 * The engines for a creator's task, in order: the chosen one, the others of the fallback order, and the built-in engine
 * unless it is turned off.
 */
export function orderOf(settings: EngineSettings, task: EngineTask, { keyed, can }: AtHand): Turn[] {
  const turn = (provider: ProviderId): Turn[] => {
    const model = keyed.has(provider) && can(provider, task) ? modelFor(settings, task, provider) : null;
    return model ? [{ provider, model }] : [];
  };
  // Titles are written by the story engine, unless another was chosen.
  const own = settings.choice[task] ?? 'auto';
  const choice = own === 'auto' && task === 'titles' ? (settings.choice.text ?? 'auto') : own;
  if (choice === 'built-in' || (choice === 'auto' && !chosenByThemselves.includes(task))) return [null];
  const chosen = choice === 'auto' ? [] : turn(choice);
  const others = choice === 'auto' && settings.fallback.length === 0 ? [...providerIds] : settings.fallback;
  const rest = others.filter((provider) => provider !== choice).flatMap(turn);
  const hosted = [...chosen, ...rest];
  return hosted.length === 0 || settings.builtIn ? [...hosted, null] : hosted;
}
