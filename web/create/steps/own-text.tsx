import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { filmSeconds } from '#shared/film/film-length.ts';
import { countWords } from '#shared/story/prose.ts';
import { limits } from '#shared/vocabulary.ts';
import { engineQueries } from '#web/engines/engine.ts';
import { TextField } from '#web/ui/field.tsx';
import { filmMinutes } from '#web/create/film-minutes.ts';
import { languageName } from '#web/language/locale.ts';
import { CountedText } from './counted-text.tsx';
import { type StepParts, within } from '#web/create/tale-form.ts';

const tooFew = (words: number): string => {
  const least = limits.leastPastedWords;
  return words === 1
    ? t`One word is too few: a film needs at least ${least}. For a film about it, choose “Theme / summary”.`
    : t`${words} words are too few: a film needs at least ${least}. For a film about it, choose “Theme / summary”.`;
};
const lengthOf = (words: number, seconds: number): string => {
  const { minutes, isOne } = filmMinutes(seconds);
  return isOne
    ? t`${words} words: about ${minutes} minute of film.`
    : t`${words} words: about ${minutes} minutes of film.`;
};

/** A text of the creator's own: what is kept, how long a film it makes, and which languages it can be told in. */
export function OwnText({ form, edit }: StepParts) {
  const words = countWords(form.text);
  const estimate = useQuery(engineQueries.estimate({ words: Math.min(5_000, Math.max(1, words)), languages: 1 }));
  const translator = estimate.data?.lines.find(({ task, builtIn }) => task === 'text' && !builtIn)?.engine;
  const names = form.langs.map(languageName).join(', ');
  return (
    <div className="grid gap-4">
      <CountedText
        label={t`Your text`}
        hint={t`Your text is kept; it is divided into hook, setup, lesson and outro.`}
        placeholder={t`Paste your text here`}
        className="[&_textarea]:min-h-44"
        value={form.text}
        most={limits.pastedText}
        onChange={(text) => edit({ text })}
      />
      <TextField
        label={t`Title (optional)`}
        hint={t`If you leave this empty, the tale is named after its heading or its characters.`}
        value={form.title}
        maxLength={limits.title}
        onChange={(event) => edit({ title: event.target.value })}
      />
      <div className="rounded-xl bg-sunken px-4 py-3 text-sm">
        <p role="status">
          {words === 0
            ? t`A film needs at least ${{ least: limits.leastPastedWords }} words.`
            : words < limits.leastPastedWords
              ? tooFew(words)
              : lengthOf(words, filmSeconds(words, form.audience, within('scenes', form.scenes)))}
        </p>
        <p className="mt-1 text-soft">
          {translator
            ? t`Your text stays as it is in its own language. ${translator} translates it into the others that you choose (${names}).`
            : t`Your text stays in its own language. The studio does not translate: you can write or paste the other languages beside it afterwards, on the Story tab.`}
        </p>
      </div>
    </div>
  );
}
