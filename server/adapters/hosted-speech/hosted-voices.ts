import type { EngineAccount } from '#server/ports/hosted-engine.ts';
import type { Voice } from '#server/ports/sound.ts';
import type { ProviderId } from '#shared/engines.ts';
import type { Language } from '#shared/vocabulary.ts';

/** Languages that hosted voices speak well enough to be offered; none of them speaks Ewe. */
const spoken: readonly Language[] = ['en', 'fr'];
const named: Partial<Record<ProviderId, readonly string[]>> = {
  openai: ['coral', 'sage', 'ash', 'ballad', 'alloy', 'echo', 'fable', 'nova', 'onyx', 'shimmer'],
  google: ['Kore', 'Charon', 'Aoede', 'Puck', 'Leda', 'Orus', 'Zephyr', 'Fenrir'],
  compatible: ['alloy'],
};
const mostListed = 40;

/** The voices of a provider, with the ids its API takes; for ElevenLabs, the voices of the account. */
export async function hostedVoices(account: EngineAccount, signal: AbortSignal): Promise<Voice[]> {
  const voices =
    account.provider === 'elevenlabs'
      ? await ofAccount(account, signal)
      : (named[account.provider] ?? []).map((name) => ({ id: name, label: capital(name) }));
  return spoken.flatMap((language) =>
    voices.map(({ id, label }) => ({ id, language, label, kind: 'hosted' as const, preview: false })),
  );
}

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

async function ofAccount({ key, fetch }: EngineAccount, signal: AbortSignal): Promise<{ id: string; label: string }[]> {
  const answer = await fetch(`https://api.elevenlabs.io/v2/voices?page_size=${mostListed}`, {
    headers: { 'xi-api-key': key },
    signal,
  });
  const { voices } = (await answer.json().catch(() => ({}))) as { voices?: unknown };
  return (Array.isArray(voices) ? voices : [])
    .flatMap((each: { voice_id?: unknown; name?: unknown }) =>
      typeof each?.voice_id === 'string' && /^[\w-]{1,60}$/.test(each.voice_id) && typeof each.name === 'string'
        ? [{ id: each.voice_id, label: each.name.slice(0, 60) }]
        : [],
    )
    .slice(0, mostListed);
}
