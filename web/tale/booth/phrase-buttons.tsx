import { t } from '@lingui/core/macro';
import type { Language } from '#shared/vocabulary.ts';
import { cx } from '#web/ui/cx.ts';
import { chosenAfter, type Phrase } from './phrases.ts';

/** The phrases of a scene as buttons; neighbours of what is chosen are added to it. */
export function PhraseButtons({
  phrases,
  language,
  chosen,
  onChoose,
}: {
  phrases: readonly Phrase[];
  language: Language;
  chosen: Phrase | null;
  onChoose: (phrase: Phrase | null) => void;
}) {
  return (
    <div role="group" aria-label={t`Phrases of this scene`} className="mt-2 flex flex-wrap gap-1.5">
      {phrases.map((phrase) => {
        const on = chosen !== null && phrase.from >= chosen.from && phrase.to <= chosen.to;
        return (
          <button
            key={phrase.from}
            type="button"
            aria-pressed={on}
            lang={language}
            onClick={() => onChoose(chosenAfter(chosen, phrase))}
            className={cx(
              'min-h-8 rounded-lg border px-2.5 py-1 text-left',
              on
                ? 'border-brand bg-brand-wash font-medium text-brand-strong'
                : 'border-line bg-raised hover:border-edge',
            )}
          >
            {phrase.text}
          </button>
        );
      })}
    </div>
  );
}
