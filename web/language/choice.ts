import { catalogs } from 'virtual:catalogs';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/account/interface-language.ts';
import { showWords } from './words.tsx';

const key = 'ai-content-pipeline:language';

/** A language is offered when its catalog is in this folder. English needs none. */
export const offeredLanguages = interfaceLanguages.filter((language) => language === 'en' || language in catalogs);
const offered = (wanted: string | null | undefined) =>
  offeredLanguages.find((language) => language === wanted?.toLowerCase().split('-')[0]) ?? null;

/**
 * The language chosen in this browser, otherwise the browser's first preferred language that is offered, otherwise
 * English.
 */
export const chosenLanguage = (): InterfaceLanguage =>
  offered(localStorage.getItem(key)) ?? navigator.languages.map(offered).find((language) => language !== null) ?? 'en';

/** Shows the screens in a language. Returns false and keeps the current language, when its catalog cannot be loaded. */
export async function showLanguage(language: InterfaceLanguage): Promise<boolean> {
  const isShown = await showWords(language);
  if (isShown) document.documentElement.lang = language;
  return isShown;
}

/** Stores the language in this browser, for pages that are opened from now on. */
export const keepLanguage = (language: InterfaceLanguage): void => localStorage.setItem(key, language);
