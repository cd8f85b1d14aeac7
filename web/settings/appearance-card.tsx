import { msg, t } from '@lingui/core/macro';
import type { InterfaceLanguage } from '#shared/account/interface-language.ts';
import { languageNames } from '#shared/vocabulary.ts';
import { useChooseLanguage } from '#web/account/interface-language.ts';
import { offeredLanguages } from '#web/language/choice.ts';
import { i18n } from '#web/language/i18n.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/field.tsx';
import { themes, useTheme } from '#web/ui/hooks/theme.ts';
import { useReducedMotion } from '#web/ui/hooks/use-reduced-motion.ts';

const themeWords = { light: msg`Light`, dark: msg`Dark`, system: msg`System` } as const;
/** The language of the screens, light or dark, and how much moves. */
export function AppearanceCard() {
  const [theme, setTheme] = useTheme();
  const chooseLanguage = useChooseLanguage();
  const reduced = useReducedMotion();
  return (
    <Card title={t`Appearance`} note={t`The language follows you to other browsers; the theme stays in this one.`}>
      <ChoiceField
        legend={t`Language of the studio`}
        value={i18n.locale as InterfaceLanguage}
        options={offeredLanguages.map((value) => ({ value, words: languageNames[value] }))}
        onChange={chooseLanguage}
        columns="mb-4 grid-cols-1 sm:grid-cols-3"
      />
      <ChoiceField
        legend={t`Theme`}
        value={theme}
        options={themes.map((value) => ({ value, words: i18n._(themeWords[value]) }))}
        onChange={setTheme}
        columns="grid-cols-1 sm:grid-cols-3"
      />
      <p className="mt-4 text-sm text-soft">
        {reduced
          ? t`Your device is set to reduce motion, so nothing slides or fades here.`
          : t`Things move gently. They stop if your device is set to reduce motion.`}
      </p>
    </Card>
  );
}
