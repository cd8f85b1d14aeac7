import { catalogs } from 'virtual:catalogs';
import { type InterfaceLanguage, interfaceLanguages } from '#shared/account/interface-language.ts';
import { showWords } from './words.tsx';

const key = 'ai-content-pipeline:language';

/** A language is offered when its catalog lies here. English needs none. */
export const offeredLanguages = interfaceLanguages.filter((language) => language === 'en' || language in catalogs);
const offered = (wanted: string | null | undefined) =>
  offeredLanguages.find((language) => language === wanted?.toLowerCase().split('-')[0]) ?? null;

/** The language that was chosen in this browser, else the first of the browser's own that is offered, else English. */
export const chosenLanguage = (): InterfaceLanguage =>
  offered(localStorage.getItem(key)) ?? navigator.languages.map(offered).find((language) => language !== null) ?? 'en';

/** Shows the screens in a language. False when its catalog cannot be fetched: then the language on screen stays. */
export async function showLanguage(language: InterfaceLanguage): Promise<boolean> {
  const isShown = await showWords(language);
  if (isShown) document.documentElement.lang = language;
  return isShown;
}

/** Keeps a language in this browser; pages that open from now on are in it. */
export const keepLanguage = (language: InterfaceLanguage): void => localStorage.setItem(key, language);
