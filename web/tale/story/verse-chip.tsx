import type { Tale } from '#shared/tale/tale.contract.ts';
import { type Language, versionOfLanguage } from '#shared/vocabulary.ts';
import { VerseTooltip } from '#web/tale-parts/verse-tooltip.tsx';

/** The verse of a tale; its words in the Bible of the language on show. */
export function VerseChip({ tale, language }: { tale: Tale; language: Language }) {
  const reference = tale.verse_ref ?? tale.verse;
  const version = language === 'en' ? tale.verse_version || 'WEB' : versionOfLanguage[language];
  return reference ? <VerseTooltip reference={reference} version={version} look="chip" /> : <span />;
}
