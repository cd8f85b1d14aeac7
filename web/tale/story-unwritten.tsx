import { PenLine, RefreshCw, TriangleAlert } from 'lucide-react';
import type { Unwritten } from '#shared/story.contract.ts';
import { type Language, languageNames } from '#shared/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import type { Rewriting } from './use-rewriting.ts';

/** The languages that were asked for and that nobody could write: why, a press to try again, and one to write it oneself. */
export function StoryUnwritten({
  unwritten,
  rewriting,
  onByHand,
}: {
  unwritten: readonly Unwritten[];
  rewriting: Rewriting;
  onByHand: (language: Language) => void;
}) {
  return (
    <ul aria-label="Languages that were not written" className="grid gap-2">
      {unwritten.map(({ language, why }) => (
        <li key={language} className="flex flex-wrap items-start justify-between gap-3 rounded-xl bg-warn-wash px-4 py-3 text-sm">
          <div className="flex min-w-0 flex-1 basis-60 gap-2">
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            <div className="min-w-0">
              <p className="font-medium text-warn">
                <span lang={language}>{languageNames[language]}</span> was not written
              </p>
              <p className="break-words">{why}</p>
              <p className="text-soft">The other languages are kept, and only this one is written.</p>
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button size="small" icon={<PenLine aria-hidden />} onClick={() => onByHand(language)}>
              Write it yourself <span className="sr-only">in {languageNames[language]}</span>
            </Button>
            <Button
              size="small"
              icon={<RefreshCw aria-hidden />}
              busy={rewriting.isAt(language, null)}
              onClick={() => void rewriting.order(language)}
            >
              Try again <span className="sr-only">in {languageNames[language]}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
