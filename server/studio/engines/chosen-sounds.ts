import { msg } from '@lingui/core/runtime-macro';
import type { EngineUse } from '#server/ports/engine.ts';
import type { Musician, Narrator, Voice } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { type ProviderId, providerIds, providerNames } from '#shared/engines.ts';
import type { EngineRunner } from './run-engines.ts';

/** How long a provider's list of voices is cached, in milliseconds. */
const listAgeMs = 600_000;

/**
 * The voices of the engines that each creator chose, before the built-in ones. A voice names its engine,
 * `openai:coral`, so a tale
 * never changes its voice because another engine stepped in: what that engine cannot speak is an error.
 */
export function chosenNarrator(runner: EngineRunner, builtIn: Narrator, clock: () => number = Date.now): Narrator {
  const lists = new Map<string, { readonly at: number; readonly voices: Promise<Voice[]> }>();

  /** Empty while the provider cannot be asked: the others are still to be chosen from. */
  function listed(key: string, ask: () => Promise<Voice[]>): Promise<Voice[]> {
    const known = lists.get(key);
    if (known && clock() - known.at < listAgeMs) return known.voices;
    const voices = ask();
    lists.set(key, { at: clock(), voices });
    return voices.catch(() => {
      lists.delete(key);
      return [];
    });
  }

  async function hostedVoices({ userId }: Pick<EngineUse, 'userId'>): Promise<Voice[]> {
    const turns = (await runner.order(userId, 'speech')).filter((turn) => turn !== null);
    const all = await Promise.all(
      turns.map(async (turn) => {
        const engine = await runner.engineOf<Narrator>('speech', turn, { userId, taleId: null, work: 'voices' });
        const voices = engine ? await listed(`${userId} ${turn.provider} ${turn.model}`, () => engine.voices()) : [];
        return voices.map((voice) => ({
          ...voice,
          id: `${turn.provider}:${voice.id}`,
          label: `${voice.label} (${providerNames[turn.provider]})`,
        }));
      }),
    );
    return all.flat();
  }

  return {
    name: builtIn.name,
    builtIn: true,
    async voices(whose) {
      const own = await builtIn.voices();
      return whose ? [...(await hostedVoices(whose)), ...own] : own;
    },
    troubles: async () => (await builtIn.troubles?.()) ?? [],
    ...(builtIn.natural ? { natural: builtIn.natural } : {}),
    async speak(order, signal, use) {
      const [provider, voice] = splitVoice(order.voice);
      if (!provider || !use) return builtIn.speak(order, signal, use);
      const turn = (await runner.order(use.userId, 'speech')).find((each) => each?.provider === provider);
      const engine = turn ? await runner.engineOf<Narrator>('speech', turn, use) : null;
      if (!engine)
        throw new Failure(
          'conflict',
          msg`${{ provider: providerNames[provider] }} is no longer chosen for voices: choose another voice, or choose it again under Settings, Engines.`,
        );
      return { ...(await engine.speak({ ...order, voice }, signal, use)), engine: engine.name };
    },
  };
}

/** A hosted voice's provider and the provider's own name for it; no provider for a built-in voice. */
function splitVoice(id: string): [ProviderId | null, string] {
  const at = id.indexOf(':');
  const provider = providerIds.find((each) => each === id.slice(0, at));
  return provider ? [provider, id.slice(at + 1)] : [null, id];
}

/** The musician that each creator chose; without a creator to ask for, the built-in one. */
export function chosenMusician(runner: EngineRunner, builtIn: Musician): Musician {
  return {
    name: builtIn.name,
    builtIn: true,
    async compose(order, signal, use) {
      if (!use) return builtIn.compose(order, signal);
      const { value, engine } = await runner.run('music', {
        builtIn,
        use,
        signal,
        work: (musician) => musician.compose(order, signal, use),
      });
      return { ...value, engine };
    },
  };
}
