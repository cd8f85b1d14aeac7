import { t } from '@lingui/core/macro';
import type { InterfaceLanguage } from '#shared/account/interface-language.ts';
import { keepLanguage, showLanguage } from '#web/language/choice.ts';
import { notify } from '#web/ui/notices/toast-store.ts';
import { useChangeSettings } from './settings.ts';

/** Shows the screens in another language, now and wherever this creator signs in next. */
export function useChooseLanguage(): (language: InterfaceLanguage) => void {
  const change = useChangeSettings();
  return (language) => {
    keepLanguage(language);
    change.mutate({ interfaceLanguage: language });
    void showLanguage(language).then((shown) => {
      if (!shown) notify.error(t`Language not loaded`, t`Check the connection and try again.`);
    });
  };
}
