import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { aboutMinutes, filmSeconds } from '#shared/film-length.ts';
import { countWords } from '#shared/prose.ts';
import { languageNames, limits } from '#shared/vocabulary.ts';
import { engineQueries } from '#web/engines/engine.ts';
import { TextField } from '#web/ui/field.tsx';
import { CountedText } from './counted-text.tsx';
import { type StepParts, within } from '#web/create/tale-form.ts';

/** A text of the creator's own: what is kept, how long a film it makes, and which languages it can be told in. */
export function OwnText({ form, edit }: StepParts) {
  const words = countWords(form.text);
  const estimate = useQuery(engineQueries.estimate({ words: Math.min(5_000, Math.max(1, words)), languages: 1 }));
  const translator = estimate.data?.lines.find(({ task, builtIn }) => task === 'text' && !builtIn)?.engine;
  const names = form.langs.map((language) => languageNames[language]).join(', ');
  return (
    <div className="grid gap-4">
      <CountedText
        label={t`Your text`}
        hint={t`Your words are kept; they are divided into hook, setup, lesson and outro.`}
        placeholder={t`Paste your text here`}
        className="[&_textarea]:min-h-44"
        value={form.text}
        most={limits.pastedText}
        onChange={(text) => edit({ text })}
      />
      <TextField
        label={t`Title (optional)`}
        hint={t`Left empty, the tale is called by its heading or by who is in it.`}
        value={form.title}
        maxLength={limits.title}
        onChange={(event) => edit({ title: event.target.value })}
      />
      <div className="rounded-xl bg-sunken px-4 py-3 text-sm">
        <p role="status">
          {words === 0
            ? t`A film needs at least ${limits.leastPastedWords} words.`
            : words < limits.leastPastedWords
              ? t`${words === 1 ? 'One word is' : `${words} words are`} too few: a film needs at least ${limits.leastPastedWords}. For a film about it, choose “Theme / summary”.`
              : t`${words} words: ${aboutMinutes(filmSeconds(words, form.audience, within('scenes', form.scenes)))} of film.`}
        </p>
        <p className="mt-1 text-soft">
          {translator
            ? t`Your text stays as it is in its own language; ${translator} tells it in the others that you choose (${names}).`
            : t`Your text stays in its own language. The studio does not translate: you can write or paste the other languages beside it afterwards, on the Story tab.`}
        </p>
      </div>
    </div>
  );
}
