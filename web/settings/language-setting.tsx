import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type Language, languageNames, languages } from '#shared/vocabulary.ts';
import { CheckField } from '#web/ui/field.tsx';

/** Which languages a new tale is told in; the last one cannot be taken away. */
export function LanguageSetting({
  value,
  onSave,
}: {
  value: readonly Language[];
  onSave: (langs: Language[]) => void;
}) {
  const [refused, setRefused] = useState(false);
  const toggle = (language: Language) => {
    const next = languages.filter((each) => (each === language ? !value.includes(each) : value.includes(each)));
    setRefused(next.length === 0);
    if (next.length > 0) onSave(next);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t`Languages`}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {languages.map((language) => (
          <CheckField key={language} checked={value.includes(language)} onChange={() => toggle(language)}>
            <span lang={language}>{languageNames[language]}</span>
          </CheckField>
        ))}
      </div>
      {refused && (
        <p
          role="alert"
          className="mt-1 text-sm text-bad"
        >{t`A tale needs at least one language: choose another one first.`}</p>
      )}
    </fieldset>
  );
}
