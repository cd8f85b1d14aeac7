import { msg } from '@lingui/core/runtime-macro';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundChild } from '#server/builtin/sound/sound-child.ts';
import type { Narrator, Speech, Voice } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { writeWithFacts } from './onnx-file.ts';
import { type OwnModel, type OwnVoice, ownVoicesIn } from './own-voice-files.ts';
import type { OwnVoiceAsk } from './own-voice.child.ts';
import { readingOf } from '../reading/reading.ts';

/** Converts a voice's audio to the studio's format: 48 kHz mono, levelled, with the time of every word. */
type Finish = (
  made: { sound: Uint8Array; words: [] },
  of: { text: string; language: Language },
  signal: AbortSignal,
) => Promise<Speech>;
type Parts = {
  readonly builtIn: Narrator & { close(): void | Promise<void> };
  /** Where models are; null when there are none. */
  readonly folder: string | null;
  /** Where models are made ready. */
  readonly workDir: string;
  readonly finish: Finish;
  readonly timeoutMs?: number;
};

/** Voices of a folder of Piper, MMS and Coqui models beside the built-in ones, which come after them. */
export function ownNarrator({
  builtIn,
  folder,
  workDir,
  finish,
  timeoutMs = 600_000,
}: Parts): Narrator & { close(): Promise<void> } {
  const child = soundChild<OwnVoiceAsk, Uint8Array>({
    file: new URL('./own-voice.child.ts', import.meta.url),
    crashed: msg`This voice cannot speak: its model is damaged, or is not a Piper, MMS or Coqui model. Choose another voice`,
    timeoutMs,
  });
  /** Two readings that begin at once wait for one copy. */
  const copying = new Map<string, Promise<void>>();
  const found = async () => (folder === null ? { voices: [], troubles: [] } : ownVoicesIn(folder));
  const listed = ({ id, language, label, kind, preview }: Voice): Voice => ({ id, language, label, kind, preview });

  /** The model and its tokens as the engine needs them; missing metadata is appended to a copy. */
  async function ready({ path, facts, tokens, stamp }: OwnModel): Promise<Pick<OwnVoiceAsk, 'model' | 'tokens'>> {
    const key = createHash('sha256')
      .update(JSON.stringify([path, facts, tokens]))
      .digest('hex')
      .slice(0, 20);
    mkdirSync(workDir, { recursive: true });
    const [model, list] = [join(workDir, `${key}-${stamp}.onnx`), join(workDir, `${key}-${stamp}.txt`)];
    if (!existsSync(list)) writeFileSync(list, tokens);
    if (Object.keys(facts).length === 0) return { model: path, tokens: list };
    const making =
      copying.get(model) ??
      (async () => {
        if (existsSync(model)) return;
        for (const old of readdirSync(workDir))
          if (old.startsWith(`${key}-`) && !old.includes(stamp)) rmSync(join(workDir, old));
        await writeWithFacts(path, model, facts);
      })().finally(() => copying.delete(model));
    copying.set(model, making);
    await making;
    return { model, tokens: list };
  }

  return {
    name: builtIn.name,
    builtIn: true,
    voices: async () => [...(await found()).voices.map(listed), ...(await builtIn.voices())],
    troubles: async () => [...(await found()).troubles],
    async speak(order, signal, use) {
      if (!order.voice.startsWith('own-')) return builtIn.speak(order, signal, use);
      const { text, language, pace = 1 } = order;
      const voice = (await found()).voices.find(({ id }) => id === order.voice);
      if (!voice)
        throw new Failure(
          'invalid',
          msg`This voice is no longer in the voices folder, or its model is broken. Choose another voice`,
        );
      if (voice.language !== language)
        throw new Failure(
          'invalid',
          msg`The voice ${{ label: voice.label }} does not speak ${{ language: languageNames[language] }}`,
        );
      const phrases = readingOf(text, language)
        .map(({ words, pauseMs }) => ({
          text: sayable(
            words
              .map(({ say }) => say)
              .filter(Boolean)
              .join(' '),
            voice,
          ),
          pauseMs,
        }))
        .filter((phrase) => /[\p{L}\p{N}]/u.test(phrase.text));
      if (phrases.length === 0) throw new Failure('invalid', msg`There is no text to read in this scene`);
      const espeakData = voice.model.espeak === null ? null : join(workDir, 'espeak-ng-data');
      const sound = await child.ask(
        { ...(await ready(voice.model)), espeakData, speaker: voice.speaker, speed: pace, phrases },
        signal,
      );
      return { ...(await finish({ sound, words: [] }, { text, language }, signal)), engine: voice.label };
    },
    ...(builtIn.natural ? { natural: builtIn.natural } : {}),
    async close() {
      child.close();
      await builtIn.close();
    },
  };
}

/** A voice that reads letters gets small ones that it knows; quotation marks are for neither kind. */
function sayable(say: string, { model }: OwnVoice): string {
  const plain = say.replaceAll(/[“”]/g, '').replaceAll('—', ',');
  if (model.kind === 'piper') return plain;
  const letters = new Set([...model.tokens.matchAll(/^(\S| ) \d+$/gm)].map(([, letter = '']) => letter));
  const known = (letter: string): string => {
    if (letters.has(letter)) return letter;
    const bare = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return letters.has(bare) ? bare : /\s/.test(letter) ? ' ' : '';
  };
  return [...plain.toLowerCase().normalize('NFC')].map(known).join('').replaceAll(/\s+/g, ' ').trim();
}
