import { type ReactNode, use, useEffect } from 'react';
import { catalogs } from 'virtual:catalogs';
import type { InterfaceLanguage } from '#shared/account/interface-language.ts';
import { i18n } from './i18n.ts';
import type { CatalogPart, WordPart } from '#shared/message-parts.ts';

/** Each part that was requested: null once it is here, or cannot be fetched. */
const asked = new Map<string, Promise<boolean> | null>();
/** How many times each part is on screen. */
const onScreen = new Map<WordPart, number>();
/** The language that is shown, or is about to be. */
let wanted: InterfaceLanguage = 'en';

/** Fetches a part; false when it cannot be fetched: then its words stay English, and the next switch tries again. */
function fetchPart(language: InterfaceLanguage, part: CatalogPart): Promise<boolean> {
  const key = `${language} ${part}`;
  const under = asked.get(key);
  if (under !== undefined) return under ?? Promise.resolve(true);
  const fetched = (async () => {
    try {
      const words = await catalogs[language]?.[part]();
      if (words) i18n.load(language, words.messages);
      asked.set(key, null);
      return words !== undefined;
    } catch {
      // A render that waits for it continues in English.
      asked.set(key, null);
      failed.add(key);
      return false;
    }
  })();
  asked.set(key, fetched);
  return fetched;
}
const failed = new Set<string>();

/**
 * Fetches the words of a language for what is on screen, and shows it. False when its common words cannot be fetched:
 * then nothing changes.
 */
export async function showWords(language: InterfaceLanguage): Promise<boolean> {
  const before = wanted;
  wanted = language;
  for (const key of failed) asked.delete(key);
  failed.clear();
  if (language === 'en') i18n.load('en', {});
  else {
    const [hasCommon] = await Promise.all([
      fetchPart(language, 'common'),
      ...[...onScreen.keys()].map((part) => fetchPart(language, part)),
    ]);
    if (!hasCommon) wanted = before;
    if (!hasCommon) return false;
    void fetchPart(language, 'work');
  }
  // Somebody may have chosen another one meanwhile.
  if (wanted === language) i18n.activate(language);
  return true;
}

/** Fetches the words of refusals, which few pages ever show. */
export const refusalWords = async (): Promise<void> => void (wanted !== 'en' && (await fetchPart(wanted, 'refusals')));

/** Begins to fetch the words of a page, so that they come together with its code. */
export const loadWords = async (parts: readonly WordPart[]): Promise<void> => {
  if (wanted !== 'en') await Promise.all(parts.map((part) => fetchPart(wanted, part)));
};

/** Shows what needs these parts once their words are here. */
export function WithWords({ of, children }: { of: readonly WordPart[]; children: ReactNode }) {
  const parts = of.join(' ');
  useEffect(() => {
    const mine = parts.split(' ') as WordPart[];
    for (const part of mine) onScreen.set(part, (onScreen.get(part) ?? 0) + 1);
    return () => {
      for (const part of mine) {
        const others = (onScreen.get(part) ?? 1) - 1;
        if (others > 0) onScreen.set(part, others);
        else onScreen.delete(part);
      }
    };
  }, [parts]);
  if (i18n.locale !== 'en') {
    const language = i18n.locale as InterfaceLanguage;
    void loadWords(of);
    for (const part of of) {
      const coming = asked.get(`${language} ${part}`);
      if (coming) use(coming);
    }
  }
  return children;
}
