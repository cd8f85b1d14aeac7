import { type InterfaceLanguage, interfaceLanguages } from '#shared/interface-language.ts';
import { i18n } from './i18n.ts';

const key = 'ai-content-pipeline:language';
type Catalog = { messages: Parameters<typeof i18n.load>[1] };
/** A language is offered when its catalog lies here. English needs none. */
const catalogs = import.meta.glob<Catalog>('./*.po');
/** What the server says. Nothing on a page waits for it. */
const serverCatalogs = import.meta.glob<Catalog>('./server/*.po');

export const offeredLanguages = interfaceLanguages.filter((language) => language === 'en' || catalogs[`./${language}.po`]);
const offered = (wanted: string | null | undefined) =>
  offeredLanguages.find((language) => language === wanted?.toLowerCase().split('-')[0]) ?? null;

/** The language that was chosen in this browser, else the first of the browser's own that is offered, else English. */
export const chosenLanguage = (): InterfaceLanguage =>
  offered(localStorage.getItem(key)) ?? navigator.languages.map(offered).find((language) => language !== null) ?? 'en';

/** Shows the screens in a language. False when its catalog cannot be fetched: then the language on screen stays. */
export async function showLanguage(language: InterfaceLanguage): Promise<boolean> {
  const catalog = language === 'en' ? { messages: {} } : await catalogs[`./${language}.po`]?.().catch(() => null);
  if (!catalog) return false;
  i18n.loadAndActivate({ locale: language, messages: catalog.messages });
  document.documentElement.lang = language;
  void serverCatalogs[`./server/${language}.po`]?.().then(
    ({ messages }) => i18n.load(language, messages),
    () => null,
  );
  return true;
}

/** Keeps a language in this browser; pages that open from now on are in it. */
export const keepLanguage = (language: InterfaceLanguage): void => localStorage.setItem(key, language);
