import { t } from '@lingui/core/macro';
import { GitCompareArrows } from 'lucide-react';
import type { StoryField } from '#shared/story/story.ts';
import { type Language } from '#shared/vocabulary.ts';
import { Button } from '#web/ui/button.tsx';
import type { Kept } from './story-keeper.ts';
import { i18n } from '#web/language/i18n.ts';
import { fieldNames } from './field-names.ts';
import { languageName } from '#web/language/locale.ts';

/** The same words were changed in two places: shows both, and nothing is saved until one is chosen. */
export function StoryClash({
  field,
  language,
  kept,
  onSettle,
}: {
  field: StoryField;
  language: Language;
  kept: Kept;
  onSettle: (whose: 'mine' | 'theirs') => void;
}) {
  return (
    <div role="alert" className="mt-2 rounded-xl border border-warn/50 bg-warn-wash p-3.5 text-sm">
      <p className="flex items-start gap-2 font-semibold text-warn">
        <GitCompareArrows className="mt-0.5 size-4 shrink-0" aria-hidden />
        {t`${{ part: i18n._(fieldNames[field]) }} in ${{ language: languageName(language) }}: this text was changed elsewhere while you were writing. Keep which version?`}
      </p>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((whose) => (
          <div key={whose} className="min-w-0 rounded-lg bg-raised p-3">
            <dt className="text-xs font-semibold text-soft">
              {whose === 'mine' ? t`Written here` : t`Saved in the studio`}
            </dt>
            <dd>
              <p lang={language} className="mt-1 max-h-60 overflow-y-auto break-words whitespace-pre-line" tabIndex={0}>
                {whose === 'mine' ? kept.mine[field] : kept.known[field]}
              </p>
              <Button size="small" className="mt-3" onClick={() => onSettle(whose)}>
                {whose === 'mine' ? t`Keep mine` : t`Use the saved version`}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
