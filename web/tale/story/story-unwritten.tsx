import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PenLine, Plug, RefreshCw, TriangleAlert } from 'lucide-react';
import type { Unwritten } from '#shared/story/story.contract.ts';
import { type Language } from '#shared/vocabulary.ts';
import { engineQueries } from '#web/engines/engine.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { inWords } from '#web/language/said.ts';
import type { Rewriting } from './use-rewriting.ts';
import { OwnName } from '#web/tale/own-name.tsx';
import { languageName } from '#web/language/locale.ts';

/**
 * The languages that were requested and that no engine could write: why, and what helps. Where only a translator can,
 * trying again waits for one.
 */
export function StoryUnwritten({
  unwritten,
  rewriting,
  onByHand,
}: {
  unwritten: readonly Unwritten[];
  rewriting: Rewriting;
  onByHand: (language: Language) => void;
}) {
  const waits = unwritten.some(({ needs }) => needs === 'translator');
  const estimate = useQuery({ ...engineQueries.estimate({ words: 300, languages: 1 }), enabled: waits });
  const translates = estimate.data?.lines.some(({ task, builtIn }) => task === 'text' && !builtIn) ?? false;
  return (
    <ul aria-label={t`Languages that were not written`} className="grid gap-2">
      {unwritten.map(({ language, why, whySaid, needs }) => (
        <li
          key={language}
          className="flex flex-wrap items-start justify-between gap-3 rounded-xl bg-warn-wash px-4 py-3 text-sm"
        >
          <div className="flex min-w-0 flex-1 basis-60 gap-2">
            <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
            <div className="min-w-0">
              <p className="font-medium text-warn">
                <Trans>
                  <OwnName language={language} /> was not written
                </Trans>
              </p>
              <p className="break-words">{inWords(whySaid, why)}</p>
              <p className="text-soft">{t`The other languages are kept, and only this one is written.`}</p>
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              icon={<PenLine aria-hidden />}
              aria-label={t`Write or paste it in ${{ language: languageName(language) }}`}
              onClick={() => onByHand(language)}
            >{t`Write or paste it`}</Button>
            {needs === 'translator' && !translates ? (
              <ButtonLink
                to="/settings"
                size="small"
                icon={<Plug aria-hidden />}
                aria-label={t`Connect a model for ${{ language: languageName(language) }}`}
              >{t`Connect a model`}</ButtonLink>
            ) : (
              <Button
                size="small"
                icon={<RefreshCw aria-hidden />}
                busy={rewriting.isAt(language, null)}
                aria-label={
                  needs === 'translator'
                    ? t`Translate it in ${{ language: languageName(language) }}`
                    : t`Try again in ${{ language: languageName(language) }}`
                }
                onClick={() => void rewriting.order(language)}
              >
                {needs === 'translator' ? t`Translate it` : t`Try again`}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
