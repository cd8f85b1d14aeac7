import { wordsOf } from '#web/create/tale-estimate.ts';
import { t } from '@lingui/core/macro';
import { filmSeconds } from '#shared/film/film-length.ts';
import {
  audiences,
  type CulturalContext,
  languageNames,
  languages,
  type Length,
  lengths,
  limits,
  tones,
} from '#shared/vocabulary.ts';
import { contextOptions, contextScene } from '#web/tale-parts/cultural-context.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';
import { filmMinutes } from '#web/create/film-minutes.ts';
import { i18n } from '#web/language/i18n.ts';
import { audienceNames, lengthNames, toneNames } from '#web/tale-parts/choice-names.ts';
import { BibleHints } from './bible-hints.tsx';
import { type NumberField, type StepParts, type TaleForm, toggleLanguage, within } from '#web/create/tale-form.ts';

function filmHint(seconds: number): string {
  const { minutes, isOne } = filmMinutes(seconds);
  return isOne ? t`About ${minutes} minute of film` : t`About ${minutes} minutes of film`;
}

/** Step 2: languages, voice, size and look of the tale. */
export function OptionsStep({ form, edit }: StepParts) {
  const numberField = (field: NumberField, label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint ?? t`${{ min: limits[field].min }} to ${{ max: limits[field].max }}`}
      type="number"
      inputMode="numeric"
      min={limits[field].min}
      max={limits[field].max}
      value={form[field]}
      onChange={(event) => edit({ [field]: event.target.value })}
      onBlur={() => edit({ [field]: String(within(field, form[field])) })}
    />
  );
  const seconds = filmSeconds(wordsOf(form), form.audience, within('scenes', form.scenes));
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t`Languages`}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {languages.map((language) => (
            <CheckField
              key={language}
              checked={form.langs.includes(language)}
              onChange={() => edit({ langs: toggleLanguage(form.langs, language) })}
            >
              <span lang={language}>{languageNames[language]}</span>
            </CheckField>
          ))}
        </div>
        {form.langs.length === 0 && (
          <p className="mt-1 text-xs text-warn">{t`Without a choice the tale is written in English.`}</p>
        )}
        <BibleHints langs={form.langs} />
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Tone`}
          options={tones.map((tone) => [tone, i18n._(toneNames[tone])] as const)}
          value={form.tone}
          onChange={(event) => edit({ tone: event.target.value as TaleForm['tone'] })}
        />
        <SelectField
          label={t`Audience`}
          options={audiences.map((audience) => [audience, i18n._(audienceNames[audience])] as const)}
          value={form.audience}
          onChange={(event) => edit({ audience: event.target.value as TaleForm['audience'] })}
        />
        <SelectField
          label={t`Length`}
          hint={form.source === 'text' ? t`Your text sets the length.` : filmHint(seconds)}
          options={lengths.map((length) => [length, i18n._(lengthNames[length])] as const)}
          value={form.length}
          onChange={(event) => edit({ length: event.target.value as Length })}
        />
        {form.length === 'custom' && numberField('customWords', t`Words`, t`100 to 2000, accurate to within ±15%`)}
      </div>
      <div className="grid grid-cols-2 gap-4">
        {numberField('scenes', t`Scenes`)}
        {numberField('thumbnails', t`Thumbnails`)}
      </div>
      <SelectField
        label={t`Cultural context`}
        hint={contextScene(form.culturalContext)}
        options={contextOptions()}
        value={form.culturalContext}
        onChange={(event) => edit({ culturalContext: event.target.value as CulturalContext })}
      />
      <CheckField
        checked={form.honorJesus}
        onChange={(event) => edit({ honorJesus: event.target.checked })}
      >{t`Honor Jesus explicitly`}</CheckField>
    </div>
  );
}
