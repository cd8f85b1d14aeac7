import { musicSample, voiceSample } from '#shared/account/settings.contract.ts';
import type { Tone } from '#shared/vocabulary.ts';
import { CallError } from '#web/api/call.ts';

/** Where a voice or a mood can be heard. */
export const sampleUrl = {
  /** A sentence of the creator's tale or of a passage if one is given, otherwise a verse. */
  voice: (voice: string, of: { tale?: string; reference?: string; pace?: number } = {}): string =>
    `${voiceSample.path}?${new URLSearchParams({ voice, ...Object.fromEntries(Object.entries(of).map(([name, value]) => [name, String(value)])) })}`,
  music: (mood: Tone): string => `${musicSample.path}?${new URLSearchParams({ mood })}`,
};

/**
 * The sound at an address; throws CallError with the server's words. (An audio element alone would not say why there is
 * none.)
 */
export async function fetchSound(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { credentials: 'include', signal });
  if (answer.ok) return answer.blob();
  if (answer.status === 401) window.dispatchEvent(new Event('re-auth'));
  const { error } = (await answer.json().catch(() => ({}))) as { error?: string };
  throw new CallError(answer.status, error ?? `HTTP ${answer.status}`);
}
