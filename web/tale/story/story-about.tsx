import { t } from '@lingui/core/macro';
import type { Tale } from '#shared/tale/tale.contract.ts';
import { type Language, versionAttributions, versionNotes, versionOfLanguage } from '#shared/vocabulary.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { i18n } from '#web/language/i18n.ts';
import { toneNames, audienceNames } from '#web/tale-parts/choice-names.ts';
import { engineName } from '#web/engines/engine-name.ts';
import { inWords } from '#web/language/said.ts';

/** Who wrote the displayed text, from which Bibles, and what the creator should know about it. */
export function StoryAbout({
  tale,
  languages,
  isWide,
}: {
  tale: Tale;
  languages: readonly Language[];
  isWide: boolean;
}) {
  return (
    <aside aria-label={t`About the story`} className={cx('grid gap-4 text-sm', isWide && 'sm:grid-cols-2')}>
      <Card title={t`About this text`}>
        <dl className="grid gap-3 [&_dt]:text-xs [&_dt]:text-soft">
          <div>
            <dt>{t`Writer`}</dt>
            <dd className="font-medium">{tale.writer ? engineName(tale.writer) : t`Nobody yet`}</dd>
          </div>
          {languages.length > 0 && (
            <div>
              <dt>{t`Scripture`}</dt>
              {languages.map((language) => {
                const version = versionOfLanguage[language];
                return (
                  <dd key={language} className="mt-1 break-words">
                    {versionAttributions[version]}
                    {versionNotes[version] && (
                      <span className="mt-0.5 block text-xs text-soft">{versionNotes[version]}</span>
                    )}
                  </dd>
                );
              })}
            </div>
          )}
          <div>
            <dt>{t`Told as`}</dt>
            <dd>{t`${{ tone: i18n._(toneNames[tale.tone]) }}, for ${{ audience: i18n._(audienceNames[tale.audience]).toLocaleLowerCase() }}`}</dd>
          </div>
        </dl>
      </Card>
      {tale.notes.length > 0 && (
        <Card title={t`Notes`}>
          <ul className="grid gap-2">
            {tale.notes.map((note, at) => (
              <li key={note}>{inWords(tale.notesSaid?.[at], note)}</li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  );
}
