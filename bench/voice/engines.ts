import { formantNarrator } from '#server/builtin/narrator/formant/formant-narrator.ts';
import type { ModelKind } from '#server/builtin/narrator/natural/model-catalog.ts';
import { modelStore } from '#server/builtin/narrator/natural/model-store.ts';
import { canSpeakNaturally, naturalNarrator } from '#server/builtin/narrator/natural/natural-narrator.ts';
import type { Narrator, Speech, Voice } from '#server/ports/sound.ts';
import type { Language } from '#shared/vocabulary.ts';
import type { VoiceItem } from '#shared/sound/voice.ts';

/** The engines that are compared, by the kind of their voices. */
export const engineKinds = { natural: 'natural', formant: 'simple' } as const satisfies Record<
  string,
  VoiceItem['kind']
>;
export type EngineName = keyof typeof engineKinds;

export type OpenEngine = {
  readonly name: EngineName;
  voiceFor(language: Language): Promise<Voice>;
  /** Speaks with the engine's own voice; throws when another one stood in for it. */
  speak(text: string, language: Language, voice?: string): Promise<Speech>;
  close(): void | Promise<void>;
};

/**
 * The only place where the benchmark opens a narrator. The natural voices are kept in `MODELS_DIR`, and fetched into it
 * when they are not there.
 */
function openNarrator(name: EngineName, kind: ModelKind | undefined): Narrator & { close(): void | Promise<void> } {
  if (name === 'formant') return formantNarrator();
  const offered = process.env['VOICES_DIR'] ?? null;
  const folder = process.env['MODELS_DIR'] ?? 'data/models';
  const store = canSpeakNaturally()
    ? modelStore({ folder, offered, download: true, log: console.error, ...(kind ? { kind } : {}) })
    : null;
  store?.begin();
  return naturalNarrator({ store, simple: formantNarrator() });
}

/**
 * Opens the studio's narrator to speak with one kind of its voices: with `chosen`, ids by language, or the first of its
 * kind. Throws when it cannot.
 */
export async function openEngine(
  name: EngineName,
  chosen: Readonly<Record<string, string>>,
  model?: ModelKind,
): Promise<OpenEngine> {
  const narrator = openNarrator(name, model);
  const { signal } = new AbortController();
  try {
    if (name === 'natural') await whenReady(narrator);
  } catch (error) {
    await narrator.close();
    throw error;
  }
  const voices = (await narrator.voices()).filter(({ kind }) => kind === engineKinds[name]);
  if (voices.length === 0) {
    await narrator.close();
    throw new Error(`there are no ${name} voices on this machine`);
  }
  const voiceFor = async (language: Language): Promise<Voice> => {
    const ownOnes = voices.filter((voice) => voice.language === language);
    const voice = chosen[language] ? ownOnes.find(({ id }) => id === chosen[language]) : ownOnes[0];
    if (!voice) throw new Error(`no ${name} voice ${chosen[language] ?? ''} for ${language}`);
    return voice;
  };
  return {
    name,
    voiceFor,
    async speak(text, language, voice) {
      const speech = await narrator.speak({ text, language, voice: voice ?? (await voiceFor(language)).id }, signal);
      if (speech.voice) throw new Error(`${speech.voice} stood in for the voice that was asked for`);
      return speech;
    },
    close: () => narrator.close(),
  };
}

/** Waits while the natural voices are fetched; throws their own words when they cannot be had. */
async function whenReady(narrator: Narrator): Promise<void> {
  for (let told = ''; ; ) {
    const state = narrator.natural?.();
    if (!state || state.state === 'ready') return;
    if (state.state === 'unavailable') throw new Error(state.words ?? 'the natural voices cannot be had');
    const line = `natural voices: ${state.percent ?? 0} %`;
    if (line !== told) console.error(line);
    told = line;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
