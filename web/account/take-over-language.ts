import { getSettings } from '#shared/account/settings.contract.ts';
import { call } from '#web/api/call.ts';
import { keepLanguage } from '#web/language/choice.ts';

/** Takes over the language that a creator chose in another browser. That it cannot be read changes nothing. */
export async function takeOverLanguage(): Promise<void> {
  const answer = await call(getSettings).catch(() => null);
  if (answer?.settings.interfaceLanguage) keepLanguage(answer.settings.interfaceLanguage);
}
