import { plural, t } from '@lingui/core/macro';
import { engineInSentence, engineName } from '#web/engines/engine-name.ts';
import { i18n } from '#web/language/i18n.ts';
import { CircleCheck, PenLine, TriangleAlert } from 'lucide-react';
import { languageNames, type Section, sections } from '#shared/vocabulary.ts';
import { type LanguageProgress, sectionShares, wordsSoFar } from '#shared/story/writing-progress.ts';
import { cx } from '#web/ui/cx.ts';
import { sectionNames } from './section-names.ts';

/**
 * The progress of each language while it is written: the current section, and its words so far. Nothing until there are
 * words.
 */
export function TellingRows({ told, only = null }: { told: readonly LanguageProgress[]; only?: Section | null }) {
  if (told.length === 0) return null;
  const engines = new Set(told.map(({ engine }) => engine));
  return (
    <ul aria-label={t`Languages`} className="mt-2 grid gap-2.5 text-sm">
      {told.map((each) => (
        <li key={each.language} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <StateIcon state={each.state} />
            <span lang={each.language} className="font-medium">
              {languageNames[each.language]}
            </span>
            <span className="text-soft tabular-nums">{saidOf(each)}</span>
          </p>
          {engines.size > 1 && <p className="text-xs text-soft">{engineName(each.engine)}</p>}
          {each.state !== 'failed' && <Sections told={each} only={only} />}
        </li>
      ))}
      {engines.size === 1 && (
        <li className="text-xs text-soft">{t`By ${{ engine: engineInSentence(told[0]?.engine ?? '') }}`}</li>
      )}
    </ul>
  );
}

function StateIcon({ state }: Pick<LanguageProgress, 'state'>) {
  if (state === 'written') return <CircleCheck className="size-4 shrink-0 text-good" aria-label={t`written`} />;
  if (state === 'failed') return <TriangleAlert className="size-4 shrink-0 text-warn" aria-label={t`not written`} />;
  return <PenLine className="size-4 shrink-0 text-brand" aria-label={t`being written`} />;
}

/** `Lesson · 212 of about 300 words`. */
function saidOf(told: LanguageProgress): string {
  const words = wordsSoFar(told);
  const { engine, of } = told;
  if (told.state === 'failed') return t`not written by ${{ engine: engineInSentence(engine) }}`;
  if (told.state === 'written') return plural(words, { one: '# word', other: '# words' });
  if (words === 0) return told.section ? i18n._(sectionNames[told.section]) : t`being planned`;
  const section = told.section && i18n._(sectionNames[told.section]);
  return section ? t`${section} · ${words} of about ${of} words` : t`${words} of about ${of} words`;
}

/** The four sections of the story as bars: as wide as they are long, each filled as far as it is written. */
function Sections({ told, only }: { told: LanguageProgress; only: Section | null }) {
  return (
    <div className="flex gap-0.5" aria-hidden>
      {(only ? [only] : sections).map((section) => {
        const share = only ? 1 : sectionShares[section];
        const isPast =
          told.state === 'written' ||
          (told.section !== null && sections.indexOf(section) < sections.indexOf(told.section));
        const filled = isPast ? 1 : Math.min(1, (told.words[section] ?? 0) / Math.max(1, told.of * share));
        return (
          <span
            key={section}
            className="h-1.5 min-w-0 overflow-hidden rounded-full bg-mute-wash"
            style={{ flexGrow: share, flexBasis: 0 }}
          >
            <span
              className={cx('block h-full rounded-full', told.state === 'written' ? 'bg-good' : 'bg-brand')}
              style={{ width: `${Math.round(filled * 100)}%` }}
            />
          </span>
        );
      })}
    </div>
  );
}
