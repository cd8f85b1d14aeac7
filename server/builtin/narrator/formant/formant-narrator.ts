import { msg } from '@lingui/core/runtime-macro';
import { soundChild } from '#server/builtin/sound/sound-child.ts';
import type { Narrator, Speech } from '#server/ports/sound.ts';
import { Failure } from '#shared/endpoint.ts';
import { languageNames } from '#shared/vocabulary.ts';
import type { FormantAsk } from './formant.child.ts';
import { formantVoices } from './formant-voices.ts';
import { readingOf } from '../reading/reading.ts';

const longestText = 20_000;

/**
 * Voices that need no key and no network: eSpeak NG in a separate process, in English and French, and an Ewe preview by
 * our own letter-to-sound rules.
 */
export function formantNarrator({ timeoutMs = 600_000 } = {}): Narrator & { close(): void; pid(): number | undefined } {
  const child = soundChild<FormantAsk, Speech>({
    file: new URL('./formant.child.ts', import.meta.url),
    crashed: msg`The built-in voice stopped in the middle of this text; try again`,
    timeoutMs,
  });
  return {
    name: 'built-in simple voice',
    builtIn: true,
    /** No voices when the engine is not installed. */
    async voices() {
      if (!installed()) return [];
      return formantVoices.map(({ id, language, label, kind, preview }) => ({ id, language, label, kind, preview }));
    },
    async speak({ text, language, voice, wordsPerMinute, variation }, signal) {
      const chosen = formantVoices.find(({ id }) => id === voice);
      if (!chosen)
        throw new Failure('invalid', msg`There is no built-in voice named "${{ voice }}"; choose another one`);
      if (chosen.language !== language)
        throw new Failure(
          'invalid',
          msg`The voice ${{ label: chosen.label }} does not speak ${{ language: languageNames[language] }}`,
        );
      if (text.length > longestText)
        throw new Failure(
          'too_large',
          msg`A scene may have at most ${{ longestText }} characters to read; make it shorter`,
        );
      if (readingOf(text, language).every(({ words }) => words.every(({ say }) => say === '')))
        throw new Failure('invalid', msg`There is no text to read in this scene`);
      return child.ask({ text, voice: chosen, wordsPerMinute, variation }, signal);
    },
    close: () => child.close(),
    pid: () => child.pid(),
  };
}

function installed(): boolean {
  try {
    import.meta.resolve('@echogarden/espeak-ng-emscripten');
    return true;
  } catch {
    return false;
  }
}
