import { t } from '@lingui/core/macro';
import type { Language } from '#shared/vocabulary.ts';
import { PhraseButtons } from './phrase-buttons.tsx';
import { type Phrase, phrasesOf } from './phrases.ts';

/** Lets a reader choose the phrases of a scene to be read again; the rest of the take stays as it is. */
export function PartChoice({
  text,
  language,
  chosen,
  onChoose,
}: {
  text: string;
  language: Language;
  chosen: Phrase | null;
  onChoose: (phrase: Phrase | null) => void;
}) {
  const phrases = phrasesOf(text);
  if (phrases.length < 2) return null;
  return (
    <details className="rounded-xl border border-line px-4 py-2 text-sm" open={chosen !== null || undefined}>
      <summary className="min-h-6 cursor-pointer font-medium">{t`Record only part of it again`}</summary>
      <p className="mt-2 text-soft">{t`Choose the phrases that you want to say again, then record. They replace these words in your take; you can add the phrases beside them, and the previous take is kept.`}</p>
      <PhraseButtons phrases={phrases} language={language} chosen={chosen} onChoose={onChoose} />
    </details>
  );
}
