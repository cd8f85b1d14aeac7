import { t } from '@lingui/core/macro';
import { Card } from '#web/ui/card.tsx';
import { ChoiceField } from '#web/ui/field.tsx';
import { themes, useTheme } from '#web/ui/theme.ts';
import { useReducedMotion } from '#web/ui/use-reduced-motion.ts';

const themeWords = { light: 'Light', dark: 'Dark', system: 'System' } as const;
/** Light or dark, and how much moves. */
export function AppearanceCard() {
  const [theme, setTheme] = useTheme();
  const reduced = useReducedMotion();
  return (
    <Card title={t`Appearance`} note={t`Kept in this browser.`}>
      <ChoiceField
        legend={t`Theme`}
        value={theme}
        options={themes.map((value) => ({ value, words: themeWords[value] }))}
        onChange={setTheme}
        columns="grid-cols-1 sm:grid-cols-3"
      />
      <p className="mt-4 text-sm text-soft">
        {reduced
          ? t`Your device asks for less motion, so nothing slides or fades here.`
          : t`Things move gently. They hold still when your device asks for less motion.`}
      </p>
    </Card>
  );
}
