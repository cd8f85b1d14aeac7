import { t } from '@lingui/core/macro';
import { type Language, languageNames, languages } from '#shared/vocabulary.ts';
import { cx } from '#web/ui/cx.ts';

/** en, fr, ee: the displayed language; those that the tale lacks are disabled. */
export function LanguageButtons({
  value,
  has,
  onChange,
}: {
  value: Language;
  has: (language: Language) => boolean;
  onChange: (language: Language) => void;
}) {
  return (
    <fieldset className="inline-flex rounded-xl border border-line bg-sunken p-1">
      <legend className="sr-only">{t`Language`}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          title={languageNames[language]}
          aria-pressed={value === language}
          disabled={!has(language)}
          onClick={() => onChange(language)}
          className={cx(
            'h-8 min-w-12 rounded-lg px-3 text-sm font-semibold transition-colors disabled:opacity-45',
            value === language ? 'bg-raised text-brand shadow-sm' : 'text-soft hover:text-ink',
          )}
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}
