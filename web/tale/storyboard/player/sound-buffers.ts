/** Decoded audio, or its loading state. */
export type KeptSound = AudioBuffer | 'loading' | 'failed';

/** Sounds that stay decoded: a storyboard that changes in one place does not load the others again. */
const kept = new Map<string, KeptSound>();
const most = 60;

/** The sound behind an address; asked for by the first look. An address names its bytes, so it never changes. */
export function soundAt(context: BaseAudioContext, url: string): KeptSound {
  const known = kept.get(url);
  if (known) return known;
  kept.set(url, 'loading');
  void load(context, url);
  return 'loading';
}

async function load(context: BaseAudioContext, url: string): Promise<void> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(String(answer.status));
    kept.set(url, await context.decodeAudioData(await answer.arrayBuffer()));
  } catch {
    kept.set(url, 'failed');
    setTimeout(() => kept.delete(url), 10_000);
  }
  for (const old of [...kept.keys()].slice(0, Math.max(0, kept.size - most))) kept.delete(old);
}
